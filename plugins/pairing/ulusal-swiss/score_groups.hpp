#pragma once
/// 17.4 and 20.2: the score groups, and those that are handled before the median group.

#include "floaters.hpp"

#include <vector>

namespace hakem::ulusal {

/// An outer group with what it hands on.
struct OuterGroup {
    Pool pool;
    Floating floating;
};

/// Indices of the score groups, downward; the bye player is in none.
class ScoreGroups {
public:
    ScoreGroups(const Field& field, const Players& players);

    /// 20.2: residents with more, with exactly and with less than half of the points.
    std::vector<Players> above, below; ///< from the highest; from the lowest
    Players median;

    /// The nearest group in the direction of pairing from one of `above` or `below`.
    const Players& next_door_below(std::size_t above_index) const;
    const Players& next_door_above(std::size_t below_index) const;
};

/// All outer groups of one side in their order, each with the floaters of the one before (19.4).
std::vector<OuterGroup> outer_groups(const Completion& completion, const ScoreGroups& groups,
                                     Direction direction);

}
