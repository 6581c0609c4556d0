#pragma once
/// The sum of the running scores: C.07 7.5 and regulation 37a.

#include <hakem/tie_break.hpp>

#include <vector>

namespace hakem {

/// /Ck leaves out the scores after rounds 1 to k.
std::vector<TieBreakValue> sum_of_running_scores(const TieBreakInput& input);

}
