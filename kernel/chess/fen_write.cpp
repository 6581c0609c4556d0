#include "fen_fields.hpp"

#include <algorithm>

namespace hakem::chess {

namespace {

/// The rights of a position and how to write them.
struct Rights {
    const Position& position;
    Setup setup = position.setup();
    bool by_file = false; ///< KQkq would be read as castling of chess

    /// What KQkq would mean for a rook's side.
    std::optional<CastlingRight> named(Square rook) const {
        const auto colour = position.at(rook).colour;
        return castling_of(setup, letter(colour, rook > position.king(colour) ? 'k' : 'q'));
    }
    static char letter(Colour colour, char small) {
        return colour == Colour::white ? static_cast<char>(small - 'a' + 'A') : small;
    }
    /// K or Q where it names the rook, else the letter of its file.
    char letter_of(Square rook) const {
        const auto colour = position.at(rook).colour;
        if (by_file || named(rook)->rook != rook)
            return letter(colour, static_cast<char>('a' + file_of(rook)));
        return letter(colour, rook > position.king(colour) ? 'k' : 'q');
    }
};

std::string castling_field(const Position& position) {
    Rights rights{position};
    const auto rooks = position.castling_rooks();
    rights.by_file = position.chess960() &&
                     std::none_of(rooks.begin(), rooks.end(),
                                  [&](auto rook) { return rights.named(rook)->chess960; });
    std::string text;
    for (const auto colour : {Colour::white, Colour::black})
        for (const auto side : {Castling::short_side, Castling::long_side})
            if (const auto rook = position.castling_rook(colour, side); rook != Square::none)
                text += rights.letter_of(rook);
    return text.empty() ? "-" : text;
}

}

std::string board_fen(const Position& position) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0) text += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            const auto piece = position.at(square_at(file, rank));
            if (!piece) {
                ++empty;
                continue;
            }
            flush();
            text += fen_letter(piece);
        }
        flush();
        if (rank > 0) text += '/';
    }
    return text;
}

std::string to_fen(const Position& position, EnPassantField en_passant) {
    const bool written = en_passant == EnPassantField::always || position.en_passant_is_legal();
    return board_fen(position) + (position.to_move() == Colour::white ? " w " : " b ") +
           castling_field(position) + ' ' +
           to_text(written ? position.en_passant() : Square::none) + ' ' +
           std::to_string(position.halfmove_clock()) + ' ' +
           std::to_string(position.fullmove_number());
}

}
