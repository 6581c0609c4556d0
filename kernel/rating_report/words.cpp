#include "words.hpp"

#include <hakem/citation.hpp>
#include <hakem/list_exporter.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::rating_report {

namespace {

std::string name_of(std::string_view topic, std::string_view system, TimeClass time_class) {
    const auto key = fmt::format("rating_report.{}.{}-{}", topic, system, word_of(time_class));
    return message_argument(has_text(key) ? key : fmt::format("rating_report.{}.other", topic));
}

}

std::string name_argument(std::string_view system, TimeClass time_class) {
    return name_of("name", system, time_class);
}

std::string title_argument(std::string_view system, TimeClass time_class) {
    return name_of("title", system, time_class);
}

Column Columns::operator()(std::string_view key, Align align, bool wrap) const {
    const auto heading = fmt::format("rating_column.{}", key), meaning = heading + ".meaning";
    return {Phrase::of(heading, {name}), has_text(meaning) ? Phrase::of(meaning, {name}) : Phrase(),
            std::string(key), align, wrap};
}

Cell named(std::string_view name) {
    Cell cell = Phrase::verbatim(name);
    cell.header = true;
    return cell;
}

Cell hundredths(std::int64_t value) { return Decimal{Exact(value, 100)}; }

Cell signed_hundredths(std::int64_t value) { return Decimal{Exact(value, 100), 2, true}; }

std::string signed_argument(std::int64_t value) {
    auto argument = hundredths_argument(value);
    if (value > 0) argument.insert(1, 1, '+'); // after the mark of a decimal
    return argument;
}

Cell mean(std::int64_t sum, std::int64_t count) {
    if (count == 0) return {};
    return Decimal{Exact(sum, count), 1};
}

Phrase sentence(const Decision& decision) {
    return Phrase::of(decision.reason, decision.arguments);
}

Row line(std::string_view key, Cell value, std::vector<std::string> arguments) {
    Cell label = Phrase::of(fmt::format("rating_report.{}", key), std::move(arguments));
    label.header = true;
    return {std::move(label), std::move(value)};
}

void add_event_facts(Document& document, const Tournament& tournament) {
    const auto add = [&](std::string_view key, Cell value) {
        document.facts.push_back({Phrase::of(key), std::move(value)});
    };
    if (!tournament.city.empty()) add("fact.place", Phrase::verbatim(tournament.city));
    if (tournament.start) add("rating_report.start", tournament.start);
    if (tournament.end) add("rating_report.end", tournament.end);
}

void add_section(Document& document, std::string_view id, Table table, bool always) {
    if (table.rows.empty() && !always) return;
    Section section;
    section.id = id;
    section.heading = Phrase::of(fmt::format("rating_report.section.{}", id));
    table.caption = section.heading;
    section.body = std::move(table);
    document.sections.push_back(std::move(section));
}

void add_charts(Document& document, ChartSheet charts) {
    if (charts.charts.empty()) return;
    Section section;
    section.id = "charts";
    section.heading = Phrase::of("rating_report.section.charts");
    section.body = std::move(charts);
    document.sections.push_back(std::move(section));
}

Phrase rule_phrase(std::string_view system, std::string_view rule, bool official) {
    const auto title = fmt::format("plugin.rating.{}", system);
    if (!official && has_text(title)) return Phrase::of(title);
    return citation_of(rule.empty() ? system : rule);
}

void drop_if_empty(Table& table, std::string_view key) {
    const auto found = std::find_if(table.columns.begin(), table.columns.end(),
                                    [key](const Column& column) { return column.key == key; });
    if (found == table.columns.end()) return;
    const auto at = found - table.columns.begin();
    const bool empty = std::all_of(table.rows.begin(), table.rows.end(), [at](const Row& row) {
        return to_text(row[static_cast<std::size_t>(at)].content, Language::english).empty();
    });
    if (!empty) return;
    table.columns.erase(found);
    for (auto& row : table.rows) row.erase(row.begin() + at);
}

std::string month_of(const Date& date) {
    if (!date) return {};
    if (date.month == 0) return fmt::format("{}", date.year);
    return fmt::format("{:02}.{}", date.month, date.year);
}

}
