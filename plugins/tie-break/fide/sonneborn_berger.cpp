#include <opponent_scores.hpp>

namespace {

using namespace hakem;

/// The sum of the opponents' scores, each times the points made against him. With the edition
/// `regulation` it is the regulation's 37d.
class SonnebornBerger final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        return sum_of_opponent_scores(input, Product::score_times_points);
    }

    /// 14.1: no Median of Sonneborn-Berger.
    bool accepts(const TieBreakCode& code) const override {
        return code.cut_highest == 0 && code.limit == 0 && code.factor == 0 && !code.fore &&
               !code.reverse && !code.byes_count && !code.unrated;
    }
};

}

HAKEM_PLUGIN(SonnebornBerger, "SB", "Sonneborn-Berger", "FIDE C.07, 9.1")
