#pragma once
/// Moves as text (Handbook, appendix C): short and long algebraic in the letters of a language,
/// figurines, UCI; written exactly, read tolerantly.

#include <hakem/chess/position.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::chess {

/// The letters of a language for K, Q, R, B and N, in UTF-8; a pawn has none.
struct Letters {
    std::string_view code; ///< "en", "tr", "de"; "figurine"
    std::string_view king, queen, rook, bishop, knight;
    std::string_view castle_short = "O-O", castle_long = "O-O-O";
    std::string_view mate = "#";
    std::string_view capture = "x";
    std::string_view before_promotion = "="; ///< "e8=Q"
    std::string_view plain_king = {};        ///< how keyboards without the sign write it: S for Ş

    std::string_view of(PieceType type) const;
};

/// K Q R B N, as PGN has them.
const Letters& english_letters();
/// Ş V K F A and 0-0; mate is "#".
const Letters& turkish_letters();
/// The white figurines ♔ ♕ ♖ ♗ ♘ for both sides.
const Letters& figurines();
/// English, Turkish, German, French, Spanish, Italian ... and figurines.
std::span<const Letters> all_letters();
/// By code; null where there is none.
const Letters* letters_of(std::string_view code);

/// Short algebraic with the least disambiguation (C.10), check and mate; the move must be legal.
std::string to_san(const Position& position, Move move, const Letters& letters = english_letters());

/// Long algebraic: "Ng1-f3", "e7xd8=Q+", "0-0".
std::string to_long(const Position& position, Move move,
                    const Letters& letters = english_letters());

/// UCI: "e2e4", "e7e8q"; castling by the king's target, in Chess960 by the rook's square.
std::string to_uci(const Position& position, Move move);

/// The legal move of a UCI text; no move where it is not one.
Move parse_uci(const Position& position, std::string_view text);

/// What a tolerant reading passed over. Each is one way in which the text is not the move's exact
/// SAN in the letters it was read with.
enum class MoveNote : std::uint8_t {
    castling_zeros,       ///< "0-0" for "O-O" where the letters have O
    castling_other,       ///< "o-o", "OO", "e1g1", "Kg1" of a castling king
    long_algebraic,       ///< "e2-e4", "Ng1f3": the square of departure in full
    uci,                  ///< "e7e8q"
    promotion_sign,       ///< "e8Q", "e8(Q)", "e8/Q" for "e8=Q"
    promotion_lower_case, ///< "e8=q"
    en_passant_suffix,    ///< "exd6e.p."
    piece_lower_case,     ///< "nf3": a piece's letter in lower case
    pawn_letter,          ///< "Pe4"
    square_upper_case,    ///< "NF3"
    disambiguation_extra, ///< "Ngf3" where "Nf3" would do
    capture_missing,      ///< "Nf3" for "Nxf3"
    capture_extra,        ///< "Nxf3" where nothing is captured
    capture_sign,         ///< ":" or "×" for "x", or behind the move
    check_missing,        ///< without "+"
    check_extra,          ///< "+" without check
    mate_missing,         ///< "+" or nothing for "#"
    mate_extra,           ///< "#" without mate
    mate_sign,            ///< "++" or "mate" for "#"
    figurine,             ///< "♘f3" where letters were expected
    letters,              ///< letters of another language, `MoveReading::letters`
    letter_plain,         ///< "S" for "Ş"
    assessment,           ///< "!", "?!" and the like behind the move
    hyphen,               ///< "N-f3", "e-4": a hyphen in short notation
    spacing,              ///< white space in the move
};

/// A set of notes.
class MoveNotes {
public:
    constexpr void add(MoveNote note) { bits_ |= std::uint32_t{1} << static_cast<int>(note); }
    constexpr bool has(MoveNote note) const { return bits_ >> static_cast<int>(note) & 1; }
    constexpr bool empty() const { return bits_ == 0; }
    std::vector<MoveNote> list() const;
    constexpr bool operator==(const MoveNotes&) const = default;

private:
    std::uint32_t bits_ = 0;
};

/// How a text could be read as a move.
enum class MoveFault : std::uint8_t {
    none,      ///< a legal move
    no_move,   ///< the text does not look like a move at all
    null_move, ///< "--", "Z0", "@@@@", "null", "0000": no move of chess
    drop,      ///< "N@f3": a move of a variant
    no_piece,  ///< no such piece goes there, or castling is not possible
    in_check,  ///< one goes there, but the king would stand in check (3.9.2)
    promotion, ///< a pawn arrives on its last rank without becoming a piece, or another one does
    ambiguous, ///< several do: `MoveReading::candidates`
};

/// A move read tolerantly.
struct MoveReading {
    Move move; ///< none unless the fault is `none`
    MoveFault fault = MoveFault::no_move;
    MoveNotes notes;                  ///< for a legal move
    const Letters* letters = nullptr; ///< in which it was read, for a legal move
    std::vector<Move> candidates;     ///< where it is ambiguous
};

/// Reads a move as people and programs write it: in the letters given or figurines, and a text
/// that is no move in them (a letter they do not have) in the other languages, if all that make a
/// legal move of it agree on the move. Who finds `MoveReading::letters` to be others than were
/// given should read the whole game with them: "Kd1" is a rook in Turkish, a king in English.
MoveReading read_move(const Position& position, std::string_view text,
                      const Letters& letters = english_letters());

/// The legal moves that fit a handwritten text (sealed moves, Guidelines I.8): every legal move of
/// which it could be a notation in these letters, be it short of a disambiguation or of a
/// promotion's piece. Check and mate signs and a missing or additional capture sign decide
/// nothing, and English letters are not tried. Empty where the text is no move.
std::vector<Move> candidates(const Position& position, std::string_view text,
                             const Letters& letters);

}
