#pragma once
/// An event while it is played: what players and teams have in common.

#include "generator/absences.hpp"
#include "generator/adjournments.hpp"
#include "generator/field.hpp"
#include "generator/random_tournament.hpp"

#include <vector>

namespace hakem::generator {

/// Pairs round after round; what a round brings to players or teams is the business of the others.
class Play {
public:
    Play(const Recipe& recipe, const PairingSystem& system, Field field, Diagnostics& diagnostics);
    virtual ~Play() = default;

    RandomTournament play();

protected:
    /// Byes stand in the columns of the players before the round is paired.
    virtual void enter_byes(const std::vector<Outcome>& byes, int round) = 0;
    /// The round as it was paired and played; the games that ended over the board are returned.
    virtual std::vector<PlayedGame> enter_round(const RoundPairing& pairing,
                                                const std::vector<Outcome>& byes) = 0;

    Tournament& tournament() { return result_.tournament; }
    RoundEntry& entry(std::int32_t id, int round) {
        return result_.tournament.players[place_of(id)].rounds[static_cast<std::size_t>(round - 1)];
    }
    /// A bye announced in advance (TRF26 240), of the competitors that have it.
    void announce(const std::vector<Outcome>& byes, int round);

    const Recipe& recipe_;
    std::vector<std::int32_t> strengths_; ///< of the players

private:
    void next_round();
    void resize_rounds(int rounds);

    const PairingSystem& system_;
    Diagnostics& diagnostics_;
    std::vector<Stay> stays_;
    Byes byes_;
    Adjournments adjournments_;
    RandomTournament result_;
};

}
