#pragma once
/// Games that are unfinished when the next round is paired (regulation 22.1).

#include "generator/games.hpp"
#include "generator/recipe.hpp"
#include <hakem/tournament.hpp>

#include <vector>

namespace hakem::generator {

/// Takes care that 22.1 is kept: not in the last two rounds, and nobody twice.
class Adjournments {
public:
    explicit Adjournments(const Recipe& recipe);

    /// Draws games of the round and makes them adjourned in the tournament.
    void adjourn(Tournament& tournament, int round, const std::vector<PlayedGame>& games);

    /// Enters the real results; `paired` = a round was paired meanwhile, which is recorded (XXJ).
    void finish(Tournament& tournament, bool paired);

private:
    struct Open {
        int round = 0;
        PlayedGame game;
    };
    static void enter(Tournament& tournament, const Open& open, GameResult result);

    const Recipe& recipe_;
    Random random_;
    std::vector<bool> had_; ///< by side
    std::vector<Open> open_;
};

}
