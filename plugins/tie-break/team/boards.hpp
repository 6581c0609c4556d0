#pragma once
/// Results of the boards: C.07 art. 12.

#include "team_tie_break.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hakem {

/// Hundredths of points of each board, board 1 first, over any number of rounds.
using BoardTotals = std::vector<std::int64_t>;

/// 12.1: the sum of board numbers times points; less is better.
std::int64_t board_count(const BoardTotals& totals);

/// 12.2: the boards from the first one down.
std::vector<std::int64_t> top_board_results(const BoardTotals& totals);

/// 12.3: the sums without the bottom board, without the two at the bottom, and so on.
std::vector<std::int64_t> bottom_board_elimination(const BoardTotals& totals);

/// Adds what the boards of a team made in a round.
void add_boards(BoardTotals& totals, const History& history, std::size_t team, int round);

/// One term a board.
std::vector<Term> terms_of(const BoardTotals& totals);

/// The elements in points.
std::vector<Exact> exact_list(const std::vector<std::int64_t>& list);

/// "4 · 4.5 · 5" as an argument of a reason.
std::string list_argument(const std::vector<std::int64_t>& list);

/// A number for each list that orders as the lists do, their first elements counting most: the
/// elements side by side, in tenths of a point, each with as many digits as the largest needs (5½
/// and 4 are 5540). Where 18 digits do not hold them: the number of lists that are worse.
std::vector<Exact> side_by_side(const std::vector<std::vector<std::int64_t>>& lists);

}
