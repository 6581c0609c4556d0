#include "move_pattern.hpp"

#include <array>

namespace hakem::chess {

namespace {

/// The piece of an English capital; none for other letters. A table: which piece moves next nobody
/// can foresee, and a processor least of all.
constexpr auto pieces_by_letter = [] {
    std::array<PieceType, 256> table{};
    table['N'] = PieceType::knight;
    table['B'] = PieceType::bishop;
    table['R'] = PieceType::rook;
    table['Q'] = PieceType::queen;
    table['K'] = PieceType::king;
    return table;
}();

constexpr PieceType piece_of(char letter) {
    return pieces_by_letter[static_cast<unsigned char>(letter)];
}

constexpr bool is_file(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool is_rank(char c) { return c >= '1' && c <= '8'; }

/// Castling, moves of variants, and what is no move at all.
SanReading resolve_rare(const Position& position, std::string_view token) {
    if (token == "O-O" || token == "0-0") return resolve_castling(position, MoveKind::castle_short);
    if (token == "O-O-O" || token == "0-0-0")
        return resolve_castling(position, MoveKind::castle_long);
    if (token == "--" || token == "Z0" || token == "@@@@" || token == "null" || token == "0000")
        return unresolved(MoveFault::null_move);
    if (token.size() == 4 && token[1] == '@' && is_file(token[2]) && is_rank(token[3]))
        return unresolved(MoveFault::drop);
    return unresolved(MoveFault::no_move);
}

/// "=Q" at the end of a token, taken off it; false where something else stands there.
bool take_promotion(std::string_view& token, MovePattern& pattern) {
    const auto size = token.size();
    const auto type = piece_of(token[size - 1]);
    if (type == PieceType::none) return true;
    if (size < 4 || token[size - 2] != '=' || type == PieceType::king) return false;
    pattern.promotion = type;
    token.remove_suffix(2);
    return true;
}

/// What stands before the square of arrival: file, rank and a sign of capture.
bool take_origin(std::string_view text, MovePattern& pattern) {
    if (!text.empty() && text.back() == 'x') text.remove_suffix(1);
    if (!text.empty() && is_file(text.front())) {
        pattern.from = whole_file(text.front() - 'a');
        pattern.from_file = true;
        text.remove_prefix(1);
    }
    if (!text.empty() && is_rank(text.front())) {
        pattern.from &= whole_rank(text.front() - '1');
        text.remove_prefix(1);
    }
    return text.empty();
}

constexpr bool is_behind(char c) { return c == '+' || c == '#' || c == '!' || c == '?'; }

}

SanReading resolve_among(const Position& position, const MovePattern& pattern, SquareSet from) {
    auto fault = MoveFault::in_check;
    Move found;
    for (const auto square : from) {
        const auto move = move_of(position, pattern, square);
        if (!leaves_king_safe(position, move)) continue;
        if (fault == MoveFault::none) return unresolved(MoveFault::ambiguous);
        found = move;
        fault = MoveFault::none;
    }
    return packed_reading(found, fault);
}

SanReading resolve_castling(const Position& position, MoveKind castling) {
    switch (castling_bar(position, castling)) {
    case CastlingBar::none:
        return packed_reading(castling_move(position.king(position.to_move()), castling),
                              MoveFault::none);
    case CastlingBar::attacked:
        return unresolved(MoveFault::in_check);
    default:
        return unresolved(MoveFault::no_piece);
    }
}

SanReading resolve_san(const Position& position, std::string_view token) {
    auto size = token.size();
    while (size > 0 && is_behind(token[size - 1])) --size;
    auto text = token.substr(0, size);
    if (size < 2) return unresolved(MoveFault::no_move);
    const auto whole = text;
    MovePattern pattern;
    if (!is_file(text[0])) {
        pattern.piece = piece_of(text[0]);
        if (pattern.piece == PieceType::none) return resolve_rare(position, text);
        text.remove_prefix(1);
    } else if (!take_promotion(text, pattern)) {
        return unresolved(MoveFault::no_move);
    }
    size = text.size();
    if (size < 2 || !is_file(text[size - 2]) || !is_rank(text[size - 1]))
        return resolve_rare(position, whole);
    pattern.to = square_at(text[size - 2] - 'a', text[size - 1] - '1');
    if (size > 2 && !take_origin(text.substr(0, size - 2), pattern))
        return resolve_rare(position, whole);
    return resolve(position, pattern);
}

}
