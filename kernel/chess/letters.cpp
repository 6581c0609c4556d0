#include <hakem/chess/notation.hpp>

#include <algorithm>

namespace hakem::chess {

namespace {

constexpr Letters english = {"en", "K", "Q", "R", "B", "N"};
constexpr Letters figurine_letters = {"figurine", "♔", "♕", "♖", "♗", "♘"};
constexpr Letters turkish = {.code = "tr",
                             .king = "Ş",
                             .queen = "V",
                             .rook = "K",
                             .bishop = "F",
                             .knight = "A",
                             .castle_short = "0-0",
                             .castle_long = "0-0-0",
                             .plain_king = "S"};

/// King, queen, rook, bishop, knight, as the PGN standard (8.2.3.2) and players have them.
constexpr Letters letters[] = {
    english,
    turkish,
    {"de", "K", "D", "T", "L", "S", "0-0", "0-0-0"},
    {"fr", "R", "D", "T", "F", "C"},
    {"es", "R", "D", "T", "A", "C"},
    {"it", "R", "D", "T", "A", "C"},
    {"pt", "R", "D", "T", "B", "C"},
    {"nl", "K", "D", "T", "L", "P"},
    {"da", "K", "D", "T", "L", "S"},
    {"sv", "K", "D", "T", "L", "S"},
    {"nb", "K", "D", "T", "L", "S"},
    {"fi", "K", "D", "T", "L", "R"},
    {"is", "K", "D", "H", "B", "R"},
    {"et", "K", "L", "V", "O", "R"},
    {"pl", "K", "H", "W", "G", "S"},
    {"cs", "K", "D", "V", "S", "J"},
    {"hu", "K", "V", "B", "F", "H"},
    {"ro", "R", "D", "T", "N", "C"},
    {"ru", "Кр", "Ф", "Л", "С", "К"},
    figurine_letters,
};

}

std::string_view Letters::of(PieceType type) const {
    switch (type) {
    case PieceType::king:
        return king;
    case PieceType::queen:
        return queen;
    case PieceType::rook:
        return rook;
    case PieceType::bishop:
        return bishop;
    case PieceType::knight:
        return knight;
    default:
        return {};
    }
}

const Letters& english_letters() { return letters[0]; }
const Letters& turkish_letters() { return letters[1]; }
const Letters& figurines() { return *(std::end(letters) - 1); }
std::span<const Letters> all_letters() { return letters; }

const Letters* letters_of(std::string_view code) {
    const auto* found = std::find_if(std::begin(letters), std::end(letters),
                                     [&](const Letters& each) { return each.code == code; });
    return found == std::end(letters) ? nullptr : found;
}

}
