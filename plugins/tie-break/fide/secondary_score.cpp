#include <hakem/tie_break.hpp>

namespace {

using namespace hakem;

/// The score of a team event that does not rank it: game points after match points, or the other
/// way round.
class SecondaryScore final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        for (const auto& team : input.history.competitors) {
            const auto points =
                input.history.game_points_first ? team.match_points : team.game_points;
            values.push_back({exact(points), {}});
        }
        return values;
    }

    std::string_view refusal(const History& history, const Edition&) const override {
        return history.teams ? "" : "diagnostic.RNK-0013";
    }
};

}

HAKEM_PLUGIN(SecondaryScore, "MPvGP", "Match points against game points", "FIDE C.07, 13.1")
