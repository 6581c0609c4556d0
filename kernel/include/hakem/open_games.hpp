#pragma once
/// Games that are not over yet: while there is one, standings are provisional (regulation 22.1).

#include <hakem/history.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem {

/// A game of a round that was held, without its final result.
struct OpenGame {
    int round = 0;
    std::int32_t board = 0; ///< of the round; in a team event of the match
    std::int32_t seat = 0;  ///< in a team event the board within the match; 0 = none known
    std::int32_t white = 0, black = 0; ///< starting numbers; numbers of teams without a seat
    std::string white_name, black_name;
    std::uint32_t line = 0; ///< of White in the file
    bool adjourned = false; ///< counts ½ to both for now; else no result has been entered
};

/// All that count, in the order of rounds and boards: an annulled game (29a) or one of a match that
/// is lost whatever becomes of it (23.2) decides nothing.
std::vector<OpenGame> open_games(const Tournament& tournament, const History& history);

/// "2", in a team event "2.3": board 3 of match 2.
std::string board_of(const OpenGame& game);

/// Whether the history holds all rounds of the event.
bool has_all_rounds(const History& history);

}
