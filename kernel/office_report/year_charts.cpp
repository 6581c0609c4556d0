// Charts of a year. What nobody has is left out; what many have little of is one bar.

#include "cells.hpp"
#include "year_book.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::office_report {

namespace {

using batch::Counts;
using batch::Topic;

constexpr std::size_t most_bars = 20;

void put(ChartSheet& sheet, Chart chart) {
    if (!chart.numbers.rows.empty()) sheet.charts.push_back(std::move(chart));
}

/// Each bar beside the sum of all: "41.5" percent.
void add_shares(Chart& chart) {
    std::int64_t sum = 0;
    for (const auto& row : chart.numbers.rows) sum += std::get<Number>(row[1].content).value;
    if (sum == 0) return;
    chart.numbers.columns.push_back(column("share", Align::right));
    for (auto& row : chart.numbers.rows)
        row.push_back(Decimal{Exact(std::get<Number>(row[1].content).value * 100, sum), 1});
}

/// One number of every month, in the order of months.
Chart month_chart(const Year& year, std::string_view what, std::int64_t Numbers::*number) {
    auto chart = chart_of(fmt::format("months-{}", what), Chart::Kind::columns, "month", what);
    for (const auto& [month, numbers] : year.months)
        if (!month.empty())
            chart.numbers.rows.push_back({named(verbatim(month)), Number{numbers.*number}});
    return chart;
}

/// The most frequent texts of files, and the others in a row of their own.
Chart ranking(std::string_view id, std::string_view label, const Counts& counts,
              bool with_none = true) {
    auto chart = chart_of(id, Chart::Kind::bars, label, "entries");
    std::vector<std::pair<std::string, std::int64_t>> sorted;
    std::int64_t none = 0, others = 0;
    for (const auto& [what, count] : counts) {
        if (what.empty())
            none = count;
        else
            sorted.emplace_back(what, count);
    }
    if (sorted.empty()) return chart;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i >= most_bars)
            others += sorted[i].second;
        else
            chart.numbers.rows.push_back(
                {named(verbatim(sorted[i].first)), Number{sorted[i].second}});
    }
    if (others != 0)
        chart.numbers.rows.push_back({named(Cell(Phrase::of("office.others"))), Number{others}});
    if (none != 0 && with_none)
        chart.numbers.rows.push_back({named(Cell(Phrase::of("office.not-told"))), Number{none}});
    add_shares(chart);
    return chart;
}

/// Known words in an order of their own: "office.<id>-<word>".
Chart words_chart(std::string_view id, std::string_view series, const Counts& counts,
                  std::initializer_list<std::string_view> words) {
    auto chart = chart_of(id, Chart::Kind::bars, id, series);
    for (const auto word : words) {
        const auto found = counts.find(word);
        if (found == counts.end()) continue;
        const auto key =
            word.empty() ? std::string("office.not-told") : fmt::format("office.{}-{}", id, word);
        chart.numbers.rows.push_back({named(Cell(Phrase::of(key))), Number{found->second}});
    }
    add_shares(chart);
    return chart;
}

/// Ages in classes as events have them: under 8, 10, ... 20, then wider ones.
Chart ages_chart(const Counts& counts) {
    constexpr int upper[] = {8, 10, 12, 14, 16, 18, 20, 30, 40, 50, 65, 121};
    auto chart = chart_of("ages", Chart::Kind::columns, "age", "entries");
    std::int64_t sums[std::size(upper)] = {};
    bool any = false;
    for (const auto& [text, count] : counts) {
        if (text.empty() || text.find_first_not_of("0123456789") != text.npos) continue;
        const auto age = std::stoi(text.substr(0, 4));
        const auto* at = std::upper_bound(std::begin(upper), std::end(upper), age);
        if (at == std::end(upper)) continue;
        sums[at - std::begin(upper)] += count;
        any = true;
    }
    if (!any) return chart;
    int from = 0;
    for (std::size_t i = 0; i < std::size(upper); ++i) {
        const auto name =
            upper[i] > 120 ? fmt::format("{}+", from) : fmt::format("{}–{}", from, upper[i] - 1);
        chart.numbers.rows.push_back({named(verbatim(name)), Number{sums[i]}});
        from = upper[i];
    }
    add_shares(chart);
    return chart;
}

}

ChartSheet received_charts(const Year& year) {
    struct Series {
        std::string_view key;
        std::int64_t Received::*sum;
    };
    constexpr Series all[] = {{"accepted", &Received::clean},
                              {"back", &Received::back},
                              {"decisions", &Received::decisions},
                              {"rated", &Received::rated}};
    auto chart = chart_of("received", Chart::Kind::columns, "month", "files");
    chart.numbers.columns.resize(1);
    chart.series.clear();
    for (const auto& one : all) {
        chart.series.push_back(chart.numbers.columns.size());
        chart.numbers.columns.push_back(column(one.key, Align::right));
    }
    for (const auto& [month, sums] : year.received) {
        if (month.empty()) continue;
        Row row = {named(verbatim(month))};
        for (const auto& one : all) row.push_back(Number{sums.*one.sum});
        chart.numbers.rows.push_back(std::move(row));
    }
    ChartSheet sheet;
    put(sheet, std::move(chart));
    return sheet;
}

ChartSheet month_charts(const Year& year) {
    ChartSheet sheet;
    put(sheet, month_chart(year, "events", &Numbers::events));
    put(sheet, month_chart(year, "games", &Numbers::games));
    put(sheet, month_chart(year, "entries", &Numbers::players));
    put(sheet, month_chart(year, "newcomers", &Numbers::newcomers));
    return sheet;
}

ChartSheet game_charts(const Year& year) {
    ChartSheet sheet;
    const auto& results = year.tally[Topic::result];
    put(sheet,
        words_chart("result", "games", results, {"white", "draw", "black", "decisive", "odd"}));
    put(sheet,
        words_chart("unplayed", "how-many", results,
                    {"forfeit", "double-forfeit", "open", "pairing-bye", "full-bye", "half-bye"}));
    put(sheet, words_chart("time-class", "events", year.tally[Topic::time_class],
                           {"standard", "rapid", "blitz", ""}));
    return sheet;
}

ChartSheet player_charts(const Year& year) {
    ChartSheet sheet;
    put(sheet, words_chart("sex", "entries", year.tally[Topic::sex], {"female", "male", ""}));
    put(sheet, ages_chart(year.tally[Topic::age]));
    put(sheet, ranking("titles", "title", year.tally[Topic::title], false));
    put(sheet, ranking("federations", "federation", year.tally[Topic::federation]));
    put(sheet, ranking("clubs", "club", year.tally[Topic::club]));
    return sheet;
}

}
