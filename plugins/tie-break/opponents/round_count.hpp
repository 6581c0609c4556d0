#pragma once
/// Tie-breaks of the own record that go round by round (C.07 art. 7, type B).

#include "rounds.hpp"

#include <cstddef>
#include <vector>

namespace hakem {

/// The sum of what the rounds bring, in half points; without modifiers.
class RoundCount : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override;
    bool accepts(const TieBreakCode& code) const override { return is_plain(code); }

protected:
    /// What the round brings: 2 halves where it counts in full.
    virtual int halves(const TieBreakInput& input, const Competitor& own, std::size_t r) const = 0;

    /// Played over the board, or by 15.2 a forfeit of a round robin; since 2026 not one that was
    /// lost.
    static bool is_game(const TieBreakInput& input, const Round& round);
};

}
