#pragma once
/// What the tags of a game say about its moves, and where both disagree.

#include "flaws.hpp"

#include <optional>

namespace hakem::pgn {

/// "0-0" alone is castling, not a result, where it is the only move and the tag says otherwise.
void settle_zeros(Game& game);

/// Result token against Result tag, SetUp against FEN.
void check_heading(const Game& game, Flaws& flaws);

/// The position of the FEN tag, the usual one without it; nothing where the FEN is none.
std::optional<chess::Position> start_of(const Game& game, Flaws& flaws);

/// Mate or stalemate on the board against the result, in a game whose moves were read whole.
void check_end(const Game& game, Flaws& flaws);

/// Whether the Variant tag names the rules of chess or of Chess960.
bool is_chess(const Game& game, Flaws& flaws);

}
