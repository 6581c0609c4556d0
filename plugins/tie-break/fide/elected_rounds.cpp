#include <round_count.hpp>

namespace {

using namespace hakem;

/// 7.6: the rounds less those that were not wanted, by a bye or by staying away; what comes after a
/// withdrawal is a zero-point bye. Until July 2024 it was called GE.
class ElectedRounds final : public RoundCount {
    int halves(const TieBreakInput& input, const Competitor& own, std::size_t r) const override {
        const auto& round = own.rounds[r];
        switch (round.outcome) {
        case Outcome::absent:
        case Outcome::half_bye:
        case Outcome::zero_bye:
            return 0;
        case Outcome::forfeit_loss:
            return is_game(input, round) ? 2 : 0;
        default:
            return 2;
        }
    }
    bool whole() const final { return true; }
};

}

HAKEM_PLUGIN(ElectedRounds, "REP", "Rounds one elected to play", "FIDE C.07, 7.6")
