#pragma once
/// The records of a random tournament that are not of its players.

#include "generator/recipe.hpp"
#include <hakem/tournament.hpp>

namespace hakem::generator {

/// Name, system, rounds, colour, points, dates; of the field only how many it has.
void enter_headers(Tournament& tournament, const Recipe& recipe);

}
