#include "cells.hpp"
#include "letter.hpp"

#include <fmt/format.h>

namespace hakem::office_report {

namespace {

std::string_view severity_key(Severity severity) {
    return severity == Severity::error     ? "severity.error"
           : severity == Severity::warning ? "severity.warning"
                                           : "severity.note";
}

/// With the boards and articles: a row has nothing below it.
std::string whole_what(const Place& place) {
    auto what = place.what;
    for (const auto& detail : place.details) what += " • " + detail;
    return what;
}

void add_rows(Table& table, const std::vector<Finding>& findings, Language language) {
    for (const auto& finding : findings) {
        for (const auto& cause : finding.causes)
            table.rows.push_back(
                {Phrase::of(severity_key(finding.severity)), verbatim(finding.code), Cell(), Cell(),
                 Cell(),
                 Phrase::verbatim(fmt::format("{} {}", text("letter.cause", language), cause)),
                 verbatim(finding.advice)});
        for (const auto& place : finding.places)
            table.rows.push_back({Phrase::of(severity_key(finding.severity)),
                                  verbatim(finding.code),
                                  place.line == 0 ? Cell() : number(place.line),
                                  place.column == 0 ? Cell() : number(place.column),
                                  verbatim(place.player), verbatim(whole_what(place)),
                                  verbatim(place.reason.empty() ? finding.advice : place.reason)});
    }
}

}

Document letter_list(const Letter& letter, std::string_view id) {
    Document document;
    document.id = id;
    document.title = Phrase::verbatim(letter.title);
    document.event = letter.event;
    for (const auto& fact : letter.facts)
        document.facts.push_back({Phrase::verbatim(fact.label), verbatim(fact.value)});
    Table table;
    table.columns = {column("severity"),
                     column("code"),
                     column("line", Align::right),
                     column("column", Align::right),
                     column("player", Align::left, true),
                     column("what", Align::left, true),
                     column("do", Align::left, true)};
    add_rows(table, letter.findings, letter.language);
    add_rows(table, letter.following, letter.language);
    add_rows(table, letter.passed, letter.language);
    document.sections.push_back(section_of("findings", std::move(table)));
    for (const auto* more : {&letter.more, &letter.more_notes})
        if (!more->empty()) document.notes.push_back(Phrase::verbatim(*more));
    for (const auto& line : letter.asked) document.notes.push_back(Phrase::verbatim(line));
    return document;
}

}
