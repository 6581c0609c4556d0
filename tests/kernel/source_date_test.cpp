// The time that files say they were made at.

#include <hakem/source_date.hpp>

#include <boost/test/unit_test.hpp>

#include <cstdlib>

using namespace hakem;

namespace {

std::optional<std::int64_t> told(const char* value) {
    setenv("SOURCE_DATE_EPOCH", value, 1);
    const auto seconds = source_date_epoch();
    unsetenv("SOURCE_DATE_EPOCH");
    return seconds;
}

}

BOOST_AUTO_TEST_SUITE(source_date)

BOOST_AUTO_TEST_CASE(whole_seconds_up_to_the_end_of_9999) {
    BOOST_TEST((told("0") == 0));
    BOOST_TEST((told("1764547200") == 1764547200));
    BOOST_TEST((told("253402300799") == 253402300799)); // date -u -d '9999-12-31 23:59:59' +%s
    for (const auto* value : {"253402300800", "9223372036854775807", "9223372036854775808", "-1",
                              "", "1e9", "1.5", " 1", "1 ", "now"})
        BOOST_TEST(!told(value), value);
    BOOST_TEST(!source_date_epoch());
}

BOOST_AUTO_TEST_CASE(the_epoch_then_the_day_then_1980) {
    constexpr std::int64_t first = 315532800; // date -u -d 1980-01-01 +%s
    setenv("SOURCE_DATE_EPOCH", "1764547200", 1);
    BOOST_TEST(creation_time({2026, 4, 26}) == 1764547200);
    setenv("SOURCE_DATE_EPOCH", "5", 1);
    BOOST_TEST(creation_time({2026, 4, 26}) == first);
    setenv("SOURCE_DATE_EPOCH", "9223372036854775807", 1);
    BOOST_TEST(creation_time({2026, 4, 26}) == 1777161600); // date -u -d 2026-04-26 +%s
    unsetenv("SOURCE_DATE_EPOCH");
    BOOST_TEST(creation_time({2026, 4, 26}) == 1777161600);
    for (const auto& day : {Date{}, Date{2026}, Date{2026, 2, 30}, Date{1970, 1, 1}})
        BOOST_TEST(creation_time(day) == first);
}

BOOST_AUTO_TEST_SUITE_END()
