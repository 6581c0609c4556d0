#pragma once
/// Article 21: who gets White.

#include "field.hpp"

namespace hakem::ulusal {

/// Reads difference, due colour and permitted colours out of the colour list (T.6, T.8, 21.3).
void set_colours(Entrant& entrant, int longest_row);

/// The rule of article 21 that gave the colours of a pair.
enum class ColourRule : std::uint8_t {
    limit,      ///< 21.4a: only one assignment is permitted
    lot,        ///< 21.1: nobody has a due colour
    one_due,    ///< 21.3a: only one has a due colour
    both_due,   ///< 21.3a: both get theirs
    difference, ///< 21.5a: the larger difference
    history,    ///< 21.5a: the latest round in which they had different colours
    number,     ///< 21.5: the smaller number
};

struct Colours {
    int white = 0, black = 0; ///< indices
    ColourRule rule = ColourRule::lot;
    int favoured = -1; ///< where both were due the same: who got it
    int back = 0;      ///< by history: games back in both lists, 1 = the last
};

/// `a` and `b` in any order.
Colours colours_of(const Field& field, int a, int b);

/// 20.1c: both are due the same colour.
inline bool in_conflict(const Field& field, int a, int b) {
    return field[a].due != Colour::none && field[a].due == field[b].due;
}

}
