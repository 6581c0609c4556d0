#pragma once
/// The games of a tournament in the order in which they are written.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::pgn {

/// One side of a game to be written.
struct WrittenSide {
    const Player* player = nullptr; ///< null: nobody, or not named
    const Team* team = nullptr;
    bool bye = false; ///< the name is "bye"
    Outcome outcome = Outcome::pending;
};

struct WrittenGame {
    std::int32_t round = 0, match = 0, board = 0; ///< 0 = none
    WrittenSide white, black;
    const GameRecord* record = nullptr; ///< its text, where there is one
};

/// Every pairing of every round, then the byes, then the games that are in no round. Byes and
/// matches of teams that were not played are games without players.
std::vector<WrittenGame> games_of(const Tournament& tournament);

}
