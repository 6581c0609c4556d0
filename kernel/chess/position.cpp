#include "legality.hpp"
#include <hakem/chess/position.hpp>

#include <algorithm>

namespace hakem::chess {

namespace {

constexpr std::array both_colours = {Colour::white, Colour::black};

/// The rank on which a colour's pieces begin.
constexpr int home_rank(Colour colour) { return colour == Colour::white ? 0 : 7; }

constexpr Square forward(Square square, Colour colour) {
    return static_cast<Square>(index(square) + (colour == Colour::white ? 8 : -8));
}

/// Whether a pawn of the side not on move can just have passed a square: it stands before it, and
/// the square and the one it came from are empty (3.7.3.1).
bool was_passed(const Position& position, Square passed) {
    const auto by = position.opponent();
    if (rank_of(passed) != (by == Colour::white ? 2 : 5)) return false;
    return position.at(forward(passed, by)) == Piece{PieceType::pawn, by} &&
           position.is_empty(passed) && position.is_empty(forward(passed, position.to_move()));
}

/// Of the rooks on either side of a king the outermost.
SquareSet one_a_side(SquareSet rooks, Square king) {
    SquareSet kept;
    const SquareSet below(SquareSet(king).bits() - 1);
    if (const auto left = rooks & below) kept |= left.first();
    if (const auto right = rooks & ~below)
        kept |= static_cast<Square>(63 - std::countl_zero(right.bits()));
    return kept;
}

}

Position::Position() {
    using enum PieceType;
    constexpr std::array order = {rook, knight, bishop, queen, king, bishop, knight, rook};
    for (int file = 0; file < 8; ++file) {
        const auto type = order[static_cast<std::size_t>(file)];
        put(square_at(file, 0), {type, Colour::white});
        put(square_at(file, 1), {pawn, Colour::white});
        put(square_at(file, 6), {pawn, Colour::black});
        put(square_at(file, 7), {type, Colour::black});
    }
    castling_rooks_ = pieces(rook);
}

void Position::put(Square square, Piece piece) {
    set_of(piece.type) |= square;
    colours_[side(piece.colour)] |= square;
}

Position Position::of(const Setup& setup) {
    Position position;
    position.types_ = {};
    position.colours_ = {};
    for (int i = 0; i < 64; ++i)
        if (const auto square = static_cast<Square>(i); setup[square])
            position.put(square, setup[square]);
    position.to_move_ = setup.to_move;
    position.castling_rooks_ = {};
    for (const auto colour : both_colours) {
        const auto rank = whole_rank(home_rank(colour));
        const auto rooks = setup.castling_rooks & rank & position.pieces(colour, PieceType::rook);
        if (rooks && position.pieces(colour, PieceType::king) & rank)
            position.castling_rooks_ |= one_a_side(rooks, position.king(colour));
    }
    if (setup.en_passant != Square::none && was_passed(position, setup.en_passant))
        position.en_passant_ = setup.en_passant;
    position.halfmove_clock_ = setup.halfmove_clock;
    position.fullmove_number_ = setup.fullmove_number;
    position.chess960_ = setup.chess960;
    return position;
}

std::vector<SetupFinding> Position::faults_of(const Setup& setup) {
    std::vector<SetupFinding> found;
    std::array<int, 2> men{}, kings{};
    std::array king_square = {Square::none, Square::none};
    SquareSet occupied;
    for (int i = 0; i < 64; ++i) {
        const auto square = static_cast<Square>(i);
        const auto piece = setup[square];
        if (!piece) continue;
        occupied |= square;
        const auto us = side(piece.colour);
        if (++men[us] == 17) found.push_back({SetupFault::too_many_men, square, piece.colour});
        if (piece.type == PieceType::pawn && (rank_of(square) == 0 || rank_of(square) == 7))
            found.push_back({SetupFault::pawn_on_edge, square, piece.colour});
        if (piece.type != PieceType::king) continue;
        if (++kings[us] > 1) found.push_back({SetupFault::king_twice, square, piece.colour});
        king_square[us] = square;
    }
    for (const auto colour : both_colours)
        if (kings[side(colour)] == 0)
            found.push_back({SetupFault::king_missing, Square::none, colour});
    if (!found.empty()) return found;
    const auto position = of(setup);
    const auto waiting = king_square[side(position.opponent())];
    if (!position.attackers(waiting, position.to_move()).empty())
        found.push_back({SetupFault::opponent_in_check, waiting, position.opponent()});
    return found;
}

Setup Position::setup() const {
    Setup setup;
    for (const auto square : occupied()) setup[square] = at(square);
    setup.to_move = to_move_;
    setup.castling_rooks = castling_rooks_;
    setup.en_passant = en_passant_;
    setup.halfmove_clock = halfmove_clock_;
    setup.fullmove_number = fullmove_number_;
    setup.chess960 = chess960_;
    return setup;
}

Piece Position::at(Square square) const {
    const auto type = type_at(square);
    if (type == PieceType::none) return {};
    return {type, colours_[0].contains(square) ? Colour::white : Colour::black};
}

Square Position::castling_rook(Colour colour, Castling castling) const {
    const auto rooks = castling_rooks_ & pieces(colour);
    const auto own_king = king(colour);
    for (const auto rook : rooks)
        if ((rook > own_king) == (castling == Castling::short_side)) return rook;
    return Square::none;
}

SquareSet Position::pinned(Colour colour) const {
    const auto own_king = king(colour);
    const auto queens = pieces(PieceType::queen);
    const auto snipers = pieces(opposite(colour)) &
                         ((straight_lines(own_king) & (pieces(PieceType::rook) | queens)) |
                          (oblique_lines(own_king) & (pieces(PieceType::bishop) | queens)));
    SquareSet pinned;
    for (const auto sniper : snipers) {
        const auto shield = between(own_king, sniper) & occupied();
        if (!shield.many()) pinned |= shield & pieces(colour);
    }
    return pinned;
}

bool Position::en_passant_is_legal() const {
    if (en_passant_ == Square::none) return false;
    const auto pawns = pawn_attacks(en_passant_, opponent()) & pieces(to_move_, PieceType::pawn);
    return std::any_of(pawns.begin(), pawns.end(), [&](Square from) {
        return leaves_king_safe(*this, {from, en_passant_, PieceType::pawn, MoveKind::en_passant});
    });
}

Square Position::captured_square(Move move) const {
    if (move.kind == MoveKind::en_passant) return square_at(file_of(move.to), rank_of(move.from));
    return is_capture(move) ? move.to : Square::none;
}

Square Position::rook_from(Move castling) const {
    return castling_rook(rank_of(castling.from) == 0 ? Colour::white : Colour::black,
                         castling.kind == MoveKind::castle_short ? Castling::short_side
                                                                 : Castling::long_side);
}

Square Position::rook_to(Move castling) {
    return square_at(castling.kind == MoveKind::castle_short ? 5 : 3, rank_of(castling.from));
}

void Position::castle(Move move) {
    const auto rook = rook_from(move);
    clear(SquareSet(move.from) | rook);
    put(move.to, {PieceType::king, to_move_});
    put(rook_to(move), {PieceType::rook, to_move_});
    castling_rooks_ &= ~whole_rank(home_rank(to_move_));
    en_passant_ = Square::none;
    ++halfmove_clock_;
    fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ + side(to_move_));
    to_move_ = opposite(to_move_);
}

}
