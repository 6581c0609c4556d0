// Counts of an event that add up over a year.

#include "batch/entry.hpp"
#include "event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::batch;

BOOST_AUTO_TEST_SUITE(batch_tally)

BOOST_AUTO_TEST_CASE(every_game_counts_once_by_the_colour_that_won) {
    // 1-2: White wins, 3-4 a draw; then 4-1: Black wins, 2 does not come, 3 has a bye.
    const auto event = test::swiss({"2w1 4b1", "1b0 3w-", "4w= 2b+", "3b= 1w0", "U H"});
    const auto tally = tally_of(event);
    BOOST_TEST(tally.count(Topic::result, "white") == 1);
    BOOST_TEST(tally.count(Topic::result, "black") == 1);
    BOOST_TEST(tally.count(Topic::result, "draw") == 1);
    BOOST_TEST(tally.count(Topic::result, "forfeit") == 1);
    BOOST_TEST(tally.count(Topic::result, "pairing-bye") == 1);
    BOOST_TEST(tally.count(Topic::result, "half-bye") == 1);
}

BOOST_AUTO_TEST_CASE(nobody_came_a_draw_of_one_side_and_an_open_game_are_told_apart) {
    const auto tally =
        tally_of(test::swiss({"2w-", "1b-", "4w=", "3b0", "6w*", "5b*", "8n1", "7n0"}));
    BOOST_TEST(tally.count(Topic::result, "double-forfeit") == 1);
    BOOST_TEST(tally.count(Topic::result, "odd") == 1);
    BOOST_TEST(tally.count(Topic::result, "open") == 1);
    BOOST_TEST(tally.count(Topic::result, "decisive") == 1);
}

BOOST_AUTO_TEST_CASE(players_count_by_age_sex_club_and_rating) {
    auto event = test::swiss({"2w1", "1b0"});
    event.start = {2026, 5, 1};
    event.players[0].birth = {2014, 12, 31};
    event.players[0].sex = Sex::female;
    event.players[0].club = " Can Spor ";
    event.players[1].national_rating = 1200;
    const auto tally = tally_of(event);
    BOOST_TEST(tally.count(Topic::age, "12") == 1);
    BOOST_TEST(tally.count(Topic::age, "") == 1);
    BOOST_TEST(tally.count(Topic::sex, "female") == 1);
    BOOST_TEST(tally.count(Topic::club, "Can Spor") == 1);
    BOOST_TEST(tally.count(Topic::rating, "rated") == 1);
    BOOST_TEST(tally.count(Topic::rating, "unrated") == 1);
}

BOOST_AUTO_TEST_CASE(tallies_add_up_and_come_back_from_the_account) {
    const auto one = tally_of(test::swiss({"2w1", "1b0"}));
    Tally sum = one;
    sum.add(one);
    BOOST_TEST(sum.count(Topic::result, "white") == 2);
    Entry entry;
    entry.tally = sum;
    const auto again = entry_of(entry_text(entry));
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((again->tally == sum));
}

BOOST_AUTO_TEST_CASE(a_game_that_one_side_tells_of_is_a_game) {
    BOOST_TEST(tally_of(test::swiss({"2w1", "1b0"})).games_played() == 1);
    BOOST_TEST(tally_of(test::swiss({"2w1", "-"})).games_played() == 1);
    BOOST_TEST(tally_of(test::swiss({"2w+", "1b-"})).games_played() == 0);
}

BOOST_AUTO_TEST_CASE(a_hostile_number_of_texts_is_no_hostile_number_of_counts) {
    Tally tally;
    for (int i = 0; i < 50'000; ++i) tally.add(Topic::club, "club " + std::to_string(i));
    BOOST_TEST(tally[Topic::club].size() <= 20'001u);
    BOOST_TEST(tally.count(Topic::club, "…") == 30'000);
    tally.add(Topic::title, std::string(10'000, 'x'));
    BOOST_TEST(tally[Topic::title].begin()->first.size() == 60u);
}

BOOST_AUTO_TEST_SUITE_END()
