#pragma once

#include <cstdint>
#include <string_view>

namespace hakem::pgn {

/// Half-moves of the main line, counted without looking at the board: every word that is no move
/// number, comment, variation, sign or result.
std::int32_t count_half_moves(std::string_view movetext);

}
