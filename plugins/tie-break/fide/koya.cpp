#include <algorithm>
#include <rounds.hpp>
#include <set>
#include <string>
#include <utility>

namespace {

using namespace hakem;

/// 9.2: the points made against those who have half of what could be had; /L moves that limit by
/// half points (14.5). Scores as they are, forfeits at their points.
class Koya final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        const auto limit = limit_of(input);
        std::vector<TieBreakValue> values;
        values.reserve(input.history.competitors.size());
        for (const auto& competitor : input.history.competitors)
            values.push_back(value_of(input, competitor, limit));
        return values;
    }

    bool accepts(const TieBreakCode& code) const override {
        auto rest = code;
        rest.limit = 0;
        return is_plain(rest);
    }

private:
    struct Limit {
        std::int64_t games = 0;
        std::int64_t twice = 0; ///< in hundredths
    };

    /// Half of a win a game, and in an odd round robin the bye of the table is none.
    static Limit limit_of(const TieBreakInput& input) {
        const auto& history = input.history;
        std::int64_t games = history.rounds;
        if (history.system != System::swiss) {
            games = 0;
            for (const auto& competitor : history.competitors)
                games = std::max(games, games_of(competitor));
        }
        return {games,
                games * win_of(history, input.code).in_hundredths() + 100 * input.code.limit};
    }

    static std::vector<Decision> how(const TieBreakInput& input, const Limit& limit,
                                     const std::set<std::int32_t>& at_limit) {
        std::vector<std::string> arguments{
            exact_argument(Exact(limit.twice, 200)), std::to_string(limit.games),
            exact_argument(exact(win_of(input.history, input.code)))};
        const int moved = input.code.limit;
        if (moved != 0) arguments.push_back((moved > 0 ? "+" : "") + std::to_string(moved));
        auto line = because(moved == 0 ? "how.limit" : "how.limit-moved", std::move(arguments));
        if (at_limit.empty()) return {std::move(line), because("how.nobody-at-limit")};
        std::string ids;
        for (const auto id : at_limit) ids += (ids.empty() ? "" : ", ") + std::to_string(id);
        return {std::move(line), because("how.at-limit", {std::move(ids)})};
    }

    static std::int64_t games_of(const Competitor& competitor) {
        return std::count_if(
            competitor.rounds.begin(), competitor.rounds.end(),
            [](const Round& round) { return round.opponent >= 0 && !round.annulled; });
    }

    static TieBreakValue value_of(const TieBreakInput& input, const Competitor& competitor,
                                  const Limit& limit) {
        TieBreakValue result;
        std::int64_t sum = 0;
        std::set<std::int32_t> at_limit;
        for (std::size_t r = 0; r < competitor.rounds.size(); ++r) {
            const auto& round = competitor.rounds[r];
            if (round.opponent < 0 || round.annulled || round.outcome == Outcome::pending) continue;
            const auto& opponent =
                input.history.competitors[static_cast<std::size_t>(round.opponent)];
            const auto points = points_of(round, input.code);
            const bool counts =
                2 * std::int64_t{score_of(opponent, input.code).in_hundredths()} >= limit.twice;
            if (counts) sum += points.in_hundredths();
            if (!input.explain) continue;
            result.terms.push_back(term_of(input.history, static_cast<int>(r) + 1, round,
                                           exact(points), counts ? "" : "term.below-limit"));
            result.terms.back().cut = !counts;
            if (counts) at_limit.insert(opponent.id);
        }
        result.value = Exact(sum, 100);
        if (input.explain) result.how = how(input, limit, at_limit);
        return result;
    }
};

}

HAKEM_PLUGIN(Koya, "KS", "Koya system", "FIDE C.07, 9.2")
