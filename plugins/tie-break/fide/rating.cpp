#include <performance.hpp>

namespace {

using namespace hakem;

/// 10.6: the own rating, the highest first; with /R the lowest.
class OwnRating final : public RatingTieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        values.reserve(input.history.competitors.size());
        for (const auto& competitor : input.history.competitors)
            values.push_back({Exact(rating_of(competitor, input.code)), {}});
        return values;
    }

    bool higher_is_better(const TieBreakCode& code) const override { return !code.reverse; }

    bool accepts(const TieBreakCode& code) const override {
        auto rest = code;
        rest.reverse = false;
        return RatingTieBreak::accepts(rest);
    }
};

}

HAKEM_PLUGIN(OwnRating, "RTNG", "Rating", "FIDE C.07, 10.6")
