// fide-rating.md 2.5: the first rating.

#include "plugins/rating/rating_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::Met;
using test::rated_one;
using Status = PersonAfter::Status;

namespace {

/// So many games against the same rating, with so many half points.
std::vector<Met> games(int count, std::int32_t rating, int halves) {
    std::vector<Met> all;
    for (int i = 0; i < count; ++i) {
        const int left = halves - 2 * i;
        all.push_back({rating, left >= 2 ? '1' : left == 1 ? '=' : '0'});
    }
    return all;
}

PlayerRating newcomer(std::int32_t count, std::int64_t opponents, Points score) {
    PlayerRating rating;
    rating.status = PlayerRating::Status::newcomer;
    rating.games = rating.rated_games = count;
    rating.opponents = opponents;
    rating.score = rating.rated_score = score;
    return rating;
}

struct Event {
    PlayerRating rating;
    Date end;
};

PersonAfter settled(const std::vector<ArchivedResult>& archive, const std::vector<Event>& played,
                    const Date& list = {2026, 11, 1}) {
    PersonBefore person;
    person.archive = archive;
    std::vector<PersonEvent> events;
    for (const auto& event : played)
        events.push_back({"event " + std::to_string(events.size() + 1), event.end, &event.rating});
    return test::rating_system("fide").settle(person, events, list, {});
}

ArchivedResult archived(const Date& end, std::int32_t count, std::int64_t opponents, Points score) {
    ArchivedResult result;
    result.event = "older";
    result.end = end;
    result.games = result.rated_games = count;
    result.opponents = opponents;
    result.rated_score = score;
    return result;
}

}

BOOST_AUTO_TEST_SUITE(fide_8_2)

// 2.5: FIDE's own example, five opponents with 9507 in all, 3 points.
BOOST_AUTO_TEST_CASE(fide_8_2_published_fixture) {
    const auto player =
        rated_one("fide", 0, {{1900, '1'}, {1901, '1'}, {1902, '1'}, {1902, '0'}, {1902, '0'}});
    BOOST_TEST(player.opponents == 9507);
    BOOST_TEST(player.after == 1922);
    BOOST_TEST((player.status == PlayerRating::Status::newcomer));
    BOOST_TEST(
        test::said(player.why, "rating.why.fide-initial") ==
        "initial rating 1922: 5 games and two draws with 1800, mean 1872.43; score 3.0, with "
        "these draws 57 %, worth +50");
}

// 8.2.1: without a point in the first event there is nothing to say of a rating.
BOOST_AUTO_TEST_CASE(fide_8_2_1_without_a_point_no_rating_is_named) {
    const auto player = rated_one("fide", 0, games(5, 2000, 0));
    BOOST_REQUIRE(player.why.size() == 1u);
    BOOST_TEST(player.why[0].reason == "rating.why.fide-zero");
}

// 2.5: the others.
BOOST_AUTO_TEST_CASE(fide_8_2_worked) {
    const auto after = [](int count, std::int32_t rating, int halves) {
        return rated_one("fide", 0, games(count, rating, halves)).after;
    };
    BOOST_TEST(after(5, 2000, 4) == 1893);
    BOOST_TEST(after(5, 2000, 6) == 1993);
    BOOST_TEST(after(5, 2400, 6) == 2200);
    BOOST_TEST(after(5, 1600, 2) == 1499);
    BOOST_TEST(after(5, 1450, 1) == 0);
    BOOST_TEST(after(7, 1800, 8) == 1843);
    BOOST_TEST(after(5, 1657, 6) == 1748);
    BOOST_TEST(after(4, 2000, 4) == 0);
    const auto strong = rated_one("fide", 0, games(5, 2400, 6));
    BOOST_TEST(test::said(strong.why, "rating.why.fide-initial-most").find("for 2279:") !=
               std::string::npos);
    const auto weak = rated_one("fide", 0, games(5, 1450, 1));
    BOOST_TEST(test::said(weak.why, "rating.why.fide-initial-low").starts_with("1320 is below "));
}

// 8.2: games against unrated opponents are no games.
BOOST_AUTO_TEST_CASE(fide_8_2_unrated_opponents) {
    auto all = games(5, 2000, 6);
    all.push_back({0, '1'});
    const auto player = rated_one("fide", 0, all);
    BOOST_TEST(player.after == 1993);
    BOOST_TEST(player.games == 5);
    BOOST_TEST(test::reasons(player) == "6:rating.opponent-unrated");
    const auto nobody = rated_one("fide", 0, {{0, '1'}, {0, '1'}});
    BOOST_TEST((nobody.status == PlayerRating::Status::not_rated));
    // And for a rated player neither.
    BOOST_TEST(rated_one("fide", 2000, {{0, '1'}, {2000, '='}}).games == 1);
}

// 8.2: results are pooled until there are five games and the value is 1400.
BOOST_AUTO_TEST_CASE(fide_8_2_pooled) {
    const auto first = settled({}, {{newcomer(3, 6000, Points::whole(2)), {2026, 10, 5}}});
    BOOST_TEST((first.status == Status::archived));
    BOOST_TEST(first.rating == 0);
    BOOST_REQUIRE_EQUAL(first.archive.size(), 1u);
    const auto second =
        settled(first.archive, {{newcomer(2, 4000, Points::whole(1)), {2026, 11, 5}}});
    BOOST_TEST((second.status == Status::first_rating));
    BOOST_TEST(second.rating == 1993);
    BOOST_TEST(second.archive.empty());
    const auto low = settled({}, {{newcomer(5, 5 * 1450, Points::halves(1)), {2026, 10, 5}}});
    BOOST_TEST((low.status == Status::archived));
    BOOST_TEST(low.rating == 0);
}

// 2.5: a first event without a point is disregarded; a later one is not.
BOOST_AUTO_TEST_CASE(fide_8_2_zero_points) {
    BOOST_TEST(rated_one("fide", 0, games(5, 1800, 0)).after == 0); // alone it is the first event
    const auto zero = settled({}, {{newcomer(5, 10000, {}), {2026, 10, 5}}});
    BOOST_TEST((zero.status == Status::unchanged));
    BOOST_TEST(zero.archive.empty());
    BOOST_TEST(test::said(zero.why, "rating.why.fide-first-zero") ==
               "event 1: no point in the first event, disregarded");
    const Event nothing{newcomer(2, 4000, {}), {2026, 10, 20}},
        some{newcomer(3, 6000, Points::whole(3)), {2026, 10, 5}};
    // By the day of their end, not in the order in which they come.
    BOOST_TEST(settled({}, {nothing, some}).rating == 1993);
    BOOST_TEST(settled({}, {{nothing.rating, {2026, 10, 1}}, some}).rating == 0);
    BOOST_TEST(settled({archived({2026, 9, 1}, 3, 6000, Points::whole(3))}, {nothing}).rating ==
               1993);
}

// 2.5: only the very first event is disregarded: Alpha 0/1 is, Beta 0/1 is not; with Gamma 2½/5
// against 2000 that is n = 6, W = 2½, Ra = (12000 + 3600) / 8 = 1950, p = 3½/8 = .44 (−43): 1907.
BOOST_AUTO_TEST_CASE(fide_8_2_only_the_very_first_event) {
    const Event alpha{newcomer(1, 2000, {}), {2025, 11, 1}},
        beta{newcomer(1, 2000, {}), {2025, 11, 5}},
        gamma{newcomer(5, 10000, Points::halves(5)), {2025, 11, 7}};
    const auto after = settled({}, {alpha, beta, gamma}, {2025, 12, 1});
    BOOST_TEST(after.rating == 1907);
    // The same over three periods: the archive is empty after the first, and an event was seen.
    PersonBefore person;
    person.had_event = true;
    const PersonEvent here{"Beta", beta.end, &beta.rating};
    const auto second = test::rating_system("fide").settle(person, {&here, 1}, {2026, 1, 1}, {});
    BOOST_TEST(second.archive.size() == 1u);
    BOOST_TEST(settled(second.archive, {gamma}, {2026, 2, 1}).rating == 1907);
}

// By the day an event began, then by the day it ended.
BOOST_AUTO_TEST_CASE(fide_8_2_order_of_events) {
    const auto zero = newcomer(2, 4000, {}), some = newcomer(3, 6000, Points::whole(3));
    const auto rating = [&](const Date& zero_starts, const Date& zero_ends) {
        const std::vector<PersonEvent> events{{"Some", {2026, 10, 8}, &some, {2026, 10, 3}},
                                              {"Zero", zero_ends, &zero, zero_starts}};
        return test::rating_system("fide").settle({}, events, {2026, 11, 1}, {}).rating;
    };
    BOOST_TEST(rating({2026, 10, 1}, {2026, 10, 9}) == 0); // began first: disregarded
    BOOST_TEST(rating({2026, 10, 4}, {2026, 10, 5}) == 1993);
    BOOST_TEST(rating({2026, 10, 3}, {2026, 10, 5}) == 0);
}

// 7.1.4: pooled for 26 months.
BOOST_AUTO_TEST_CASE(fide_7_1_4_26_months) {
    const Event now{newcomer(2, 4000, Points::whole(1)), {2026, 10, 5}};
    const auto with = [&](const Date& end) {
        return settled({archived(end, 3, 6000, Points::whole(2))}, {now});
    };
    BOOST_TEST(with({2024, 9, 30}).rating == 1993);
    BOOST_TEST(with({2024, 8, 31}).rating == 0);
    BOOST_TEST(with({2024, 8, 31}).archive.size() == 1u);
    BOOST_TEST(!test::said(with({2024, 8, 31}).why, "rating.why.fide-too-old").empty());
    BOOST_TEST(with({}).rating == 1993);
}

BOOST_AUTO_TEST_SUITE_END()
