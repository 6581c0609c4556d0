#include <rounds.hpp>

namespace {

using namespace hakem;

/// The match points of a team; where game points rank the event (regulation 26.1) they are the
/// second count.
class TeamPoints final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        for (const auto& team : input.history.competitors) {
            auto& value = values.emplace_back();
            value.value = exact(team.match_points);
            for (std::size_t r = 0; input.explain && r < team.rounds.size(); ++r)
                if (const auto& round = team.rounds[r]; !round.annulled)
                    value.terms.push_back(term_of(input.history, static_cast<int>(r) + 1, round,
                                                  exact(round.match_points)));
            if (input.explain) add_rest(value.terms, *value.value);
        }
        return values;
    }

    Objection refusal(const TieBreakCode&, const History& history, const Edition&) const override {
        return history.teams ? "" : "diagnostic.RNK-0013";
    }
};

}

HAKEM_PLUGIN(TeamPoints, "TAKIM", "Team points (Takım Puanları)", "Regulation 37e")
