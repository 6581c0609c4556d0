#include "ranking.hpp"
#include "team_event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::four_teams;
using hakem::test::team_swiss;
using hakem::test::values;

BOOST_AUTO_TEST_SUITE(extended_sonneborn_berger)

// Team 1 beat 2 (3 MP, 2½ GP) by 2, lost to 3 (3, 3) with ½, beat 4 (2, 2½) by 1½.
BOOST_AUTO_TEST_CASE(a13_2_opponents_total_times_own_points) {
    BOOST_TEST(values(four_teams(), "EMMSB") == "10.0 8.0 10.0 6.0");
    BOOST_TEST(values(four_teams(), "EMGSB") == "10.5 6.5 9.5 8.0");
    BOOST_TEST(values(four_teams(), "EGMSB") == "10.0 8.5 10.5 5.5");
    BOOST_TEST(values(four_teams(), "EGGSB") == "10.25 7.0 9.75 7.5");
}

BOOST_AUTO_TEST_CASE(a13_2_names_of_the_programs) {
    for (const auto* product : {"MM", "MG", "GM", "GG"})
        BOOST_TEST(values(four_teams(), std::string("ESB:") + product) ==
                   values(four_teams(), std::string("E") + product + "SB"));
}

// The opponent with the lowest total goes, of equal ones the lowest product: team 3 loses the 0
// against team 2 and not the 2½ against team 4.
BOOST_AUTO_TEST_CASE(a14_1_2_cuts) {
    BOOST_TEST(values(four_teams(), "EMMSB/C1") == "6.0 6.0 8.0 3.0");
    BOOST_TEST(values(four_teams(), "EMGSB/C1") == "7.5 4.5 7.5 5.0");
    BOOST_TEST(values(four_teams(), "EGMSB/C1") == "5.0 6.0 10.5 3.0");
    BOOST_TEST(values(four_teams(), "EMMSB/C2") == "6.0 0.0 8.0 0.0");
}

BOOST_AUTO_TEST_CASE(a14_3_no_median_and_no_other_modifier) {
    for (const auto* code : {"EMMSB/M1", "EGGSB/F", "EMGSB/L+1", "EMGSB:MP", "EGMSB/R", "EGMSB/K2"})
        BOOST_TEST(values(four_teams(), code) == "");
}

// Team 3 has a bye (2 MP, 2 GP) and lost to team 2 by ½; since 2026 the dummy has not more than the
// 2 GP of two drawn matches, before that the own 2½. Team 1 asked for a bye in the last round, so
// that team 2 sees 1 GP more (16.3).
BOOST_AUTO_TEST_CASE(a16_4_bye_of_a_team) {
    const auto event = team_swiss(3, 2, {"1-2:1= 3:U", "2-3:1= 1:Z"});
    BOOST_TEST(values(event, "MPvGP", "2026-03") == "1.5 2.0 2.5");
    BOOST_TEST(values(event, "EMMSB", "2026-03") == "4.0 4.0 4.0");
    BOOST_TEST(values(event, "EGGSB", "2026-03") == "3.0 5.0 5.0");
    BOOST_TEST(values(event, "EGGSB", "2024-08") == "3.0 5.0 6.0");
}

// 16.4.1: the forfeited match counts a dummy with the own 4 MP, since 2026 not more than the
// opponent's 0; with /P the opponent.
BOOST_AUTO_TEST_CASE(a16_4_1_forfeited_match) {
    const auto event = team_swiss(4, 2, {"1-2:++ 3-4:1=", "1-3:11 2-4:0="});
    BOOST_TEST(values(event, "EMMSB", "2024-08") == "12.0 0.0 4.0 0.0");
    BOOST_TEST(values(event, "EMMSB", "2026-03") == "4.0 0.0 4.0 0.0");
    BOOST_TEST(values(event, "EMMSB/P", "2024-08") == "4.0 0.0 4.0 0.0");
}

BOOST_AUTO_TEST_CASE(not_in_individual_events) {
    const auto event = test::swiss({"2w1", "1b0"});
    for (const auto* code :
         {"EMMSB", "EMGSB", "EGMSB", "EGGSB", "EDE", "EDET", "SSSC", "BC", "TBR", "BBE", "MPvGP"})
        BOOST_TEST(values(event, code) == "");
}

BOOST_AUTO_TEST_SUITE_END()
