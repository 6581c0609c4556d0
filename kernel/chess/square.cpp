#include <hakem/chess/move.hpp>
#include <hakem/chess/square.hpp>

#include <algorithm>

namespace hakem::chess {

namespace {

constexpr std::string_view piece_letters = ".pnbrqk";

constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}

std::string to_text(Square square) {
    if (square == Square::none) return "-";
    return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const int file = lower(text[0]) - 'a', rank = text[1] - '1';
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return square_at(file, rank);
}

char fen_letter(Piece piece) {
    const char letter = piece_letters[static_cast<std::size_t>(piece.type)];
    return piece.colour == Colour::white ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::optional<Piece> piece_of_fen_letter(char letter) {
    const auto type = piece_letters.find(lower(letter));
    if (type == std::string_view::npos || type == 0) return std::nullopt;
    return Piece{static_cast<PieceType>(type),
                 letter == lower(letter) ? Colour::black : Colour::white};
}

MoveList& MoveList::operator=(const MoveList& other) {
    if (this != &other) std::copy_n(other.begin(), other.size_, room_.moves);
    size_ = other.size_;
    return *this;
}

bool MoveList::contains(Move move) const { return std::find(begin(), end(), move) != end(); }

}
