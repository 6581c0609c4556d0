#include "team_tie_break.hpp"

#include <algorithm>
#include <mean.hpp>
#include <opponent_scores.hpp>

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
        const Exact factor(factor_of(input));
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto score = exact(score_of(input.history.competitors[i], own));
            auto& value = values[i];
            if (!value.value) continue;
            value.value = rounded(score + *value.value / factor, 100);
            if (!input.explain) continue;
            for (auto& term : value.terms) term.value /= factor;
            Term secondary;
            secondary.value = score;
            secondary.note = "term.secondary-score";
            value.terms.insert(value.terms.begin(), secondary);
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
    /// 13.4.1: the most that the event has on the primary score by the most that a match has on the
    /// secondary one, without the fraction; at least 1.
    static std::int64_t factor_of(const TieBreakInput& input) {
        if (input.code.factor > 0) return input.code.factor;
        const auto& history = input.history;
        const auto match = history.game_points_first ? history.match_win : history.game_win;
        const std::int64_t most = std::int64_t{history.win.in_hundredths()} * history.scheduled;
        if (match <= Points{}) return 1;
        return std::max<std::int64_t>(most / match.in_hundredths(), 1);
    }
};

}

HAKEM_PLUGIN(ScoreAndSchedule, "SSSC", "Scores and schedule strength combination",
             "FIDE C.07, 13.4")
