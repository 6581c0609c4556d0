// The summary, the findings and the year book of a folder.

#include "entries.hpp"
#include "exporters/markup_check.hpp"
#include "letter_support.hpp"
#include "office_report/decisions.hpp"
#include "office_report/folder.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::office_report;
using batch::Status;
using test::has;

namespace {

const Table& table_of(const Document& document, std::string_view id) {
    for (const auto& section : document.sections)
        if (section.id == id) return std::get<Table>(section.body);
    throw std::runtime_error("no section " + std::string(id));
}

std::string cell(const Table& table, std::size_t row, std::string_view key) {
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].key == key)
            return to_text(table.rows.at(row).at(i).content, Language::english);
    throw std::runtime_error("no column " + std::string(key));
}

std::vector<batch::Entry> some() {
    auto clean = test::clean_entry("a.trf"), back = test::faulty_entry("b.trf");
    clean.folder = "a";
    clean.outputs = {{"standings.html", 1, ""}, {"crosstable.xlsx", 1, ""}};
    back.facts.arbiter = "YILMAZ Ayşe";
    auto copy = clean;
    copy.path = "c.trf";
    copy.status = Status::duplicate;
    copy.related = {{"same-bytes", "a.trf", {Phrase::of("batch.same-bytes", {"a.trf"})}}};
    batch::Entry lost;
    lost.path = "d.rar";
    lost.trouble = Phrase::of("batch.other-package", {"rar"});
    return {clean, back, copy, lost};
}

std::string page_of(const Document& document) {
    return sortable_page(test::registry().get<Exporter>("html").write(document, {}),
                         Language::english);
}

}

BOOST_AUTO_TEST_SUITE(office_report_folder)

BOOST_AUTO_TEST_CASE(every_file_is_in_the_summary_with_its_letter_and_reports) {
    const auto entries = some();
    const Folder folder{entries, {"a", "b", "c", ""}};
    const auto page = summary(folder);
    const auto& files = table_of(page, "files");
    BOOST_REQUIRE(files.rows.size() == 4u);
    BOOST_TEST(cell(files, 0, "status") == "clean");
    BOOST_TEST(cell(files, 0, "letter") == "receipt");
    BOOST_TEST(cell(files, 1, "letter") == "letter");
    BOOST_TEST(cell(files, 3, "letter") == "");
    BOOST_TEST(has(cell(files, 1, "why"), "CHK-0101"));
    BOOST_TEST(has(cell(files, 2, "why"), "a.trf"));
    BOOST_TEST(has(cell(files, 3, "why"), "rar"));
    const auto html = page_of(page);
    BOOST_TEST(has(html, "href=\"events/a/standings.html\""));
    BOOST_TEST(has(html, "href=\"events/a/crosstable.xlsx\""));
    BOOST_TEST(has(html, "href=\"letters/b.html\""));
    const auto& counts = table_of(page, "counts");
    BOOST_REQUIRE(counts.rows.size() == 4u);
    BOOST_TEST(cell(counts, 0, "files") == "1");
}

BOOST_AUTO_TEST_CASE(a_public_summary_names_no_file_no_arbiter_and_no_player) {
    const auto entries = some();
    Folder folder{entries, {"a", "b", "c", ""}};
    folder.redact = true;
    for (const auto& document : {summary(folder), findings_report(folder), year_book(folder)}) {
        const auto html = page_of(document);
        for (const auto* secret : {"b.trf", "d.rar", "Kaya", "Yılmaz", "YILMAZ", "letters/"})
            BOOST_TEST(!has(html, secret), document.id << " tells " << secret);
    }
    BOOST_TEST(has(page_of(summary(folder)), "CHK-0101"));
}

BOOST_AUTO_TEST_CASE(findings_are_counted_by_code_and_by_arbiter) {
    const auto entries = some();
    const auto page = findings_report({entries, {"a", "b", "c", ""}});
    const auto& codes = table_of(page, "codes");
    BOOST_REQUIRE(codes.rows.size() == 2u); // not what was let pass
    BOOST_TEST(cell(codes, 0, "code") == "RTG-0206");
    BOOST_TEST(cell(codes, 0, "findings") == "2");
    BOOST_TEST(cell(codes, 0, "files") == "1");
    // The chart tells what a code is about.
    for (const auto& section : page.sections)
        if (section.id == "pareto")
            BOOST_TEST(to_text(std::get<ChartSheet>(section.body)
                                   .charts.at(0)
                                   .numbers.rows.at(0)
                                   .at(0)
                                   .content,
                               Language::english) == "RTG-0206 no birth date");
    // Case and a title in front make no other arbiter; the first file's way to write is shown.
    const auto& arbiters = table_of(page, "arbiters");
    BOOST_REQUIRE(arbiters.rows.size() == 1u);
    BOOST_TEST(cell(arbiters, 0, "arbiter") == "IA Yılmaz Ayşe");
    BOOST_TEST(cell(arbiters, 0, "files") == "2");
    BOOST_TEST(cell(arbiters, 0, "back") == "1");
    BOOST_TEST(cell(arbiters, 0, "frequent") == "CHK-0101 (1), RTG-0206 (1)");
}

/// Of two arbiters in one record each has the file.
BOOST_AUTO_TEST_CASE(every_arbiter_of_a_record_is_counted) {
    auto entries = some();
    for (auto& entry : entries) entry.facts.arbiter = "IA Yılmaz, Ayşe; Kaya, Can";
    const auto page = findings_report({entries, {"a", "b", "c", ""}});
    const auto& arbiters = table_of(page, "arbiters");
    BOOST_REQUIRE(arbiters.rows.size() == 2u);
    BOOST_TEST(cell(arbiters, 0, "arbiter") == "IA Yılmaz, Ayşe");
    BOOST_TEST(cell(arbiters, 1, "arbiter") == "Kaya, Can");
    BOOST_TEST(cell(arbiters, 0, "files") == cell(arbiters, 1, "files"));
}

BOOST_AUTO_TEST_CASE(findings_that_an_entry_does_not_keep_are_counted) {
    auto entries = some();
    for (auto& entry : entries)
        if (!entry.findings.empty())
            entry.left_off = {{"RTG-0206", Severity::warning, false, 300},
                              {"RTG-0206", Severity::warning, true, 7},
                              {"SUB-0201", Severity::warning, false, 3},
                              {"TRF-0109", Severity::note, false, 50}};
    const auto page = findings_report({entries, {"a", "b", "c", ""}});
    const auto& codes = table_of(page, "codes");
    BOOST_REQUIRE(codes.rows.size() == 3u);
    BOOST_TEST(cell(codes, 0, "code") == "RTG-0206");
    BOOST_TEST(cell(codes, 0, "findings") == "302");
    BOOST_TEST(cell(codes, 2, "files") == "1");
    const auto& places = table_of(page, "places");
    BOOST_TEST(has(cell(places, 0, "frequent"), "SUB-0201 (1)"));
}

/// A finding of two versions names the other file already.
BOOST_AUTO_TEST_CASE(a_version_in_question_is_told_once) {
    auto entry = test::clean_entry("a.trf");
    entry.status = batch::Status::needs_override;
    entry.warnings = 1;
    entry.findings = {test::finding("VER-0101", Severity::warning, 0, {"b.trf"})};
    entry.related = {{"version", "b.trf", {Phrase::of("content.version", {"b.trf"})}},
                     {"interim", "c.trf", {Phrase::of("content.interim", {"c.trf"})}}};
    const std::vector<batch::Entry> entries{entry};
    const auto page = summary({entries, {"a"}});
    const auto why = cell(table_of(page, "files"), 0, "why");
    BOOST_TEST(why.find("b.trf") == why.rfind("b.trf"), why);
    BOOST_TEST(has(why, "c.trf"));
}

BOOST_AUTO_TEST_CASE(the_year_book_counts_every_event_once) {
    auto entries = some();
    auto old = entries[0];
    old.path = "0.trf";
    old.related = {{"older", "a.trf", {}}};
    entries.push_back(old);
    auto first = entries[1], second = entries[1];
    first.path = "v1.trf";
    first.related = {{"version", "v2.trf", {}}};
    second.path = "v2.trf";
    second.related = {{"version", "v1.trf", {}}};
    entries.push_back(first);
    entries.push_back(second);
    const auto events = counted_events(entries);
    BOOST_REQUIRE(events.size() == 3u);
    BOOST_TEST(events[0]->path == "a.trf");
    BOOST_TEST(events[1]->path == "b.trf");
    BOOST_TEST(events[2]->path == "v1.trf");
}

BOOST_AUTO_TEST_CASE(the_year_book_has_months_and_charts) {
    std::vector<batch::Entry> entries{test::clean_entry("a.trf"), test::clean_entry("b.trf")};
    entries[1].facts.end = "2026-03-02";
    entries[1].tally.add(batch::Topic::rating, "unrated", 7);
    entries[1].tally.add(batch::Topic::result, "white", 20);
    entries[1].tally.add(batch::Topic::result, "forfeit", 2);
    entries[1].tally.add(batch::Topic::age, "11", 5);
    entries[1].tally.add(batch::Topic::age, "12", 2);
    const auto page = year_book({entries, {"a", "b"}});
    const auto& months = table_of(page, "months");
    BOOST_REQUIRE(months.rows.size() == 9u); // those between as well
    BOOST_TEST(cell(months, 0, "month") == "2026-03");
    BOOST_TEST(cell(months, 4, "events") == "0");
    BOOST_TEST(cell(months, 0, "newcomers") == "7");
    BOOST_TEST(cell(months, 0, "forfeits") == "2");
    BOOST_TEST(cell(months, 8, "games") == "29");
    const auto html = page_of(page);
    BOOST_TEST(has(html, "White won"));
    BOOST_TEST(has(html, "10–11"));
}

BOOST_AUTO_TEST_CASE(every_report_shows_the_overrides_and_the_rules_that_are_off) {
    auto entries = some();
    entries[0].overrides = {{"RTG-0117", 12, "known", "A. Karar", "2026-11-30", 1, false},
                            {"RTG-0206", 0, "old list", "A. Karar", "2026-11-30", 0, false}};
    entries[0].names = {{12, "Ak, Ece"}};
    entries[0].off = {{"SUB-0106", 1, "one round", "tek tur"}};
    Folder folder{entries, {"a", "b", "c", ""}};
    judging::Override unused;
    unused.code = "CHK-0101";
    unused.content = "beef";
    unused.reason = "of last year";
    unused.who = "B. Karar";
    unused.when = {2026, 1, 2};
    folder.overrides = {unused};
    folder.off = {{"PLN-0101", 0, "no plan", "plan yok"}};
    folder.day = {};
    for (const auto& page : {summary(folder), findings_report(folder), year_book(folder)}) {
        const auto& overrides = table_of(page, "overrides");
        BOOST_REQUIRE(overrides.rows.size() == 3u);
        BOOST_TEST(cell(overrides, 0, "code") == "RTG-0117");
        BOOST_TEST(cell(overrides, 0, "player") == "12 Ak, Ece");
        BOOST_TEST(cell(overrides, 0, "file") == "a.trf");
        BOOST_TEST(cell(overrides, 0, "reason") == "known");
        BOOST_TEST(cell(overrides, 0, "who") == "A. Karar");
        BOOST_TEST(cell(overrides, 0, "when") == "30.11.2026");
        BOOST_TEST(cell(overrides, 0, "content") == "c0ffee");
        BOOST_TEST(cell(overrides, 0, "effect") == "lets 1 finding(s) pass");
        BOOST_TEST(cell(overrides, 1, "player") == "");
        BOOST_TEST(cell(overrides, 1, "effect") == "fits no finding of the file");
        BOOST_TEST(cell(overrides, 2, "file") == "");
        BOOST_TEST(has(cell(overrides, 2, "effect"), "does not apply"));
        const auto& off = table_of(page, "off");
        BOOST_REQUIRE(off.rows.size() == 2u);
        BOOST_TEST(cell(off, 0, "code") == "PLN-0101");
        BOOST_TEST(cell(off, 0, "findings") == "0");
        BOOST_TEST(cell(off, 1, "reason") == "one round");
    }
    const auto files = table_of(summary(folder), "files");
    BOOST_TEST(cell(files, 0, "let-pass") == "1");
    BOOST_TEST(cell(files, 0, "off") == "1");
    BOOST_TEST(cell(files, 1, "let-pass") == "");

    const auto notes = decision_notes(entries[0], Language::turkish, false);
    BOOST_REQUIRE(notes.size() == 3u);
    BOOST_TEST(notes[0].literal == "İstisna kararı RTG-0117, oyuncu 12 Ak, Ece: known (A. Karar, "
                                   "30.11.2026); 1 bulgunun geçmesine izin veriyor.");
    BOOST_TEST(notes[2].literal == "SUB-0106 kuralı kapalı (1 bulgu): tek tur.");

    folder.redact = true;
    std::string published;
    for (const auto& page : {summary(folder), findings_report(folder), year_book(folder)})
        published += page_of(page);
    for (const auto& note : decision_notes(entries[0], Language::english, true))
        published += note.literal;
    for (const auto* secret : {"Ak, Ece", "Karar", "known", "old list", "last year", "a.trf"})
        BOOST_TEST(!has(published, secret), "tells " << secret);
    BOOST_TEST(has(published, "Override RTG-0117, player 12 (30.11.2026)"));
}

BOOST_AUTO_TEST_CASE(days_since_the_end_are_counted_to_a_day_that_was_told) {
    auto entries = some(); // they end on 29 November
    entries[1].facts.end = "2026-07-05";
    Folder folder{entries, {"a", "b", "c", ""}};
    folder.deadline = {0, 3, 3, "FIDE B.02"};
    const auto without = table_of(summary(folder), "files");
    for (const auto& one : without.columns) BOOST_TEST(one.key != "days");
    folder.day = {2026, 12, 9};
    const auto page = summary(folder);
    const auto& files = table_of(page, "files");
    BOOST_TEST(cell(files, 0, "days") == "10");
    BOOST_TEST(cell(files, 0, "deadline") == "");
    BOOST_TEST(cell(files, 1, "days") == "157");
    BOOST_TEST(cell(files, 1, "last-day") == "28.09.2026"); // closing of the list of October
    BOOST_TEST(cell(files, 1, "deadline") == "over");
    BOOST_TEST(cell(files, 3, "days") == ""); // nothing is known of it
    entries[1].status = Status::already_rated;
    BOOST_TEST(cell(table_of(summary(folder), "files"), 1, "deadline") == "");
    folder.deadline = {};
    const auto none = table_of(summary(folder), "files");
    for (const auto& one : none.columns) BOOST_TEST(one.key != "deadline");
}

BOOST_AUTO_TEST_CASE(the_year_book_tells_what_was_received_and_what_never_came) {
    auto entries = some();
    auto rated = entries[0], decision = entries[0], old = entries[0];
    rated.path = "r.trf";
    rated.status = Status::already_rated;
    decision.path = "o.trf";
    decision.facts.end = "2026-10-04";
    decision.status = decision.answer = Status::needs_override;
    old.path = "old.trf";
    old.related = {{"older", "a.trf", {}}};
    batch::Entry picture;
    picture.status = Status::not_a_tournament;
    entries.insert(entries.end(), {rated, decision, old, picture});
    Folder folder{entries, std::vector<std::string>(entries.size())};
    folder.day = {2026, 12, 9};
    folder.expected = {{"Ankara Birinciliği", "Ankara", {2026, 11, 28}, {2026, 11, 29}, 2},
                       {"Bolu Açık", "Bolu", {2026, 11, 1}, {}, 3},
                       {"Kış Kupası", "", {2026, 12, 26}, {}, 4}};
    const auto page = year_book(folder);
    const auto& received = table_of(page, "received");
    BOOST_REQUIRE(received.rows.size() == 4u); // no month, October, November, all
    BOOST_TEST(cell(received, 0, "unreadable") == "1");
    BOOST_TEST(cell(received, 1, "month") == "2026-10");
    BOOST_TEST(cell(received, 1, "decisions") == "1");
    BOOST_TEST(cell(received, 2, "received") == "5");
    BOOST_TEST(cell(received, 2, "accepted") == "2"); // also the older one, as in the summary
    BOOST_TEST(cell(received, 2, "back") == "1");
    BOOST_TEST(cell(received, 2, "rated") == "1");
    BOOST_TEST(cell(received, 2, "other-files") == "1");
    BOOST_TEST(cell(received, 3, "received") == "7");
    const auto& missing = table_of(page, "never-came");
    BOOST_REQUIRE(missing.rows.size() == 1u);
    BOOST_TEST(cell(missing, 0, "event") == "Bolu Açık");
    const auto& all = table_of(page, "expected");
    BOOST_TEST(cell(all, 0, "outcome") == "came");
    BOOST_TEST(cell(all, 0, "file") == "a.trf");
    BOOST_TEST(cell(all, 2, "outcome") == "not yet over");
    const auto html = page_of(page);
    BOOST_TEST(test::MarkupCheck(html).fault == "");
    BOOST_TEST(has(html, "Expected and received events by month"));
    folder.redact = true;
    BOOST_TEST(!has(page_of(year_book(folder)), "a.trf"));
    folder.expected.clear();
    BOOST_TEST(!has(page_of(year_book(folder)), "never came"));
}

BOOST_AUTO_TEST_CASE(a_page_allows_its_one_script_and_asks_no_network) {
    const auto entries = some();
    const auto page = page_of(summary({entries, {"a", "b", "c", ""}}));
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(has(page, "script-src 'sha256-"));
    BOOST_TEST(!has(page, "unsafe-eval"));
    BOOST_TEST(!has(page, "src=\""));
    BOOST_TEST(!has(page, "fetch("));
    // A path without a blank pushes no column out of the page.
    BOOST_TEST(has(page, "tbody th.wrap, .landscape .scroll td.wrap:nth-child(3)"));
    BOOST_TEST(has(page, "{ overflow-wrap: anywhere; min-width: 14em !important; }"));
    const auto script = page.find("<script");
    BOOST_REQUIRE(script != page.npos);
    BOOST_TEST(page.find("<script", script + 1) == page.npos);
}

BOOST_AUTO_TEST_CASE(a_page_of_another_template_stays_as_it_is) {
    BOOST_TEST(sortable_page("<p>x</p>", Language::english) == "<p>x</p>");
}

BOOST_AUTO_TEST_CASE(the_language_is_that_of_most_events) {
    auto entries = some();
    BOOST_TEST((language_of_most(entries, Language::english) == Language::turkish));
    for (auto& entry : entries) entry.language = "en";
    BOOST_TEST((language_of_most(entries, Language::turkish) == Language::english));
    BOOST_TEST((language_of_most({}, Language::turkish) == Language::turkish));
}

BOOST_AUTO_TEST_SUITE_END()
