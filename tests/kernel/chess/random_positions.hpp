#pragma once
/// Positions by chance: of games played at random, of chess and Chess960, and set up at random.

#include <hakem/chess/position.hpp>

#include <cstddef>
#include <functional>
#include <random>

namespace hakem::test {

/// How many positions a test looks at: HAKEM_POSITIONS, or this number.
std::size_t positions_wished(std::size_t usual);

/// Calls `look` with so many positions; always the same ones for a number.
void for_random_positions(std::size_t count,
                          const std::function<void(const chess::Position&)>& look);

/// An initial position of Chess960.
chess::Position random_chess960(std::mt19937_64& random);

}
