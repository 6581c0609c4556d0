// The codes of individual events on match and game points (C.07 art. 13).

#include "ranking.hpp"
#include "team_event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::four_teams;
using hakem::test::team_round_robin;
using hakem::test::team_swiss;
using hakem::test::values;

BOOST_AUTO_TEST_SUITE(individual_codes_of_teams)

BOOST_AUTO_TEST_CASE(a13_default_is_the_primary_score) {
    auto event = four_teams();
    BOOST_TEST(values(event, "BH") == values(event, "BH:MP"));
    BOOST_TEST(values(event, "PS") == values(event, "PS:MP"));
    event.encoded_type = "FIDE_TEAM_TYPEA_GP_MP";
    BOOST_TEST(values(event, "BH") == values(event, "BH:GP"));
    BOOST_TEST(values(event, "PS") == values(event, "PS:GP"));
}

BOOST_AUTO_TEST_CASE(a7_1_and_7_2_wins) {
    BOOST_TEST(values(four_teams(), "WIN:MP") == "2.0 1.0 1.0 0.0");
    BOOST_TEST(values(four_teams(), "WON:MP") == "2.0 1.0 1.0 0.0");
    // The bye is worth a draw's points by record 320, the forfeited match a win's.
    auto event = team_swiss(4, 2, {"1-2:++ 4:Z", "1-3:1= 2:Z"});
    event.team_byes = TeamByes{Points::whole(1), Points::whole(1), {3, 4}, 0};
    BOOST_TEST(values(event, "WIN:MP") == "2.0 0.0 0.0 0.0");
    BOOST_TEST(values(event, "WON:MP") == "1.0 0.0 0.0 0.0");
}

BOOST_AUTO_TEST_CASE(a7_5_progressive_scores) {
    BOOST_TEST(values(four_teams(), "PS:MP") == "8.0 4.0 7.0 5.0");
    BOOST_TEST(values(four_teams(), "PS:GP") == "8.5 3.5 6.5 5.5");
    BOOST_TEST(values(four_teams(), "PS:GP/C1") == "6.5 3.5 5.5 4.5");
}

BOOST_AUTO_TEST_CASE(a7_7_standard_points) {
    BOOST_TEST(values(four_teams(), "STD:MP") == "2.0 1.5 1.5 1.0");
    BOOST_TEST(values(four_teams(), "STD:GP") == "2.0 1.5 1.5 1.0");
    // A bye with more than a draw on every board counts as won, one with as much as drawn.
    auto event = team_swiss(3, 2, {"1-2:1="});
    event.team_byes = TeamByes{Points::whole(1), Points::hundredths(150), {3}, 0};
    BOOST_TEST(values(event, "STD:MP") == "1.0 0.0 0.5");
    BOOST_TEST(values(event, "STD:GP") == "1.0 0.0 1.0");
}

BOOST_AUTO_TEST_CASE(a8_1_buchholz) {
    BOOST_TEST(values(four_teams(), "BH:MP") == "8.0 9.0 9.0 10.0");
    BOOST_TEST(values(four_teams(), "BH:GP") == "8.0 9.5 9.0 9.5");
    BOOST_TEST(values(four_teams(), "BH:GP/C1") == "5.5 7.0 6.5 7.0");
}

BOOST_AUTO_TEST_CASE(a8_2_average_of_buchholz) {
    BOOST_TEST(values(four_teams(), "AOB:MP") == "9.33 9.0 9.0 8.67");
    BOOST_TEST(values(four_teams(), "AOB:GP") == "9.33 8.83 9.0 8.83");
}

// The last matches drawn: MP 3, 2, 4, 3 and GP 3½, 2, 3½, 3.
BOOST_AUTO_TEST_CASE(a8_3_fore_buchholz) {
    BOOST_TEST(values(four_teams(), "FB:MP") == "9.0 10.0 8.0 9.0");
    BOOST_TEST(values(four_teams(), "FB:GP") == "8.5 10.0 8.5 9.0");
    BOOST_TEST(values(four_teams(), "SSSC/F") == "7.0 5.83 5.67 5.5"); // 13.4
}

// At least 3 MP: all but team 4; at least 3 GP: teams 1 and 3.
BOOST_AUTO_TEST_CASE(a9_2_koya) {
    auto event = four_teams();
    event.type = "Team: Round-Robin";
    BOOST_TEST(values(event, "KS:MP") == "2.0 2.0 2.0 2.0");
    BOOST_TEST(values(event, "KS:GP") == "0.5 1.5 1.5 1.5");
}

// The dummy of team 1, with 3 GP, has not more than the two matches drawn on 2 boards: 2.
BOOST_AUTO_TEST_CASE(a16_4_2_cap_on_game_points) {
    const auto event = team_swiss(3, 2, {"1:U 2-3:1=", "1-2:1= 3:Z"});
    BOOST_TEST(values(event, "GPTS") == "3.5 2.0 0.5");
    BOOST_TEST(test::values_by_id(event, "BH:GP", "2024-08").at(1) == "5.5");
    BOOST_TEST(test::values_by_id(event, "BH:GP", "2026-03").at(1) == "4.0");
    BOOST_TEST(test::values_by_id(event, "BH:MP", "2024-08").at(1) == "6.0");
    BOOST_TEST(test::values_by_id(event, "BH:MP", "2026-03").at(1) == "4.0");
}

// 16.3.2: team 3 stays away in the last round, which counts a draw for team 2.
BOOST_AUTO_TEST_CASE(a16_3_2_draw_on_match_and_game_points) {
    const auto event = team_swiss(3, 2, {"1:U 2-3:1=", "1-2:1= 3:Z"});
    BOOST_TEST(test::values_by_id(event, "BH:MP").at(2) == "5.0"); // 4 and 0 + 1
    BOOST_TEST(test::values_by_id(event, "BH:GP").at(2) == "5.0"); // 3½ and ½ + 1
}

// Regulation 26.1 ranks by board points, match points (37e) come next; FIDE's codes work there too.
BOOST_AUTO_TEST_CASE(regulation_26_1_board_points_first) {
    auto event = four_teams();
    event.encoded_type = "ULUSAL_TEAM_SWISS";
    Diagnostics diagnostics;
    const auto standings = rank(event, {}, test::registry(), diagnostics);
    BOOST_TEST(standings.edition->id == "regulation");
    BOOST_REQUIRE(standings.codes.size() >= 2U);
    BOOST_TEST(standings.codes[1].text == "TAKIM");
    BOOST_TEST(test::places(event, "PTS,TAKIM") == "1 3 2 4"); // 4, 3, 2½, 2½ and 3 before 2
    BOOST_TEST(test::places(event, "PTS,EDE") == "1 3 2 3");   // 2 and 4 drew their match
    BOOST_TEST(test::places(event, "PTS,EDET") == "1 3 2 4");  // where 2 won on board 1
    BOOST_TEST(test::places(event, "PTS,BC") == "1 3 2 4");
    BOOST_TEST(test::places(event, "PTS,TBR") == "1 3 2 4");
    BOOST_TEST(values(event, "MPvGP") == "4.0 3.0 3.0 2.0");
}

BOOST_AUTO_TEST_SUITE_END()
