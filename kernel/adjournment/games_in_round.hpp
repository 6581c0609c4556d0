#pragma once
/// The games of a round as an arbiter names them: by board, in a team event by match and board.

#include <hakem/adjournment.hpp>
#include <hakem/tournament.hpp>

#include <string>
#include <vector>

namespace hakem::adjournments {

/// A game of a round, with its two sides as they are entered.
struct RoundGame {
    GameKey key;
    std::int32_t board = 0; ///< in a team event the match
    std::int32_t seat = 0;  ///< in a team event the board within the match
    std::string white_name, black_name;
    Outcome white_outcome = Outcome::pending, black_outcome = Outcome::pending;
};

/// All games of a round between two players, in the order of boards.
std::vector<RoundGame> games_in_round(const Tournament& tournament, int round);

}
