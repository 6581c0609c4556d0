#pragma once
/// The legal moves (article 3), and what pieces of another kind could do.

#include <hakem/chess/position.hpp>

#include <cstdint>

namespace hakem::chess {

/// All legal moves, in an order that is the same in every run.
MoveList legal_moves(const Position& position);

/// How many there are, without listing them.
int count_legal_moves(const Position& position);

/// Whether there is any: none in mate and stalemate.
bool has_legal_move(const Position& position);

/// Whether the side on move may play this. Any value may be asked, of another position too.
bool is_legal(const Position& position, Move move);

/// The legal move from one square to another, of a pawn that promotes to `promotion`; castling by
/// the king's target, or where `castle_by_rook` by the rook's square. No move where there is none,
/// and none without `promotion` where a pawn must promote.
Move legal_move(const Position& position, Square from, Square to,
                PieceType promotion = PieceType::none, bool castle_by_rook = false);

/// Whether the ways of a piece allow it to go from one square to another over so many occupied
/// ones, as 3.2 to 3.7 describe them, without asking for check: what a piece "could" do that was
/// taken for another (4.4.4, 4.7.1). A capture is for pawns alone another way: `capture` says
/// whether something stands there to be taken. Castling, en passant and the own piece on the
/// target are the caller's business.
bool goes(Piece piece, Square from, Square to, SquareSet occupied, bool capture = false);

/// The number of move sequences of a length; the last move is counted, not played.
std::uint64_t perft(const Position& position, int depth);

}
