#include "legality.hpp"

#include <hakem/chess/legal_moves.hpp>

namespace hakem::chess {

namespace {

/// The squares from one to another on the first or eighth rank, with both.
SquareSet way(Square from, Square to) { return between(from, to) | from | to; }

/// Whether the ways of the pieces (3.2 to 3.8) allow the move, leaving check aside.
bool is_pseudo_legal(const Position& position, Move move) {
    const auto us = position.to_move();
    const Piece piece{move.piece, us};
    if (move.from >= Square::none || move.to >= Square::none ||
        move.kind > MoveKind::promote_queen || move.piece == PieceType::none ||
        position.at(move.from) != piece || position.pieces(us).contains(move.to))
        return false;
    const bool pawn = move.piece == PieceType::pawn;
    if (move.kind == MoveKind::en_passant)
        return pawn && move.to == position.en_passant() &&
               pawn_attacks(move.from, us).contains(move.to);
    const bool last = rank_of(move.to) == (us == Colour::white ? 7 : 0);
    if (move.is_promotion() != (pawn && last)) return false;
    const bool two = pawn && (index(move.to) - index(move.from)) % 16 == 0;
    if ((move.kind == MoveKind::double_step) != two) return false;
    return goes(piece, move.from, move.to, position.occupied(),
                position.occupied().contains(move.to));
}

}

/// 3.8.2.2: the king not in check, no square of its way attacked, and the way of both free of all
/// other pieces. In Chess960 the rook that leaves may open a line to the king's target.
CastlingBar castling_bar(const Position& position, MoveKind castling) {
    const auto us = position.to_move(), them = position.opponent();
    const Move move = castling_move(position.king(us), castling);
    const auto rook = position.castling_rook(
        us, castling == MoveKind::castle_short ? Castling::short_side : Castling::long_side);
    if (rook == Square::none) return CastlingBar::lost;
    const auto others = position.occupied() & ~(SquareSet(move.from) | rook);
    const auto kings_way = way(move.from, move.to);
    if ((kings_way | way(rook, Position::rook_to(move))) & others) return CastlingBar::lost;
    for (const auto square : kings_way)
        if (position.attackers(square, them, others | rook)) return CastlingBar::attacked;
    return position.attackers(move.to, them, others | Position::rook_to(move))
               ? CastlingBar::attacked
               : CastlingBar::none;
}

bool is_legal(const Position& position, Move move) {
    if (!move.is_castling())
        return is_pseudo_legal(position, move) && leaves_king_safe(position, move);
    return move == castling_move(position.king(position.to_move()), move.kind) &&
           castling_bar(position, move.kind) == CastlingBar::none;
}

bool goes(Piece piece, Square from, Square to, SquareSet occupied, bool capture) {
    if (from == to) return false;
    if (piece.type != PieceType::pawn) return attacks(piece, from, occupied).contains(to);
    if (capture) return pawn_attacks(from, piece.colour).contains(to);
    const int up = piece.colour == Colour::white ? 8 : -8;
    if (index(to) - index(from) == up) return !occupied.contains(to);
    const bool original = rank_of(from) == (piece.colour == Colour::white ? 1 : 6);
    return original && index(to) - index(from) == 2 * up && !occupied.contains(to) &&
           !occupied.contains(static_cast<Square>(index(from) + up));
}

Move legal_move(const Position& position, Square from, Square to, PieceType promotion,
                bool castle_by_rook) {
    for (const auto move : legal_moves(position)) {
        if (move.from != from || move.promotion() != promotion) continue;
        const bool by_rook = move.is_castling() && castle_by_rook;
        if ((by_rook ? position.rook_from(move) : move.to) == to) return move;
    }
    return {};
}

}
