#include "rating_limits.hpp"
#include <hakem/rating_tables.hpp>

#include <boost/test/unit_test.hpp>

#include <cmath>
#include <set>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(rating_tables)

BOOST_AUTO_TEST_CASE(fide_8_1_1) {
    const auto table = test::table_of(test::rows_8_1_1);
    BOOST_REQUIRE_EQUAL(table.size(), 51u);
    for (const auto& [percent, difference] : table) {
        BOOST_TEST(rating_difference(percent) == difference);
        BOOST_TEST(rating_difference(100 - percent) == -difference);
    }
    BOOST_TEST(rating_difference(101) == 800);
    BOOST_TEST(rating_difference(-5) == -800);
}

BOOST_AUTO_TEST_CASE(fide_8_1_2) {
    const auto table = test::table_of(test::rows_8_1_2);
    BOOST_REQUIRE_EQUAL(table.size(), 50u);
    for (const auto& [percent, limit] : table) {
        BOOST_TEST(expected_percent(limit) == percent);
        BOOST_TEST(expected_percent(limit + 1) == percent + 1);
        BOOST_TEST(expected_percent(-limit) == 100 - percent);
    }
    for (int difference = 0; difference <= 3000; ++difference) {
        BOOST_TEST(expected_percent(difference) == test::plain_expected(difference));
        BOOST_TEST(expected_percent(difference) + expected_percent(-difference) == 100);
    }
}

// The table is the normal distribution with σ = 2000/7, but for six differences.
BOOST_AUTO_TEST_CASE(fide_8_1_2_is_the_normal_distribution) {
    std::set<int> others;
    for (int difference = 0; difference <= 735; ++difference) {
        const double z = difference / (2000.0 / 7);
        const auto phi = 0.5 * std::erfc(-z / std::sqrt(2.0));
        if (expected_percent(difference) != std::lround(100 * phi)) others.insert(difference);
    }
    BOOST_TEST((others == std::set<int>{54, 343, 344, 358, 392, 620}));
}

BOOST_AUTO_TEST_SUITE_END()
