#pragma once
/// A team event while it is played.

#include "generator/games.hpp"
#include "generator/line_ups.hpp"
#include "generator/matches.hpp"
#include "generator/play.hpp"

#include <vector>

namespace hakem::generator {

/// Teams sit down, and the games of their boards are played.
class TeamPlay final : public Play {
public:
    TeamPlay(const Recipe& recipe, const PairingSystem& system, Diagnostics& diagnostics);

private:
    void enter_byes(const std::vector<Outcome>& byes, int round) override;
    std::vector<PlayedGame> enter_round(const RoundPairing& pairing,
                                        const std::vector<Outcome>& byes) override;

    const Team& team(std::int32_t id) { return tournament().teams[place_of(id)]; }
    void enter_team_bye(const Team& team, Outcome kind, int round);
    void enter_pairing_bye(std::int32_t id, int round);
    void enter_forfeit(const Pair& pair, const MatchState& state, int round);
    void enter_match(const Pair& pair, const MatchState& state, int round,
                     std::vector<PlayedGame>& games);
    void enter_board(std::int32_t white, std::int32_t black, bool white_came, bool black_came,
                     int round);
    void announce_line_up(const Seated& seated, std::int32_t team, std::int32_t opponent,
                          int round);
    void enter_who_did_not_play(int round);

    MatchStates states_;
    LineUpDraw line_ups_;
    Games games_;
};

}
