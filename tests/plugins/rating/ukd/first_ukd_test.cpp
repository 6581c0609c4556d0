// ukd.md 1.4 and 1.2: the archive, the first UKD, the list of a period.

#include "plugins/rating/rating_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::Met;
using test::rated_one;
using Status = PersonAfter::Status;

namespace {

ArchivedResult archived(std::int32_t games, std::int32_t performance) {
    ArchivedResult result;
    result.event = "event";
    result.games = result.rated_games = games;
    result.performance = performance;
    return result;
}

PersonAfter settled(const PersonBefore& person, const std::vector<PlayerRating>& ratings,
                    const RatingSwitches& switches = {}) {
    std::vector<PersonEvent> events;
    for (std::size_t i = 0; i < ratings.size(); ++i)
        events.push_back({"event " + std::to_string(i + 1), {2026, 10, 5}, &ratings[i]});
    return test::rating_system("ukd").settle(person, events, {2026, 11, 1}, switches);
}

/// An event of somebody without UKD, as the plugin hands it on.
PlayerRating newcomer(std::int32_t games, std::int32_t performance) {
    PlayerRating rating;
    rating.status = PlayerRating::Status::newcomer;
    rating.games = rating.rated_games = games;
    rating.performance = performance;
    return rating;
}

}

BOOST_AUTO_TEST_SUITE(ukd_1_4)

// 1.4: Rc and the result against those with a UKD; .625 of 4 games would be .63.
BOOST_AUTO_TEST_CASE(ukd_1_4_performance) {
    const auto player =
        rated_one("ukd", 0, {{1100, '1'}, {1200, '='}, {1051, '1'}, {1050, '0'}, {0, '1'}});
    BOOST_TEST((player.status == PlayerRating::Status::newcomer));
    BOOST_TEST(player.games == 5);
    BOOST_TEST(player.rated_games == 4);
    BOOST_TEST(player.opponents == 4401);
    BOOST_TEST(*player.performance == 1195); // 1100 + 95
    BOOST_TEST(player.change == 0);
    BOOST_TEST(player.after == 0);
    BOOST_TEST(test::reasons(player) == "5:rating.ukd-archive-only");
    BOOST_TEST(test::said(player.why, "rating.why.ukd-performance") ==
               "mean of the opponents with UKD 1100.25, score 2.5 of 4 (63 %), worth +95: "
               "performance 1195.25 (this formula is unverified)");
    BOOST_TEST(*rated_one("ukd", 0, {{1100, '0'}, {1200, '0'}}).performance == 350);
}

// 1.4: without an opponent who has a UKD the event is ignored.
BOOST_AUTO_TEST_CASE(ukd_1_4_no_rated_opponent) {
    const auto player = rated_one("ukd", 0, {{0, '1'}, {0, '='}});
    BOOST_TEST((player.status == PlayerRating::Status::not_rated));
    BOOST_TEST(player.games == 0);
    BOOST_TEST(!player.performance);
    BOOST_TEST(test::reasons(player) == "1:rating.nobody-rated 2:rating.nobody-rated");
    BOOST_TEST((settled({}, {player}).status == Status::unchanged));
}

// 1.4, example: 4 games of 1104, then 3 of 980: mean 1042. With 880 it is 992.
BOOST_AUTO_TEST_CASE(ukd_1_4_example) {
    PersonBefore person;
    person.archive = {archived(4, 1104)};
    const auto first = settled(person, {newcomer(3, 980)});
    BOOST_TEST((first.status == Status::first_rating));
    BOOST_TEST(first.rating == 1042);
    BOOST_TEST(first.archive.empty());
    BOOST_TEST(test::said(first.why, "rating.why.ukd-first") ==
               "7 games in the archive (needed 7), mean performance 1042.00 above 1000: first UKD "
               "1042 (unverified)");
    const auto waits = settled(person, {newcomer(3, 880)});
    BOOST_TEST((waits.status == Status::archived));
    BOOST_TEST(waits.rating == 0);
    BOOST_TEST(waits.archive.size() == 2u);
    BOOST_TEST(test::said(waits.why, "rating.why.ukd-archive") ==
               "7 of 7 games in the archive, mean performance 992.00 (has to exceed 1000): no UKD "
               "yet");
}

// 1.2: at least seven games; above 1000, not at it; the mean of events, not of games; truncated.
BOOST_AUTO_TEST_CASE(ukd_1_2_first_ukd_conditions) {
    const auto first = [](const std::vector<PlayerRating>& events) {
        return settled({}, events).rating;
    };
    BOOST_TEST(first({newcomer(6, 1500)}) == 0);
    BOOST_TEST(first({newcomer(7, 1500)}) == 1500);
    BOOST_TEST(first({newcomer(7, 1000)}) == 0);
    BOOST_TEST(first({newcomer(7, 1000), newcomer(1, 1001)}) == 1000); // 1000.5
    BOOST_TEST(first({newcomer(6, 900), newcomer(1, 1201)}) == 1050);
    BOOST_TEST(first({newcomer(2, 1000), newcomer(2, 1000), newcomer(3, 1001)}) == 1000);
}

BOOST_AUTO_TEST_CASE(ukd_1_4_one_event_is_enough) {
    std::vector<Met> games(7, {1100, '='});
    const auto player = rated_one("ukd", 0, games);
    BOOST_TEST(player.after == 1100);
    games.pop_back();
    BOOST_TEST(rated_one("ukd", 0, games).after == 0);
}

// 1.3: the change of all events is one sum, truncated once.
BOOST_AUTO_TEST_CASE(ukd_1_3_period) {
    const auto a = rated_one("ukd", 1236, {{1061, '1'}}), b = rated_one("ukd", 1236, {{1094, '1'}});
    BOOST_TEST(a.after == 1244); // 8.1
    BOOST_TEST(b.after == 1245); // 9.3
    PersonBefore person;
    person.before.rating = 1236;
    const auto after = settled(person, {a, b, a});
    BOOST_TEST(after.change == 2550);
    BOOST_TEST(after.rating == 1261);
    BOOST_TEST(after.per_event == 1236 + 8 + 9 + 8);
    BOOST_TEST(after.games == 3);
    BOOST_TEST(after.k == 30);
    BOOST_TEST((after.status == Status::changed));
    BOOST_TEST(settled(person, {a, b, a}, {{"round", "half_up"}}).rating == 1262);
    BOOST_TEST((settled(person, {}).status == Status::unchanged));
    BOOST_TEST(settled(person, {}).rating == 1236);
    // What a correction of an older event takes back has no games of its own.
    PlayerRating correction;
    correction.status = PlayerRating::Status::rated;
    correction.change = -930;
    BOOST_TEST(settled(person, {correction}).rating == 1226);
}

// 1.3: the floor is the period's, not the event's.
BOOST_AUTO_TEST_CASE(ukd_1_3_period_floor) {
    const auto loss = rated_one("ukd", 1010, {{1010, '0'}}),
               win = rated_one("ukd", 1010, {{1010, '1'}});
    BOOST_TEST(loss.after == 0);
    PersonBefore person;
    person.before.rating = 1010;
    BOOST_TEST(settled(person, {loss, win}).rating == 1010);
    const auto lost = settled(person, {loss});
    BOOST_TEST(lost.rating == 0);
    BOOST_TEST((lost.status == Status::lost_rating));
}

// By event, each truncated, one after the other: 1000 − 15 is 985 on the way, + 45 is 1030; only
// the sum is held against 1000.
BOOST_AUTO_TEST_CASE(ukd_1_3_by_event_below_1000_on_the_way) {
    PlayerRating loss, win;
    loss.status = win.status = PlayerRating::Status::rated;
    loss.games = 1;
    loss.change = -1500;
    loss.after = 0; // by itself below 1000
    win.games = 3;
    win.change = 4500;
    win.after = 1045;
    loss.before.rating = win.before.rating = 1000;
    PersonBefore person;
    person.before.rating = 1000;
    const auto after = settled(person, {loss, win});
    BOOST_TEST(after.rating == 1030);
    BOOST_TEST(after.per_event == 1030);
    BOOST_TEST(settled(person, {loss}).per_event == 0);
    loss.change = -1510; // 984.90 -> 984, + 45.20 -> 1029
    win.change = 4520;
    BOOST_TEST(settled(person, {loss, win}).per_event == 1029);
    BOOST_TEST(settled(person, {loss, win}).rating == 1030);
}

// 1.4: no rounding to a whole number: the mean of 1500, 1500, 1500, 1501, 1501, 1501, 1501 is
// 1500.57, all drawn: 1500. 1000.14 exceeds 1000.
BOOST_AUTO_TEST_CASE(ukd_1_4_performance_is_exact) {
    const auto drawn = [](const std::vector<std::int32_t>& ratings) {
        std::vector<Met> games;
        for (const auto rating : ratings) games.push_back({rating, '='});
        return rated_one("ukd", 0, games);
    };
    const auto player = drawn({1500, 1500, 1500, 1501, 1501, 1501, 1501});
    BOOST_TEST(player.after == 1500);
    BOOST_TEST(test::said(player.why, "rating.why.ukd-performance") ==
               "mean of the opponents with UKD 1500.57, score 3.5 of 7 (50 %), worth 0: "
               "performance 1500.57 (this formula is unverified)");
    BOOST_TEST(settled({}, {player}).rating == 1500);
    BOOST_TEST(drawn({1000, 1000, 1000, 1000, 1000, 1000, 1001}).after == 1000);
    BOOST_TEST(drawn({1000, 1000, 1000, 1000, 1000, 1000, 1000}).after == 0);
    // And over events: (1000 1/3 + 1000) / 2 exceeds 1000.
    const auto a = drawn({1000, 1000, 1001}), b = drawn({1000, 1000, 1000, 1000});
    BOOST_TEST(settled({}, {a, b}).rating == 1000);
    BOOST_TEST(test::said(settled({}, {a, b}).why, "rating.why.ukd-first") ==
               "7 games in the archive (needed 7), mean performance 1000.17 above 1000: first UKD "
               "1000 (unverified)");
}

// 1.2, V-2007: 8K, average 1247, 7 points of 11 rounds are 1307; nothing over the board 1001.
BOOST_AUTO_TEST_CASE(ukd_1_2_youth_2007) {
    Tournament event = test::swiss(std::vector<std::string>(6, ""), 11);
    const auto play = [&](std::size_t player, std::int32_t opponent, int round, Outcome outcome) {
        auto& rounds = event.players[player].rounds;
        rounds.resize(11);
        rounds[static_cast<std::size_t>(round) - 1] = {
            opponent, opponent == 0 ? Colour::none : Colour::white, outcome};
    };
    for (int round = 1; round <= 11; ++round) {
        play(0, 2, round, round <= 7 ? Outcome::win : Outcome::loss);
        play(1, 1, round, round <= 7 ? Outcome::loss : Outcome::win);
        play(2, 4, round, round == 1 ? Outcome::forfeit_win : Outcome::loss);
        play(3, 3, round, round == 1 ? Outcome::forfeit_loss : Outcome::win);
    }
    // The average of the group is that of 1100, 1250 and 1391; 7 of 11 against 1100 are worth 1202.
    const auto result = test::rate("ukd", event, test::before_of({0, 1100, 0, 1250, 1391, 0}),
                                   {TimeClass::standard, "youth-2007", {}});
    BOOST_TEST(result.edition == "youth-2007");
    BOOST_TEST(result.players[0].awarded == 1307);
    BOOST_TEST(result.players[0].after == 1307);
    BOOST_TEST(result.players[1].awarded == 1247 - 3 * 20); // 4 of 11
    BOOST_TEST(result.players[2].awarded == 1001);          // a forfeit is nothing over the board
    // (4): ten wins against an unrated opponent bring 30 by the normal calculation, 10 of 11
    // points 9 half points more than the average.
    BOOST_TEST(result.players[3].awarded == 1247 + 9 * 20);
    BOOST_TEST(result.players[4].awarded == 1001);
    BOOST_TEST(result.players[4].after == 1391);
    BOOST_TEST(result.players[5].awarded == 1001);
    PersonBefore unrated;
    BOOST_TEST(settled(unrated, {result.players[0]}).rating == 1307);
    BOOST_TEST((settled(unrated, {result.players[0]}).status == Status::first_rating));
    PersonBefore rated;
    rated.before.rating = 1391;
    BOOST_TEST(settled(rated, {result.players[4]}).rating == 1391);
}

// V-2007 is by age group: a group has its own average.
BOOST_AUTO_TEST_CASE(ukd_1_2_youth_2007_groups) {
    auto event = test::swiss({"2w= 3w=", "1b= 4w=", "4w= 1b=", "3b= 2b="});
    event.players[0].group = event.players[1].group = "8K";
    event.players[2].group = event.players[3].group = "10K";
    const auto result = test::rate("ukd", event, test::before_of({0, 1300, 0, 1100}),
                                   {TimeClass::standard, "youth-2007", {}});
    BOOST_TEST(result.players[0].awarded == 1300);
    BOOST_TEST(result.players[2].awarded == 1100);
}

BOOST_AUTO_TEST_SUITE_END()
