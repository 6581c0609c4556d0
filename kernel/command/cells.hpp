#pragma once
/// What the tables of commands are made of.

#include <hakem/document.hpp>

#include <cstdint>
#include <string_view>

namespace hakem::command {

/// Columns whose headings are messages of one topic: "check.rule", and "check.rule.meaning" where
/// there is one.
struct Columns {
    std::string_view topic;

    Column operator()(std::string_view key, Align align = Align::left, bool wrap = false) const;
};

template<class Integer>
Cell number(Integer value) {
    return Number{static_cast<std::int64_t>(value)};
}

/// Names the row.
Cell named(Cell cell);
Cell named(std::string_view name);

/// Place and date of an event, as far as they are known.
void add_place_and_date(Document& document, std::string_view place, const Date& date);

}
