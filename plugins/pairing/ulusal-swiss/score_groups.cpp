#include "score_groups.hpp"

#include <algorithm>

namespace hakem::ulusal {

namespace {

const Players nobody;

}

ScoreGroups::ScoreGroups(const Field& field, const Players& players) {
    std::vector<Players> groups;
    for (const int player : players) {
        if (groups.empty() || field[groups.back().front()].score != field[player].score)
            groups.emplace_back();
        groups.back().push_back(player);
    }
    for (auto& group : groups) {
        const auto twice = field[group.front()].score * 2;
        if (twice > field.most) {
            above.push_back(std::move(group));
        } else if (twice == field.most) {
            median = std::move(group);
        } else {
            std::reverse(group.begin(), group.end()); // T.13: walked upward
            below.push_back(std::move(group));
        }
    }
    std::reverse(below.begin(), below.end());
}

const Players& ScoreGroups::next_door_below(std::size_t index) const {
    if (index + 1 < above.size()) return above[index + 1];
    if (!median.empty()) return median;
    return below.empty() ? nobody : below.back();
}

const Players& ScoreGroups::next_door_above(std::size_t index) const {
    if (index + 1 < below.size()) return below[index + 1];
    if (!median.empty()) return median;
    return above.empty() ? nobody : above.back();
}

std::vector<OuterGroup> outer_groups(const Completion& completion, const ScoreGroups& groups,
                                     Direction direction) {
    const bool down = direction == Direction::down;
    const auto& side = down ? groups.above : groups.below;
    std::vector<OuterGroup> outer;
    Players incoming;
    for (std::size_t i = 0; i < side.size(); ++i) {
        OuterGroup group{{direction, incoming, side[i]}, {}};
        const auto& next_door = down ? groups.next_door_below(i) : groups.next_door_above(i);
        group.floating = floaters_of(completion, group.pool, next_door);
        incoming = group.floating.floaters;
        put_in_order(incoming, direction);
        outer.push_back(std::move(group));
    }
    return outer;
}

}
