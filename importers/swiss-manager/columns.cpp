#include "columns.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace hakem::swiss_manager {

namespace {

using Known = std::pair<std::string_view, Column>;

/// Small ASCII letters, Turkish and English; of a heading that is there twice the first one counts.
constexpr std::array<Known, 41> known_headings{{
    {"sira", Column::rank},
    {"rank", Column::rank},
    {"rk.", Column::rank},
    {"sno.", Column::number},
    {"sno", Column::number},
    {"no.", Column::number},
    {"isim", Column::name},
    {"name", Column::name},
    {"nrtg", Column::national_rating},
    {"irtg", Column::rating},
    {"fed", Column::federation},
    {"kulup", Column::club},
    {"club", Column::club},
    {"dogumtarihi", Column::birth},
    {"birthday", Column::birth},
    {"kimlikno", Column::identity},
    {"ident-number", Column::identity},
    {"tip", Column::type},
    {"type", Column::type},
    {"gr", Column::group},
    {"gr.", Column::group},
    {"fide-no.", Column::fide_id},
    {"puanlar", Column::points},
    {"puan", Column::points},
    {"points", Column::points},
    {"pts.", Column::points},
    {"kazanclar", Column::wins},
    {"berabrlikler", Column::draws},
    {"beraberlikler", Column::draws},
    {"hukmen", Column::forfeits},
    {"rtg", Column::other},
    {"nrat-o", Column::other},
    {"irat-o", Column::other},
    {"rtg+/-", Column::other},
    {"w", Column::other},
    {"n", Column::other},
    {"we", Column::other},
    {"w-we", Column::other},
    {"k", Column::other},
    {"ra", Column::other},
    {"rp", Column::other},
}};

/// Behind it stand the tie-breaks, up to a column without a heading or one that is known.
constexpr std::string_view last_before_tie_breaks = "maclar";

std::string folded(std::string_view text) {
    auto plain = to_ascii(text); // Ø has no mark that could be taken off
    for (auto at = plain.find("\u00D8"); at != plain.npos; at = plain.find("\u00D8"))
        plain.replace(at, std::string_view("\u00D8").size(), "O");
    return to_lower(plain, Language::english);
}

const Known* find_known(std::string_view heading) {
    const auto found = std::find_if(known_headings.begin(), known_headings.end(),
                                    [&](const Known& known) { return known.first == heading; });
    return found == known_headings.end() ? nullptr : found;
}

bool has(const std::vector<Heading>& headings, Column column) {
    return std::any_of(headings.begin(), headings.end(),
                       [&](const Heading& heading) { return heading.column == column; });
}

/// A column without a heading: behind the number stands the title, between the names and the
/// ratings the sex.
Column column_without_heading(const std::vector<Heading>& before) {
    if (before.empty()) return Column::other;
    if (before.back().column == Column::number) return Column::title;
    const bool names_before = has(before, Column::name);
    return names_before && folded(before.back().text) == "isim" ? Column::sex : Column::other;
}

}

std::vector<std::string_view> cells_of(std::string_view line) {
    std::vector<std::string_view> cells;
    for (;;) {
        const auto stop = line.find(';');
        cells.push_back(trim(line.substr(0, stop)));
        if (stop == line.npos) return cells;
        line.remove_prefix(stop + 1);
    }
}

std::optional<std::vector<Heading>> headings_of(std::string_view line) {
    constexpr std::ptrdiff_t fewest = 6;
    constexpr std::size_t longest = 4000;
    if (line.size() > longest || std::count(line.begin(), line.end(), ';') < fewest)
        return std::nullopt;
    std::vector<Heading> headings;
    bool tie_breaks = false;
    for (const auto cell : cells_of(line)) {
        const auto plain = folded(cell);
        const auto* known = find_known(plain);
        Heading heading{std::string(cell), Column::other};
        if (cell.empty()) {
            heading.column = column_without_heading(headings);
            tie_breaks = false;
        } else if (known != nullptr) {
            if (!has(headings, known->second)) heading.column = known->second;
            tie_breaks = false;
        } else if (plain == last_before_tie_breaks) {
            tie_breaks = true;
        } else if (tie_breaks) {
            heading.column = Column::tie_break;
        }
        headings.push_back(std::move(heading));
    }
    const bool whole = has(headings, Column::number) && has(headings, Column::name) &&
                       has(headings, Column::points);
    return whole ? std::optional(std::move(headings)) : std::nullopt;
}

}
