#pragma once

#include "placing.hpp"

namespace hakem::pgn {

/// Outcomes of the games, and what is to be said of them; what is the same in many games is counted
/// and said once.
class ResultNotes {
public:
    ResultNotes(const EventGames& event, Diagnostics& diagnostics);

    /// `white`, `black`: persons; -1 = nobody.
    GameOutcome outcome_of(std::size_t game, std::int32_t white, std::int32_t black);
    void finish();

private:
    void say(Severity severity, std::string_view code, std::size_t game,
             std::vector<std::string> arguments = {});
    GameOutcome alone(const Entry& entry, bool white, bool other_is_bye) const;
    void use_scores(const Entry& entry, GameOutcome& outcome) const;

    const EventGames& event_;
    Diagnostics& diagnostics_;
    bool mostly_with_moves_ = false;
    std::size_t without_moves_ = 0, unfinished_token_ = 0, differing_ = 0;
};

}
