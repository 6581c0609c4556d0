#pragma once
/// What the tables of this library are made of.

#include <hakem/date.hpp>
#include <hakem/document.hpp>

#include <string>
#include <string_view>

namespace hakem::office_report {

/// A column with the heading "office.<key>".
Column column(std::string_view key, Align align = Align::left, bool wrap = false);

template<class Integer>
Cell number(Integer value) {
    return Number{static_cast<std::int64_t>(value)};
}

/// Names the row.
Cell named(Cell cell);

Cell verbatim(std::string_view text);

/// A section with a table or charts; heading "office.section-<id>".
Section section_of(std::string_view id, Table table);
Section section_of(std::string_view id, ChartSheet charts);

/// A chart of one column of numbers; title "office.chart-<id>".
Chart chart_of(std::string_view id, Chart::Kind kind, std::string_view label,
               std::string_view series);

/// "2026-11-30", as entries have it.
Date date_of(std::string_view text);

}
