// Expected events in the year book: how many came, which did not, and all of them.

#include "cells.hpp"
#include "expected.hpp"
#include "folder.hpp"
#include "year_book.hpp"

#include <fmt/format.h>

#include <array>

namespace hakem::office_report {

namespace {

using Kind = Arrival::Kind;

constexpr std::array all_kinds = {Kind::came, Kind::perhaps, Kind::missing, Kind::ahead};

Phrase phrase_of(Kind kind) { return Phrase::of(fmt::format("office.expected-{}", word_of(kind))); }

Cell remarks_of(const Arrival& arrival) {
    if (arrival.remarks.parts.empty()) return {};
    return arrival.remarks;
}

std::vector<Column> event_columns() {
    return {column("event", Align::left, true), column("place"), column("start"), column("end")};
}

void add_event(Row& row, const Expected& one) {
    row.push_back(named(verbatim(one.name)));
    row.push_back(verbatim(one.city));
    row.push_back(one.start);
    row.push_back(one.end);
}

Section missing_section(const std::vector<Expected>& expected,
                        const std::vector<Arrival>& arrivals) {
    Table table;
    table.columns = event_columns();
    table.columns.push_back(column("remark", Align::left, true));
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (arrivals[i].kind != Kind::missing) continue;
        Row row;
        add_event(row, expected[i]);
        row.push_back(remarks_of(arrivals[i]));
        table.rows.push_back(std::move(row));
    }
    return section_of("never-came", std::move(table));
}

Section expected_section(const Folder& folder, const std::vector<Arrival>& arrivals) {
    Table table;
    table.columns = event_columns();
    table.columns.push_back(column("outcome"));
    table.columns.push_back(column("event-of-file", Align::left, true));
    if (!folder.redact) table.columns.push_back(column("file", Align::left, true));
    table.columns.push_back(column("status"));
    table.columns.push_back(column("remark", Align::left, true));
    for (std::size_t i = 0; i < arrivals.size(); ++i) {
        const auto* file = arrivals[i].file;
        Row row;
        add_event(row, folder.expected[i]);
        row.push_back(phrase_of(arrivals[i].kind));
        row.push_back(file == nullptr ? Cell() : verbatim(file->facts.event));
        if (!folder.redact) row.push_back(file == nullptr ? Cell() : verbatim(file->path));
        row.push_back(
            file == nullptr
                ? Cell()
                : Cell(Phrase::of(fmt::format("batch.{}", batch::word_of(file->status)))));
        row.push_back(remarks_of(arrivals[i]));
        table.rows.push_back(std::move(row));
    }
    return section_of("expected", std::move(table));
}

std::string month_of(const Expected& one) {
    const auto& day = one.end.complete() ? one.end : one.start;
    return day.complete() ? fmt::format("{:04}-{:02}", day.year, day.month) : std::string();
}

/// Expected and come, month by month.
Section charts_section(const std::vector<Expected>& expected,
                       const std::vector<Arrival>& arrivals) {
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> months;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        auto& sums = months[month_of(expected[i])];
        ++sums.first;
        sums.second += arrivals[i].file != nullptr;
    }
    auto chart = chart_of("expected", Chart::Kind::columns, "month", "events");
    chart.numbers.columns[1] = column("expected", Align::right);
    chart.numbers.columns.push_back(column("expected-came", Align::right));
    chart.series = {1, 2};
    for (const auto& [month, sums] : months)
        chart.numbers.rows.push_back(
            {named(month.empty() ? Cell(Phrase::of("office.not-told")) : verbatim(month)),
             Number{sums.first}, Number{sums.second}});
    ChartSheet sheet;
    sheet.charts.push_back(std::move(chart));
    return section_of("expected-chart", std::move(sheet));
}

}

void add_expected(Document& page, const Folder& folder) {
    if (folder.expected.empty()) return;
    const auto arrivals = arrivals_of(folder.expected, folder.entries, folder.day);
    std::array<std::int64_t, all_kinds.size()> sums{};
    for (const auto& arrival : arrivals) ++sums[static_cast<std::size_t>(arrival.kind)];
    page.facts.push_back({Phrase::of("office.expected"), number(folder.expected.size())});
    for (const auto kind : all_kinds)
        if (const auto sum = sums[static_cast<std::size_t>(kind)]; sum != 0)
            page.facts.push_back({phrase_of(kind), Number{sum}});
    if (sums[static_cast<std::size_t>(Kind::missing)] != 0)
        page.sections.push_back(missing_section(folder.expected, arrivals));
    page.sections.push_back(expected_section(folder, arrivals));
    page.sections.push_back(charts_section(folder.expected, arrivals));
    page.notes.push_back(Phrase::of("office.note-expected"));
}

}
