#include <hakem/missing_game.hpp>

#include <algorithm>

namespace hakem {

bool misses_game(const Competitor& one, int round, int rounds) {
    const auto& all = one.rounds;
    const auto at = static_cast<std::size_t>(round) - 1;
    const auto silent = [](const Round& entry) {
        return entry.opponent < 0 && entry.outcome == Outcome::absent;
    };
    if (at >= all.size() || !silent(all[at])) return false;
    const auto plays = [](const Round& entry) { return entry.opponent >= 0; };
    const auto here = all.begin() + static_cast<std::ptrdiff_t>(at);
    const bool before = std::any_of(all.begin(), here, plays);
    const bool after = std::any_of(here, all.end(), plays);
    if (before && after) return true;
    const bool at_the_edge = round == 1 ? after : round == rounds && before;
    return at_the_edge && std::count_if(all.begin(), all.end(), silent) == 1;
}

}
