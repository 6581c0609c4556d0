#pragma once
/// Team events: lists of the teams, line-ups, byes and matches that were not played, out of the
/// games board by board.

#include "outcomes.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

#include <string>
#include <vector>

namespace hakem::pgn {

/// A game with its place in the event; players are starting numbers, 0 = nobody.
struct PlacedGame {
    std::int32_t round = 0, second = 0, third = 0; ///< see RoundTag
    std::int32_t white = 0, black = 0;
    std::string white_team, black_team; ///< by the tags of the game, else of the player
    std::int32_t white_team_number = 0, black_team_number = 0;
    bool white_bye = false, black_bye = false; ///< the other side has a bye
    Ending ending = Ending::none;
    std::uint32_t line = 0;
};

/// Whether the teams met as teams: every game is between two of them, each met one other in a
/// round, and a match had several boards.
bool met_as_teams(const std::vector<PlacedGame>& games);

/// Teams, lists, line-ups, byes and forfeited matches; the entries of the players are there.
void enter_teams(Tournament& tournament, const std::vector<PlacedGame>& games,
                 Diagnostics& diagnostics);

}
