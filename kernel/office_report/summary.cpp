// The summary of a folder: every file is in it.

#include "cells.hpp"
#include "decisions.hpp"
#include "entry_words.hpp"
#include "finding_order.hpp"
#include "folder.hpp"
#include "judging/catalogue.hpp"
#include "judging/moments.hpp"
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
    const auto* worst = first_told(entry.findings);
    if (faulty && worst != nullptr) {
        auto text = finding_text(worst->diagnostic, folder);
        if (!folder.redact && !worst->details.empty()) // they name people
            text += "; " + batch::text_of(worst->details.front(), folder.language);
        const auto others = entry.errors + entry.warnings;
        why.parts.push_back(others < 2 ? Phrase::verbatim(text)
                                       : Phrase::of(others == 2 ? "batch.more-one" : "batch.more",
                                                    {text, std::to_string(others - 1)}));
    }
    if (!folder.redact) // they name files
        for (const auto& related : entry.related)
            if (!related.told.empty() && !(faulty && tells_already(worst, related)))
                why.parts.push_back(relation_to(entry, related));
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

/// Which columns the files have: what no file has is left out.
struct Shown {
    bool let_pass = false, off = false, days = false, deadline = false;
};

Shown shown_of(const Folder& folder) {
    Shown shown;
    for (const auto& entry : folder.entries) {
        shown.let_pass |= !entry.overrides.empty();
        shown.off |= !entry.off.empty();
    }
    shown.days = folder.day.complete();
    shown.deadline = shown.days && folder.deadline;
    return shown;
}

Date end_of(const Entry& entry) { return date_of(entry.facts.end); }

/// Of an event that is over; one that is still to be rated may be late.
bool is_overdue(const Entry& entry, const Folder& folder) {
    if (entry.status == Status::duplicate || entry.status == Status::already_rated) return false;
    const auto last = judging::last_day(folder.deadline, end_of(entry));
    return last && folder.day.complete() && last < folder.day;
}

void add_days(Row& row, const Entry& entry, const Folder& folder, const Shown& shown) {
    const auto end = end_of(entry);
    const bool over = is_overdue(entry, folder);
    Cell days;
    if (end.complete() && end <= folder.day)
        days = number(judging::day_number(folder.day) - judging::day_number(end));
    days.strong = over;
    row.push_back(std::move(days));
    if (!shown.deadline) return;
    row.push_back(judging::last_day(folder.deadline, end));
    row.push_back(over ? Cell(Phrase::of("office.overdue")) : Cell());
}

Table files_head(const Folder& folder, const Shown& shown) {
    Table table;
    table.columns = {column("file", Align::left, true), column("status", Align::left, true)};
    if (!folder.redact) table.columns.push_back(column("letter"));
    table.columns.push_back(column("why", Align::left, true));
    table.columns.push_back(column("event", Align::left, true));
    for (const auto* key : {"standings", "crosstable"})
        table.columns.push_back(column(key, Align::left, true));
    table.columns.push_back(column("place", Align::left, true));
    table.columns.push_back(column("end"));
    if (shown.days) table.columns.push_back(column("days", Align::right));
    if (shown.deadline)
        for (const auto* key : {"last-day", "deadline"}) table.columns.push_back(column(key));
    if (!folder.redact) table.columns.push_back(column("arbiter", Align::left, true));
    for (const auto* key : {"players", "rounds", "errors", "warnings"})
        table.columns.push_back(column(key, Align::right));
    if (shown.let_pass) table.columns.push_back(column("let-pass", Align::right));
    if (shown.off) table.columns.push_back(column("off", Align::right));
    return table;
}

Cell count(std::int64_t value) { return value == 0 ? Cell() : number(value); }

Row file_row(const Folder& folder, std::size_t i, const Shown& shown) {
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
    if (shown.days) add_days(row, entry, folder, shown);
    if (!folder.redact) row.push_back(verbatim(without_contacts(facts.arbiter)));
    row.push_back(count(facts.players));
    row.push_back(count(facts.rounds));
    row.push_back(number(entry.errors));
    row.push_back(number(entry.warnings));
    if (shown.let_pass) row.push_back(count(static_cast<std::int64_t>(let_pass(entry))));
    if (shown.off) row.push_back(count(static_cast<std::int64_t>(switched_off(entry))));
    return row;
}

/// To which day days are counted, and how many files are late.
void add_deadline(Document& page, const Folder& folder) {
    if (!folder.day.complete()) return;
    page.facts.push_back({Phrase::of("office.day"), folder.day});
    if (!folder.deadline) return;
    const auto overdue =
        std::count_if(folder.entries.begin(), folder.entries.end(),
                      [&](const Entry& entry) { return is_overdue(entry, folder); });
    page.facts.push_back({Phrase::of("office.files-overdue"), number(overdue)});
    if (!folder.deadline.source.empty())
        page.notes.push_back(Phrase::of("office.note-deadline", {folder.deadline.source}));
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
    add_deadline(page, folder);
    page.sections.push_back(counts_section(folder));
    const auto shown = shown_of(folder);
    auto table = files_head(folder, shown);
    for (std::size_t i = 0; i < folder.entries.size(); ++i)
        table.rows.push_back(file_row(folder, i, shown));
    table.frozen_columns = 1;
    auto files = section_of("files", std::move(table));
    files.landscape = true;
    page.sections.push_back(std::move(files));
    add_decisions(page, folder);
    if (folder.redact) page.notes.push_back(Phrase::of("office.redacted"));
    return page;
}

}
