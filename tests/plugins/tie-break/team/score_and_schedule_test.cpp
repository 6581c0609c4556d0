#include "ranking.hpp"
#include "team_event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::four_teams;
using hakem::test::told;
using hakem::test::values;

BOOST_AUTO_TEST_SUITE(score_and_schedule)

BOOST_AUTO_TEST_CASE(a13_1_secondary_score) {
    BOOST_TEST(values(four_teams(), "MPvGP") == "4.0 2.5 3.0 2.5");
    auto event = four_teams();
    event.encoded_type = "FIDE_TEAM_TYPEA_GP_MP";
    BOOST_TEST(values(event, "MPvGP") == "4.0 3.0 3.0 2.0");
    BOOST_TEST(values(event, "MPvGP/C1") == "");
}

// Three rounds of 2 match points by a match of 2 game points: 3; Buchholz 8, 9, 9, 10.
BOOST_AUTO_TEST_CASE(a13_4_to_two_decimals) {
    BOOST_TEST(values(four_teams(), "SSSC") == "6.67 5.5 6.0 5.83");
}

// Three rounds of 2 game points by 2 match points: 3; Buchholz 8, 9½, 9, 9½.
BOOST_AUTO_TEST_CASE(a13_4_game_points_first) {
    auto event = four_teams();
    event.encoded_type = "FIDE_TEAM_TYPEA_GP_MP";
    BOOST_TEST(values(event, "SSSC") == "6.67 6.17 6.0 5.17");
}

BOOST_AUTO_TEST_CASE(a13_4_factor_of_the_event) {
    BOOST_TEST(values(four_teams(), "SSSC/K4") == "6.0 4.75 5.25 5.0");
    auto longer = four_teams();
    longer.scheduled_rounds = 5; // 10 by 2
    BOOST_TEST(values(longer, "SSSC") == "5.6 4.3 4.8 4.5");
}

// 2 by 4 is 0 without the fraction: 1.
BOOST_AUTO_TEST_CASE(a13_4_factor_is_at_least_one) {
    const auto event = test::team_swiss(2, 4, {"1-2:11=0"});
    BOOST_TEST(values(event, "SSSC") == "2.5 3.5");
}

// Buchholz 3 + 3 + 2; 4 + 8/3 is 6⅔.
BOOST_AUTO_TEST_CASE(a13_4_explained) {
    BOOST_TEST(told(four_teams(), "SSSC", 1) ==
               "game points 4 + Buchholz 8 / 3, rounded 6.67 (½ up); factor 3: 6 of the event / 2 "
               "of a match, without the fraction (13.4.1)");
    BOOST_TEST(told(four_teams(), "SSSC/K4", 1) ==
               "game points 4 + Buchholz 8 / 4 = 6; factor 4: declared, /K");
    BOOST_TEST(told(four_teams(), "SSSC", 1, {}, Language::turkish) ==
               "maç puanı 4 + Buchholz 8 / 3, yuvarlanınca 6,67 (½ yukarı); bölen 3: turnuvada 6 / "
               "maçta 2, kesirsiz (13.4.1)");
}

BOOST_AUTO_TEST_SUITE_END()
