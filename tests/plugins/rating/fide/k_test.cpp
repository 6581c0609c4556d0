// fide-rating.md 2.4 and 2.5: the K that is used and the one that the next list prints.

#include "plugins/rating/rating_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::Met;
using test::own;

namespace {

RatingBefore born(RatingBefore before, std::int32_t year) {
    before.birth_year = year;
    return before;
}

/// On the list of January 2026.
std::int32_t printed(const RatingBefore& person) {
    return test::rating_system("fide").printed_k(person, {2026, 1, 1});
}

/// An event of November 2025 rated for the list of December, and the period with it.
struct Both {
    PlayerRating event;
    PersonAfter period;
};

Both both(const RatingBefore& before, const std::vector<Met>& games) {
    auto tournament = test::one_against(games);
    tournament.start = tournament.end = {2025, 11, 1};
    auto all = test::one_against(before.rating, games);
    all[0] = before;
    const Date list{2025, 12, 1};
    const auto& system = test::rating_system("fide");
    Both made{system.rate({tournament, all, TimeClass::standard, {}, {}, list}).players[0], {}};
    PersonBefore person;
    person.before = before;
    const PersonEvent event{"Alpha", {2025, 11, 1}, &made.event, {2025, 11, 1}};
    made.period = system.settle(person, {&event, 1}, list, {});
    return made;
}

}

BOOST_AUTO_TEST_SUITE(fide_8_3_printed_k)

// 2.4: 10 stays for ever, also where nobody knows of 2400.
BOOST_AUTO_TEST_CASE(fide_8_3_k_10_stays) {
    BOOST_TEST(printed(born(own(2389, 10), 1980)) == 10);
    auto strong = born(own(2395, 20), 1980);
    BOOST_TEST(printed(strong) == 20);
    strong.highest = 2400;
    BOOST_TEST(printed(strong) == 10);
    BOOST_TEST(printed(born(own(2400, 40), 2012)) == 10);
}

// 2.4: 20 is never 40 again, neither by youth nor by few games of a month.
BOOST_AUTO_TEST_CASE(fide_8_3_k_20_stays) {
    BOOST_TEST(printed(born(own(1813, 20), 1980)) == 20);
    BOOST_TEST(printed(born(own(2294, 20), 2010)) == 20);
    auto few = own(1800, 20);
    few.games = 4;
    BOOST_TEST(printed(few) == 20);
}

// 2.4 (2): 40 to the year of the eighteenth birthday, or to 2300.
BOOST_AUTO_TEST_CASE(fide_8_3_k_of_the_young) {
    auto young = born(own(1900, 40), 2008); // 18 in 2026
    young.games = 200;
    BOOST_TEST(printed(young) == 40);
    young.birth_year = 2007;
    BOOST_TEST(printed(young) == 20);
    young.birth_year = 2014;
    young.highest = 2339;
    BOOST_TEST(printed(young) == 20);
    young.k = 0; // newly rated
    young.highest = 1900;
    BOOST_TEST(printed(young) == 40);
}

// 2.4 (3): 40 for 30 games; where nobody knows them, for 30 that were counted here.
BOOST_AUTO_TEST_CASE(fide_8_3_k_of_the_new) {
    auto newly = born(own(1900, 0), 1980);
    newly.games = 5;
    BOOST_TEST(printed(newly) == 40);
    newly.k = 40;
    newly.games = 29;
    BOOST_TEST(printed(newly) == 40);
    newly.games = 30;
    BOOST_TEST(printed(newly) == 20);
    newly.games = -1;
    newly.counted = 29;
    BOOST_TEST(printed(newly) == 40);
    newly.counted = 30;
    BOOST_TEST(printed(newly) == 20);
    BOOST_TEST(printed(own(1900, 0)) == 0); // nothing is known
    BOOST_TEST(printed(own(0, 20)) == 0);
    // It is told why it stays.
    const auto stays = both(born(own(1600, 40), 1980), {{1600, '='}, {1600, '='}}).period;
    BOOST_TEST(test::said(stays.why, "rating.why.fide-k-stays") ==
               "K stays 40: the number of rated games so far is not known, 2 of the 30 needed "
               "were counted here");
    // Whoever has reached 2300 is young no more; the event says it, too.
    const auto all_of = [](const RatingBefore& before) {
        const auto [event, period] = both(before, {{2300, '1'}, {2300, '1'}});
        return std::pair(test::said(event.why, "rating.why.fide-k-stays"),
                         test::said(period.why, "rating.why.fide-k-stays"));
    };
    const auto [event, period] = all_of(born(own(2290, 40), 2010));
    BOOST_TEST(event.starts_with("K stays 40"));
    BOOST_TEST(period == event);
    BOOST_TEST(all_of(born(own(1900, 40), 2010)).first == "");
    auto told = born(own(1900, 40), 1980);
    told.games = 27;
    BOOST_TEST(all_of(told).first == "");
}

// 2.4: one K for the event and for its period; 2405 of old, now 2367 without a printed K: 10.
BOOST_AUTO_TEST_CASE(fide_8_3_one_k_for_event_and_period) {
    auto before = born(own(2367, 0), 1980);
    before.highest = 2405;
    const auto [event, period] = both(before, {{2000, '='}, {2000, '1'}});
    BOOST_TEST(event.k == 10);
    BOOST_TEST(period.k == 10);
    // Age is that of the list in force in the period, whenever the event was.
    auto young = born(own(1900, 0), 2007);
    auto tournament = test::one_against({{2000, '1'}});
    tournament.start = {2025, 12, 28};
    const std::vector<RatingBefore> all{young, own(2000, 20)};
    const auto k = [&](const Date& list) {
        return test::rating_system("fide")
            .rate({tournament, all, TimeClass::standard, {}, {}, list})
            .players[0]
            .k;
    };
    BOOST_TEST(k({2026, 1, 1}) == 40);
    BOOST_TEST(k({2026, 2, 1}) == 20);
    BOOST_TEST(k({}) == 40);
}

// 2.4: two events of 9 with K 40 are 18 x 40 > 700: K 38; each alone would have 40.
BOOST_AUTO_TEST_CASE(fide_8_3_700_by_event) {
    const std::vector<Met> games(9, {2000, '='});
    auto tournament = test::one_against(games);
    tournament.start = {2025, 11, 1};
    auto all = test::one_against(1900, games);
    all[0] = own(1900, 40);
    const auto event = test::rate("fide", tournament, all).players[0];
    BOOST_TEST(event.change == 5040); // 9 x .14 x 40
    PersonBefore person;
    person.before = own(1900, 40);
    const std::vector<PersonEvent> events{{"Alpha", {2025, 11, 1}, &event, {2025, 11, 1}},
                                          {"Beta", {2025, 11, 10}, &event, {2025, 11, 10}}};
    const auto after = test::rating_system("fide").settle(person, events, {2025, 12, 1}, {});
    BOOST_TEST(after.k == 38);
    BOOST_TEST(after.change == 9576);
    const std::vector<std::int32_t> counted{4788, 4788};
    BOOST_TEST(after.event_changes == counted, boost::test_tools::per_element());
    BOOST_TEST(test::said(after.why, "rating.why.fide-event-k") ==
               "Alpha: by itself K would be 40 and the change +50.40; in the period K is 38");
}

// 2.4: what a correction changes was made with the K of its time, and that is said.
BOOST_AUTO_TEST_CASE(fide_8_3_k_of_a_correction) {
    PlayerRating correction;
    correction.status = PlayerRating::Status::rated;
    correction.k = 20;
    correction.change = -1000;
    PersonBefore person;
    person.before = own(1900, 40);
    const PersonEvent event{"Alpha", {2025, 11, 1}, &correction, {2025, 11, 1}};
    const auto after = test::rating_system("fide").settle(person, {&event, 1}, {2026, 1, 1}, {});
    BOOST_TEST(after.rating == 1890);
    BOOST_TEST(after.k == 20);
    BOOST_TEST(!test::said(after.why, "rating.why.fide-k-correction").empty());
}

// 7.1.4: who plays rapid with the standard rating has its K.
BOOST_AUTO_TEST_CASE(fide_7_1_4_k_of_a_stand_in) {
    RatingBefore before;
    before.standard = 2468;
    before.games = 5;
    const auto rated = [&] {
        const auto tournament = test::one_against({{2000, '1'}});
        const std::vector<RatingBefore> all{before, own(2000, 20)};
        return test::rate("fide", tournament, all, {TimeClass::rapid, "", {}}).players[0];
    };
    BOOST_TEST(rated().k == 10);
    before.standard = 1711;
    before.standard_k = 20;
    BOOST_TEST(rated().k == 20);
    BOOST_TEST(rated().played_with() == 1711);
    BOOST_TEST(rated().stands_in());
}

// 2.4: without a date the age cannot be told; the year of birth is not what is missing.
BOOST_AUTO_TEST_CASE(fide_8_3_k_undated) {
    auto tournament = test::one_against({{2000, '1'}});
    tournament.start = {};
    const std::vector<RatingBefore> all{born(own(1900, 0), 2010), own(2000, 20)};
    const auto player = test::rate("fide", tournament, all).players[0];
    BOOST_TEST(player.k == 20);
    BOOST_TEST(!test::said(player.why, "rating.why.fide-k-undated").empty());
}

// 2.5: below 1400 nobody has a rating any more, in the event and on the next list.
BOOST_AUTO_TEST_CASE(fide_7_1_4_below_the_floor) {
    // Three players: a match of two with somebody unrated is not rated at all.
    const auto tournament = test::one_against({{2000, '1'}, {2000, '='}});
    const std::vector<RatingBefore> all{own(1399, 20), own(2000, 20), own(2000, 20)};
    const auto event = test::rate("fide", tournament, all);
    BOOST_TEST((event.players[0].status == PlayerRating::Status::newcomer));
    BOOST_TEST(event.players[1].games == 0);
    BOOST_TEST(test::said(event.notes, "rating.note.below-floor") ==
               "player 1 comes with 1399, below 1400: unrated again by the regulations");
    const std::vector<RatingBefore> at{own(1400, 20), own(2000, 20), own(2000, 20)};
    BOOST_TEST(
        (test::rate("fide", tournament, at).players[0].status == PlayerRating::Status::rated));
    // Before March 2024 lists had lower ones.
    auto old = tournament;
    old.start = {2024, 2, 29};
    BOOST_TEST((test::rate("fide", old, all).players[0].status == PlayerRating::Status::rated));
    PersonBefore person;
    person.before = own(1399, 20);
    const auto after = test::rating_system("fide").settle(person, {}, {2026, 1, 1}, {});
    BOOST_TEST(after.rating == 0);
    BOOST_TEST((after.status == PersonAfter::Status::lost_rating));
}

BOOST_AUTO_TEST_SUITE_END()
