#include <performance.hpp>
#include <string>

namespace {

using namespace hakem;

/// 10.6: the own rating, the highest first; with /R the lowest.
class OwnRating final : public RatingTieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        values.reserve(input.history.competitors.size());
        for (const auto& competitor : input.history.competitors) {
            auto& value = values.emplace_back();
            const auto rating = rating_of(competitor, input.code);
            value.value = Exact(rating);
            if (input.explain && competitor.rating == 0)
                value.how = {because("how.unrated", {std::to_string(rating)})};
        }
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
