#include "edition.hpp"

#include <hakem/system_name.hpp>

#include <algorithm>
#include <array>

namespace hakem::dutch {

namespace {

constexpr auto &newest = dutch_editions[0], &earliest = dutch_editions[1];

/// One for each of `dutch_editions`.
constexpr std::array<Edition, dutch_editions.size()> editions{{
    {newest.id, "FIDE C.04.3 (2026)", newest.applied_from, true, false, true, true, true, false,
     false},
    {earliest.id, "FIDE C.04.3 (2017)", earliest.applied_from, false, true, false, false, false,
     true, true},
}};

}

const Edition* find_edition(std::string_view id) {
    const auto found = std::find_if(editions.begin(), editions.end(),
                                    [&](const Edition& edition) { return edition.id == id; });
    return found == editions.end() ? nullptr : &*found;
}

const Edition& earliest_edition() { return editions.back(); }

const Edition& edition_on(const Date& date) {
    if (!date) return editions.front();
    for (const auto& edition : editions)
        if (edition.applied_from <= date) return edition;
    return editions.back();
}

}
