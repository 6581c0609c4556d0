#pragma once
/// Pairs that may not meet.

#include "generator/recipe.hpp"
#include <hakem/tournament.hpp>

#include <vector>

namespace hakem::generator {

/// As many pairs as asked for, no pair twice; fewer where the field has not so many.
std::vector<ProhibitedPairing> drawn_prohibitions(const Recipe& recipe);

}
