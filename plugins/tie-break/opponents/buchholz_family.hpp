#pragma once
/// What the tie-breaks of C.07 art. 8 have in common.

#include "opponent_scores.hpp"

namespace hakem {

/// A tie-break made of opponents' scores alone, which says the opposite of the points in a round
/// robin.
class BuchholzFamily : public TieBreak {
public:
    Objection refusal(const TieBreakCode&, const History& history,
                      const Edition& edition) const override {
        return forbidden_in_round_robin(history, edition);
    }
    Objection caution(const TieBreakCode&, const History& history,
                      const Edition& edition) const override {
        return discouraged_in_round_robin(history, edition);
    }
};

}
