#pragma once
/// The Round tag: "5", "5.12", "5.3.2".

#include <cstdint>
#include <string_view>

namespace hakem::pgn {

/// Numbers of a Round tag; 0 = not there.
struct RoundTag {
    std::int32_t round = 0;
    std::int32_t second = 0; ///< a board, of a team event the match or the board over all matches
    std::int32_t third = 0;  ///< of a match the board
};

/// Reads "5", "05", "5.12", "5(12)", "5.3.2", "Round 5", "R5"; all zero where the tag gives no
/// round of 1 to `most_rounds`: "?", "-", "", "Final".
RoundTag read_round(std::string_view text);

}
