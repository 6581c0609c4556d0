#include "criteria.hpp"

#include "colours.hpp"

#include <algorithm>
#include <cstdlib>

namespace hakem::dutch {

namespace {

bool want_the_same(const Entrant& a, const Entrant& b) {
    return a.preference != Colour::none && a.preference == b.preference;
}

/// Two absolute preferences for one colour meet only where a topscorer lifts C3: the one whose
/// preference is refused, by article 5.
struct Refused {
    const Entrant* entrant = nullptr;
    Colour colour = Colour::none; ///< that it gets
};

Refused refused_absolute(const Field& field, int a, int b) {
    if (!want_the_same(field[a], field[b])) return {};
    if (field[a].strength != Strength::absolute || field[b].strength != Strength::absolute)
        return {};
    const auto colours = allocate_colours(field, a, b);
    const bool white = field[colours.white].preference == Colour::black;
    return white ? Refused{&field[colours.white], Colour::white}
                 : Refused{&field[colours.black], Colour::black};
}

}

int widened_colour_differences(const Field& field, int a, int b) {
    const auto refused = refused_absolute(field, a, b);
    return refused.entrant != nullptr && std::abs(refused.entrant->colour_difference) > 1 ? 1 : 0;
}

int third_equal_colours(const Field& field, int a, int b) {
    const auto refused = refused_absolute(field, a, b);
    return refused.entrant != nullptr && refused.entrant->repeated == refused.colour ? 1 : 0;
}

int refused_preferences(const Field& field, int a, int b) {
    return want_the_same(field[a], field[b]) ? 1 : 0;
}

int refused_strong_preferences(const Field& field, int a, int b) {
    if (!want_the_same(field[a], field[b])) return 0;
    // Of two absolute preferences one is refused, but what is refused is not a strong one.
    const auto weaker = std::min(field[a].strength, field[b].strength);
    return weaker == Strength::strong ? 1 : 0;
}

}
