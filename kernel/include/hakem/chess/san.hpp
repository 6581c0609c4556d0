#pragma once
/// The quick way from SAN to a move, for readers of many games.

#include <hakem/chess/notation.hpp>
#include <hakem/chess/position.hpp>

#include <cstdint>
#include <string_view>

namespace hakem::chess {

/// A token resolved. `fault` none: the move is legal.
struct SanReading {
    Move move;
    MoveFault fault = MoveFault::no_move;

    constexpr explicit operator bool() const { return fault == MoveFault::none; }
};

/// The legal move of a SAN token with English letters: "e4", "Nbxd7+", "O-O", "exd8=Q#", with or
/// without the signs of check and mate behind it; nothing else is passed over but a capture sign
/// missing or too many, more disambiguation than needed ("Ng1f3"), "!" and "?" behind it, and
/// "0-0". For what is wrong in detail, and for all other ways of writing, `read_move`; its notes
/// tell what was passed over. No list of moves is made.
SanReading resolve_san(const Position& position, std::string_view token);

}
