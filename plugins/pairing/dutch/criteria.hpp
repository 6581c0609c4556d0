#pragma once
/// The quality criteria, one function an article (numbers of 2026; those of 2017 beside them).

#include "field.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::dutch {

/// A scoregroup with the players moved down to it (1.3).
struct Bracket {
    std::vector<int> moved_down; ///< MDPs, ascending
    std::vector<int> residents;  ///< ascending
    bool collapsed = false;      ///< 2017 A.9: the collapsed last bracket

    int size() const { return static_cast<int>(moved_down.size() + residents.size()); }
};

/// C10 (2017 C.8): topscorers or their opponents who get a colour difference above +2 or below -2.
int widened_colour_differences(const Field& field, int a, int b);
/// C11 (2017 C.9): those who get the same colour three times in a row.
int third_equal_colours(const Field& field, int a, int b);
/// C12 (2017 C.10): players who do not get their colour preference.
int refused_preferences(const Field& field, int a, int b);
/// C13 (2017 C.11): players who do not get their strong colour preference.
int refused_strong_preferences(const Field& field, int a, int b);

/// What the criteria of floats ask about: the same float last round, or two rounds ago.
inline bool floated(const Entrant& entrant, Float direction, int rounds_ago) {
    return (rounds_ago == 1 ? entrant.last : entrant.before_last) == direction;
}

}
