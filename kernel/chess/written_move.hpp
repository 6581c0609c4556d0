#pragma once
/// A move as it is written, before anybody looks at the board.

#include <hakem/chess/notation.hpp>

#include <optional>
#include <string_view>

namespace hakem::chess {

/// How freely upper and lower case are taken.
struct Manner {
    bool upper_squares = false; ///< "NF3"
    bool lower_pieces = false;  ///< "nf3"
};

/// A square of which file or rank may be missing (-1).
struct PartOfSquare {
    int file = -1, rank = -1;

    constexpr bool whole() const { return file >= 0 && rank >= 0; }
    constexpr bool none() const { return file < 0 && rank < 0; }
    constexpr bool fits(Square square) const {
        return (file < 0 || file == file_of(square)) && (rank < 0 || rank == rank_of(square));
    }
};

/// The parts of a text.
struct WrittenMove {
    PieceType piece = PieceType::none; ///< none: no letter, a pawn or what stands on `from`
    PieceType promotion = PieceType::none;
    std::optional<MoveKind> castling;
    PartOfSquare from, to;
    bool captures = false, hyphen = false;
    bool check = false, mate = false;
    bool exact_castling = false; ///< as the letters have it
    MoveNotes notes;             ///< those that need no board
};

/// Reads the text, without white space around it; nothing where it is not written as a move.
std::optional<WrittenMove> parse_written(std::string_view text, const Letters& letters,
                                         Manner manner);

/// Whether a text stands for no move ("--", "Z0"), or for the drop of a variant; else `none`.
MoveFault foreign_move(std::string_view text);

}
