// One player in two events on the same days.

#include "../office_report/entries.hpp"
#include "batch/same_players.hpp"
#include "event.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace {

using namespace hakem;
using batch::Status;

/// Four players; the first one as given.
Tournament event(const Date& start, const Date& end, const std::string& fide_id,
                 const std::string& national_id = {}) {
    auto event = test::swiss({"2w1 3b1", "1b0 4w1", "4w1 1w0", "3b0 2b0"});
    event.start = start;
    event.end = end;
    auto& first = event.players.front();
    first.name = "Kaya, Can";
    first.fide_id = fide_id;
    first.national_id = national_id;
    first.federation = "TUR";
    first.birth = {2008, 3, 1};
    return event;
}

batch::Entry entry(std::string path, const Tournament& event) {
    auto entry = test::clean_entry(std::move(path));
    const auto text = [](const Date& date) {
        auto text = to_text(date);
        std::replace(text.begin(), text.end(), '/', '-');
        return text;
    };
    entry.facts.start = text(event.start);
    entry.facts.end = text(event.end);
    entry.people = batch::people_of(event);
    return entry;
}

/// "a b: 1" for each pair.
std::string shared(const std::vector<batch::Entry>& entries) {
    std::string all;
    for (const auto& one : batch::shared_players(entries)) {
        all += (all.empty() ? "" : ", ") + entries[one.a].path + " " + entries[one.b].path + ":";
        for (const auto number : one.numbers) all += " " + std::to_string(number);
    }
    return all;
}

constexpr Date friday{2026, 5, 1}, sunday{2026, 5, 3}, monday{2026, 5, 4}, next{2026, 5, 6};

}

BOOST_AUTO_TEST_SUITE(batch_same_players)

BOOST_AUTO_TEST_CASE(the_same_id_on_the_same_days) {
    const auto a = entry("a", event(friday, sunday, "6300001"));
    BOOST_TEST(shared({a, entry("b", event(sunday, next, "06300001"))}) == "a b: 1");
    BOOST_TEST(shared({a, entry("b", event(monday, next, "6300001"))}) == "");
    BOOST_TEST(shared({a, entry("b", event(friday, sunday, "6300002"))}) == "");
}

BOOST_AUTO_TEST_CASE(another_spelling_is_the_same_and_another_name_is_not) {
    const auto a = entry("a", event(friday, sunday, "6300001"));
    auto other = event(friday, sunday, "6300001");
    for (const auto* name : {"KAYA Can", "Kaya, C.", "Can Ali Kaya"}) {
        other.players.front().name = name;
        BOOST_TEST(shared({a, entry("b", other)}) == "a b: 1", name);
    }
    other.players.front().birth = {2008, 0, 0};
    BOOST_TEST(shared({a, entry("b", other)}) == "a b: 1");
    other.players.front().name = "Demir, Su"; // a slip in one of the two ids
    BOOST_TEST(shared({a, entry("b", other)}) == "");
}

BOOST_AUTO_TEST_CASE(a_national_id_is_known_again_hidden_or_not) {
    const auto a = entry("a", event(friday, sunday, "", "10000000146"));
    BOOST_TEST(a.people.size() == 1u);
    BOOST_TEST(shared({a, entry("b", event(friday, sunday, "", "10000000146"))}) == "a b: 1");
    BOOST_TEST(shared({a, entry("b", event(friday, sunday, "7", "*********46"))}) == "a b: 1");
    auto namesake = event(friday, sunday, "", "10000000146");
    namesake.players.front().birth = {2009, 3, 1};
    BOOST_TEST(shared({a, entry("b", namesake)}) == "");
}

BOOST_AUTO_TEST_CASE(only_who_played_in_events_whose_days_are_known) {
    BOOST_TEST(batch::people_of(event({2026, 5, 0}, sunday, "6300001")).empty());
    BOOST_TEST(batch::people_of(event(friday, {}, "6300001")).empty());
    BOOST_TEST(batch::people_of(event(friday, {2026, 6, 2}, "6300001")).empty()); // a league
    auto absent = event(friday, sunday, "6300001");
    absent.players.front().rounds = {test::entry("Z"), test::entry("2w+")};
    BOOST_TEST(batch::people_of(absent).empty());
}

BOOST_AUTO_TEST_CASE(files_of_one_event_and_those_that_are_out_do_not_count) {
    std::vector<batch::Entry> entries{entry("a", event(friday, sunday, "6300001")),
                                      entry("b", event(friday, sunday, "6300001"))};
    entries[1].related.push_back({"version", "a"});
    BOOST_TEST(shared(entries) == "");
    entries[1].related.clear();
    entries[1].status = Status::duplicate;
    BOOST_TEST(shared(entries) == "");
}

BOOST_AUTO_TEST_CASE(it_is_told_in_both_and_taken_back_where_one_falls) {
    std::vector<batch::Entry> entries{entry("a", event(friday, sunday, "6300001")),
                                      entry("b", event(friday, sunday, "6300001"))};
    batch::tell_shared(entries, batch::shared_players(entries), {{"Kaya, Can"}});
    for (const auto& one : entries) {
        BOOST_REQUIRE(one.related.size() == 1u);
        BOOST_TEST(one.related.front().told.front().arguments.back() == "Kaya, Can");
    }
    const auto read = batch::entry_of(batch::entry_text(entries[0]));
    BOOST_REQUIRE(read.has_value());
    BOOST_TEST(read->people == entries[0].people, boost::test_tools::per_element());
    batch::forget_fallen(entries);
    BOOST_TEST(entries[0].related.size() == 1u);
    entries[1].status = Status::unreadable;
    batch::forget_fallen(entries);
    BOOST_TEST(entries[0].related.empty());
    BOOST_TEST(entries[1].related.empty());
}

BOOST_AUTO_TEST_CASE(of_very_many_events_some_are_told) {
    std::vector<batch::Entry> entries;
    for (int i = 0; i < 40; ++i)
        entries.push_back(entry("e" + std::to_string(100 + i), event(friday, sunday, "6300001")));
    std::vector<std::size_t> of(entries.size());
    for (const auto& one : batch::shared_players(entries)) ++of[one.a], ++of[one.b];
    BOOST_TEST(*std::max_element(of.begin(), of.end()) == 5u);
}

BOOST_AUTO_TEST_SUITE_END()
