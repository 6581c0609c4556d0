#include "progressive.hpp"

#include "rounds.hpp"

namespace hakem {

namespace {

TieBreakValue value_of(const TieBreakInput& input, const Competitor& competitor) {
    TieBreakValue result;
    std::int64_t running = 0, sum = 0; // hundredths
    for (std::size_t r = 0; r < competitor.rounds.size(); ++r) {
        const auto& round = competitor.rounds[r];
        if (!round.annulled) running += points_of(round, input.code).in_hundredths();
        const bool cut = r < static_cast<std::size_t>(input.code.cut_lowest);
        if (!cut) sum += running;
        if (!input.explain) continue;
        result.terms.push_back(
            term_of(input.history, static_cast<int>(r) + 1, round, Exact(running, 100)));
        result.terms.back().cut = cut;
    }
    result.value = Exact(sum, 100);
    return result;
}

}

std::vector<TieBreakValue> RunningScores::compute(const TieBreakInput& input) const {
    std::vector<TieBreakValue> values;
    values.reserve(input.history.competitors.size());
    for (const auto& competitor : input.history.competitors)
        values.push_back(value_of(input, competitor));
    return values;
}

bool RunningScores::accepts(const TieBreakCode& code) const {
    return code.cut_highest == 0 && code.limit == 0 && code.factor == 0 &&
           !code.forfeits_are_games && !code.fore && !code.reverse && !code.byes_count &&
           !code.unrated;
}

}
