#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::round_robin;
using hakem::test::swiss;
using hakem::test::values;

namespace {

/// Adjusted scores (36/1): 2, ½, 1, 2½.
Tournament small() { return swiss({"2w1 4b= 3w+", "1b0 H 4w0", "4w0 U 1b-", "3b1 1w= 2b1"}); }

}

BOOST_AUTO_TEST_SUITE(regulation)

// 37a: 1, 0, ½, 1, 1, 0, 1 makes 1 + 1 + 1½ + 2½ + 3½ + 3½ + 4½ = 17½.
BOOST_AUTO_TEST_CASE(kademeli) {
    const auto event = swiss({"2w1 2w0 2w= 2w1 2w1 2w0 2w1", "1b0 1b1 1b= 1b0 1b0 1b1 1b0"});
    const auto running = test::values_by_id(event, "KADEMELI");
    BOOST_TEST(running.at(1) == "17.5");
    BOOST_TEST(test::values_by_id(event, "KADEMELI/C1").at(1) == "16.5");
    BOOST_TEST(test::values_by_id(event, "KADEMELI/C2").at(1) == "15.5");
    BOOST_TEST(test::values_by_id(event, "PS", "regulation").at(1) == "17.5");
}

// 37b with 36/2: half of the adjusted score of who did not come; a bye adds nothing.
BOOST_AUTO_TEST_CASE(buchholz_of_the_regulation) {
    BOOST_TEST(values(small(), "BUCHHOLZ") == "3.5 4.5 3.5 3.5");
    BOOST_TEST(values(small(), "BH", "regulation") == "3.5 4.5 3.5 3.5");
}

// 37c: without the highest and the lowest.
BOOST_AUTO_TEST_CASE(median) {
    BOOST_TEST(values(small(), "MEDIAN") == "0.5 2.0 1.0 1.0");
    BOOST_TEST(values(small(), "BH/M1", "regulation") == "0.5 2.0 1.0 1.0");
    BOOST_TEST(values(small(), "MEDIAN/M2") == "0.0 0.0 0.0 0.0");
    BOOST_TEST(values(small(), "MEDIAN/C1") == "");
}

// 37d: all of the beaten, half of the drawn, half of who did not play, won or lost alike.
BOOST_AUTO_TEST_CASE(sonneborn) {
    BOOST_TEST(values(small(), "SONNEBORN") == "2.25 0.0 1.0 2.5");
    BOOST_TEST(values(small(), "SB", "regulation") == "2.25 0.0 1.0 2.5");
}

// 36/2 names no opponent for a bye: 0, and with /B half of the own adjusted score. Number 2 had a
// half-point bye in round 2 (own adjusted score ½), number 3 a bye (1); small() as above.
BOOST_AUTO_TEST_CASE(a36_a_bye_counts_nothing_or_half_of_the_own_score) {
    BOOST_TEST(values(small(), "BUCHHOLZ/B") == "3.5 4.75 4.0 3.5");
    BOOST_TEST(values(small(), "SONNEBORN/B") == "2.25 0.25 1.5 2.5");
    BOOST_TEST(values(small(), "BH/B") == ""); // not of FIDE's
    BOOST_TEST(values(small(), "KADEMELI/B") == "");
}

// The regulation's own ids do not follow the edition of the event.
BOOST_AUTO_TEST_CASE(own_ids_ignore_the_edition) {
    for (const auto* edition : {"2009", "2024-08", "2026-03", "regulation"})
        BOOST_TEST(values(small(), "BUCHHOLZ", edition) == "3.5 4.5 3.5 3.5", edition);
}

// 36/1: won 2, lost 1, then left with two rounds to go: 1 + 1 + 0 + ½ + ½ = 3.
BOOST_AUTO_TEST_CASE(adjusted_score_of_who_left) {
    const auto event = swiss({"2w1 2b1 2w0 Z Z", "1b0 1w0 1b1 U U"});
    // 2 met 1 three times: 3 x 3; 1 met 2, who has 0 + 0 + 1 + ½ + ½.
    BOOST_TEST(values(event, "BUCHHOLZ") == "6.0 9.0");
}

// A double forfeit: each has half of the other's adjusted score.
BOOST_AUTO_TEST_CASE(double_forfeit) {
    const auto event = swiss({"2w- 3w1", "1b- 4w=", "4w1 1b0", "3b0 2b="});
    BOOST_TEST(values(event, "BUCHHOLZ") == "1.5 1.25 2.0 2.0");
}

// 29a: nobody has anything from the games of number 4, who left after one of three.
BOOST_AUTO_TEST_CASE(annulled_games) {
    const auto event = round_robin({"4w1 2w1 3b=", "3w= 1b0 4w+", "2b= 4b+ 1w=", "1b0 3w- 2b-"});
    BOOST_TEST(values(event, "SONNEBORN") == "1.0 0.5 1.0 0.0");
    BOOST_TEST(values(event, "BH", "regulation") == "1.5 2.5 2.0 0.0");
}

// 35: in a round robin the forfeit is an unplayed game as well (36 says for any reason).
BOOST_AUTO_TEST_CASE(round_robin_of_the_regulation) {
    const auto event = round_robin({"4w1 2w= 3b-", "3w1 1b= 4w1", "2b0 4b0 1w+", "1b0 3w1 2b0"});
    // adjusted: 2, 2½, ½, 1
    BOOST_TEST(values(event, "SONNEBORN") == "2.5 2.5 1.0 0.5");
}

BOOST_AUTO_TEST_SUITE_END()
