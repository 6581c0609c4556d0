#include <round_count.hpp>

namespace {

using namespace hakem;

/// 7.7: a point for each round that brought more than the scheduled opponent got, or than a draw
/// where there is no opponent; half a point for as much. It undoes scoring such as 3-1-0.
class StandardPoints final : public RoundCount {
    int halves(const TieBreakInput& input, const Competitor& own, std::size_t r) const override {
        const auto& round = own.rounds[r];
        if (round.outcome == Outcome::pending) return 0;
        const auto points = points_of(round, input.code);
        auto other = draw_of(input.history, input.code);
        if (round.opponent >= 0) {
            const auto& opponent =
                input.history.competitors[static_cast<std::size_t>(round.opponent)];
            other = points_of(opponent.rounds[r], input.code);
        }
        return points > other ? 2 : points == other ? 1 : 0;
    }
};

}

HAKEM_PLUGIN(StandardPoints, "STD", "Standard points", "FIDE C.07, 7.7")
