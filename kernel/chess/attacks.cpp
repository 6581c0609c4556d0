#include <hakem/chess/attacks.hpp>

namespace hakem::chess::attack_tables {

namespace {

constexpr SquareSet squares_between(Square a, Square b) {
    if (straight_lines(a).contains(b)) return rook_attacks(a, b) & rook_attacks(b, a);
    if (oblique_lines(a).contains(b)) return bishop_attacks(a, b) & bishop_attacks(b, a);
    return {};
}

}

constinit const std::array<std::array<std::uint64_t, 64>, 64> between = [] {
    std::array<std::array<std::uint64_t, 64>, 64> table{};
    for (std::size_t a = 0; a < 64; ++a)
        for (std::size_t b = 0; b < 64; ++b)
            table[a][b] = squares_between(static_cast<Square>(a), static_cast<Square>(b)).bits();
    return table;
}();

}
