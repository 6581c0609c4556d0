#include <hakem/tie_break.hpp>

namespace {

using namespace hakem;

/// The match points of a team; where game points rank the event (regulation 26.1) they are the
/// second count.
class TeamPoints final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        for (const auto& team : input.history.competitors)
            values.push_back({exact(team.match_points), {}});
        return values;
    }

    std::string_view refusal(const History& history, const Edition&) const override {
        return history.teams ? "" : "diagnostic.RNK-0013";
    }
};

}

HAKEM_PLUGIN(TeamPoints, "TAKIM", "Team points (Takım Puanları)", "Regulation 37e")
