#pragma once
/// Positions as text: FEN, with the castling fields of X-FEN and Shredder-FEN (Chess960).

#include <hakem/chess/position.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::chess {

/// What can be said about a FEN. Those up to `opponent_in_check` leave no position.
enum class FenFault : std::uint8_t {
    too_long,          ///< more than 200 bytes: not looked at
    board_missing,     ///< empty text
    board_character,   ///< neither a piece's letter, nor 1 to 8, nor "/"
    rank_short,        ///< a rank with fewer than eight squares
    rank_long,         ///< a rank with more than eight squares
    ranks_missing,     ///< fewer than eight ranks
    ranks_extra,       ///< more than eight ranks
    side_unknown,      ///< neither "w" nor "b"
    king_missing,      ///< `colour` has none
    king_twice,        ///< `colour` has more than one, here the second
    too_many_men,      ///< `colour` has more than 16
    pawn_on_edge,      ///< on the first or the eighth rank
    opponent_in_check, ///< the side not on move, `colour`, stands in check

    // Read all the same; what was done is said after the colon.
    side_missing,          ///< nothing after the board: White is on move
    castling_character,    ///< not of KQkqA-Ha-h or "-": passed over
    castling_impossible,   ///< no king and rook that could castle so: the right is dropped
    en_passant_square,     ///< not a square of the third or sixth rank nor "-": none
    en_passant_impossible, ///< no pawn can just have passed it: none
    clock,                 ///< the count for 9.3 is not a number up to 9999: 0
    move_number,           ///< not a number from 1 to 9999: 1
    fields_missing,        ///< fewer than six: those missing are "-", 0 and 1
    spacing,               ///< white space before, after or more than one blank between
    trailing,              ///< more than six fields: not read

    // The position is whole, but no game leads to it. Only the plainest reasons are looked for.
    too_many_pawns,    ///< `colour` has more than 8
    too_many_promoted, ///< `colour` has more promoted pieces than missing pawns
    impossible_checks, ///< more than two pieces give check, or two that cannot at once
};

/// Whether a fault leaves no position.
constexpr bool is_fatal(FenFault fault) { return fault <= FenFault::opponent_in_check; }

/// What a fault says to a reader, for the catalogue of messages: "fen.rank-short".
std::string_view message_key(FenFault fault);

/// A fault and where: `length` bytes from byte `offset`, which may be the end of the text.
struct FenFinding {
    FenFault fault;
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
    Colour colour = Colour::none; ///< whose king or pawns, where it is somebody's
    Square square = Square::none; ///< where on the board, where it is one square

    constexpr bool operator==(const FenFinding&) const = default;
};

/// A FEN read: the position, unless a finding is fatal, and all that was found.
struct FenReading {
    std::optional<Position> position;
    std::vector<FenFinding> findings; ///< in the order of their offsets

    bool has(FenFault fault) const;
};

/// The initial position.
inline constexpr std::string_view initial_fen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Reads a FEN. `KQkq` mean the outermost rooks (X-FEN), `A-H`/`a-h` the rook of that file; the
/// position is of Chess960 where a king or rook that castles is not on its square of chess, or the
/// rights are written by files.
FenReading read_fen(std::string_view text);

/// When the en-passant square is written.
enum class EnPassantField : std::uint8_t {
    always, ///< after every double step, as the PGN standard has it
    legal,  ///< where a legal capture exists, as 9.2.3 counts it
};

/// The FEN of a position. Castling rights are `KQkq` where these say it all (X-FEN), else files.
std::string to_fen(const Position& position, EnPassantField en_passant = EnPassantField::always);

/// The first field alone: what stands where.
std::string board_fen(const Position& position);

}
