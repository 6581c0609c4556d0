#pragma once
/// How those with equal points divide the prizes of their places.

#include "prizes/plan.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace hakem::prizes {

/// The share of each. `amounts` are the prizes that are left, as many as there are; `ranks` those
/// of the members, ascending. Those whom no tie-break separates have equal shares in every mode.
std::vector<Exact> shares_of(Sharing sharing, std::span<const Amount> amounts,
                             std::span<const std::int32_t> ranks);

}
