#include "edition.hpp"

#include <algorithm>
#include <array>

namespace hakem::dutch {

namespace {

/// Newest first; the last also covers what was played before it.
constexpr std::array<Edition, 2> editions{{
    {"2026", "FIDE C.04.3 (2026)", {2026, 2, 1}, true, false, true, true, true, false, false},
    {"2017", "FIDE C.04.3 (2017)", {2017, 7, 1}, false, true, false, false, false, true, true},
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
