#pragma once
/// What the tie-breaks of team events share.

#include <rounds.hpp>

namespace hakem {

/// A tie-break that individual events do not have, without modifiers unless it says so.
class TeamTieBreak : public TieBreak {
public:
    Objection refusal(const TieBreakCode&, const History& history, const Edition&) const override {
        return history.teams ? "" : "diagnostic.RNK-0013";
    }

    bool accepts(const TieBreakCode& code) const override { return has_own_scores(code); }

protected:
    /// Whether the code has no modifier, :MP and :GP among them.
    static bool has_own_scores(const TieBreakCode& code) {
        return is_plain(code) && code.score == TieBreakCode::Score::primary;
    }
};

/// The score that does not rank the event.
inline TieBreakCode::Score secondary_of(const History& history) {
    return history.game_points_first ? TieBreakCode::Score::match : TieBreakCode::Score::game;
}

}
