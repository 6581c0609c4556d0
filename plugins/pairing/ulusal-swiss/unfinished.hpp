#pragma once
/// 22.1: games that are unfinished, and those that once were; of teams, their matches (23.1).

#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem::ulusal {

struct Unfinished {
    int round = 0;
    std::int32_t white = 0, black = 0; ///< numbers of players, or of teams
    std::uint32_t line = 0;            ///< of the player with White, or of the team
};

/// Of the rounds before `round`, as the tournament was paired: a match of teams once, however many
/// of its boards are unfinished.
std::vector<Unfinished> unfinished_before(const Tournament& tournament, int round);

/// Those that have ended since, but were unfinished when the round after them was paired.
std::vector<Unfinished> finished_since(const Tournament& tournament);

}
