// The editions of the tie-break rules, as data.

#include <hakem/tie_break.hpp>

#include <algorithm>
#include <array>

namespace hakem {

namespace {

using Own = Edition::OwnUnplayed;
using Opponent = Edition::OpponentUnplayed;

/// FIDE's, oldest first, then the regulation's. The first also covers what was played before it.
constexpr std::array<Edition, 6> table{{
    {"2009", {2009, 7, 1}, "FIDE C.07 (01.07.2009)", Own::virtual_opponent, Opponent::half, false},
    {"2023-09",
     {2023, 9, 1},
     "FIDE C.07 (01.09.2023)",
     Own::own_score,
     Opponent::trailing_requested_half,
     false},
    {"2024-04",
     {2024, 4, 1},
     "FIDE C.07 (01.04.2024)",
     Own::own_score,
     Opponent::trailing_requested_half,
     false},
    {"2024-08",
     {2024, 8, 1},
     "FIDE C.07 (01.08.2024)",
     Own::own_score,
     Opponent::trailing_requested_half,
     false},
    {"2026-03",
     {2026, 3, 1},
     "FIDE C.07 (01.03.2026)",
     Own::capped,
     Opponent::trailing_requested_half,
     true},
    {"regulation", {}, "Regulation 36, 37", Own::half_of_opponent, Opponent::half, false},
}};

}

std::span<const Edition> editions() { return table; }

const Edition* find_edition(std::string_view id) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Edition& edition) { return edition.id == id; });
    return found == table.end() ? nullptr : &*found;
}

const Edition& edition_for(const Date& start) {
    const auto newest = table.end() - 2;
    if (!start) return *newest;
    for (auto edition = newest; edition != table.begin(); --edition)
        if (edition->applied_from <= start) return *edition;
    return table.front();
}

}
