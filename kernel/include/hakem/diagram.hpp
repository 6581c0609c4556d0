#pragma once
/// Diagrams of positions, as documents show them: the pieces and what is to be seen of them.

#include <hakem/language.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

/// A square as a number: a1 = 0, b1 = 1, h8 = 63.
using SquareNumber = std::uint8_t;

/// A move as a diagram draws it; `crossed`: one that is turned down.
struct MoveArrow {
    SquareNumber from = 0, to = 0;
    bool crossed = false;

    bool operator==(const MoveArrow&) const = default;
};

/// A position with its marks. Pieces are the letters of FEN, KQRBNP for White and kqrbnp for Black.
struct DiagramBoard {
    std::array<char, 64> pieces{}; ///< by square; '\0' = empty
    bool black_to_move = false;
    std::vector<SquareNumber> framed;   ///< touched, or spoken of
    std::vector<SquareNumber> dotted;   ///< where a piece may go
    std::vector<SquareNumber> inverted; ///< a piece that stands on its head
    std::vector<MoveArrow> arrows;
};

/// The board of the first two fields of a FEN, "8/6pk/... b"; nothing where it is none.
std::optional<DiagramBoard> board_of_fen(std::string_view fen);

/// "8/6pk/5nb1/7P/8/8/2B2PP1/6K1": the pieces as FEN has them.
std::string placement_of(const DiagramBoard& board);

/// "e4".
std::string square_name(SquareNumber square);

/// The letter of a piece in a language, a capital for White: K and k are Ş and ş in Turkish.
std::string letter_of_piece(char piece, Language language);

/// The same as a figurine: "♔", "♟".
std::string_view figurine_of(char piece);

/// What a screen reader says of a board: "White: Kg1, Bc2, ... Black: ... Marked: h5."
std::string description_of(const DiagramBoard& board, Language language);

}
