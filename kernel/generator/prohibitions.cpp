#include "generator/prohibitions.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace hakem::generator {

std::vector<ProhibitedPairing> drawn_prohibitions(const Recipe& recipe) {
    Random random(recipe.seed, Stream::prohibitions);
    const auto count = competitors(recipe);
    const auto pairs = std::int64_t{count} * (count - 1) / 2;
    const auto wanted = std::min<std::int64_t>(recipe.forbidden_pairs, pairs);
    std::set<std::pair<std::int32_t, std::int32_t>> taken;
    while (static_cast<std::int64_t>(taken.size()) < wanted) {
        const auto one = random.between(1, count);
        const auto other = random.between(1, count);
        if (one != other) taken.insert(std::minmax(one, other));
    }
    std::vector<ProhibitedPairing> prohibitions;
    for (const auto& [one, other] : taken)
        prohibitions.push_back({1, recipe.rounds, {one, other}, 0});
    return prohibitions;
}

}
