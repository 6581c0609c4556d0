// Deadlines of reports.

#include "judging/deadline.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using judging::Deadline;
using judging::last_day;

BOOST_AUTO_TEST_SUITE(judging_deadline)

// FIDE B.02: lists are monthly and close three days before; late reports until the third list.
BOOST_AUTO_TEST_CASE(the_third_list_closes_three_days_before_the_first_of_its_month) {
    const Deadline fide{0, 3, 3, {}};
    BOOST_TEST(to_text(last_day(fide, {2026, 9, 20})) == "2026/11/28"); // list of December
    BOOST_TEST(to_text(last_day(fide, {2026, 9, 1})) == "2026/11/28");
    BOOST_TEST(to_text(last_day(fide, {2026, 10, 31})) == "2026/12/29"); // of January
    BOOST_TEST(to_text(last_day(fide, {2023, 12, 31})) == "2024/02/27"); // of March, leap year
}

BOOST_AUTO_TEST_CASE(days_count_from_the_end_and_the_earlier_limit_holds) {
    BOOST_TEST(to_text(last_day({30, 0, 0, {}}, {2026, 1, 31})) == "2026/03/02");
    BOOST_TEST(to_text(last_day({30, 3, 3, {}}, {2026, 9, 20})) == "2026/10/20");
}

BOOST_AUTO_TEST_CASE(no_deadline_and_no_end_have_no_last_day) {
    BOOST_TEST(!last_day({}, {2026, 9, 20}));
    BOOST_TEST(!last_day({30, 0, 0, {}}, {2026, 9, 0}));
    BOOST_TEST(!last_day({30, 0, 0, {}}, {2026, 2, 30}));
    BOOST_TEST(!last_day({30, 0, 0, {}}, {9999, 12, 31}));
}

BOOST_AUTO_TEST_SUITE_END()
