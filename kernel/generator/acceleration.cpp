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

std::vector<Acceleration> baku_acceleration(const Recipe& recipe, const std::vector<Stay>& stays) {
    Scoring scoring;
    scoring.win = recipe.win;
    scoring.draw = recipe.draw;
    return hakem::baku_acceleration(last_of_group(stays), recipe.rounds, scoring);
}

}
