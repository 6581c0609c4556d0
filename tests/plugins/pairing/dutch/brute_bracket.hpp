#pragma once
/// The best candidate of one bracket, by trying them all.

#include "brute_criteria.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace hakem::test::brute {

/// A criterion that looks at nothing but the set of downfloaters (C7 to C9; 2017: C.6, C.7).
using SetCriterion = std::function<Failure(Mask)>;

/// Whether the absolute criteria and completion let these float down (C1 to C5; 2017: C.1 to C.4).
using MayFloat = std::function<bool(Mask)>;

/// All smallest sets of downfloaters that `may_float` and leave the rest of the bracket pairable:
/// MDPs with residents, residents with each other (C6; 2017: C.5). None where there is none.
std::vector<Mask> fewest_downfloaters(const Field& field, const Bracket& bracket,
                                      const MayFloat& may_float);

/// Those of the sets that do best by the criteria, one after the other.
std::vector<Mask> best_sets(std::vector<Mask> sets, const std::vector<SetCriterion>& criteria);

/// The first generated of the best candidates whose downfloaters are one of the sets.
std::optional<Candidate> best_candidate(const Field& field, const Bracket& bracket,
                                        const std::vector<Mask>& sets,
                                        const std::vector<Criterion>& criteria);

}
