#pragma once
/// 20.3a, b and c: other floaters than those of 19, so that the group they go to can be paired.

#include "completion.hpp"

#include <optional>
#include <vector>

namespace hakem::ulusal {

/// A pool whose floaters may be replaced.
struct Replaceable {
    Players pool;
    int level = 0;            ///< 19.1
    int count = 0;            ///< of its floaters
    Players most_replaceable; ///< the reversed keep list: the order of the sets
};

/// The first sets of floaters (of the first pool before the second), in the lexicographic order of
/// the reversed keep lists, with which the pools are complete and `goal` with the floaters too;
/// each in the order of its list. Nothing where there are none.
std::optional<std::vector<Players>> first_floaters(const Completion& completion,
                                                   const std::vector<Replaceable>& pools,
                                                   const Players& goal);

}
