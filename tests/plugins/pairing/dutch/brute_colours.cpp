#include "brute_colours.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace hakem::test::brute {

namespace {

/// 5.2.1 (E.1), 5.2.2 (E.2): the colour of `a` where preferences decide.
std::optional<Colour> by_preference(const Entrant& a, const Entrant& b) {
    if (a.preference() == Colour::none && b.preference() == Colour::none) return std::nullopt;
    if (a.preference() == Colour::none) return opposite(b.preference());
    if (b.preference() == Colour::none || a.preference() != b.preference()) return a.preference();
    if (a.strength() > b.strength()) return a.preference();
    if (a.strength() < b.strength()) return opposite(b.preference());
    if (a.strength() == Strength::absolute) {
        const int mine = std::abs(a.difference()), other = std::abs(b.difference());
        if (mine > other) return a.preference();
        if (mine < other) return opposite(b.preference());
    }
    return std::nullopt;
}

/// 5.2.3 (E.3): the latest time that one had White and the other Black, the other way round.
std::optional<Colour> by_alternation(const Entrant& a, const Entrant& b) {
    const std::size_t common = std::min(a.colours.size(), b.colours.size());
    for (std::size_t back = 1; back <= common; ++back) {
        const Colour mine = a.colours[a.colours.size() - back];
        if (mine != b.colours[b.colours.size() - back]) return opposite(mine);
    }
    return std::nullopt;
}

}

bool higher_gets_white(const Field& field, const Entrant& higher, const Entrant& lower) {
    if (const auto colour = by_preference(higher, lower)) return *colour == Colour::white;
    if (const auto colour = by_alternation(higher, lower)) return *colour == Colour::white;
    if (higher.preference() != Colour::none)
        return higher.preference() == Colour::white; // 5.2.4 (E.4)
    const bool odd = higher.number % 2 == 1;         // 5.2.5 (E.5)
    return (field.initial == Colour::white) == odd;
}

int difference_with(const Entrant& entrant, Colour colour) {
    return entrant.difference() + (colour == Colour::white ? 1 : -1);
}

bool third_in_a_row(const Entrant& entrant, Colour colour) {
    const std::size_t played = entrant.colours.size();
    return played > 1 && entrant.colours[played - 1] == colour &&
           entrant.colours[played - 2] == colour;
}

}
