#pragma once
/// Where a byte of a game is for a reader of the file: line, column, and the line itself.

#include "game.hpp"

#include <cstdint>
#include <string_view>

namespace hakem::pgn {

/// A place in the file.
struct Place {
    std::uint32_t line = 0;   ///< 1-based
    std::uint32_t column = 0; ///< 1-based, in bytes from the beginning of the line
    std::string_view before;  ///< the line up to the place; empty where it is very long
    std::string_view text;    ///< the line; empty where it is very long
};

/// Finds places of one game after the other; those in order cost one way through the text.
class Places {
public:
    Place of(const Game& game, std::uint32_t byte);

private:
    std::uint64_t game_ = 0;
    std::uint32_t byte_ = 0, line_ = 0, line_start_ = 0;
};

}
