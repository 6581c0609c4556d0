// Reasons, who is whom in the list, and what was found in the file.

#include "event.hpp"
#include "status_words.hpp"
#include <hakem/citation.hpp>
#include <hakem/identity.hpp>

#include <algorithm>

namespace hakem::rating_report {

namespace {

std::string_view word_of(Severity severity) {
    return severity == Severity::error     ? "error"
           : severity == Severity::warning ? "warning"
                                           : "note";
}

/// The persons of the list that he is or may be, with year and id.
std::string persons_of(const ListMatch& match) {
    std::string all;
    const auto add = [&](const ListedPlayer& person) {
        if (!all.empty()) all += "; ";
        all += person.name;
        if (person.birth) all += " (" + std::to_string(person.birth.year) + ")";
        if (!person.fide_id.empty()) all += " " + person.fide_id;
    };
    if (match.person) add(*match.person);
    for (const auto& candidate : match.candidates) add(candidate);
    return all;
}

Phrases reasons_of(const Decision& decision) {
    Phrases all;
    if (!decision.reason.empty()) all.parts.push_back(sentence(decision));
    for (const auto& other : decision.alternatives)
        if (!other.reason.empty()) all.parts.push_back(sentence(other));
    return all;
}

}

Table reasons_table(const Event& event) {
    const auto& column = event.column;
    Table table;
    table.columns = {column("number", Align::right), column("name"), column("rule"),
                     column("reason", Align::left, true)};
    for (std::size_t i = 0; i < event.ratings().size(); ++i) {
        bool first = true;
        for (const auto& decision : event.ratings()[i].why) {
            if (decision.reason.empty()) continue;
            table.rows.push_back({first ? number(event.player(i).id) : Cell(),
                                  named(first ? event.player(i).name : ""),
                                  citation_of(decision.rule), Phrases{{sentence(decision)}}});
            first = false;
        }
    }
    return table;
}

Table matches_table(const Event& event) {
    const auto& column = event.column;
    Table table;
    table.columns = {column("number", Align::right), column("name"), column("match"),
                     column("listed-as", Align::left, true), column("why", Align::left, true)};
    const auto count = std::min(event.input.matches.size(), event.ratings().size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto& match = event.input.matches[i];
        if (match.confidence == MatchConfidence::id) continue; // all agrees: nothing to look at
        table.rows.push_back(
            {number(event.player(i).id), named(event.player(i).name),
             Phrase::of("rating_report.match." + std::string(word_of(match.confidence))),
             Phrase::verbatim(persons_of(match)), reasons_of(match.why)});
    }
    return table;
}

namespace {

Row finding_row(const Diagnostic& finding) {
    return {Phrase::of("rating_report.severity." + std::string(word_of(finding.severity))),
            Phrase::verbatim(finding.code), finding.line > 0 ? number(finding.line) : Cell(),
            Phrase::of("diagnostic." + finding.code, finding.arguments)};
}

}

Table findings_table(const Diagnostics& findings) {
    const Columns column;
    Table table;
    table.columns = {column("severity"), column("code"), column("line", Align::right),
                     column("finding", Align::left, true)};
    for (const auto& finding : findings.all()) table.rows.push_back(finding_row(finding));
    return table;
}

Table findings_table(const std::vector<FileFinding>& findings) {
    const Columns column;
    Table table;
    table.columns = {column("file", Align::left, true), column("severity"), column("code"),
                     column("line", Align::right), column("finding", Align::left, true)};
    for (const auto& [file, finding] : findings) {
        auto row = finding_row(finding);
        row.insert(row.begin(), named(file));
        table.rows.push_back(std::move(row));
    }
    return table;
}

}
