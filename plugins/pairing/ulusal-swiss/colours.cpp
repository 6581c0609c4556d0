#include "colours.hpp"

#include <algorithm>
#include <cstdlib>

namespace hakem::ulusal {

namespace {

/// T.8: |Whites - Blacks| may not exceed 2 (19b).
constexpr int widest_difference = 2;

int row_at_end(const std::vector<Colour>& colours) {
    int row = 0;
    for (auto i = colours.rbegin(); i != colours.rend() && *i == colours.back(); ++i) ++row;
    return row;
}

/// 21.5a: games back to the latest one in which the two had different colours; 0 = none.
int latest_difference(const Entrant& a, const Entrant& b) {
    const auto games = std::min(a.colours.size(), b.colours.size());
    for (std::size_t back = 1; back <= games; ++back)
        if (a.colours[a.colours.size() - back] != b.colours[b.colours.size() - back])
            return static_cast<int>(back);
    return 0;
}

Colours give(int player, Colour colour, int other, ColourRule rule) {
    return colour == Colour::white ? Colours{player, other, rule, -1, 0}
                                   : Colours{other, player, rule, -1, 0};
}

/// 21.5: both are due the same colour.
Colours for_the_same_colour(const Field& field, int a, int b) {
    const Entrant &one = field[a], &other = field[b];
    const auto favour = [&](int player, ColourRule rule, int back = 0) {
        auto colours = give(player, one.due, player == a ? b : a, rule);
        colours.favoured = player;
        colours.back = back;
        return colours;
    };
    const int wide = std::abs(one.difference) - std::abs(other.difference);
    if (wide != 0) return favour(wide > 0 ? a : b, ColourRule::difference);
    if (const int back = latest_difference(one, other); back != 0) {
        const auto then = one.colours[one.colours.size() - at(back)];
        return favour(then != one.due ? a : b, ColourRule::history, back);
    }
    return favour(one.id < other.id ? a : b, ColourRule::number);
}

}

void set_colours(Entrant& entrant, int longest_row) {
    const auto& colours = entrant.colours;
    entrant.difference = 0;
    for (const auto colour : colours) entrant.difference += colour == Colour::white ? 1 : -1;
    // 21.4b: equal numbers come before alternation where they disagree.
    entrant.due = entrant.difference > 0   ? Colour::black
                  : entrant.difference < 0 ? Colour::white
                  : colours.empty()        ? Colour::none
                                           : opposite(colours.back());
    if (row_at_end(colours) >= longest_row) entrant.barred_by_row = colours.back();
    if (std::abs(entrant.difference) >= widest_difference)
        entrant.barred_by_difference = entrant.difference > 0 ? Colour::white : Colour::black;
    entrant.may_have_white =
        entrant.barred_by_row != Colour::white && entrant.barred_by_difference != Colour::white;
    entrant.may_have_black =
        entrant.barred_by_row != Colour::black && entrant.barred_by_difference != Colour::black;
}

Colours colours_of(const Field& field, int a, int b) {
    const Entrant &one = field[a], &other = field[b];
    const bool white_black = one.may_have_white && other.may_have_black;
    const bool black_white = one.may_have_black && other.may_have_white;
    if (white_black != black_white) // 21.4a
        return give(a, white_black ? Colour::white : Colour::black, b, ColourRule::limit);
    if (one.due == Colour::none && other.due == Colour::none) { // 21.1
        const auto [first, second] = one.id < other.id ? std::pair(a, b) : std::pair(b, a);
        const auto colour = field[first].id % 2 != 0 ? field.lot : opposite(field.lot);
        return give(first, colour, second, ColourRule::lot);
    }
    if (other.due == Colour::none) return give(a, one.due, b, ColourRule::one_due); // 21.3a
    if (one.due == Colour::none) return give(b, other.due, a, ColourRule::one_due);
    if (one.due != other.due) return give(a, one.due, b, ColourRule::both_due);
    return for_the_same_colour(field, a, b);
}

}
