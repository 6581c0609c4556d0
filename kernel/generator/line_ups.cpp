#include "generator/line_ups.hpp"

#include <algorithm>

namespace hakem::generator {

/// As many as there are boards, in the order of the list.
std::vector<std::int32_t> LineUpDraw::came(const Team& team, int round) {
    const auto boards = static_cast<std::size_t>(recipe_.boards);
    const auto reserves = team.players.size() - boards;
    const bool replaced = random_.chance(1, 3);
    const auto count = static_cast<std::size_t>(random_.between(1, 2));
    auto list = team.players;
    if (replaced && round > 1)
        for (const auto place : random_.positions(std::min({count, reserves, boards}), boards))
            list[place] = 0;
    list.erase(std::remove(list.begin(), list.end(), 0), list.end());
    list.resize(boards);
    return list;
}

Seated LineUpDraw::seated(const Team& team, int round, bool is_short) {
    Seated seated;
    seated.players = came(team, round);
    const bool named = random_.chance(1, 2);
    seated.announced = random_.chance(1, 6);
    if (!is_short) return seated;
    // Named is only who stands in the list below all the others.
    seated.last_did_not_come = named;
    if (!named) seated.players.back() = 0;
    return seated;
}

}
