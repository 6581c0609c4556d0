#include <algorithm>
#include <performance.hpp>

namespace {

using namespace hakem;

/// 10.1: the average rating of the opponents met over the board. The cuts leave out the lowest,
/// then the highest; with nobody left there is none.
class AverageRating final : public RatingTieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        values.reserve(input.history.competitors.size());
        for (const auto& competitor : input.history.competitors)
            values.push_back(value_of(input, rated_games(input, competitor)));
        return values;
    }

    bool accepts(const TieBreakCode& code) const override {
        auto rest = code;
        rest.cut_lowest = rest.cut_highest = 0;
        return RatingTieBreak::accepts(rest);
    }

private:
    static TieBreakValue value_of(const TieBreakInput& input, PerformanceGames games) {
        // Among equals the earlier round is the lower.
        std::stable_sort(games.begin(), games.end(),
                         [](const auto& a, const auto& b) { return a.rating < b.rating; });
        const auto size = games.size();
        const auto low = std::min(static_cast<std::size_t>(input.code.cut_lowest), size);
        const auto high = std::min(static_cast<std::size_t>(input.code.cut_highest), size - low);
        const auto first = games.begin() + static_cast<std::ptrdiff_t>(low);
        const auto last = games.end() - static_cast<std::ptrdiff_t>(high);
        TieBreakValue result;
        const PerformanceGames left(first, last);
        if (const auto average = average_rating(left)) result.value = Exact(*average);
        if (!input.explain) return result;
        explain(result, input, games, low, size - high);
        result.how = {left.empty() && !games.empty() ? because("how.nothing-left")
                                                     : how_average(left)};
        return result;
    }

    static void explain(TieBreakValue& value, const TieBreakInput& input,
                        const PerformanceGames& games, std::size_t from, std::size_t to) {
        for (std::size_t i = 0; i < games.size(); ++i) {
            value.terms.push_back(
                term_of_game(input.history, games[i], Exact(games[i].rating), "term.rating"));
            value.terms.back().cut = i < from || i >= to;
        }
        std::sort(value.terms.begin(), value.terms.end(),
                  [](const Term& a, const Term& b) { return a.round < b.round; });
    }
};

}

HAKEM_PLUGIN(AverageRating, "ARO", "Average rating of opponents", "FIDE C.07, 10.1")
