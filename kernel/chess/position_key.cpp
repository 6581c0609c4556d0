#include <hakem/chess/endings.hpp>

#include <array>

namespace hakem::chess {

namespace {

/// SplitMix64, for numbers that look random and are always the same.
constexpr std::uint64_t mixed(std::uint64_t number) {
    number = (number + 1) * 0x9E3779B97F4A7C15ULL;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBULL;
    return number ^ (number >> 31);
}

/// A number for each piece on each square, each castling rook, each file of en passant, the move.
constexpr auto numbers = [] {
    std::array<std::uint64_t, 12 * 64 + 64 + 8 + 1> table{};
    for (std::size_t i = 0; i < table.size(); ++i) table[i] = mixed(i);
    return table;
}();

constexpr std::size_t castling = 12UL * 64, en_passant = castling + 64,
                      black_moves = en_passant + 8;

}

std::uint64_t position_key(const Position& position) {
    std::uint64_t key = position.to_move() == Colour::black ? numbers[black_moves] : 0;
    for (const auto square : position.occupied()) {
        const auto piece = position.at(square);
        const auto kind =
            static_cast<std::size_t>(piece.type) - 1 + (piece.colour == Colour::black ? 6U : 0U);
        key ^= numbers[kind * 64 + static_cast<std::size_t>(square)];
    }
    for (const auto rook : position.castling_rooks())
        key ^= numbers[castling + static_cast<std::size_t>(rook)];
    if (position.en_passant_is_legal())
        key ^= numbers[en_passant + static_cast<std::size_t>(file_of(position.en_passant()))];
    return key;
}

}
