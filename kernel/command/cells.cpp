#include "cells.hpp"

#include <fmt/format.h>

namespace hakem::command {

Column Columns::operator()(std::string_view key, Align align, bool wrap) const {
    const auto name = fmt::format("{}.{}", topic, key), meaning = name + ".meaning";
    return {Phrase::of(name), has_text(meaning) ? Phrase::of(meaning) : Phrase(), std::string(key),
            align, wrap};
}

Cell named(Cell cell) {
    cell.header = true;
    return cell;
}

Cell named(std::string_view name) { return named(Cell(Phrase::verbatim(name))); }

void add_place_and_date(Document& document, std::string_view place, const Date& date) {
    if (!place.empty())
        document.facts.push_back({Phrase::of("fact.place"), Phrase::verbatim(place)});
    if (date) document.facts.push_back({Phrase::of("fact.dates"), date});
}

}
