#pragma once
/// Matches of teams: scores, and the games board by board.

#include "rounds.hpp"
#include <hakem/line_up.hpp>

#include <string>

namespace hakem::club {

/// "3½ : 2½" for the side that is named first, "(4) : (0)" where the match was not played (16.5,
/// 23.2), "2½? : 1½?" while a board is adjourned; empty before the match.
Cell match_score_cell(const Round& first, const Round& second);

/// The score of one side in it.
std::string match_score_text(const Round& round);

/// The board points of one side, marked in the same way.
Cell match_points_cell(const Round& round);

/// The result of a match of a team, as a win, a draw or a loss: while a board is adjourned as the
/// boards stand with ½ for it (regulation 26.2). Else its outcome.
Outcome match_so_far(const History& history, const Competitor& team, int round);

/// The lines that scores of matches and boards need, which are text: "+ / -", brackets, "?".
/// `result_key`: how the keys of their columns begin.
void add_score_legend(Table& table, std::string_view result_key = "result");

/// The boards of a match that has begun, with those at the end that both teams left empty: lost by
/// both. Before the match nobody knows of them.
std::vector<MatchBoard> with_empty_boards(std::vector<MatchBoard> seats, int boards);

/// "1 : 0", "+ : -", for the side that is named first; empty while the game is not played.
std::string board_score(const MatchBoard& board);

}
