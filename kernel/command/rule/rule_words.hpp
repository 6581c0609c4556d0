#pragma once
/// Squares, pieces and moves as they are typed.

#include <hakem/arbiter_rule.hpp>
#include <hakem/chess/notation.hpp>

#include <span>
#include <string_view>

namespace hakem::command {

/// Throws Error wrong_usage for what is no square.
chess::Square square_of(std::string_view text);

/// "R", "rook", "kale", "♜": what a pawn can become, by these letters before those of others ("K"
/// is a rook in Turkish and nothing in English); else none.
chess::PieceType promoted_type(std::string_view text, const chess::Letters& letters);

/// "d1=R": the square, and what was put there. Throws Error wrong_usage.
Carried placed_of(std::string_view text, const chess::Letters& letters);

/// "g6h5", "g6-h5", "e7e8=Q", "0-0", or a move in letters, legal or not: then the piece of that
/// letter that was touched, or the only one there is. Letters of other languages, figurines and
/// names of pieces are read where one piece alone can be meant. Throws Error wrong_usage.
Carried carried_of(const chess::Position& position, std::string_view text,
                   std::span<const Touch> touches, const chess::Letters& letters);

/// The ply of "118" (half-moves from the start or from move 1), "59." or "59...d1". Throws Error
/// wrong_usage.
std::size_t ply_of(const chess::Position& start, const std::vector<Carried>& moves,
                   std::string_view text, const chess::Letters& letters);

/// The only promotion of a game. Throws Error wrong_usage where there is none, or are several.
std::size_t only_promotion(const chess::Position& start, const std::vector<Carried>& moves);

}
