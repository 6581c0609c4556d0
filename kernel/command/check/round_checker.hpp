#pragma once
/// The rounds of a file, paired again by one system.

#include "checked_file.hpp"
#include <hakem/pairing_system.hpp>

#include <optional>
#include <vector>

namespace hakem::command {

/// Paired, and not played yet.
inline bool is_pending(const RoundEntry& entry) { return entry.outcome == Outcome::pending; }

/// Pairs the rounds of one tournament again. The tournament has to outlive it.
class RoundChecker {
public:
    RoundChecker(const PairingSystem& system, const Tournament& tournament,
                 const PairingChoice& choice, std::optional<Colour> initial_colour, bool strict);

    /// `judged`: with what a round that differs breaks.
    CheckedRound check(int number, bool judged = true) const;

private:
    void compare(CheckedRound& round, const RoundPairing& played, bool judged,
                 const Tournament& tournament) const;
    bool is_half_told(int round) const;
    const Tournament& as_begun() const { return begun_ ? *begun_ : tournament_; }
    const Tournament& as_announced(int round) const;

    const PairingSystem& system_;
    const Tournament& tournament_;
    PlayerIndex index_;
    bool by_table_, strict_;
    int first_pending_, last_;         ///< rounds
    std::optional<Tournament> begun_;  ///< where games are pending
    std::optional<Tournament> longer_; ///< where more rounds were held than the file declares
    PairingRequest request_;
};

/// Pairs the rounds again, by the system of the file or of the request. Where nobody names one, by
/// the usual one and, if that differs, by others that there are (unnamed_system.hpp).
void check_rounds(Session session, CheckedFile& file, const CheckRequest& request, bool alone);

}
