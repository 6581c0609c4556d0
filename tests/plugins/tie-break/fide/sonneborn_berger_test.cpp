#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::round_robin;
using hakem::test::swiss;
using hakem::test::values;

BOOST_AUTO_TEST_SUITE(sonneborn_berger)

// C.07 9.1: the opponent's score times the own points.
BOOST_AUTO_TEST_CASE(score_times_points) {
    const auto event = swiss({"2w1 H 3w1", "1b0 3w1 4w1", "4w1 2b0 1b0", "3b0 U 2b0"});
    BOOST_TEST(values(event, "SB", "2026-03") == "3.75 2.0 1.0 1.0");
    BOOST_TEST(values(event, "SB", "2024-08") == "4.25 2.0 1.0 1.0");
}

// 16.5: a voluntarily unplayed round goes only where it contributes no less than the least
// significant. Number 1: 1.5 + 0.5 + nothing for its zero-point bye.
BOOST_AUTO_TEST_CASE(cut_of_a_bye_that_brought_nothing) {
    const auto event = swiss({"2w1 3b1 Z", "1b0 4w1 3w=", "4w0 1w0 2b=", "3b1 2b0 U"});
    const auto plain = test::values_by_id(event, "SB", "2026-03");
    BOOST_TEST(plain.at(1) == "2.0");
    BOOST_TEST(test::values_by_id(event, "SB/C1", "2026-03").at(1) == "1.5");
    BOOST_TEST(test::values_by_id(event, "BH", "2026-03").at(1) == "3.5");
    BOOST_TEST(test::values_by_id(event, "BH/C1", "2026-03").at(1) == "2.0");
}

// Two voluntarily unplayed rounds: the one that contributes less is compared. Number 1 has 2 of 4:
// lost to 2 by forfeit (dummy min(2, 3) = 2, contributes 0), half-point bye (dummy 2, contributes
// 1), drew with 3 (1 point: ½), beat 4 (½ point: ½).
BOOST_AUTO_TEST_CASE(cut_with_two_unplayed_rounds) {
    const auto event =
        swiss({"2w- H 3w= 4b1", "1b+ 3w1 4b= 3b=", "4w= 2b0 1b= 2w=", "3b= Z 2w= 1w0"});
    BOOST_TEST(test::values_by_id(event, "SB", "2026-03").at(1) == "2.75");
    // The least significant is 4 (score 1, contributes 1); the forfeit contributes 0, less than
    // that, so 4 goes.
    BOOST_TEST(test::values_by_id(event, "SB/C1", "2026-03").at(1) == "1.75");
}

// 16.5: of two voluntarily unplayed rounds the one that contributes less is compared. Number 1 has
// 1½: a game lost by forfeit (dummy 1½, contributes 0, the least significant) and a half-point bye
// (dummy 1½, contributes ¾). The forfeit goes.
BOOST_AUTO_TEST_CASE(cut_of_the_lesser_contribution) {
    const auto event =
        swiss({"2w- H 3w= 4b=", "1b+ 3w1 4b= 3b=", "4w= 2b0 1b= 2w=", "3b= Z 2w= 1w="});
    BOOST_TEST(test::values_by_id(event, "SB", "2026-03").at(1) == "2.25");
    BOOST_TEST(test::values_by_id(event, "SB/C1", "2026-03").at(1) == "2.25");
}

// 15.2: in a round robin a forfeit is a game; there is no Median (14.1).
BOOST_AUTO_TEST_CASE(round_robin_forfeit) {
    const auto event = round_robin({"4w1 2w= 3b-", "3w1 1b= 4w1", "2b0 4b0 1w+", "1b0 3w1 2b0"});
    BOOST_TEST(values(event, "SB", "2026-03") == "2.25 2.75 1.5 1.0");
    BOOST_TEST(values(event, "SB/M1", "2026-03") == "");
}

// An odd round robin: the bye of the table is no round of the player.
BOOST_AUTO_TEST_CASE(bye_of_a_round_robin) {
    const auto event = round_robin({"2w1 3b1 Z", "1b0 Z 3w1", "Z 1w0 2b0"});
    BOOST_TEST(values(event, "SB", "2026-03") == "1.0 0.0 0.0");
}

BOOST_AUTO_TEST_SUITE_END()
