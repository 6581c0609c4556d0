#pragma once
/// The sum of the running scores: C.07 7.5 and regulation 37a.

#include <hakem/tie_break.hpp>

#include <vector>

namespace hakem {

/// The sum of the scores after each round; /Ck leaves out those after rounds 1 to k.
class RunningScores : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override;
    bool accepts(const TieBreakCode& code) const override;
};

}
