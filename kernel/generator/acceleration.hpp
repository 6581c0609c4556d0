#pragma once
/// Baku acceleration (FIDE C.04.7).

#include "generator/absences.hpp"
#include <hakem/acceleration.hpp>

#include <vector>

namespace hakem::generator {

/// The records of an event. 1.3: the last of group A stays the same player when late entries come,
/// and who is inserted above him is in the group.
std::vector<Acceleration> baku_acceleration(const Recipe& recipe, const std::vector<Stay>& stays);

}
