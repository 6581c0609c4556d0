#include "numbers_as_places.hpp"

#include <algorithm>
#include <set>
#include <vector>

namespace hakem::command {

bool are_numbers_places(const CheckedFile& file) {
    constexpr std::size_t fewest = 6, fewest_points = 3; // a favourite may win every game
    if (!file.input.tournament || file.choice.by_table()) return false;
    const auto& tournament = *file.input.tournament;
    std::vector<const Player*> players;
    for (const auto& player : tournament.players) players.push_back(&player);
    std::sort(players.begin(), players.end(),
              [](const Player* a, const Player* b) { return a->id < b->id; });
    const auto stand = [&players](const auto& are_in_order) {
        return std::adjacent_find(players.begin(), players.end(),
                                  [&](const Player* a, const Player* b) {
                                      return !are_in_order(*a, *b);
                                  }) == players.end();
    };
    const bool by_points = stand([](const Player& a, const Player& b) {
        return a.declared_points && b.declared_points && *a.declared_points >= *b.declared_points;
    });
    if (players.size() < fewest || !by_points) return false;
    const bool by_ratings =
        stand([](const Player& a, const Player& b) { return a.rating >= b.rating; });
    std::set<Points> points;
    for (const auto* player : players) points.insert(*player->declared_points);
    return points.size() >= fewest_points && (!by_ratings || players.front()->rating == 0);
}

}
