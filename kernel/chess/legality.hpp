#pragma once
/// Whether a move leaves the own king unattacked, and why a castling is not possible.

#include <hakem/chess/position.hpp>

namespace hakem::chess {

/// Whether a move that the ways of the pieces allow, and that is not castling, leaves the own king
/// unattacked (3.9.2).
inline bool leaves_king_safe(const Position& position, Move move) {
    using enum PieceType;
    const auto us = position.to_move(), them = opposite(us);
    auto occupied = (position.occupied() & ~SquareSet(move.from)) | move.to;
    auto others = position.pieces(them) & ~SquareSet(move.to);
    if (move.piece == king) return (position.attackers(move.to, them, occupied) & others).empty();
    if (move.kind == MoveKind::en_passant) {
        const SquareSet captured = square_at(file_of(move.to), rank_of(move.from));
        occupied &= ~captured;
        others &= ~captured;
    }
    const auto own_king = position.king(us);
    const auto leapers = (knight_attacks(own_king) & position.pieces(knight)) |
                         (pawn_attacks(own_king, us) & position.pieces(pawn));
    if (leapers & others) return false;
    const auto queens = position.pieces(queen);
    const auto snipers = others & ((straight_lines(own_king) & (position.pieces(rook) | queens)) |
                                   (oblique_lines(own_king) & (position.pieces(bishop) | queens)));
    for (const auto sniper : snipers)
        if ((between(own_king, sniper) & occupied).empty()) return false;
    return true;
}

/// What stands against castling (3.8.2).
enum class CastlingBar : std::uint8_t {
    none,
    lost,     ///< the right is lost, or something stands in the way
    attacked, ///< the king or a square of its way is attacked
};

CastlingBar castling_bar(const Position& position, MoveKind castling);

}
