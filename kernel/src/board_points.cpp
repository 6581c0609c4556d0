// The points of the boards of teams.

#include "history_parts.hpp"

#include <algorithm>

namespace hakem {

Points BoardPoints::of(std::size_t team, int round, int board) const {
    const auto at = index(team, round);
    if (board < 1 || at >= matches_.size()) return {};
    const auto& match = matches_[at];
    if (match.count == 0) return match.each;
    if (board > match.count) return {};
    return points_[match.first + static_cast<std::size_t>(board - 1)];
}

void BoardPoints::resize(std::size_t teams, int rounds, int boards) {
    rounds_ = rounds;
    boards_ = boards;
    matches_.assign(teams * static_cast<std::size_t>(rounds), {});
    points_.clear();
}

void BoardPoints::set(std::size_t team, int round, const std::vector<Points>& points) {
    auto& match = matches_[index(team, round)];
    match.first = points_.size();
    const auto count = std::min(points.size(), std::size_t{most_boards});
    match.count = static_cast<std::int32_t>(count);
    points_.insert(points_.end(), points.begin(),
                   points.begin() + static_cast<std::ptrdiff_t>(count));
    boards_ = std::max(boards_, match.count);
}

void BoardPoints::set_all(std::size_t team, int round, Points each) {
    matches_[index(team, round)].each = each;
}

}
