#pragma once
/// Baku acceleration (FIDE C.04.7).

#include "generator/absences.hpp"
#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem::generator {

/// 1.2: group A is half of the list before round 1, rounded up to an even number.
std::int32_t baku_group(std::int32_t players);

/// 1.4: rounds that are accelerated, and those among them (the first) with a whole win.
struct BakuRounds {
    std::int32_t accelerated = 0, whole_win = 0;
};
BakuRounds baku_rounds(std::int32_t rounds);

/// The records of an event. 1.3: the last of group A stays the same player when late entries come,
/// and who is inserted above him is in the group.
std::vector<Acceleration> baku_acceleration(const Recipe& recipe, const std::vector<Stay>& stays);

}
