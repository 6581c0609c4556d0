#include "table.hpp"

#include <algorithm>
#include <utility>

namespace hakem::round_robin {

// Regulation, appendix 1; FIDE C.05, annex 1. With m = size - 1, the sum of the two numbers of a
// game is r + 1 modulo m, and the number a with 2a = r + 1 meets the last number.
std::vector<TableGame> berger_round(int size, int round) {
    const int m = size - 1;
    const int a = round % 2 == 1 ? (round + 1) / 2 : (round + 1 + m) / 2;
    std::vector<TableGame> games;
    games.reserve(static_cast<std::size_t>(size / 2));
    // The last number has White against the upper half of the others.
    games.push_back(a <= size / 2 ? TableGame{a, size} : TableGame{size, a});
    for (int k = 1; k < size / 2; ++k) {
        const int after = (a + k - 1) % m + 1;
        const int before = (a - k - 1 + m) % m + 1;
        const auto [low, high] = std::minmax(after, before);
        games.push_back((low + high) % 2 == 1 ? TableGame{low, high} : TableGame{high, low});
    }
    return games;
}

Place Schedule::place_of(int round) const {
    if (round > cycle()) return {round - cycle(), true};
    const bool swapped = double_cycle && swap_last_rounds && cycle() >= 3 && round >= cycle() - 1;
    return {swapped ? 2 * cycle() - 1 - round : round, false};
}

std::vector<TableGame> Schedule::games(int round) const {
    const Place place = place_of(round);
    std::vector<TableGame> games = berger_round(table_size(), place.table_round);
    // Regulation 28.4: the second half is the first with the colours changed.
    if (place.second_cycle)
        for (TableGame& game : games) std::swap(game.white, game.black);
    return games;
}

}
