#include "team_tie_break.hpp"

namespace {

using namespace hakem;

/// The score of a team event that does not rank it: game points after match points, or the other
/// way round.
class SecondaryScore final : public TeamTieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        auto code = input.code;
        code.score = secondary_of(input.history);
        std::vector<TieBreakValue> values;
        values.reserve(input.history.competitors.size());
        for (const auto& team : input.history.competitors) {
            auto& value = values.emplace_back();
            value.value = exact(score_of(team, code));
            for (std::size_t r = 0; input.explain && r < team.rounds.size(); ++r)
                if (const auto& round = team.rounds[r]; !round.annulled)
                    value.terms.push_back(term_of(input.history, static_cast<int>(r) + 1, round,
                                                  exact(points_of(round, code)),
                                                  is_played(round.outcome) ? "" : "term.unplayed"));
            if (input.explain) add_rest(value.terms, *value.value);
        }
        return values;
    }
};

}

HAKEM_PLUGIN(SecondaryScore, "MPvGP", "Match points against game points", "FIDE C.07, 13.1")
