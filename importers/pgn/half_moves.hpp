#pragma once

#include <cstdint>
#include <string_view>

namespace hakem::pgn {

/// Half-moves of the main line, counted without looking at the board: every word that is no move
/// number, comment, variation, sign or result.
std::int32_t count_half_moves(std::string_view movetext);

/// Whether one main line is the beginning of the other, without numbers and signs: a copy of a
/// game may have lost its end, or all of its moves.
bool may_be_one_game(std::string_view one, std::string_view other);

}
