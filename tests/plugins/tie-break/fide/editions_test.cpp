// The same event by the editions: where 16.4 of 2026 changes a value.

#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::values_by_id;

namespace {

/// Sixteen players, five rounds, with every kind of bye, a forfeit each way and a withdrawal.
Tournament sixteen() {
    auto event = test::swiss({
        "9w1 13b= 2w= 15b1 4w=",
        "10b1 7w1 1b= 16w1 3b=",
        "11w= 6b1 8w1 4b= 2w=",
        "12b1 H 13w1 3w= 1b=",
        "13w0 15b0 11w1 7b= 10w1",
        "14b0 3w0 U 10w1 8b1",
        "15w1 2b0 16b0 5w= 11b0",
        "16b= 14w1 3b0 13w1 6w0",
        "1b0 10w0 H 11b- U",
        "2w0 9b1 15w0 6b0 5b0",
        "3b= 16w0 5b0 9w+ 7w1",
        "4w0 U 14b+ Z Z",
        "5b1 1w= 4b0 8b0 14w0",
        "6w1 8b0 12w- Z 13b1",
        "7b0 5w1 10b1 1w0 16b0",
        "8w= 11b1 7w1 2b0 15w1",
    });
    for (std::size_t i = 0; i < 16; ++i)
        event.players[i].rating = 2200 - 50 * static_cast<std::int32_t>(i);
    return event;
}

std::string both(std::string_view code, std::int32_t id) {
    return values_by_id(sixteen(), code, "2024-08").at(id) + " " +
           values_by_id(sixteen(), code, "2026-03").at(id);
}

}

BOOST_AUTO_TEST_SUITE(editions_compared)

// 4's half-point bye: its own 3½, since 2026 not more than five draws.
BOOST_AUTO_TEST_CASE(a16_4_2_requested_bye) {
    BOOST_TEST(both("BH", 4) == "15.0 14.0");
    BOOST_TEST(both("SB", 4) == "9.75 9.25");
    BOOST_TEST(both("SB/C1", 4) == "8.0 7.75");
    BOOST_TEST(both("FB", 4) == "15.5 14.5");
}

// 6's pairing-allocated bye: 3 points, then 2½.
BOOST_AUTO_TEST_CASE(a16_4_2_allotted_bye) {
    BOOST_TEST(both("BH", 6) == "12.0 11.5");
    BOOST_TEST(both("SB", 6) == "6.5 6.0");
}

// 11 won by forfeit against 9, whose adjusted score is 1½.
BOOST_AUTO_TEST_CASE(a16_4_1_forfeit_win) {
    BOOST_TEST(both("BH", 11) == "13.5 12.5");
    BOOST_TEST(both("SB/C1", 11) == "4.25 3.25");
}

// 8.2: of those met over the board; 12 met 4 alone.
BOOST_AUTO_TEST_CASE(a8_2_average_of_buchholz) {
    BOOST_TEST(both("AOB", 12) == "15.0 14.0");
    BOOST_TEST(both("AOB", 14) == "13.17 13.0");
    BOOST_TEST(both("SOB", 14) == "39.5 39.0");
    BOOST_TEST(test::values(test::swiss({"2w+", "1b-"}), "AOB") == "none none");
}

// 7.6, 7.7: 12 elected three rounds, 9 did not come once and asked for a bye.
BOOST_AUTO_TEST_CASE(a7_6_and_a7_7) {
    BOOST_TEST(both("REP", 12) == "3.0 3.0");
    BOOST_TEST(both("REP", 9) == "3.0 3.0");
    BOOST_TEST(both("STD", 9) == "1.5 1.5");
}

BOOST_AUTO_TEST_CASE(a10_worked_values) {
    BOOST_TEST(both("ARO", 4) == "1888.0 1888.0"); // 1887½
    BOOST_TEST(both("ARO/C1", 6) == "1900.0 1900.0");
    BOOST_TEST(both("ARO/C1", 12) == "none none");
    BOOST_TEST(both("TPR", 2) == "2120.0 2120.0");
    BOOST_TEST(both("TPR", 12) == "1250.0 1250.0");
    BOOST_TEST(both("PTP", 2) == "2216.0 2216.0");
    BOOST_TEST(both("PTP", 9) == "950.0 950.0");
    BOOST_TEST(both("APRO", 4) == "1772.0 1772.0");
    BOOST_TEST(both("APPO", 12) == "2168.0 2168.0");
}

BOOST_AUTO_TEST_SUITE_END()
