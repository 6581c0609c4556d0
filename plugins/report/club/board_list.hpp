#pragma once
/// The list of the games of a round by board, for pairings and for results.

#include "rounds.hpp"

namespace hakem::club {

/// Which points stand beside the names.
enum class PointsShown { before_round, after_round };

/// One section a round: board, White, points, result, points, Black; byes below the boards.
std::vector<Section> board_lists(const ReportInput& input, std::string_view title_key,
                                 PointsShown points);

}
