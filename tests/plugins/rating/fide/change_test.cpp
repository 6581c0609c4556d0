// fide-rating.md 2.3, 2.4 and 2.6: the change of rated players.

#include "plugins/rating/rating_support.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::Met;
using test::own;
using test::rated_one;
using test::reasons;

namespace {

/// The change of one game, in an event of today.
std::string change(std::int32_t k, std::int32_t rating, std::int32_t opponent, char result,
                   const test::RatingSetting& setting = {}) {
    return hundredths_text(rated_one("fide", own(rating, k), {{opponent, result}}, setting).change);
}

PlayerRating rated(std::int32_t games, std::int32_t change, std::int32_t k) {
    PlayerRating rating;
    rating.status = PlayerRating::Status::rated;
    rating.games = games;
    rating.k = k;
    rating.change = change;
    // What the change was made of, for another K.
    rating.score = Points::hundredths(change / k + 1000);
    rating.expected = 1000;
    return rating;
}

PersonAfter settled(const RatingBefore& before, const std::vector<PlayerRating>& ratings,
                    const Date& list = {2026, 11, 1}) {
    PersonBefore person;
    person.before = before;
    std::vector<PersonEvent> events;
    for (std::size_t i = 0; i < ratings.size(); ++i)
        events.push_back({"event " + std::to_string(i + 1), {2026, 10, 5}, &ratings[i]});
    return test::rating_system("fide").settle(person, events, list, {});
}

}

BOOST_AUTO_TEST_SUITE(fide_8_3)

// 2.6: what FIDE itself has printed.
BOOST_AUTO_TEST_CASE(fide_8_3_fixtures) {
    BOOST_TEST(change(10, 2000, 2000, '1') == "5.00");
    BOOST_TEST(change(10, 2004, 2000, '1') == "4.90");
    BOOST_TEST(change(10, 2206, 2000, '1') == "2.40");
    BOOST_TEST(change(10, 2207, 2000, '1') == "2.30");
    BOOST_TEST(change(10, 2391, 2000, '1') == "0.90");
    BOOST_TEST(change(10, 2392, 2000, '1') == "0.80");
    BOOST_TEST(change(10, 1656, 2000, '0') == "-1.20");
    BOOST_TEST(change(10, 1655, 2000, '0') == "-1.10");
    BOOST_TEST(change(10, 2649, 2149, '1') == "0.80");
    BOOST_TEST(change(10, 2650, 2150, '1') == "0.40"); // since October 2025
    BOOST_TEST(change(10, 2700, 1964, '1') == "0.00");
    BOOST_TEST(change(10, 2700, 1900, '0') == "-10.00");
    BOOST_TEST(change(20, 2200, 2700, '0') == "-1.60");
    BOOST_TEST(change(20, 1500, 2000, '=') == "8.40");
    BOOST_TEST(change(15, 2092, 2000, '1') == "5.55");
    BOOST_TEST(change(30, 2000, 2092, '=') == "3.90");
}

// 2.3: 2813 uses 413 against 2400, who sees 2800.
BOOST_AUTO_TEST_CASE(fide_8_3_cap_of_each_side) {
    const auto event = test::rate("fide", test::swiss({"2w1 3w=", "1b0 .", ". 1b="}),
                                  {own(2813, 10), own(2400, 10), own(2700, 10)});
    const auto &strong = event.players[0].rounds[0], &weak = event.players[1].rounds[0];
    BOOST_TEST(strong.difference == 413);
    BOOST_TEST(strong.capped == 413);
    BOOST_TEST(strong.expected == 93);
    BOOST_TEST(strong.reason == "rating.uncapped");
    BOOST_TEST(weak.difference == -413);
    BOOST_TEST(weak.capped == -400);
    BOOST_TEST(weak.expected == 8);
    BOOST_TEST(weak.reason == "rating.capped");
}

// 2.3: the change of October 2025 is for standard only, and for events from that day on.
BOOST_AUTO_TEST_CASE(fide_8_3_editions) {
    auto tournament = test::one_against({{2150, '1'}});
    const auto of = [&](const Date& start, TimeClass time_class = TimeClass::standard) {
        tournament.start = start;
        const auto event =
            test::rate("fide", tournament, {own(2650, 10), own(2150, 10)}, {time_class, "", {}});
        return event.edition + " " + hundredths_text(event.players[0].change);
    };
    BOOST_TEST(of({2025, 10, 1}) == "2025-10 0.40");
    BOOST_TEST(of({2025, 9, 30}) == "2024-12 0.80");
    BOOST_TEST(of({2024, 12, 1}) == "2024-12 0.80");
    BOOST_TEST(of({2024, 11, 30}) == "2024-03 0.80");
    BOOST_TEST(of({2026, 1, 1}, TimeClass::rapid) == "2025-10 0.80");
    BOOST_TEST(of({}) == "2025-10 0.40");
    tournament.start = {2020, 1, 1};
    const auto old = test::rate("fide", tournament, {own(2650, 10), own(2150, 10)});
    BOOST_TEST(test::said(old.notes, "rating.note.older-edition") ==
               "the event began on 01.01.2020, before the oldest edition that is known here; rated "
               "by FIDE B.02 (01.03.2024)");
    tournament.start = {2020, 1, 1};
    BOOST_TEST(change(10, 2650, 2150, '1', {TimeClass::standard, "2024-03", {}}) == "0.80");
    BOOST_CHECK_THROW(change(10, 2650, 2150, '1', {TimeClass::standard, "2011", {}}), Error);
}

// 2.3: every game is capped, not only one of an event.
BOOST_AUTO_TEST_CASE(fide_8_3_every_game_is_capped) {
    const auto player =
        rated_one("fide", own(2400, 10), {{1900, '1'}, {1800, '1'}, {1700, '='}, {2000, '1'}});
    BOOST_TEST(test::changes(player) == "0.80 0.80 -4.20 0.80");
    BOOST_TEST(reasons(player) == "1:rating.capped 2:rating.capped 3:rating.capped");
    BOOST_TEST(test::said(player.why, "rating.why.cap") ==
               "a difference of more than 400 counts as 400 (round 1, 2, 3)");
}

// 2.4: K in its precedence.
BOOST_AUTO_TEST_CASE(fide_8_3_k) {
    const auto k_of = [](RatingBefore before) {
        auto tournament = test::one_against({{2000, '1'}});
        tournament.start = {2026, 5, 1};
        return test::rate("fide", tournament, {before, own(2000, 20)}).players[0].k;
    };
    RatingBefore player;
    player.rating = 2100;
    player.games = 300;
    player.birth_year = 1980;
    BOOST_TEST(k_of(player) == 20);
    player.highest = 2399;
    BOOST_TEST(k_of(player) == 20);
    player.highest = 2400;
    BOOST_TEST(k_of(player) == 10);
    player.games = 5; // (1) before (3)
    BOOST_TEST(k_of(player) == 10);
    player.k = 40; // the list knows best
    BOOST_TEST(k_of(player) == 40);
    player = {};
    player.rating = 2100;
    player.games = 300;
    player.birth_year = 2008; // 18 in that year
    BOOST_TEST(k_of(player) == 40);
    player.birth_year = 2007;
    BOOST_TEST(k_of(player) == 20);
    player.birth_year = 2010;
    player.highest = 2300;
    BOOST_TEST(k_of(player) == 20);
    player.games = 29;
    BOOST_TEST(k_of(player) == 40);
    player.rating = 2405;
    BOOST_TEST(k_of(player) == 10);
    player = {};
    player.rating = 2100;
    BOOST_TEST(k_of(player) == 20); // nothing known
    player.k = 5000;                // no K at all
    BOOST_TEST(k_of(player) == 20);
}

// 2.4: K times the games is at most 700: 39 games with 20 are rated with 17.
BOOST_AUTO_TEST_CASE(fide_8_3_700) {
    const std::vector<Met> games(39, {2000, '1'});
    const auto player = rated_one("fide", own(2000, 20), games);
    BOOST_TEST(player.k == 17);
    BOOST_TEST(player.change == 17 * 39 * 50);
    BOOST_TEST(test::said(player.why, "rating.why.fide-700") ==
               "K 20 with 39 games is more than 700: K is 17");
    BOOST_TEST(rated_one("fide", own(2000, 20), std::vector<Met>(35, {2000, '1'})).k == 20);
    // Of the period: three events of 13.
    const auto event = rated(13, 20 * 130, 20);
    const auto after = settled(own(2000, 20), {event, event, event});
    BOOST_TEST(after.k == 17);
    BOOST_TEST(after.games == 39);
    BOOST_TEST(after.change == 17 * 130 * 3);
}

// 2.6: -2.50 is -3, +92.48 is +92; one rounding for the period, the other view beside it.
BOOST_AUTO_TEST_CASE(fide_8_3_rounding) {
    BOOST_TEST(settled(own(2000, 10), {rated(5, -250, 10)}).rating == 1997);
    BOOST_TEST(settled(own(2000, 10), {rated(5, 250, 10)}).rating == 2003);
    BOOST_TEST(settled(own(2000, 10), {rated(5, -249, 10)}).rating == 1998);
    BOOST_TEST(settled(own(2000, 16), {rated(5, 9248, 16)}).rating == 2092);
    const auto after = settled(own(2000, 10), {rated(5, 150, 10), rated(5, 150, 10)});
    BOOST_TEST(after.rating == 2003);
    BOOST_TEST(after.per_event == 2004);
    BOOST_TEST((after.status == PersonAfter::Status::changed));
    BOOST_TEST(test::said(after.why, "rating.why.fide-period") ==
               "2000 with a change of +3.00 in the period: 2003 (each event rounded by itself: "
               "2004)");
    const auto none = settled(own(2000, 10), {});
    BOOST_TEST(none.rating == 2000);
    BOOST_TEST((none.status == PersonAfter::Status::unchanged));
}

// What a correction of an older event changes has no games and keeps its K.
BOOST_AUTO_TEST_CASE(fide_8_3_correction) {
    auto correction = rated(0, 480, 40);
    const auto after = settled(own(2000, 20), {correction, rated(5, 200, 20)});
    BOOST_TEST(after.change == 680);
    BOOST_TEST(after.rating == 2007);
}

// 2.5: below 1400 a player is unrated again.
BOOST_AUTO_TEST_CASE(fide_8_3_floor) {
    BOOST_TEST(rated_one("fide", own(1405, 10), {{1405, '0'}}).after == 1400);
    BOOST_TEST(rated_one("fide", own(1404, 10), {{1404, '0'}}).after == 0);
    const auto lost = settled(own(1404, 10), {rated(1, -500, 10)});
    BOOST_TEST(lost.rating == 0);
    BOOST_TEST((lost.status == PersonAfter::Status::lost_rating));
}

// 7.1.4: in rapid and blitz the standard rating stands in, for oneself and for the opponents.
BOOST_AUTO_TEST_CASE(fide_7_1_4_stand_in) {
    RatingBefore unrated;
    unrated.standard = 2100;
    unrated.standard_k = 20;
    const std::vector<RatingBefore> before{unrated, own(2000, 20)};
    const auto tournament = test::one_against({{2000, '1'}});
    const auto rapid = test::rate("fide", tournament, before, {TimeClass::rapid, "", {}});
    BOOST_TEST(rapid.players[0].k == 20);                           // that of the standard rating
    BOOST_TEST(hundredths_text(rapid.players[0].change) == "7.20"); // .64
    BOOST_TEST(rapid.players[0].after == 2107);
    BOOST_TEST(rapid.players[1].rounds[0].opponent_rating == 2100);
    const auto after = settled(unrated, {rapid.players[0]});
    BOOST_TEST(after.rating == 2107);
    BOOST_TEST((after.status == PersonAfter::Status::first_rating));
    BOOST_TEST(settled(unrated, {}).rating == 0);
    const auto standard = test::rate("fide", tournament, before);
    BOOST_TEST(standard.players[1].games == 0);
}

BOOST_AUTO_TEST_CASE(fide_8_3_reasons_of_a_player) {
    RatingBefore before = own(2700, 10);
    const auto player = rated_one("fide", before, {{2200, '1'}, {2500, '='}});
    BOOST_TEST(test::said(player.why, "rating.why.fide-k-list") ==
               "K is 10, as the rating list prints it");
    BOOST_TEST(test::said(player.why, "rating.why.change") ==
               "n = 2, W = 1.5, We = 1.72, K = 10: change -2.20");
    BOOST_TEST(test::said(player.why, "rating.why.uncapped") ==
               "from 2650 on a difference of more than 400 is not capped (round 1)");
    BOOST_TEST(test::said(player.why, "rating.why.fide-new", Language::turkish) ==
               "2700, -2,20 değişimle 2697,80 olur; yuvarlanınca 2698");
    BOOST_TEST(player.why.front().rule == "FIDE B.02, 8.3");
    BOOST_TEST(*player.performance == 2543); // 2350 + 193
}

BOOST_AUTO_TEST_SUITE_END()
