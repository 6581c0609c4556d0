#pragma once
/// Who is not there: late entries, withdrawals, byes asked for or given.

#include "generator/recipe.hpp"

#include <cstdint>
#include <vector>

namespace hakem::generator {

/// The rounds that a player or a team is in the event for.
struct Stay {
    std::int32_t first = 1, last = 0;

    bool contains(int round) const { return first <= round && round <= last; }
};

/// Drawn before round 1, for which two at least are there; nobody comes after half of the event,
/// and everybody leaves after one round at the earliest.
std::vector<Stay> drawn_stays(const Recipe& recipe);

/// The byes of each round in turn, for players or teams by position.
class Byes {
public:
    Byes(const Recipe& recipe, const std::vector<Stay>& stays);

    /// Of the next round: full_bye, half_bye or zero_bye, and `absent` for those to be paired, of
    /// whom two at least are left. A player has one half-point bye at most (FIDE C.05, 6.7), and
    /// one full-point bye.
    std::vector<Outcome> of_next_round();

private:
    void give(Outcome kind, const AmountsByRound& amounts, std::vector<Outcome>& byes);

    const Recipe& recipe_;
    const std::vector<Stay>& stays_;
    Random random_;
    int round_ = 0;
    std::vector<bool> had_half_, had_full_;
};

}
