#include "words.hpp"

#include <hakem/citation.hpp>
#include <hakem/list_exporter.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <optional>

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

Cell performance(const PlayerRating& rating) {
    // An initial rating (FIDE 8.2) is not made of performances; a first UKD is, and exactly.
    const auto exactly =
        rating.status == PlayerRating::Status::newcomer && !rating.initial
            ? exact_performance(rating.opponents, rating.rated_games, rating.rated_score)
            : std::nullopt;
    if (exactly) return Decimal{*exactly, 2};
    return rating.performance ? number(*rating.performance) : Cell();
}

Cell mean(std::int64_t sum, std::int64_t count) {
    if (count == 0) return {};
    return Decimal{Exact(sum, count), 1};
}

Phrase note_of(const RatedGame& game) {
    const auto mark = "rating_report.mark." + game.reason;
    if (has_text(mark)) return Phrase::of(mark);
    return game.reason.empty() ? Phrase() : Phrase::of(game.reason);
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

namespace {

std::optional<std::ptrdiff_t> place_of(const Table& table, std::string_view key) {
    const auto found = std::find_if(table.columns.begin(), table.columns.end(),
                                    [key](const Column& column) { return column.key == key; });
    if (found == table.columns.end()) return std::nullopt;
    return found - table.columns.begin();
}

}

void drop(Table& table, std::string_view key) {
    const auto at = place_of(table, key);
    if (!at) return;
    table.columns.erase(table.columns.begin() + *at);
    for (auto& row : table.rows) row.erase(row.begin() + *at);
    if (*at < table.frozen_columns) --table.frozen_columns;
}

namespace {

/// Takes the columns away in which nobody has anything.
void drop_empty(Table& table) {
    if (table.rows.empty()) return;
    for (auto at = table.columns.size(); at-- > 0;)
        if (std::all_of(table.rows.begin(), table.rows.end(), [at](const Row& row) {
                return to_text(row[at].content, Language::english).empty();
            }))
            drop(table, std::string(table.columns[at].key));
}

}

void add_section(Document& document, std::string_view id, Table table, bool always) {
    if (table.rows.empty() && !always) return;
    drop_empty(table);
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

std::string month_of(const Date& date) {
    if (!date) return {};
    if (date.month == 0) return fmt::format("{}", date.year);
    return fmt::format("{:02}.{}", date.month, date.year);
}

}
