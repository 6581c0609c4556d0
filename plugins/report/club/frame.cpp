#include "frame.hpp"

#include "legend.hpp"

#include <string>

namespace hakem::club {

namespace {

/// The day, or the days from first to last.
Cell dates_cell(const Date& start, const Date& end) {
    if (!start || !end || start == end) return {start ? start : end};
    return {Phrase::verbatim(to_readable_text(start) + " – " + to_readable_text(end))};
}

void add_text_fact(Document& document, std::string_view word, std::string_view text) {
    if (!text.empty()) document.facts.push_back(fact(word, {Phrase::verbatim(text)}));
}

void add_number_fact(Document& document, std::string_view word, std::size_t number) {
    if (number != 0)
        document.facts.push_back(fact(word, {Number{static_cast<std::int64_t>(number)}}));
}

}

Fact fact(std::string_view word, Cell value) {
    return {Phrase::of("fact." + std::string(word)), std::move(value)};
}

Document document_of(const ReportInput& input, std::string_view id, Phrase title) {
    const Tournament& tournament = input.tournament;
    Document document;
    document.id = std::string(id);
    document.title = std::move(title);
    document.event = tournament.name;
    document.date = tournament.start;
    add_text_fact(document, "place", tournament.city);
    if (tournament.start || tournament.end)
        document.facts.push_back(fact("dates", dates_cell(tournament.start, tournament.end)));
    add_text_fact(document, "chief-arbiter", tournament.chief_arbiter);
    add_text_fact(document, "time-control", tournament.time_control);
    if (is_team_event(tournament)) add_number_fact(document, "teams", tournament.teams.size());
    add_number_fact(document, "players", tournament.players.size());
    add_number_fact(document, "rounds", static_cast<std::size_t>(rounds_scheduled(tournament)));
    return document;
}

Phrase caption_of(const Tournament& tournament, const Phrase& title) {
    if (tournament.name.empty() || title.key.empty()) return title;
    Phrase caption = Phrase::of(title.key + ".of", title.arguments);
    caption.arguments.insert(caption.arguments.begin(), tournament.name);
    return caption;
}

Section table_section(const ReportInput& input, std::string id, Phrase heading, Table table) {
    if (table.caption.empty()) table.caption = caption_of(input.tournament, heading);
    add_legend(table);
    Section section;
    section.id = std::move(id);
    section.heading = std::move(heading);
    section.body = std::move(table);
    return section;
}

bool is_wide(int round_columns) { return round_columns > 9; }

}
