#pragma once
/// Why a piece cannot do what was wanted of it.

#include "words.hpp"

namespace hakem::arbiter {

/// Why the piece on `from` cannot go to `to`, a move that is not legal: it goes another way, it is
/// pinned, or the king stays in check (3.2 to 3.9).
Decision why_not(const chess::Position& position, chess::Square from, chess::Square to,
                 std::string_view edition);

/// Why the piece on `from` has no legal move at all.
Decision why_stuck(const chess::Position& position, chess::Square from, std::string_view edition);

}
