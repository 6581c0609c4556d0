#include "team_tie_break.hpp"

#include <algorithm>
#include <mean.hpp>
#include <opponent_scores.hpp>
#include <string>

namespace {

using namespace hakem;

/// 13.4: the secondary score and the Buchholz on the primary score, brought down to the size of
/// the secondary score of one match.
class ScoreAndSchedule final : public TeamTieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        auto own = input.code;
        own.score = secondary_of(input.history);
        auto values = sum_of_opponent_scores(input, Product::score); // with /F the Fore Buchholz
        const auto factor = factor_of(input);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto score = exact(score_of(input.history.competitors[i], own));
            auto& value = values[i];
            if (!value.value) continue;
            const auto buchholz = *value.value;
            value.value = rounded(score + buchholz / factor.value, 100);
            if (input.explain) value.how = how(input, score, buchholz, factor, *value.value);
        }
        return values;
    }

    bool accepts(const TieBreakCode& code) const override {
        auto rest = code;
        rest.fore = rest.forfeits_are_games = false;
        rest.factor = 0;
        return has_own_scores(rest);
    }

private:
    struct Factor {
        std::int64_t value = 1;
        std::int64_t event = 0, match = 0; ///< hundredths; what it was made of
    };

    /// 13.4.1: the most that the event has on the primary score by the most that a match has on the
    /// secondary one, without the fraction; at least 1.
    static Factor factor_of(const TieBreakInput& input) {
        if (input.code.factor > 0) return {input.code.factor};
        const auto& history = input.history;
        const auto match = history.game_points_first ? history.match_win : history.game_win;
        Factor factor{1, std::int64_t{history.win.in_hundredths()} * history.scheduled,
                      match.in_hundredths()};
        if (match > Points{}) factor.value = std::max<std::int64_t>(factor.event / factor.match, 1);
        return factor;
    }

    static std::vector<Decision> how(const TieBreakInput& input, const Exact& score,
                                     const Exact& buchholz, const Factor& factor,
                                     const Exact& value) {
        const bool exactly = value == score + buchholz / factor.value;
        const auto number = std::to_string(factor.value);
        const bool of_matches = input.history.game_points_first;
        return {because(exactly ? "how.combination" : "how.combination-rounded",
                        {message_argument(of_matches ? "how.match-points" : "how.game-points"),
                         exact_argument(score), exact_argument(buchholz), number,
                         exact_argument(value)}),
                input.code.factor > 0
                    ? because("how.factor-declared", {number})
                    : because("how.factor", {number, exact_argument(Exact(factor.event, 100)),
                                             exact_argument(Exact(factor.match, 100))})};
    }
};

}

HAKEM_PLUGIN(ScoreAndSchedule, "SSSC", "Scores and schedule strength combination",
             "FIDE C.07, 13.4")
