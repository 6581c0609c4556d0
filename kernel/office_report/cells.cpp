#include "cells.hpp"

#include <fmt/format.h>

#include <charconv>

namespace hakem::office_report {

namespace {

Section bare_section(std::string_view id) {
    Section section;
    section.id = id;
    section.heading = Phrase::of(fmt::format("office.section-{}", id));
    return section;
}

/// Digits from a place; 0 where there are none.
int digits(std::string_view text, std::size_t from, std::size_t count) {
    int value = 0;
    if (text.size() >= from + count)
        std::from_chars(text.data() + from, text.data() + from + count, value);
    return value;
}

}

Column column(std::string_view key, Align align, bool wrap) {
    const auto heading = fmt::format("office.{}", key), meaning = heading + ".meaning";
    return {Phrase::of(heading), has_text(meaning) ? Phrase::of(meaning) : Phrase(),
            std::string(key), align, wrap};
}

Cell named(Cell cell) {
    cell.header = true;
    return cell;
}

Cell verbatim(std::string_view text) { return Phrase::verbatim(text); }

Section section_of(std::string_view id, Table table) {
    auto section = bare_section(id);
    table.caption = section.heading;
    section.body = std::move(table);
    return section;
}

Section section_of(std::string_view id, ChartSheet charts) {
    auto section = bare_section(id);
    section.body = std::move(charts);
    return section;
}

Chart chart_of(std::string_view id, Chart::Kind kind, std::string_view label,
               std::string_view series) {
    Chart chart;
    chart.kind = kind;
    chart.id = id;
    chart.title = Phrase::of(fmt::format("office.chart-{}", id));
    chart.numbers.caption = chart.title;
    chart.numbers.columns = {column(label), column(series, Align::right)};
    chart.series = {1};
    auto& along = kind == Chart::Kind::bars ? chart.x_axis : chart.y_axis;
    along = Phrase::of(fmt::format("office.{}", series));
    if (kind != Chart::Kind::bars) chart.x_axis = Phrase::of(fmt::format("office.{}", label));
    return chart;
}

Date date_of(std::string_view text) {
    const Date date{static_cast<std::int16_t>(digits(text, 0, 4)),
                    static_cast<std::int8_t>(digits(text, 5, 2)),
                    static_cast<std::int8_t>(digits(text, 8, 2))};
    return is_valid(date) ? date : Date();
}

}
