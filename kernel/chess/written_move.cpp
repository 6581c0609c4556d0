#include "written_move.hpp"

#include <algorithm>
#include <array>

namespace hakem::chess {

namespace {

constexpr std::array pieces = {PieceType::king, PieceType::queen, PieceType::rook,
                               PieceType::bishop, PieceType::knight};

constexpr std::array<std::string_view, 5> black_figurines = {"♚", "♛", "♜", "♝", "♞"};

/// The small form of a piece's letter; empty where we know none.
std::string lower(std::string_view letter) {
    if (letter == "Ş") return "ş";
    if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z') return {};
    return {static_cast<char>(letter[0] - 'A' + 'a')};
}

/// Takes a text apart from both ends.
class WrittenReader {
public:
    WrittenReader(std::string_view text, const Letters& letters, Manner manner)
        : rest_(text), letters_(letters), manner_(manner) {}

    std::optional<WrittenMove> read() {
        while (take_tail()) {
        }
        if (take_castling()) return move_;
        take_piece();
        if (!take_squares() || !take_promotion() || !rest_.empty()) return std::nullopt;
        return move_;
    }

private:
    bool take(std::string_view start) {
        if (start.empty() || !rest_.starts_with(start)) return false;
        rest_.remove_prefix(start.size());
        return true;
    }
    bool take_end(std::string_view end) {
        if (!rest_.ends_with(end)) return false;
        rest_.remove_suffix(end.size());
        return true;
    }
    bool noted(MoveNote note) {
        move_.notes.add(note);
        return true;
    }

    /// A sign behind the move: check, mate, en passant, capture, an assessment, an offer of a draw.
    bool take_tail() {
        if (take_end("!") || take_end("?") || take_end("(=)")) return noted(MoveNote::assessment);
        if (take_end("#")) return move_.mate = true;
        if (take_end("++") || take_end("‡") || take_end("mate") || take_end("mat")) {
            move_.mate = true;
            return noted(MoveNote::mate_sign);
        }
        if (take_end("+") || take_end("†")) return move_.check = true;
        for (const std::string_view suffix : {"e.p.", "e.p", "ep"})
            if (take_end(suffix)) return noted(MoveNote::en_passant_suffix);
        if (take_end(":")) {
            move_.captures = true;
            return noted(MoveNote::capture_sign);
        }
        return false;
    }

    bool take_castling() {
        std::string wings;
        for (const char c : rest_)
            if (c == 'O' || c == 'o' || c == '0')
                wings += c;
            else if (c != '-')
                return false;
        if (wings.size() != 2 && wings.size() != 3) return false;
        const bool is_short = wings.size() == 2;
        move_.castling = is_short ? MoveKind::castle_short : MoveKind::castle_long;
        const auto usual = is_short ? letters_.castle_short : letters_.castle_long;
        if (rest_ == usual) return true;
        const bool zeros = rest_ == (is_short ? "0-0" : "0-0-0");
        return noted(zeros ? MoveNote::castling_zeros : MoveNote::castling_other);
    }

    /// A piece's letter in one of its forms, taken off the rest.
    PieceType take_letter(bool lower_case, MoveNote lower_note) {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto letter = letters_.of(pieces[i]);
            if (take(letter)) return pieces[i];
            if (take(figurines().of(pieces[i])) || take(black_figurines[i])) {
                take("\xEF\xB8\x8E"); // "as text" of a figurine
                move_.notes.add(MoveNote::figurine);
                return pieces[i];
            }
            if (lower_case && take(lower(letter))) {
                move_.notes.add(lower_note);
                return pieces[i];
            }
        }
        if (take(letters_.plain_king) || (lower_case && take(lower(letters_.plain_king)))) {
            move_.notes.add(MoveNote::letter_plain);
            return PieceType::king;
        }
        return PieceType::none;
    }

    void take_piece() {
        move_.piece = take_letter(manner_.lower_pieces, MoveNote::piece_lower_case);
        if (move_.piece != PieceType::none) return;
        if (take("♙") || take("♟")) {
            take("\xEF\xB8\x8E");
            move_.notes.add(MoveNote::figurine);
        } else if (rest_.size() > 2 && take("P")) {
            move_.notes.add(MoveNote::pawn_letter);
        } else {
            return;
        }
        move_.piece = PieceType::pawn;
    }

    PartOfSquare take_square() {
        PartOfSquare square;
        if (rest_.empty()) return square;
        const char c = rest_[0];
        if (c >= 'a' && c <= 'h')
            square.file = c - 'a';
        else if (manner_.upper_squares && c >= 'A' && c <= 'H')
            square.file = c - 'A';
        if (square.file >= 0) {
            if (c < 'a') move_.notes.add(MoveNote::square_upper_case);
            rest_.remove_prefix(1);
        }
        if (rest_.empty() || rest_[0] < '1' || rest_[0] > '8') return square;
        square.rank = rest_[0] - '1';
        rest_.remove_prefix(1);
        return square;
    }

    /// "x", ":" or a hyphen between the squares.
    bool take_sign() {
        if (take("x") || take("X")) return move_.captures = true;
        if (take(":") || take("×")) {
            move_.notes.add(MoveNote::capture_sign);
            return move_.captures = true;
        }
        if (take("-") || take("–")) return move_.hyphen = true;
        return false;
    }

    bool take_squares() {
        auto first = take_square();
        const bool sign = take_sign();
        auto second = take_square();
        if (second.none() && !sign) {
            move_.to = first;
            return first.whole();
        }
        if (move_.hyphen && first.rank < 0 && second.file < 0 && first.file >= 0) { // "e-4"
            move_.to = {first.file, second.rank};
            return second.rank >= 0;
        }
        move_.from = first;
        move_.to = second;
        // "exd" and "ed" are known of pawns.
        const bool files = move_.piece == PieceType::none && first.file >= 0 && second.file >= 0;
        return second.whole() || (files && second.rank < 0);
    }

    bool take_promotion() {
        if (rest_.empty()) return true;
        const bool bracket = take("(");
        const bool usual = !bracket && take("=");
        if (!bracket && !usual) take("/");
        if (!usual) move_.notes.add(MoveNote::promotion_sign);
        move_.promotion = take_letter(true, MoveNote::promotion_lower_case);
        return move_.promotion != PieceType::none && (!bracket || take(")"));
    }

    std::string_view rest_;
    const Letters& letters_;
    Manner manner_;
    WrittenMove move_;
};

}

std::optional<WrittenMove> parse_written(std::string_view text, const Letters& letters,
                                         Manner manner) {
    return WrittenReader(text, letters, manner).read();
}

MoveFault foreign_move(std::string_view text) {
    constexpr std::string_view null_moves[] = {"--", "Z0", "@@@@", "null", "0000", "<>"};
    if (std::find(std::begin(null_moves), std::end(null_moves), text) != std::end(null_moves))
        return MoveFault::null_move;
    const auto at = text.find('@');
    const bool drop =
        at != std::string_view::npos && at <= 1 && parse_square(text.substr(at + 1, 2)).has_value();
    return drop ? MoveFault::drop : MoveFault::none;
}

}
