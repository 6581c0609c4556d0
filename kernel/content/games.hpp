#pragma once
/// The games of a player, each told by one of its two sides only.

#include <hakem/tournament.hpp>

#include <cstddef>
#include <vector>

namespace hakem::content {

/// White's side tells of a game; the smaller number where it has no colours.
inline bool tells(const Player& player, const RoundEntry& entry) {
    if (entry.colour == Colour::none) return player.id <= entry.opponent;
    return entry.colour == Colour::white;
}

/// Calls `visit(round, entry, position of the opponent)` for each game that the player tells of,
/// against whoever is in the file.
template<class Visit>
void for_each_game_told(const Player& player, const PlayerIndex& index, Visit visit) {
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
        const auto& entry = player.rounds[r];
        const auto opponent = index[entry.opponent];
        if (opponent >= 0 && tells(player, entry))
            visit(static_cast<int>(r + 1), entry, static_cast<std::size_t>(opponent));
    }
}

/// How many elements two sorted lists have in common.
template<class T>
std::size_t shared(const std::vector<T>& a, const std::vector<T>& b) {
    std::size_t count = 0;
    for (auto x = a.begin(), y = b.begin(); x != a.end() && y != b.end();) {
        if (*x < *y)
            ++x;
        else if (*y < *x)
            ++y;
        else
            ++count, ++x, ++y;
    }
    return count;
}

}
