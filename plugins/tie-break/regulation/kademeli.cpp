#include <progressive.hpp>

namespace {

using namespace hakem;

/// The sum of the scores after each round; a tie that stays is broken by leaving out the first
/// round (KADEMELI/C1), then the first two, and so on.
class Kademeli final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        return sum_of_running_scores(input);
    }

    bool accepts(const TieBreakCode& code) const override {
        return code.cut_highest == 0 && code.limit == 0 && code.factor == 0 &&
               !code.forfeits_are_games && !code.fore && !code.reverse && !code.unrated;
    }
};

}

HAKEM_PLUGIN(Kademeli, "KADEMELI", "Cumulative score (Kademeli)", "Regulation 37a")
