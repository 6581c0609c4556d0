#include <progressive.hpp>
#include <rounds.hpp>

namespace {

using namespace hakem;

/// 34E3: the sum of the running scores, less a point for each that came without a game.
class Cumulative final : public RunningScores {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        auto values = RunningScores::compute(input);
        const auto win = win_of(input.history, input.code);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto& rounds = input.history.competitors[i].rounds;
            for (std::size_t r = 0; r < rounds.size(); ++r) {
                const auto& round = rounds[r];
                if (round.annulled || is_played(round.outcome) ||
                    points_of(round, input.code) != win)
                    continue;
                *values[i].value -= exact(win);
                if (input.explain)
                    values[i].terms.push_back(term_of(input.history, static_cast<int>(r) + 1, round,
                                                      -exact(win), "term.unplayed"));
            }
        }
        return values;
    }
};

}

HAKEM_PLUGIN(Cumulative, "CUMULATIVE", "Cumulative", "US Chess 34E3")
