#pragma once
/// The legal moves that fit a written one.

#include "written_move.hpp"
#include <hakem/chess/position.hpp>

#include <vector>

namespace hakem::chess {

/// What a pawn's arrival on the last rank is without a piece named.
enum class MissingPromotion : std::uint8_t { refused, any };

/// The piece that is meant: without a letter what stands on the square of departure, else a pawn.
PieceType piece_of(const Position& position, const WrittenMove& written);

/// All legal moves that fit. A king's move to where castling brings it counts as castling only
/// where the king cannot step there.
std::vector<Move> fitting_moves(const Position& position, const WrittenMove& written,
                                MissingPromotion missing);

/// In what the text departs from the exact notation of the move.
MoveNotes notes_of(const Position& position, const WrittenMove& written, Move move);

}
