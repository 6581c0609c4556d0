// Hours of play a day, where there are dates of rounds and a time control (FIDE B.02).

#include "event.hpp"
#include <hakem/list_checks.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

/// Whether so many rounds on one day are too much, in an event for FIDE.
bool is_told(std::size_t rounds, std::string_view control, TimeClass which, bool national = false) {
    auto event = test::swiss({"2w1", "1b0"});
    event.time_control = control;
    event.round_dates.assign(rounds, Date{2026, 5, 2});
    Diagnostics findings;
    check_submission(event, national, which, findings);
    return findings.by_code().contains("RTG-0223");
}

}

BOOST_AUTO_TEST_SUITE(list_checks_hours)

// Twelve hours a day: three rounds of 90 min + 30 s are four hours each.
BOOST_AUTO_TEST_CASE(hours_of_play_on_one_day) {
    BOOST_TEST(!is_told(3, "90 min + 30 sec", TimeClass::standard));
    BOOST_TEST(is_told(4, "90 min + 30 sec", TimeClass::standard));
    BOOST_TEST(is_told(3, "90 min + 31 sec", TimeClass::standard));
    BOOST_TEST(!is_told(4, "90 min + 30 sec", TimeClass::standard, true));
    BOOST_TEST(!is_told(9, "", TimeClass::standard));
    BOOST_TEST(!is_told(15, "15 min + 10 sec", TimeClass::rapid)); // RTG-0220 counts rounds
}

BOOST_AUTO_TEST_SUITE_END()
