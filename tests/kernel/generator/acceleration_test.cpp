#include "generator/acceleration.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::generator;

namespace {

std::vector<Stay> all_from_the_start(std::size_t players, std::int32_t rounds) {
    return std::vector<Stay>(players, Stay{1, rounds});
}

std::string text_of(const std::vector<Acceleration>& records) {
    std::string text;
    for (const auto& a : records)
        text += to_text(a.game_points) + ": rounds " + std::to_string(a.first_round) + "-" +
                std::to_string(a.last_round) + ", players " + std::to_string(a.first_id) + "-" +
                std::to_string(a.last_id) + "\n";
    return text;
}

Recipe with_baku(std::int32_t rounds) {
    Recipe recipe;
    recipe.rounds = rounds;
    recipe.baku = true;
    return recipe;
}

}

BOOST_AUTO_TEST_SUITE(generator_acceleration)

// FIDE C.04.7, 1.2: 161 players have a group A of 82.
BOOST_AUTO_TEST_CASE(group_a) {
    const std::pair<int, int> table[] = {{6, 4},  {8, 4},   {9, 6},    {10, 6},   {13, 8},
                                         {14, 8}, {20, 10}, {161, 82}, {178, 90}, {1, 2}};
    for (const auto& [players, group] : table) BOOST_TEST(baku_group(players) == group);
}

// 1.4: rounds, accelerated, and with a whole win.
BOOST_AUTO_TEST_CASE(accelerated_rounds) {
    struct Row {
        int rounds, accelerated, whole_win;
    };
    const Row table[] = {{5, 3, 2}, {6, 3, 2},  {7, 4, 2},  {8, 4, 2},
                         {9, 5, 3}, {10, 5, 3}, {11, 6, 3}, {13, 7, 4}};
    for (const auto& row : table) {
        BOOST_TEST(baku_rounds(row.rounds).accelerated == row.accelerated);
        BOOST_TEST(baku_rounds(row.rounds).whole_win == row.whole_win);
    }
}

BOOST_AUTO_TEST_CASE(records) {
    BOOST_TEST(text_of(baku_acceleration(with_baku(9), all_from_the_start(10, 9))) ==
               "1.0: rounds 1-3, players 1-6\n0.5: rounds 4-5, players 1-6\n");
    BOOST_TEST(text_of(baku_acceleration(with_baku(1), all_from_the_start(4, 1))) ==
               "1.0: rounds 1-1, players 1-2\n");
    auto double_points = with_baku(5);
    double_points.win = Points::whole(2);
    double_points.draw = Points::whole(1);
    BOOST_TEST(text_of(baku_acceleration(double_points, all_from_the_start(6, 5))) ==
               "2.0: rounds 1-2, players 1-4\n1.0: rounds 3-3, players 1-4\n");
}

// 1.3: of eight from the start the fourth is the last of group A; who comes above him is in it, who
// comes below is not.
BOOST_AUTO_TEST_CASE(late_entries) {
    auto above = all_from_the_start(9, 5);
    above[1].first = 2;
    BOOST_TEST(text_of(baku_acceleration(with_baku(5), above)) ==
               "1.0: rounds 1-2, players 1-5\n0.5: rounds 3-3, players 1-5\n");
    auto below = all_from_the_start(9, 5);
    below[4].first = 2;
    BOOST_TEST(text_of(baku_acceleration(with_baku(5), below)) ==
               "1.0: rounds 1-2, players 1-4\n0.5: rounds 3-3, players 1-4\n");
}

BOOST_AUTO_TEST_CASE(only_where_a_win_is_two_draws) {
    Recipe recipe;
    BOOST_TEST(allows_baku(recipe));
    recipe.win = Points::whole(3), recipe.draw = Points::whole(1);
    BOOST_TEST(!allows_baku(recipe));
    recipe.win = Points::whole(2);
    BOOST_TEST(allows_baku(recipe));
    recipe.loss = Points::whole(1);
    BOOST_TEST(!allows_baku(recipe));
}

BOOST_AUTO_TEST_SUITE_END()
