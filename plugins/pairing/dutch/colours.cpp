#include "colours.hpp"

#include <algorithm>
#include <cstdlib>

namespace hakem::dutch {

namespace {

/// 5.2.2: absolute before strong before mild; of two absolute ones the wider colour difference.
int stronger(const Entrant& a, const Entrant& b) {
    if (a.strength != b.strength) return a.strength > b.strength ? 1 : -1;
    if (a.strength != Strength::absolute) return 0;
    const int wide = std::abs(a.colour_difference) - std::abs(b.colour_difference);
    return wide > 0 ? 1 : wide < 0 ? -1 : 0;
}

/// 5.2.3: games back to the latest one in which the two had different colours; 0 = none.
int latest_difference(const Entrant& a, const Entrant& b) {
    const auto games = std::min(a.colours.size(), b.colours.size());
    for (std::size_t back = 1; back <= games; ++back)
        if (a.colours[a.colours.size() - back] != b.colours[b.colours.size() - back])
            return static_cast<int>(back);
    return 0;
}

}

void set_colour_preference(Entrant& entrant) {
    const auto& colours = entrant.colours;
    entrant.colour_difference = 0;
    for (const auto colour : colours) entrant.colour_difference += colour == Colour::white ? 1 : -1;
    if (colours.empty()) return; // 1.7.4: no preference
    const auto last = colours.back();
    if (colours.size() > 1 && colours[colours.size() - 2] == last) entrant.repeated = last;

    const int difference = entrant.colour_difference;
    // 1.7.1: the difference decides before the repetition where they disagree.
    entrant.preference = difference > 0   ? Colour::black
                         : difference < 0 ? Colour::white
                                          : opposite(last);
    if (std::abs(difference) > 1 || entrant.repeated != Colour::none) {
        entrant.strength = Strength::absolute;
        if (std::abs(difference) <= 1 && entrant.repeated != Colour::none)
            entrant.preference = opposite(entrant.repeated);
    } else {
        entrant.strength = difference != 0 ? Strength::strong : Strength::mild;
    }
}

ColourAllocation allocate_colours(const Field& field, int a, int b) {
    const int higher = std::min(a, b), lower = std::max(a, b);
    const Entrant &one = field[higher], &other = field[lower];
    const auto give = [&](Colour to_higher, int rule, int back = 0) {
        return to_higher == Colour::white ? ColourAllocation{higher, lower, rule, back}
                                          : ColourAllocation{lower, higher, rule, back};
    };
    if (one.preference != other.preference) { // 5.2.1, also where only one has a preference
        const auto wanted =
            one.preference != Colour::none ? one.preference : opposite(other.preference);
        return give(wanted, 1);
    }
    if (one.preference == Colour::none) { // 5.2.5
        const bool odd = one.pairing_number % 2 == 1;
        return give(odd ? field.initial_colour : opposite(field.initial_colour), 5);
    }
    if (const int by = stronger(one, other); by != 0) // 5.2.2
        return give(by > 0 ? one.preference : opposite(other.preference), 2);
    if (const int back = latest_difference(one, other); back != 0) // 5.2.3
        return give(opposite(one.colours[one.colours.size() - static_cast<std::size_t>(back)]), 3,
                    back);
    return give(one.preference, 4); // 5.2.4
}

}
