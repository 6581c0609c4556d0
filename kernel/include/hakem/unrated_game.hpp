#pragma once
/// Games of less than one move.

#include <hakem/result.hpp>

namespace hakem {

/// Played, and not rated (FIDE TRF26, 001: W, D, L).
constexpr bool is_unrated_game(Outcome outcome) {
    return outcome == Outcome::unrated_win || outcome == Outcome::unrated_draw ||
           outcome == Outcome::unrated_loss;
}

}
