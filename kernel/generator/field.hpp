#pragma once
/// The players of a random tournament.

#include "generator/recipe.hpp"
#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem::generator {

/// In the order of FIDE C.04.2: rating, title, alphabet; numbers are 1, 2, 3 ...
struct Field {
    std::vector<Player> players;
    std::vector<std::int32_t> strengths; ///< what they play at; of a rated player the rating
};

Field drawn_field(const Recipe& recipe);

}
