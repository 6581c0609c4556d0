#include <opponent_scores.hpp>

namespace {

using namespace hakem;

/// 9.1: the sum of the opponents' scores, each times the points made against him. With the edition
/// `regulation` it is the regulation's 37d, with `us-chess` that of 34E.
class SonnebornBerger final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        return sum_of_opponent_scores(input, Product::score_times_points);
    }

    /// 14.1: no Median of Sonneborn-Berger.
    bool accepts(const TieBreakCode& code) const override {
        return code.cut_highest == 0 && has_cuts_only(code);
    }
};

}

HAKEM_PLUGIN(SonnebornBerger, "SB", "Sonneborn-Berger", "FIDE C.07, 9.1")
