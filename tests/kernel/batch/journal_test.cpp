#include "batch/journal.hpp"
#include "batch/relations.hpp"
#include "support.hpp"
#include "zip_maker.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

#include <fstream>

using namespace hakem;
using namespace hakem::batch;
using hakem::test::TestFolder;

namespace {

Entry entry(const std::string& path) {
    Entry entry;
    entry.path = path;
    entry.sha256 = "00";
    entry.status = entry.answer = Status::back_to_arbiter;
    entry.trouble = Phrase::of("batch.too-slow", {"30"});
    entry.language = "tr";
    entry.facts.event = "Kış \"Kupası\"";
    entry.facts.players = 12;
    Diagnostic finding{"TRF-0001", Severity::error, path, 4, 9, 3, {"x"}, "001    1"};
    entry.findings.push_back({finding, "because"});
    entry.findings.back().details = {{{Phrase::of("detail.follows", {"3"}), Phrase::verbatim("x")},
                                      Phrase::verbatim("1.4"),
                                      true},
                                     {{Phrase::of("detail.more-boards", {"2"})}}};
    entry.overrides = {{"TRF-0001", 3, "because", "A. B.", "2026-11-30", 1, true}};
    entry.off = {{"SUB-0106", 2, "one round", "tek tur"}};
    entry.related.push_back({"newer", "b.trf", {Phrase::verbatim("rounds 5")}});
    entry.folder = "a";
    entry.outputs.push_back({"standings.html", 5, "11"});
    return entry;
}

constexpr auto settings = R"({"schema":"hakem.batch/1","files":[)";

}

BOOST_AUTO_TEST_SUITE(batch_journal)

BOOST_AUTO_TEST_CASE(an_entry_comes_back_as_it_was_written) {
    const auto text = entry_text(entry("a.trf"));
    const auto back = entry_of(text);
    BOOST_REQUIRE(back.has_value());
    BOOST_CHECK_EQUAL(entry_text(*back), text);
    BOOST_CHECK_EQUAL(back->findings[0].diagnostic.line, 4u);
    BOOST_CHECK(back->findings[0].details == entry("a.trf").findings[0].details);
    BOOST_CHECK(back->overrides == entry("a.trf").overrides);
    BOOST_CHECK(back->off == entry("a.trf").off);
    BOOST_CHECK_EQUAL(back->related[0].told[0].literal, "rounds 5");
    BOOST_CHECK(!entry_of(text.substr(0, text.size() / 2)));
    BOOST_CHECK(!entry_of("[]"));
}

BOOST_AUTO_TEST_CASE(a_rule_that_is_off_is_told_from_a_decision) {
    constexpr std::string_view off = R"("off":true)";
    auto one = entry("a.trf");
    BOOST_CHECK(entry_text(one).find(off) == std::string::npos); // let pass by A. B.
    one.findings[0].reason = "nobody rates the event";
    BOOST_CHECK(entry_text(one).find(off) != std::string::npos);
    one.findings[0].reason.clear();
    BOOST_CHECK(entry_text(one).find(off) == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_journal_that_was_cut_off_keeps_its_whole_lines) {
    const TestFolder folder;
    {
        Journal journal(folder.path, settings);
        journal.begin({});
        for (const auto* path : {"a.trf", "b.trf", "c.trf"}) journal.add(entry_text(entry(path)));
    }
    const auto path = folder.path / ".batch" / "journal";
    const auto whole = test::bytes_of_file(path);
    BOOST_CHECK_EQUAL(finished_before(folder.path, settings).size(), 3u);
    BOOST_CHECK(finished_before(folder.path, "{other").empty());
    for (std::size_t size = 0; size < whole.size(); size += 11) {
        std::ofstream(path, std::ios::binary) << whole.substr(0, size);
        const auto lines = std::count(whole.begin(), whole.begin() + static_cast<long>(size), '\n');
        BOOST_CHECK_EQUAL(finished_before(folder.path, settings).size(),
                          static_cast<std::size_t>(std::max<long>(lines - 1, 0)));
    }
}

BOOST_AUTO_TEST_CASE(one_run_at_a_time_works_in_a_folder) {
    const TestFolder folder;
    const auto busy = [](const Error& error) { return error.key() == "error.batch-busy"; };
    {
        const auto held = hold(folder.path);
        BOOST_CHECK_EXCEPTION(hold(folder.path), Error, busy);
    }
    BOOST_CHECK_NO_THROW(hold(folder.path));
}

BOOST_AUTO_TEST_CASE(the_account_is_read_back_and_what_it_does_not_name_goes) {
    const TestFolder folder;
    const std::vector<Entry> entries{entry("a.trf"), entry("b.trf")};
    write_account(folder.path, settings, entries);
    BOOST_CHECK_EQUAL(finished_before(folder.path, settings).size(), 2u);
    const auto events = events_folder(folder.path);
    std::filesystem::create_directories(events / "a");
    std::filesystem::create_directories(events / "old");
    for (const auto* name : {"a/standings.html", "a/old.html", "a/.hakem-1-1", "old/x.html"})
        std::ofstream(events / name) << "bytes";
    std::ofstream(folder.path / ".hakem-77-1") << "left";
    sweep(folder.path, entries);
    BOOST_CHECK(std::filesystem::exists(events / "a" / "standings.html"));
    BOOST_CHECK(!std::filesystem::exists(events / "a" / "old.html"));
    BOOST_CHECK(!std::filesystem::exists(events / "a" / ".hakem-1-1"));
    BOOST_CHECK(!std::filesystem::exists(events / "old"));
    BOOST_CHECK(!std::filesystem::exists(folder.path / ".hakem-77-1"));
    BOOST_CHECK(std::filesystem::exists(folder.path / "batch.json"));
    BOOST_CHECK(!has_outputs(folder.path, entries[0])); // other bytes
}

BOOST_AUTO_TEST_CASE(the_first_of_equal_bytes_is_the_original) {
    std::vector<Item> items(4);
    for (std::size_t i = 0; i < items.size(); ++i) {
        items[i].size = 3;
        items[i].sha256 = i == 1 ? "b" : "a";
    }
    items[3].trouble = "batch.changed";
    const auto first = first_with_same_bytes(items);
    const std::vector<std::size_t> expected{0, 1, 0, 3};
    BOOST_CHECK_EQUAL_COLLECTIONS(first.begin(), first.end(), expected.begin(), expected.end());
    const auto copy = duplicate_of(entry("a.trf"));
    BOOST_CHECK(copy.status == Status::duplicate);
    BOOST_CHECK(copy.outputs.empty());
}

BOOST_AUTO_TEST_SUITE_END()
