#pragma once
/// The round as a whole: from the top and from the bottom to the median group (20.2), and what is
/// done where that cannot be paired (20.3).

#include "bye.hpp"
#include "group.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace hakem::ulusal {

/// 20.3.
struct Repair {
    enum class Kind : std::uint8_t { none, from_below, from_above, lower_joins, one_group };
    Kind kind = Kind::none;
    Players alone; ///< who stood in the way: left over when the median group was first paired
    Players replaced_below, by_below; ///< a, b: floaters of the group below, and those instead
    Players replaced_above, by_above; ///< b
    std::vector<Points> joined;       ///< d: scores of the groups joined, in their order
    int failed = 0; ///< how many of the steps before had no solution, by bits: a, b, c
};

struct PairedRound {
    Start start;
    Repair repair;
    std::vector<PairedGroup> groups; ///< from the highest to the lowest
};

/// Nothing where there is no pairing without a rematch (E.5).
std::optional<PairedRound> pair_round(const Field& field);

}
