// The summary, the findings and the year book of a folder.

#include "entries.hpp"
#include "exporters/markup_check.hpp"
#include "office_report/folder.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::office_report;
using batch::Status;

namespace {

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

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
                               Language::english) == "RTG-0206 player … has no birth date");
    // Case and a title in front make no other arbiter; the first file's way to write is shown.
    const auto& arbiters = table_of(page, "arbiters");
    BOOST_REQUIRE(arbiters.rows.size() == 1u);
    BOOST_TEST(cell(arbiters, 0, "arbiter") == "IA Yılmaz Ayşe");
    BOOST_TEST(cell(arbiters, 0, "files") == "2");
    BOOST_TEST(cell(arbiters, 0, "back") == "1");
    BOOST_TEST(cell(arbiters, 0, "frequent") == "CHK-0101 (1), RTG-0206 (1)");
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

BOOST_AUTO_TEST_CASE(a_page_allows_its_one_script_and_asks_no_network) {
    const auto entries = some();
    const auto page = page_of(summary({entries, {"a", "b", "c", ""}}));
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(has(page, "script-src 'sha256-"));
    BOOST_TEST(!has(page, "unsafe-eval"));
    BOOST_TEST(!has(page, "src=\""));
    BOOST_TEST(!has(page, "fetch("));
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
