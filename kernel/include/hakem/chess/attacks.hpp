#pragma once
/// Where pieces move on a board with so many squares occupied (articles 3.2 to 3.8), whatever
/// stands on them. Lines are found by subtraction (hyperbola quintessence): no tables to speak of,
/// so that reading games does not fight for the cache.

#include <hakem/chess/square.hpp>

#include <array>

namespace hakem::chess {

namespace attack_tables {

/// For each square the squares at these distances that are on the board.
template<std::size_t Count>
constexpr std::array<std::uint64_t, 64> steps(const int (&offsets)[Count][2]) {
    std::array<std::uint64_t, 64> table{};
    for (int square = 0; square < 64; ++square)
        for (const auto& offset : offsets) {
            const int file = square % 8 + offset[0], rank = square / 8 + offset[1];
            if (file >= 0 && file < 8 && rank >= 0 && rank < 8)
                table[static_cast<std::size_t>(square)] |= std::uint64_t{1} << (rank * 8 + file);
        }
    return table;
}

/// For each square the line through it in a direction and its opposite, without the square.
constexpr std::array<std::uint64_t, 64> lines(int files, int ranks) {
    std::array<std::uint64_t, 64> table{};
    for (int square = 0; square < 64; ++square)
        for (int way = -1; way <= 1; way += 2) {
            int file = square % 8 + way * files, rank = square / 8 + way * ranks;
            for (; file >= 0 && file < 8 && rank >= 0 && rank < 8;
                 file += way * files, rank += way * ranks)
                table[static_cast<std::size_t>(square)] |= std::uint64_t{1} << (rank * 8 + file);
        }
    return table;
}

/// The squares of a rank that a rook on a file reaches, for each way the six squares between the
/// edges may be occupied.
constexpr std::array<std::array<std::uint8_t, 8>, 64> ranks() {
    std::array<std::array<std::uint8_t, 8>, 64> table{};
    for (std::size_t inner = 0; inner < 64; ++inner)
        for (int file = 0; file < 8; ++file)
            for (int way = -1; way <= 1; way += 2)
                for (int to = file + way; to >= 0 && to < 8; to += way) {
                    table[inner][static_cast<std::size_t>(file)] |=
                        static_cast<std::uint8_t>(1U << to);
                    if (inner << 1 >> to & 1) break;
                }
    return table;
}

inline constexpr auto knight =
    steps({{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
inline constexpr auto king =
    steps({{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}});
inline constexpr auto white_pawn = steps({{-1, 1}, {1, 1}});
inline constexpr auto black_pawn = steps({{-1, -1}, {1, -1}});
inline constexpr auto file = lines(0, 1);
inline constexpr auto diagonal = lines(1, 1);
inline constexpr auto antidiagonal = lines(1, -1);
inline constexpr auto rank = ranks();

/// Attacks along a line that is not a rank.
constexpr std::uint64_t along(std::uint64_t line, std::uint64_t square, std::uint64_t occupied) {
    const auto up = (occupied & line) - square;
    const auto down =
        __builtin_bswap64(__builtin_bswap64(occupied & line) - __builtin_bswap64(square));
    return (up ^ down) & line;
}

}

constexpr SquareSet knight_attacks(Square from) {
    return SquareSet(attack_tables::knight[static_cast<std::size_t>(from)]);
}

constexpr SquareSet king_attacks(Square from) {
    return SquareSet(attack_tables::king[static_cast<std::size_t>(from)]);
}

/// The two squares on which a pawn captures (3.7.3), on any rank.
constexpr SquareSet pawn_attacks(Square from, Colour colour) {
    return SquareSet(colour == Colour::white
                         ? attack_tables::white_pawn[static_cast<std::size_t>(from)]
                         : attack_tables::black_pawn[static_cast<std::size_t>(from)]);
}

constexpr SquareSet bishop_attacks(Square from, SquareSet occupied) {
    const auto i = static_cast<std::size_t>(from);
    const auto bit = std::uint64_t{1} << i;
    return SquareSet(attack_tables::along(attack_tables::diagonal[i], bit, occupied.bits()) |
                     attack_tables::along(attack_tables::antidiagonal[i], bit, occupied.bits()));
}

constexpr SquareSet rook_attacks(Square from, SquareSet occupied) {
    const auto i = static_cast<std::size_t>(from);
    const auto shift = i & 56;
    const auto inner = occupied.bits() >> shift >> 1 & 63;
    return SquareSet(
        attack_tables::along(attack_tables::file[i], std::uint64_t{1} << i, occupied.bits()) |
        static_cast<std::uint64_t>(attack_tables::rank[inner][i & 7]) << shift);
}

constexpr SquareSet queen_attacks(Square from, SquareSet occupied) {
    return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
}

/// The squares that a piece attacks, capturing or going there; of a pawn those where it captures.
constexpr SquareSet attacks(Piece piece, Square from, SquareSet occupied) {
    switch (piece.type) {
    case PieceType::pawn:
        return pawn_attacks(from, piece.colour);
    case PieceType::knight:
        return knight_attacks(from);
    case PieceType::bishop:
        return bishop_attacks(from, occupied);
    case PieceType::rook:
        return rook_attacks(from, occupied);
    case PieceType::queen:
        return queen_attacks(from, occupied);
    case PieceType::king:
        return king_attacks(from);
    default:
        return {};
    }
}

/// The squares of the lines through a square on an empty board, without it.
constexpr SquareSet straight_lines(Square from) {
    const auto i = static_cast<std::size_t>(from);
    return SquareSet(attack_tables::file[i] | (0xFFULL << (i & 56) ^ std::uint64_t{1} << i));
}
constexpr SquareSet oblique_lines(Square from) {
    const auto i = static_cast<std::size_t>(from);
    return SquareSet(attack_tables::diagonal[i] | attack_tables::antidiagonal[i]);
}

namespace attack_tables {

extern const std::array<std::array<std::uint64_t, 64>, 64> between;

}

/// The squares between two on one rank, file or diagonal, without both; else none.
inline SquareSet between(Square a, Square b) {
    return SquareSet(
        attack_tables::between[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)]);
}

/// The whole rank, file or diagonal through two squares, from edge to edge with both; else none.
constexpr SquareSet line_through(Square a, Square b) {
    if (rook_attacks(a, {}).contains(b)) return (rook_attacks(a, {}) & rook_attacks(b, {})) | a | b;
    if (oblique_lines(a).contains(b)) return (oblique_lines(a) & oblique_lines(b)) | a | b;
    return {};
}

}
