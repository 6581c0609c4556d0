#include "fen_fields.hpp"

#include <algorithm>
#include <array>

namespace hakem::chess {

namespace {

/// The king on the first rank of its colour; none where it stands elsewhere.
Square king_at_home(const Setup& setup, Colour colour, int rank) {
    for (int file = 0; file < 8; ++file)
        if (setup[square_at(file, rank)] == Piece{PieceType::king, colour})
            return square_at(file, rank);
    return Square::none;
}

/// The rook farthest from the king in a direction.
Square outermost_rook(const Setup& setup, Square king, int way, Colour colour) {
    for (int file = way > 0 ? 7 : 0; file != file_of(king); file -= way)
        if (const auto square = square_at(file, rank_of(king));
            setup[square] == Piece{PieceType::rook, colour})
            return square;
    return Square::none;
}

/// More than two checks at once, or two by knights or pawns alone, which no move can give.
bool are_impossible(const Position& position, SquareSet checkers) {
    if (checkers.size() > 2) return true;
    const auto steppers = position.pieces(PieceType::knight) | position.pieces(PieceType::pawn);
    return checkers.many() && (checkers & ~steppers).empty();
}

}

std::string_view message_key(FenFault fault) {
    constexpr std::array<std::string_view, 26> keys = {
        "fen.too-long",
        "fen.board-missing",
        "fen.board-character",
        "fen.rank-short",
        "fen.rank-long",
        "fen.ranks-missing",
        "fen.ranks-extra",
        "fen.side-unknown",
        "fen.king-missing",
        "fen.king-twice",
        "fen.too-many-men",
        "fen.pawn-on-edge",
        "fen.opponent-in-check",
        "fen.side-missing",
        "fen.castling-character",
        "fen.castling-impossible",
        "fen.en-passant-square",
        "fen.en-passant-impossible",
        "fen.clock",
        "fen.move-number",
        "fen.fields-missing",
        "fen.spacing",
        "fen.trailing",
        "fen.too-many-pawns",
        "fen.too-many-promoted",
        "fen.impossible-checks",
    };
    return keys[static_cast<std::size_t>(fault)];
}

std::optional<CastlingRight> castling_of(const Setup& setup, char letter) {
    const bool white = letter >= 'A' && letter <= 'Z';
    const char name = white ? static_cast<char>(letter - 'A' + 'a') : letter;
    const bool by_file = name >= 'a' && name <= 'h';
    if (!by_file && name != 'k' && name != 'q') return std::nullopt;
    CastlingRight right{white ? Colour::white : Colour::black};
    const int rank = white ? 0 : 7;
    right.king = king_at_home(setup, right.colour, rank);
    if (right.king == Square::none) return right;
    if (!by_file) {
        right.rook = outermost_rook(setup, right.king, name == 'k' ? 1 : -1, right.colour);
    } else if (const auto square = square_at(name - 'a', rank);
               setup[square] == Piece{PieceType::rook, right.colour}) {
        right.rook = square;
    }
    if (right.rook == Square::none) return right;
    const int file = file_of(right.rook);
    right.chess960 =
        by_file || file_of(right.king) != 4 || file != (right.rook > right.king ? 7 : 0);
    return right;
}

std::vector<FenFinding> unreachable_reasons(const Position& position) {
    std::vector<FenFinding> found;
    for (const auto colour : {Colour::white, Colour::black}) {
        using enum PieceType;
        const auto count = [&](PieceType type) { return position.pieces(colour, type).size(); };
        const int pawns = count(pawn);
        const auto bishops = position.pieces(colour, bishop);
        const auto beyond = [](int number, int original) { return std::max(0, number - original); };
        const int promoted = beyond(count(knight), 2) + beyond(count(rook), 2) +
                             beyond(count(queen), 1) + beyond((bishops & dark_squares).size(), 1) +
                             beyond((bishops & ~dark_squares).size(), 1);
        if (pawns > 8) found.push_back({FenFault::too_many_pawns, 0, 0, colour});
        if (promoted > beyond(8, pawns))
            found.push_back({FenFault::too_many_promoted, 0, 0, colour});
    }
    if (are_impossible(position, position.checkers()))
        found.push_back({FenFault::impossible_checks, 0, 0, position.to_move()});
    return found;
}

}
