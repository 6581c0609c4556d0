#pragma once
/// What the tables of rating reports are made of.

#include <hakem/document.hpp>
#include <hakem/rating_system.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace hakem::rating_report {

/// The name of a rating as an argument of headings: "UKD", "UHS", "ELO".
std::string name_argument(std::string_view system, TimeClass time_class);

/// In the title of a report: "UKD", "FIDE rapid rating".
std::string title_argument(std::string_view system, TimeClass time_class);

/// Columns whose headings may name the rating: "Old UKD".
struct Columns {
    std::string name; ///< as an argument

    Column operator()(std::string_view key, Align align = Align::left, bool wrap = false) const;
};

/// Names the row.
Cell named(std::string_view name);

template<class Integer>
Cell number(Integer value) {
    return Number{static_cast<std::int64_t>(value)};
}

/// "4.08" of 408.
Cell hundredths(std::int64_t value);
/// "+7.20" of 720.
Cell signed_hundredths(std::int64_t value);

/// A performance: of who waits for a first UKD with two decimals, else whole.
Cell performance(const PlayerRating& rating);

/// The mean of ratings to one decimal; empty without any.
Cell mean(std::int64_t sum, std::int64_t count);

/// What is noted of a game: a short mark ("no UKD") for what is explained once elsewhere.
Phrase note_of(const RatedGame& game);

/// A reason as a sentence.
Phrase sentence(const Decision& decision);

/// A line of a summary: what and how much.
Row line(std::string_view key, Cell value, std::vector<std::string> arguments = {});

/// Place and dates of an event, on every sheet.
void add_event_facts(Document& document, const Tournament& tournament);

/// A section with a table, without the columns in which nobody has anything; empty tables make none
/// unless `always`.
void add_section(Document& document, std::string_view id, Table table, bool always = false);

/// A section of charts; none where there is nothing to draw.
void add_charts(Document& document, ChartSheet charts);

/// The rule as readers cite it; one that is not official by the name of its system.
Phrase rule_phrase(std::string_view system, std::string_view rule, bool official);

/// Takes a column away.
void drop(Table& table, std::string_view key);

/// "10.2026" or the day; empty where nothing is known.
std::string month_of(const Date& date);

}
