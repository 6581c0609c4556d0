#include "cells.hpp"
#include "letter.hpp"

namespace hakem::office_report {

namespace {

std::string_view severity_key(Severity severity) {
    return severity == Severity::error     ? "severity.error"
           : severity == Severity::warning ? "severity.warning"
                                           : "severity.note";
}

void add_rows(Table& table, const std::vector<Finding>& findings) {
    for (const auto& finding : findings)
        for (const auto& place : finding.places)
            table.rows.push_back({Phrase::of(severity_key(finding.severity)),
                                  verbatim(finding.code),
                                  place.line == 0 ? Cell() : number(place.line),
                                  place.column == 0 ? Cell() : number(place.column),
                                  verbatim(place.player), verbatim(place.what),
                                  verbatim(place.reason.empty() ? finding.advice : place.reason)});
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
    add_rows(table, letter.findings);
    add_rows(table, letter.following);
    add_rows(table, letter.passed);
    document.sections.push_back(section_of("findings", std::move(table)));
    for (const auto* more : {&letter.more, &letter.more_notes})
        if (!more->empty()) document.notes.push_back(Phrase::verbatim(*more));
    for (const auto& line : letter.asked) document.notes.push_back(Phrase::verbatim(line));
    return document;
}

}
