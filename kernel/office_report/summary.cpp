// The summary of a folder: every file is in it.

#include "cells.hpp"
#include "folder.hpp"
#include "judging/catalogue.hpp"
#include "redaction.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hakem::office_report {

namespace {

using batch::Entry;
using batch::Status;

Cell status_cell(Status status) {
    return Phrase::of(fmt::format("batch.{}", batch::word_of(status)));
}

Section counts_section(const Folder& folder) {
    std::array<std::int64_t, batch::statuses> counts{};
    for (const auto& entry : folder.entries) ++counts[static_cast<std::size_t>(entry.status)];
    Table table;
    table.columns = {column("status"), column("files", Align::right),
                     column("meaning", Align::left, true)};
    for (std::size_t i = 0; i < batch::statuses; ++i) {
        if (counts[i] == 0) continue;
        const auto status = static_cast<Status>(i);
        table.rows.push_back({named(status_cell(status)), Number{counts[i]},
                              Phrase::of(fmt::format("office.means-{}", batch::word_of(status)))});
    }
    return section_of("counts", std::move(table));
}

/// The first of the worst findings that count.
const batch::Finding* worst_of(const Entry& entry) {
    const batch::Finding* worst = nullptr;
    for (const auto& finding : entry.findings)
        if (finding.reason.empty() &&
            (worst == nullptr || finding.diagnostic.severity > worst->diagnostic.severity))
            worst = &finding;
    return worst;
}

std::string finding_text(const Diagnostic& finding, const Folder& folder) {
    const auto* known = judging::entry_of(finding.code);
    // Messages name people and their numbers; the meaning of a code does not.
    const auto what = !folder.redact ? message_of(finding, folder.language)
                      : known        ? judging::meaning_of(*known, folder.language)
                                     : std::string();
    return fmt::format("{}: {}", finding.code, what);
}

/// Why it is not clean, and what it is to other files.
Cell why_cell(const Entry& entry, const Folder& folder) {
    Phrases why;
    if (!entry.trouble.empty() && !folder.redact) why.parts.push_back(entry.trouble);
    const bool faulty =
        entry.status == Status::needs_override || entry.status == Status::back_to_arbiter;
    if (const auto* worst = worst_of(entry); faulty && worst != nullptr) {
        const auto text = finding_text(worst->diagnostic, folder);
        const auto others = entry.errors + entry.warnings;
        why.parts.push_back(others < 2
                                ? Phrase::verbatim(text)
                                : Phrase::of("batch.more", {text, std::to_string(others - 1)}));
    }
    if (!folder.redact) // they name files
        for (const auto& related : entry.related)
            if (!related.told.empty()) why.parts.push_back(related.told.front());
    if (why.parts.empty()) return {};
    return why;
}

/// The output with one of these words in its name, a page before anything else.
Cell output_link(const Entry& entry, std::initializer_list<std::string_view> words,
                 std::string_view label) {
    const batch::Output* best = nullptr;
    for (const auto& output : entry.outputs) {
        const bool wanted = std::any_of(words.begin(), words.end(), [&](std::string_view word) {
            return output.name.find(word) != output.name.npos;
        });
        if (wanted &&
            (best == nullptr || (output.name.ends_with(".html") && !best->name.ends_with(".html"))))
            best = &output;
    }
    if (best == nullptr) return {};
    return Link{Phrase::of(label), fmt::format("events/{}/{}", entry.folder, best->name)};
}

Cell letter_link(const Entry& entry, const std::string& letter) {
    if (letter.empty()) return {};
    const auto* word = entry.status == Status::clean ? "office.link-receipt" : "office.link-letter";
    return Link{Phrase::of(word), fmt::format("letters/{}.html", letter)};
}

Table files_head(const Folder& folder) {
    Table table;
    table.columns = {column("file", Align::left, true), column("status")};
    if (!folder.redact) table.columns.push_back(column("letter"));
    table.columns.push_back(column("why", Align::left, true));
    table.columns.push_back(column("event", Align::left, true));
    table.columns.push_back(column("standings"));
    table.columns.push_back(column("crosstable"));
    table.columns.push_back(column("place", Align::left, true));
    table.columns.push_back(column("end"));
    if (!folder.redact) table.columns.push_back(column("arbiter", Align::left, true));
    for (const auto* key : {"players", "rounds", "errors", "warnings"})
        table.columns.push_back(column(key, Align::right));
    return table;
}

Cell count(std::int64_t value) { return value == 0 ? Cell() : number(value); }

Row file_row(const Folder& folder, std::size_t i) {
    const auto& entry = folder.entries[i];
    const auto& facts = entry.facts;
    Row row = {named(folder.redact ? number(i + 1) : verbatim(entry.path)),
               status_cell(entry.status)};
    if (!folder.redact) row.push_back(letter_link(entry, folder.letters[i]));
    row.push_back(why_cell(entry, folder));
    row.push_back(verbatim(facts.event));
    row.push_back(output_link(entry, {"standings"}, "office.link-standings"));
    row.push_back(output_link(entry, {"crosstable", "round-robin"}, "office.link-crosstable"));
    row.push_back(verbatim(facts.city));
    row.push_back(date_of(facts.end.empty() ? facts.start : facts.end));
    if (!folder.redact) row.push_back(verbatim(without_contacts(facts.arbiter)));
    row.push_back(count(facts.players));
    row.push_back(count(facts.rounds));
    row.push_back(number(entry.errors));
    row.push_back(number(entry.warnings));
    return row;
}

}

Language language_of_most(const std::vector<batch::Entry>& entries, Language otherwise) {
    std::int64_t turkish = 0, english = 0;
    for (const auto& entry : entries) {
        if (entry.facts.players == 0) continue;
        turkish += entry.language == code_of(Language::turkish) ? 1 : 0;
        english += entry.language == code_of(Language::english) ? 1 : 0;
    }
    if (turkish == english) return otherwise;
    return turkish > english ? Language::turkish : Language::english;
}

Document summary(const Folder& folder) {
    Document page;
    page.id = "index";
    page.title = Phrase::of("office.summary-title");
    page.event = std::string(text("office.summary", folder.language));
    page.facts = {{Phrase::of("office.files"), number(folder.entries.size())},
                  {Phrase::of("office.more-pages"),
                   Link{Phrase::of("office.link-findings"), "findings.html"}}};
    if (folder.year_book)
        page.facts.push_back({Phrase::of("office.year-book"),
                              Link{Phrase::of("office.link-year-book"), "yearbook.html"}});
    page.sections.push_back(counts_section(folder));
    auto table = files_head(folder);
    for (std::size_t i = 0; i < folder.entries.size(); ++i)
        table.rows.push_back(file_row(folder, i));
    table.frozen_columns = 1;
    auto files = section_of("files", std::move(table));
    files.landscape = true;
    page.sections.push_back(std::move(files));
    if (folder.redact) page.notes.push_back(Phrase::of("office.redacted"));
    return page;
}

}
