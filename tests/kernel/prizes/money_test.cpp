// Money is exact.

#include "prizes/money.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::prizes;

BOOST_AUTO_TEST_SUITE(prizes_money)

BOOST_AUTO_TEST_CASE(read_and_written) {
    BOOST_TEST(*parse_amount("1500", 2) == 150000);
    BOOST_TEST(*parse_amount("1500.5", 2) == 150050);
    BOOST_TEST(*parse_amount("0,05", 2) == 5);
    BOOST_TEST(*parse_amount("7", 0) == 7);
    BOOST_TEST(!parse_amount("7.0", 0));
    BOOST_TEST(!parse_amount("+7", 2));
    BOOST_TEST(prizes::to_text(150050, 2) == "1500.50");
    BOOST_TEST(prizes::to_text(5, 2) == "0.05");
    BOOST_TEST(prizes::to_text(150000, 2) == "1500");
    BOOST_TEST(prizes::to_text(7, 0) == "7");
}

BOOST_AUTO_TEST_CASE(the_largest_remainder_goes_first_then_the_better_placed) {
    // 10.2 + 10.5 + 10.3 = 31: tens, and the one left goes to the largest fraction.
    const std::vector<Exact> shares{{102, 10}, {105, 10}, {103, 10}};
    const std::vector<Amount> expected{10, 11, 10};
    BOOST_TEST(in_units(shares, 1) == expected, boost::test_tools::per_element());
    const std::vector<Amount> thirds{34, 33, 33};
    BOOST_TEST(in_units(std::vector<Exact>(3, Exact(100, 3)), 1) == thirds,
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
