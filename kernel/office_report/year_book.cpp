// The year book: every event of a folder once.

#include "year_book.hpp"

#include "batch/versions.hpp"
#include "cells.hpp"
#include "content/record.hpp"
#include "decisions.hpp"
#include "expected.hpp"
#include "folder.hpp"
#include "redaction.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

namespace hakem::office_report {

namespace {

using batch::Entry;
using batch::Status;
using batch::Topic;

/// The day that an event belongs to: ratings count by the last day.
const std::string& day_of(const Entry& entry) {
    return entry.facts.end.empty() ? entry.facts.start : entry.facts.end;
}

/// "2026-11"; empty where no date is told.
std::string month_of(const Entry& entry) {
    const auto date = date_of(day_of(entry));
    return date && date.month != 0 ? fmt::format("{:04}-{:02}", date.year, date.month)
                                   : std::string();
}

/// Months without an event are told as well, where they lie between others of a few years.
template<class Sums>
void fill_months(std::map<std::string, Sums>& months) {
    constexpr int longest = 36;
    const auto first = std::find_if(months.begin(), months.end(),
                                    [](const auto& one) { return !one.first.empty(); });
    if (first == months.end()) return;
    const auto begin = date_of(first->first + "-01"), end = date_of(months.rbegin()->first + "-01");
    int month = begin.year * 12 + begin.month - 1;
    const int last = end.year * 12 + end.month - 1;
    if (last - month > longest) return;
    for (; month < last; ++month)
        months.try_emplace(fmt::format("{:04}-{:02}", month / 12, month % 12 + 1));
}

/// Nobody has said whether it is this version that counts.
bool is_undecided(const Entry& entry) {
    return std::any_of(
        entry.findings.begin(), entry.findings.end(), [](const batch::Finding& finding) {
            return finding.reason.empty() && finding.diagnostic.code == batch::version_code;
        });
}

/// What is said of the file by itself, and of an event in two versions that it is to be decided.
Status answer_to(const Entry& entry) {
    return is_undecided(entry) && entry.answer == Status::clean ? entry.status : entry.answer;
}

void add(Numbers& numbers, const Entry& entry) {
    ++numbers.events;
    numbers.accepted += answer_to(entry) == Status::clean;
    numbers.players += entry.facts.players;
    numbers.games += entry.facts.games;
    numbers.newcomers += entry.tally.count(Topic::rating, "unrated");
    numbers.forfeits += entry.tally.count(Topic::result, "forfeit") +
                        entry.tally.count(Topic::result, "double-forfeit");
}

/// Every file that is one of a tournament, or may be.
void add(Received& sums, const Entry& entry) {
    ++sums.files;
    if (entry.status == Status::unreadable)
        ++sums.unreadable;
    else if (entry.status == Status::duplicate)
        ++sums.others;
    else if (entry.status == Status::already_rated)
        ++sums.rated;
    else if (answer_to(entry) == Status::clean)
        ++sums.clean;
    else if (answer_to(entry) == Status::needs_override)
        ++sums.decisions;
    else
        ++sums.back;
}

Row line(std::string_view key, Cell value) {
    return {named(Cell(Phrase::of(fmt::format("office.{}", key)))), std::move(value)};
}

Section overview(const Year& year) {
    Table table;
    table.columns = {column("what-counted"), column("how-many", Align::right)};
    const auto& all = year.all;
    table.rows = {line("events", Number{all.events}),
                  line("events-accepted", Number{all.accepted}),
                  line("persons", Number{year.persons}),
                  line("entries", Number{all.players}),
                  line("newcomers", Number{all.newcomers}),
                  line("games", Number{all.games}),
                  line("forfeits", Number{all.forfeits}),
                  line("byes", Number{year.tally.count(Topic::result, "pairing-bye")})};
    return section_of("overview", std::move(table));
}

Section months_section(const Year& year) {
    Table table;
    table.columns = {column("month")};
    for (const auto* key : {"events", "entries", "newcomers", "games", "forfeits"})
        table.columns.push_back(column(key, Align::right));
    for (const auto& [month, numbers] : year.months) {
        Cell name = month.empty() ? Cell(Phrase::of("office.not-told")) : verbatim(month);
        table.rows.push_back({named(std::move(name)), Number{numbers.events},
                              Number{numbers.players}, Number{numbers.newcomers},
                              Number{numbers.games}, Number{numbers.forfeits}});
    }
    return section_of("months", std::move(table));
}

Section received_section(const Year& year) {
    Table table;
    table.columns = {column("month")};
    for (const auto* key :
         {"received", "accepted", "back", "decisions", "rated", "other-files", "unreadable"})
        table.columns.push_back(column(key, Align::right));
    Received all;
    const auto add_row = [&](Cell name, const Received& sums) {
        table.rows.push_back({named(std::move(name)), Number{sums.files}, Number{sums.clean},
                              Number{sums.back}, Number{sums.decisions}, Number{sums.rated},
                              Number{sums.others}, Number{sums.unreadable}});
    };
    for (const auto& [month, sums] : year.received) {
        add_row(month.empty() ? Cell(Phrase::of("office.not-told")) : verbatim(month), sums);
        all.files += sums.files;
        all.clean += sums.clean;
        all.back += sums.back;
        all.decisions += sums.decisions;
        all.rated += sums.rated;
        all.others += sums.others;
        all.unreadable += sums.unreadable;
    }
    if (year.received.size() > 1) add_row(Phrase::of("office.together"), all);
    return section_of("received", std::move(table));
}

Section events_section(const Year& year, const Folder& folder) {
    Table table;
    table.columns = {column("end"), column("event", Align::left, true), column("place")};
    if (!folder.redact) table.columns.push_back(column("arbiter"));
    for (const auto* key : {"players", "rounds", "games"})
        table.columns.push_back(column(key, Align::right));
    table.columns.push_back(column("status"));
    for (const auto* entry : year.events) {
        const auto& facts = entry->facts;
        Row row = {date_of(day_of(*entry)), named(verbatim(facts.event)), verbatim(facts.city)};
        if (!folder.redact) row.push_back(verbatim(without_contacts(facts.arbiter)));
        row.push_back(number(facts.players));
        row.push_back(number(facts.rounds));
        row.push_back(number(facts.games));
        row.push_back(Phrase::of(fmt::format("batch.{}", batch::word_of(answer_to(*entry)))));
        table.rows.push_back(std::move(row));
    }
    return section_of("events", std::move(table));
}

void add_charts(Document& page, std::string_view id, ChartSheet charts) {
    if (!charts.charts.empty()) page.sections.push_back(section_of(id, std::move(charts)));
}

}

std::vector<const Entry*> counted_events(const std::vector<Entry>& entries) {
    std::vector<const Entry*> events;
    for (const auto place : batch::counted_files(entries)) events.push_back(&entries[place]);
    return events;
}

Year year_of(const std::vector<Entry>& entries) {
    Year year;
    year.events = counted_events(entries);
    std::stable_sort(year.events.begin(), year.events.end(),
                     [](const auto* a, const auto* b) { return day_of(*a) < day_of(*b); });
    std::unordered_set<std::uint32_t> persons;
    for (const auto* entry : year.events) {
        add(year.all, *entry);
        add(year.months[month_of(*entry)], *entry);
        year.tally.add(entry->tally);
        if (const auto record = content::record_from_line(entry->record))
            for (const auto& player : record->players) persons.insert(player.person);
    }
    for (const auto& entry : entries)
        // The files of a package are counted themselves.
        if (entry.status != Status::not_a_tournament && !entry.is_package)
            add(year.received[month_of(entry)], entry);
    fill_months(year.months);
    fill_months(year.received);
    year.persons = static_cast<std::int64_t>(persons.size());
    return year;
}

Document year_book(const Folder& folder) {
    const auto year = year_of(folder.entries);
    Document page;
    page.id = "yearbook";
    page.title = Phrase::of("office.year-book-title");
    std::string first, last;
    for (const auto* entry : year.events) {
        if (day_of(*entry).empty()) continue;
        if (first.empty()) first = day_of(*entry);
        last = day_of(*entry);
    }
    page.event = std::string(text("office.year-book", folder.language));
    page.date = date_of(first);
    if (!first.empty())
        page.facts.push_back(
            {Phrase::of("office.span"),
             Phrase::verbatim(fmt::format("{} – {}", to_readable_text(date_of(first)),
                                          to_readable_text(date_of(last))))});
    page.facts.push_back(
        {Phrase::of("office.more-pages"), Link{Phrase::of("office.link-summary"), "index.html"}});
    page.notes = {Phrase::of("office.note-once"), Phrase::of("office.note-persons"),
                  Phrase::of("office.note-month"), Phrase::of("office.note-received")};
    page.sections.push_back(overview(year));
    page.sections.push_back(received_section(year));
    add_charts(page, "received-charts", received_charts(year));
    add_expected(page, folder);
    page.sections.push_back(months_section(year));
    add_charts(page, "month-charts", month_charts(year));
    add_charts(page, "games", game_charts(year));
    add_charts(page, "players", player_charts(year));
    page.sections.push_back(events_section(year, folder));
    add_decisions(page, folder);
    if (folder.redact) page.notes.push_back(Phrase::of("office.redacted"));
    return page;
}

}
