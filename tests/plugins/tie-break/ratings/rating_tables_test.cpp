// The tables of B.02 8.1 through the values that are read off them, one game at a time.

#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::values_by_id;

namespace {

/// Number 1 wins `wins` of `games` against 2000.
Tournament match(int games, int wins) {
    std::string first, second;
    for (int game = 0; game < games; ++game) {
        first += game < wins ? "2w1 " : "2w0 ";
        second += game < wins ? "1b0 " : "1b1 ";
    }
    auto event = test::swiss({first, second});
    event.players[0].rating = 1500;
    event.players[1].rating = 2000;
    return event;
}

std::string of(std::string_view code, int games, int wins) {
    return values_by_id(match(games, wins), code).at(1);
}

}

BOOST_AUTO_TEST_SUITE(rating_tables)

// 8.1.1: p to the difference, both ways.
BOOST_AUTO_TEST_CASE(b02_8_1_1) {
    BOOST_TEST(of("TPR", 2, 1) == "2000.0");
    BOOST_TEST(of("TPR", 3, 2) == "2125.0"); // .67
    BOOST_TEST(of("TPR", 3, 1) == "1875.0");
    BOOST_TEST(of("TPR", 8, 7) == "2336.0"); // .875 is .88
    BOOST_TEST(of("TPR", 8, 1) == "1678.0"); // .125 is .13, 322
    BOOST_TEST(of("TPR", 5, 5) == "2800.0");
    BOOST_TEST(of("TPR", 5, 0) == "1200.0");
}

// 8.1.2: the lowest difference that is expected to make as much.
BOOST_AUTO_TEST_CASE(b02_8_1_2) {
    BOOST_TEST(of("PTP", 4, 3) == "2189.0"); // .75 from 189 on
    BOOST_TEST(of("PTP", 3, 2) == "2122.0"); // .67
    BOOST_TEST(of("PTP", 4, 1) == "1803.0"); // .25 is 1 - .75, to 197
    BOOST_TEST(of("PTP", 5, 4) == "2236.0"); // .80, without a cut at 400
    BOOST_TEST(of("PTP", 20, 19) == "2457.0");
}

BOOST_AUTO_TEST_SUITE_END()
