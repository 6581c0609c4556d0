#pragma once
/// C.04.3, article 5: who gets White.

#include "field.hpp"

namespace hakem::dutch {

/// Reads colour difference, preference, strength and repetition out of the colour history (1.6,
/// 1.7).
void set_colour_preference(Entrant& entrant);

/// A colour allocation and the number of the rule in 5.2 that made it, 1 to 5.
struct ColourAllocation {
    int white = 0, black = 0; ///< indices
    int rule = 0;
    int alternated_from = 0; ///< rule 3: games back in both squeezed histories, 1 = the last
};

/// `a` and `b` in any order.
ColourAllocation allocate_colours(const Field& field, int a, int b);

}
