#pragma once
/// Which findings of a file an entry keeps: the one place that decides it.

#include "entry.hpp"

#include <cstddef>
#include <vector>

namespace hakem::batch {

/// Most findings that an entry keeps, where it has no more codes than that.
inline constexpr std::size_t most_findings = 200;

/// Keeps of `all`, in their order, the first of each code and then the worst: errors, warnings,
/// what was let pass, notes. The others are counted in `left_off` by code, with those of `counted`,
/// of which nothing but the number is known.
void keep_findings(Entry& entry, std::vector<Finding> all, std::vector<LeftOff> counted);

/// One that an entry does not keep.
void leave_off(Entry& entry, const Finding& finding);

}
