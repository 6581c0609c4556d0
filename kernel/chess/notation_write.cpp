#include "move_pattern.hpp"
#include <hakem/chess/endings.hpp>
#include <hakem/chess/legal_moves.hpp>

namespace hakem::chess {

namespace {

/// "+", the sign of mate, or nothing.
std::string_view check_sign(const Position& position, Move move, const Letters& letters) {
    const auto after = position.after(move);
    if (!after.in_check()) return "";
    return has_legal_move(after) ? "+" : letters.mate;
}

std::string_view castling_text(Move move, const Letters& letters) {
    return move.kind == MoveKind::castle_short ? letters.castle_short : letters.castle_long;
}

std::string promotion_text(Move move, const Letters& letters) {
    if (!move.is_promotion()) return "";
    return std::string(letters.before_promotion).append(letters.of(move.promotion()));
}

}

Disambiguation disambiguation_of(const Position& position, Move move) {
    if (move.piece == PieceType::king || move.is_castling()) return {};
    if (move.piece == PieceType::pawn) return {position.is_capture(move), false};
    MovePattern pattern;
    pattern.piece = move.piece;
    pattern.to = move.to;
    pattern.from = ~SquareSet(move.from);
    bool others = false, on_file = false, on_rank = false;
    for (const auto from : origins(position, pattern)) {
        if (!leaves_king_safe(position, move_of(position, pattern, from))) continue;
        others = true;
        on_file = on_file || file_of(from) == file_of(move.from);
        on_rank = on_rank || rank_of(from) == rank_of(move.from);
    }
    return {others && (!on_file || on_rank), on_file};
}

std::string to_san(const Position& position, Move move, const Letters& letters) {
    std::string text;
    if (move.is_castling()) {
        text = castling_text(move, letters);
    } else {
        const auto from = to_text(move.from);
        const auto needed = disambiguation_of(position, move);
        text = letters.of(move.piece);
        if (needed.file) text += from[0];
        if (needed.rank) text += from[1];
        if (position.is_capture(move)) text += letters.capture;
        text += to_text(move.to) + promotion_text(move, letters);
    }
    return text.append(check_sign(position, move, letters));
}

std::string to_long(const Position& position, Move move, const Letters& letters) {
    std::string text;
    if (move.is_castling()) {
        text = castling_text(move, letters);
    } else {
        text = std::string(letters.of(move.piece)) + to_text(move.from);
        text += position.is_capture(move) ? letters.capture : "-";
        text += to_text(move.to) + promotion_text(move, letters);
    }
    return text.append(check_sign(position, move, letters));
}

std::string to_uci(const Position& position, Move move) {
    auto text = to_text(move.from);
    if (move.is_castling() && position.chess960()) return text + to_text(position.rook_from(move));
    text += to_text(move.to);
    if (move.is_promotion()) text += fen_letter({move.promotion(), Colour::black});
    return text;
}

Move parse_uci(const Position& position, std::string_view text) {
    if (text.size() != 4 && text.size() != 5) return {};
    const auto from = parse_square(text.substr(0, 2)), to = parse_square(text.substr(2, 2));
    if (!from || !to) return {};
    auto promotion = PieceType::none;
    if (text.size() == 5) {
        const auto piece = piece_of_fen_letter(text[4]);
        if (!piece) return {};
        promotion = piece->type;
    }
    const bool by_rook = position.chess960() || (position.type_at(*from) == PieceType::king &&
                                                 position.castling_rooks().contains(*to) &&
                                                 position.pieces(position.to_move()).contains(*to));
    return legal_move(position, *from, *to, promotion, by_rook);
}

}
