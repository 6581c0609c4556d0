#pragma once
/// Castling fields of a FEN, and what speaks against a position.

#include <hakem/chess/fen.hpp>

namespace hakem::chess {

/// The castling that a letter of the castling field names.
struct CastlingRight {
    Colour colour = Colour::none;
    Square king = Square::none;
    Square rook = Square::none; ///< none where no king and rook stand so
    bool chess960 = false;      ///< not of the squares of chess, or written by the file
};

/// KQkq name the outermost rook, A to H the rook of that file; nothing for another letter.
std::optional<CastlingRight> castling_of(const Setup& setup, char letter);

/// What shows that no game leads to a position; the offsets are left at 0.
std::vector<FenFinding> unreachable_reasons(const Position& position);

}
