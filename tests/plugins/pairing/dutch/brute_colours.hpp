#pragma once
/// Who gets White (2026: article 5.2; 2017: section E).

#include "brute_state.hpp"

namespace hakem::test::brute {

/// Whether `higher`, the higher-ranked of the two, gets White.
bool higher_gets_white(const Field& field, const Entrant& higher, const Entrant& lower);

/// The colour difference after one more game.
int difference_with(const Entrant& entrant, Colour colour);

/// Whether one more game with this colour is the third one in a row.
bool third_in_a_row(const Entrant& entrant, Colour colour);

}
