#pragma once
/// Squares, sets of squares and pieces: the smallest words of the board.

#include <hakem/result.hpp>

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace hakem::chess {

/// A square of the board, a1 = 0, b1 = 1 ... h8 = 63.
// clang-format off
enum class Square : std::uint8_t {
    a1, b1, c1, d1, e1, f1, g1, h1, a2, b2, c2, d2, e2, f2, g2, h2,
    a3, b3, c3, d3, e3, f3, g3, h3, a4, b4, c4, d4, e4, f4, g4, h4,
    a5, b5, c5, d5, e5, f5, g5, h5, a6, b6, c6, d6, e6, f6, g6, h6,
    a7, b7, c7, d7, e7, f7, g7, h7, a8, b8, c8, d8, e8, f8, g8, h8,
    none ///< no square
};
// clang-format on

constexpr int index(Square square) { return static_cast<int>(square); }
/// 0 = the a-file.
constexpr int file_of(Square square) { return index(square) & 7; }
/// 0 = the first rank.
constexpr int rank_of(Square square) { return index(square) >> 3; }
/// File and rank from 0 to 7.
constexpr Square square_at(int file, int rank) { return static_cast<Square>(rank * 8 + file); }
/// "e4"; "-" for none.
std::string to_text(Square square);
/// Reads "e4", the letter in either case; nothing for anything else.
std::optional<Square> parse_square(std::string_view text);

/// A set of squares in one word; iterating it gives the squares from a1 to h8.
class SquareSet {
public:
    /// Walks the squares of a set.
    class Iterator {
    public:
        using difference_type = std::ptrdiff_t;
        using value_type = Square;
        using iterator_concept = std::forward_iterator_tag;

        constexpr Iterator() = default;
        explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Square operator*() const { return static_cast<Square>(__builtin_ctzll(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const auto old = *this;
            ++*this;
            return old;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t rest_ = 0;
    };

    constexpr SquareSet() = default;
    explicit constexpr SquareSet(std::uint64_t bits) : bits_(bits) {}
    /// The set of one square, which is not `none`.
    constexpr SquareSet(Square square) : bits_(std::uint64_t{1} << index(square)) {}

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr explicit operator bool() const { return bits_ != 0; }
    /// More than one square, cheaper than `size() > 1`.
    constexpr bool many() const { return (bits_ & (bits_ - 1)) != 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Square square) const { return bits_ >> index(square) & 1; }
    /// The lowest square of a set that is not empty.
    constexpr Square first() const { return static_cast<Square>(__builtin_ctzll(bits_)); }

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    constexpr bool operator==(const SquareSet&) const = default;
    constexpr SquareSet operator~() const { return SquareSet(~bits_); }
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
        return SquareSet(a.bits_ & b.bits_);
    }
    friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
        return SquareSet(a.bits_ | b.bits_);
    }
    friend constexpr SquareSet operator^(SquareSet a, SquareSet b) {
        return SquareSet(a.bits_ ^ b.bits_);
    }
    constexpr SquareSet& operator&=(SquareSet other) { return *this = *this & other; }
    constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }
    constexpr SquareSet& operator^=(SquareSet other) { return *this = *this ^ other; }

private:
    std::uint64_t bits_ = 0;
};

/// File and rank from 0 to 7.
constexpr SquareSet whole_file(int file) { return SquareSet(0x0101010101010101ULL << file); }
constexpr SquareSet whole_rank(int rank) { return SquareSet(0xFFULL << (8 * rank)); }
/// The squares of one colour, a1 among the dark ones.
inline constexpr SquareSet dark_squares{0xAA55AA55AA55AA55ULL};

/// What kind of piece; pawns are named with the pieces here.
enum class PieceType : std::uint8_t { none, pawn, knight, bishop, rook, queen, king };

/// A piece of a colour; `none` and no colour is the empty square.
struct Piece {
    PieceType type = PieceType::none;
    Colour colour = Colour::none;

    constexpr bool operator==(const Piece&) const = default;
    constexpr explicit operator bool() const { return type != PieceType::none; }
};

/// The letter of a FEN: "K" white, "k" black; '.' for the empty square.
char fen_letter(Piece piece);
/// The piece of a FEN's letter; nothing for another letter.
std::optional<Piece> piece_of_fen_letter(char letter);

}
