#include "index_page.hpp"

#include "cells.hpp"

#include <fmt/format.h>

#include <map>

namespace hakem::command {

namespace {

constexpr Columns column{"index"};

/// A line or column; findings about the file as a whole have none.
Cell place(std::uint32_t value) { return value == 0 ? Cell() : number(value); }

Phrase severity_phrase(Severity severity) {
    switch (severity) {
    case Severity::error:
        return Phrase::of("severity.error");
    case Severity::warning:
        return Phrase::of("severity.warning");
    case Severity::note:
        return Phrase::of("severity.note");
    }
    return {};
}

Section section_of(std::string_view id, Table table) {
    Section section;
    section.id = id;
    section.heading = Phrase::of(fmt::format("index.{}-heading", id));
    table.caption = section.heading;
    section.body = std::move(table);
    return section;
}

Section reports_section(const MadeEvent& event) {
    Table table;
    table.columns = {column("report")};
    if (!event.reports.empty())
        for (const auto& [format, file] : event.reports.front().files)
            table.columns.push_back({Phrase::verbatim(format), {}, format, Align::left, false});
    for (const auto* list : {&event.reports, &event.others})
        for (const auto& report : *list) {
            Row row = {Cell(report.title)};
            row.front().header = true;
            for (const auto& [format, file] : report.files)
                row.push_back(Cell(Link{Phrase::verbatim(file), file}));
            table.rows.push_back(std::move(row));
        }
    return section_of("reports", std::move(table));
}

/// What became of the file, in a word.
Phrase state_of(const MadeEvent& event) {
    if (event.input.error)
        return Phrase::of(event.input.error->key(), event.input.error->arguments());
    if (!event.input.usable()) return Phrase::of("index.refused");
    if (event.input.diagnostics.has_errors()) return Phrase::of("index.made-with-errors");
    return Phrase::of("index.made");
}

Row event_row(const MadeEvent& event) {
    const auto& found = event.input.diagnostics;
    Row row = {Phrase::verbatim(event.input.shown)};
    row.front().header = true;
    if (!event.reports.empty())
        row.push_back(Link{Phrase::verbatim(event.input.tournament->name.empty()
                                                ? event.folder
                                                : event.input.tournament->name),
                           event.folder + "/index.html"});
    else
        row.push_back({});
    row.push_back(event.input.tournament ? number(event.input.tournament->players.size()) : Cell());
    row.push_back(number(event.reports.size()));
    for (const auto severity : {Severity::error, Severity::warning, Severity::note})
        row.push_back(number(found.count(severity)));
    row.push_back(state_of(event));
    return row;
}

Section files_section(const std::vector<MadeEvent>& events) {
    Table table;
    table.columns = {column("file"),
                     column("event"),
                     column("players", Align::right),
                     column("reports", Align::right),
                     column("errors", Align::right),
                     column("warnings", Align::right),
                     column("notes", Align::right),
                     column("state", Align::left, true)};
    for (const auto& event : events) table.rows.push_back(event_row(event));
    return section_of("files", std::move(table));
}

Section codes_section(const std::vector<MadeEvent>& events) {
    std::map<std::string, std::pair<std::size_t, std::size_t>> codes; // findings, files
    for (const auto& event : events)
        for (const auto& [code, count] : event.input.diagnostics.by_code()) {
            codes[code].first += count;
            ++codes[code].second;
        }
    Table table;
    table.columns = {column("code"), column("findings", Align::right),
                     column("files", Align::right)};
    for (const auto& [code, count] : codes)
        table.rows.push_back({Phrase::verbatim(code), number(count.first), number(count.second)});
    return section_of("codes", std::move(table));
}

}

Section findings_section(const Input& input) {
    Table table;
    table.columns = {column("line", Align::right), column("column", Align::right),
                     column("severity"), column("code"), column("message", Align::left, true)};
    for (const auto& finding : input.diagnostics.all())
        table.rows.push_back({place(finding.line), place(finding.column),
                              severity_phrase(finding.severity), Phrase::verbatim(finding.code),
                              Phrase::of("diagnostic." + finding.code, finding.arguments)});
    return section_of("findings", std::move(table));
}

Document event_index(const MadeEvent& event) {
    Document page;
    page.id = "index";
    page.title = Phrase::of("index.event-title");
    page.event = event.input.tournament->name;
    page.date = event.input.tournament->start;
    page.facts = {{Phrase::of("index.file"), Phrase::verbatim(event.input.shown_name())}};
    page.sections.push_back(reports_section(event));
    if (!event.input.diagnostics.all().empty())
        page.sections.push_back(findings_section(event.input));
    return page;
}

Document overall_index(const std::vector<MadeEvent>& events) {
    Document page;
    page.id = "index";
    page.event = "hakem";
    page.title = Phrase::of("index.title");
    page.sections = {files_section(events), codes_section(events)};
    return page;
}

}
