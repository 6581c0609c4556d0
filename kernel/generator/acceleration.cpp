#include "generator/acceleration.hpp"

#include <algorithm>

namespace hakem::generator {

namespace {

std::int32_t last_of_group(const std::vector<Stay>& stays) {
    const auto from_the_start =
        std::count_if(stays.begin(), stays.end(), [](const Stay& stay) { return stay.first == 1; });
    auto left = baku_group(static_cast<std::int32_t>(from_the_start));
    std::int32_t last = 0;
    for (std::size_t place = 0; place < stays.size() && left > 0; ++place) {
        if (stays[place].first != 1) continue;
        last = static_cast<std::int32_t>(place) + 1;
        --left;
    }
    return last;
}

}

std::int32_t baku_group(std::int32_t players) { return 2 * ((players + 3) / 4); }

BakuRounds baku_rounds(std::int32_t rounds) {
    const auto accelerated = (rounds + 1) / 2;
    return {accelerated, (accelerated + 1) / 2};
}

std::vector<Acceleration> baku_acceleration(const Recipe& recipe, const std::vector<Stay>& stays) {
    const auto last = last_of_group(stays);
    const auto rounds = baku_rounds(recipe.rounds);
    std::vector<Acceleration> records;
    if (last == 0) return records;
    records.push_back({{}, recipe.win, 1, rounds.whole_win, 1, last, 0});
    if (rounds.accelerated > rounds.whole_win)
        records.push_back({{}, recipe.draw, rounds.whole_win + 1, rounds.accelerated, 1, last, 0});
    return records;
}

}
