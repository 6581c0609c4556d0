#pragma once
/// How the games of a round end.

#include "generator/recipe.hpp"
#include <hakem/pairing_system.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hakem::generator {

/// The two results of a game, White's first.
struct GameResult {
    Outcome white = Outcome::pending, black = Outcome::pending;
};

/// A game between two players; the sides are positions of players, in a team event of teams.
struct PlayedGame {
    std::int32_t white = 0, black = 0;
    std::size_t white_side = 0, black_side = 0;
    GameResult result;
};

/// Draws the results of one round after the other.
class Games {
public:
    /// `strengths` by position: the player with number n is at n - 1.
    Games(const Recipe& recipe, const std::vector<std::int32_t>& strengths);

    /// Of the pairs in their order; a bye has none. Whoever is not `absent` in `byes`, but was
    /// paired all the same (a fixed table pairs everybody), loses by forfeit.
    std::vector<GameResult> of_round(const RoundPairing& pairing, const std::vector<Outcome>& byes);

    /// Results of games that both players came to.
    void play(std::vector<PlayedGame>& games);

private:
    void end(std::vector<std::size_t>& open, std::vector<GameResult>& results,
             const RoundPairing& pairing);
    GameResult played(const Pair& pair);
    void put(const Amount& amount, std::vector<std::size_t>& open, std::vector<GameResult>& results,
             GameResult (Games::*result)(const Pair&), const RoundPairing& pairing);
    GameResult forfeit(const Pair& pair);
    GameResult double_forfeit(const Pair& pair);
    GameResult unrated(const Pair& pair);
    GameResult uneven(const Pair& pair);

    const Recipe& recipe_;
    const std::vector<std::int32_t>& strengths_;
    Random random_;
};

}
