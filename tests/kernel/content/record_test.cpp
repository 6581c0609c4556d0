#include "../period/sample.hpp"
#include "content/record.hpp"
#include "events.hpp"
#include <hakem/identity.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

namespace {

using namespace hakem;
using content::Facts;
using content::record_of;
using test::event_text;

content::Record record(std::string_view name, std::string_view results,
                       std::string_view end = "\n") {
    return record_of(test::tournament(event_text(name, results, end)));
}

std::uint32_t facts(const content::Record& record, Facts which) {
    return record.facts[static_cast<std::size_t>(which)];
}

}

BOOST_AUTO_TEST_SUITE(content_record)

BOOST_AUTO_TEST_CASE(line_ends_order_of_records_and_spelling_of_the_header_do_not_matter) {
    const auto as_is = record("Kış Açık", "10=1=0");
    BOOST_TEST((record("Kış Açık", "10=1=0", "\r\n") == as_is));
    BOOST_TEST(record("AÇIK KIŞ", "10=1=0").play == as_is.play);
    BOOST_TEST(record("AÇIK KIŞ", "10=1=0").called == as_is.called);
    auto turned = test::tournament(event_text("Kış Açık", "10=1=0"));
    std::reverse(turned.players.begin(), turned.players.end());
    BOOST_TEST((record_of(turned) == as_is));
}

BOOST_AUTO_TEST_CASE(numbers_and_spelling_of_names_are_not_in_the_games) {
    auto event = test::tournament(event_text("Kış Açık", "10=1=0"));
    const auto before = record_of(event);
    event.players[0].name = "CINAR aydin";
    const auto respelt = record_of(event);
    BOOST_TEST(respelt.play == before.play);
    BOOST_TEST((respelt.players == before.players));
    BOOST_TEST(facts(respelt, Facts::spelling) != facts(before, Facts::spelling));
    const auto after = record_of(test::renumbered(event));
    BOOST_TEST(after.play == before.play);
    BOOST_TEST(facts(after, Facts::numbers) != facts(before, Facts::numbers));
}

BOOST_AUTO_TEST_CASE(a_result_a_colour_and_a_player_are) {
    const auto before = record("Kış Açık", "10=1=0");
    BOOST_TEST(record("Kış Açık", "10=1=1").play != before.play);
    auto event = test::tournament(event_text("Kış Açık", "10=1=0"));
    std::swap(event.players[0].rounds[0].colour, event.players[3].rounds[0].colour);
    BOOST_TEST(record_of(event).play != before.play);
    event = test::tournament(event_text("Kış Açık", "10=1=0"));
    event.players[2].name = "Öz, İlkay";
    BOOST_TEST(record_of(event).play != before.play);
}

BOOST_AUTO_TEST_CASE(each_fact_has_a_fingerprint_of_its_own) {
    auto event = test::tournament(event_text("Kış Açık", "10=1=0"));
    const auto before = record_of(event);
    const auto changes = [&](Facts which, auto change) {
        auto changed = event;
        change(changed);
        const auto after = record_of(changed);
        for (std::size_t i = 0; i < content::facts_count; ++i)
            BOOST_TEST((after.facts[i] != before.facts[i]) == (static_cast<Facts>(i) == which),
                       word_of(which) << " and " << word_of(static_cast<Facts>(i)));
        BOOST_TEST(after.play == before.play);
        BOOST_TEST(fingerprint(after) != fingerprint(before));
    };
    changes(Facts::dates, [](Tournament& t) { t.end.day = 7; });
    changes(Facts::kind, [](Tournament& t) { t.type = "Individual: Swiss"; });
    changes(Facts::time_control, [](Tournament& t) { t.encoded_time_control = "5400+30"; });
    changes(Facts::round_dates, [](Tournament& t) { t.round_dates = {{2026, 11, 7}}; });
    changes(Facts::order, [](Tournament& t) { t.tie_breaks = "BH,SB"; });
    changes(Facts::records, [](Tournament& t) { t.prohibited.push_back({1, 2, {1, 2}}); });
    changes(Facts::births, [](Tournament& t) { t.players[1].birth.day = 7; });
    changes(Facts::ids, [](Tournament& t) { t.players[1].fide_id = "6300009"; });
    changes(Facts::ratings, [](Tournament& t) { t.players[1].rating = 1701; });
    changes(Facts::national_ratings, [](Tournament& t) { t.players[1].national_rating = 1701; });
    changes(Facts::titles, [](Tournament& t) { t.players[1].title = "WFM"; });
    changes(Facts::sexes, [](Tournament& t) { t.players[1].sex = Sex::male; });
    changes(Facts::federations, [](Tournament& t) { t.players[1].federation = "KTC"; });
    changes(Facts::clubs, [](Tournament& t) { t.players[1].club = "Kale"; });
    changes(Facts::byes, [](Tournament& t) {
        t.players[1].rounds.push_back({0, Colour::none, Outcome::half_bye});
    });
    changes(Facts::points, [](Tournament& t) { t.players[1].declared_points = Points::whole(9); });
    changes(Facts::ranks, [](Tournament& t) { t.players[1].declared_rank = 9; });
    changes(Facts::rules, [](Tournament& t) { t.scoring.win = Points::whole(3); });
}

BOOST_AUTO_TEST_CASE(identity_numbers_make_no_difference_hidden_or_not) {
    auto event = test::tournament(event_text("Kış Açık 10000000146", "10=1=0"));
    event.players[0].national_id = "10000000146";
    event.players[1].name += " 10000000146";
    const auto in_full = record_of(event);
    BOOST_TEST(to_line(in_full).find("10000000146") == std::string::npos);
    hide_identity(event);
    BOOST_TEST((record_of(event) == in_full));
}

BOOST_AUTO_TEST_CASE(a_line_holds_all_of_it) {
    auto event = test::random_event(7, 30, 7, true);
    event.name = "Ad, \"tırnak\"\n, %";
    event.format = "trf16";
    const auto before = record_of(event);
    const auto line = to_line(before);
    BOOST_TEST(line.find_first_of(" \"\\\n") == std::string::npos);
    const auto after = content::record_from_line(line);
    BOOST_REQUIRE(after.has_value());
    BOOST_TEST((*after == before));
}

BOOST_AUTO_TEST_CASE(a_line_that_is_cut_or_changed_is_none) {
    const auto line = to_line(record("Kış Açık", "10=1=0"));
    for (std::size_t length = 0; length < line.size(); ++length) {
        const auto cut = content::record_from_line(line.substr(0, length));
        // Whole players may be missing from the end: the journal has checksums of its own.
        BOOST_TEST((!cut || cut->players.size() < 4));
    }
    BOOST_TEST(!content::record_from_line("x" + line.substr(1)));
    BOOST_TEST(!content::record_from_line(line + "zz"));
    BOOST_TEST(!content::record_from_line(line + ",x"));
}

BOOST_AUTO_TEST_CASE(ten_thousand_events_have_fingerprints_of_their_own) {
    std::set<std::uint64_t> plays;
    std::set<std::string> fingerprints;
    constexpr std::size_t events = 10000;
    for (std::size_t seed = 1; seed <= events; ++seed) {
        const auto record =
            record_of(test::random_event(seed, 6 + static_cast<int>(seed % 12), 3, false));
        plays.insert(record.play);
        fingerprints.insert(fingerprint(record));
    }
    BOOST_TEST(plays.size() == events);
    BOOST_TEST(fingerprints.size() == events);
}

BOOST_AUTO_TEST_SUITE_END()
