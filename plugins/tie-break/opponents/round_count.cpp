#include "round_count.hpp"

namespace hakem {

bool RoundCount::is_game(const TieBreakInput& input, const Round& round) {
    if (is_played(round.outcome)) return true;
    if (!forfeits_are_games(input)) return false;
    return round.outcome == Outcome::forfeit_win ||
           (round.outcome == Outcome::forfeit_loss &&
            !input.edition.forfeit_loss_unplayed_in_type_b);
}

std::vector<TieBreakValue> RoundCount::compute(const TieBreakInput& input) const {
    std::vector<TieBreakValue> values;
    values.reserve(input.history.competitors.size());
    for (const auto& competitor : input.history.competitors) {
        auto& value = values.emplace_back();
        std::int64_t sum = 0;
        for (std::size_t r = 0; r < competitor.rounds.size(); ++r) {
            const auto& round = competitor.rounds[r];
            const int brought = round.annulled ? 0 : halves(input, competitor, r);
            sum += brought;
            if (!input.explain || brought == 0) continue;
            const auto note = is_played(round.outcome) ? "" : "term.unplayed";
            value.terms.push_back(
                term_of(input.history, static_cast<int>(r) + 1, round, Exact(brought, 2), note));
        }
        value.value = Exact(sum, 2);
    }
    return values;
}

}
