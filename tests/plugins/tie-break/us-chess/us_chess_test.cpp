#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::swiss;
using hakem::test::values;
using hakem::test::values_by_id;

namespace {

/// Number 2 wins two, loses one and withdraws: 1 + 1 + 0 + ½ + ½ = 3 for its opponents.
Tournament withdrawn() {
    return swiss({"2w0 U U U U", "1b1 3w1 4w0 Z Z", "Z 2b0 Z Z Z", "Z Z 2b1 Z Z"});
}

}

BOOST_AUTO_TEST_SUITE(us_chess)

// 34E: an unplayed game of an opponent is ½, an own one has an opponent with nothing.
BOOST_AUTO_TEST_CASE(adjusted_scores) {
    BOOST_TEST(values_by_id(withdrawn(), "SOLKOFF").at(1) == "3.0");
    BOOST_TEST(values_by_id(withdrawn(), "BH", "us-chess").at(1) == "3.0");
    // 2 met 1 (4 x ½), 3 (4 x ½) and 4 (1 + 4 x ½).
    BOOST_TEST(values_by_id(withdrawn(), "SOLKOFF").at(2) == "7.0");
}

// A plus score drops the lowest, a minus score the highest, an even one both.
BOOST_AUTO_TEST_CASE(modified_median) {
    BOOST_TEST(values(withdrawn(), "MODMEDIAN") == "3.0 4.0 0.0 0.0");
    // Both have half of the points: of one game nothing is left, and of the bye.
    BOOST_TEST(values(swiss({"2w1 Z", "1b0 U"}), "MODMEDIAN") == "0.0 0.0");
    BOOST_TEST(values(swiss({"2w1 Z", "1b0 U"}), "SOLKOFF") == "0.5 1.5");
}

// 34E1, the plain Median: without the highest and the lowest, whatever the score.
BOOST_AUTO_TEST_CASE(median) {
    // 2 met 1 with 2, 3 with 2 and 4 with 3; of its two unplayed rounds one 0 is left out.
    BOOST_TEST(values_by_id(withdrawn(), "USMEDIAN").at(2) == "4.0");
}

// From nine rounds on two of each.
BOOST_AUTO_TEST_CASE(modified_median_of_nine_rounds) {
    const auto event =
        swiss({"2w1 2b1 2w1 2b1 2w1 2b1 2w1 2b1 2w1", "1b0 1w0 1b0 1w0 1b0 1w0 1b0 1w0 1b0"});
    BOOST_TEST(values(event, "SOLKOFF") == "0.0 81.0");
    BOOST_TEST(values(event, "MODMEDIAN") == "0.0 63.0");
    BOOST_TEST(values(event, "USMEDIAN") == "0.0 45.0");
}

// Bye, win, loss, draw, win: 1 + 2 + 2 + 2½ + 3½, less 1 for the bye, is 10.
BOOST_AUTO_TEST_CASE(cumulative) {
    const auto event = swiss({"U 2w1 3w0 4w= 2b1", "Z 1b0 Z Z 1w0", "Z Z 1b1 Z Z", "H Z Z 1b= Z"});
    BOOST_TEST(values_by_id(event, "CUMULATIVE").at(1) == "10.0");
    BOOST_TEST(values_by_id(event, "PS").at(1) == "11.0");
    BOOST_TEST(values_by_id(event, "CUMULATIVE").at(4) == values_by_id(event, "PS").at(4));
}

// The beaten opponents' adjusted scores and half of those drawn with.
BOOST_AUTO_TEST_CASE(sonneborn_berger) {
    const auto event = swiss({"2w1 3b= U", "1b0 Z 3w1", "U 1w= 2b0"});
    // 2 is 0 + ½ + 1, 3 is ½ + ½ + 0.
    BOOST_TEST(values_by_id(event, "SB", "us-chess").at(1) == "2.0");
}

BOOST_AUTO_TEST_SUITE_END()
