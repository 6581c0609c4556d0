// fide-rating.md 2.1: which events and games are rated.

#include "plugins/rating/rating_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

/// Three players who all met; the first one is the strongest.
EventRating rated(std::string_view time_control, std::int32_t strongest, TimeClass time_class,
                  const RatingSwitches& switches = {}) {
    auto tournament = test::round_robin({"2w1 3w1 .", "1b0 . 3w=", ". 1b0 2b="});
    tournament.encoded_time_control = time_control;
    return test::rate("fide", tournament, test::before_of({strongest, 1700, 1700}),
                      {time_class, "", switches});
}

std::string first_reason(std::string_view time_control, std::int32_t strongest,
                         TimeClass time_class, const RatingSwitches& switches = {}) {
    const auto event = rated(time_control, strongest, time_class, switches);
    return event.players[2].rounds[0].reason;
}

}

BOOST_AUTO_TEST_SUITE(fide_eligibility)

// 120 minutes for 60 moves with a player of 2400, 90 with one of 1800, else 60.
BOOST_AUTO_TEST_CASE(fide_2_1_standard) {
    const auto reason = [](std::string_view time, std::int32_t strongest) {
        return first_reason(time, strongest, TimeClass::standard);
    };
    BOOST_TEST(reason("5400+30", 2000) == "");
    BOOST_TEST(reason("3600+30", 2000) == "");
    BOOST_TEST(reason("3600+29", 1799) == "");
    BOOST_TEST(reason("3600+29", 1800) == "rating.too-fast");
    BOOST_TEST(reason("3600", 1799) == "");
    BOOST_TEST(reason("3599", 1799) == "rating.too-fast");
    BOOST_TEST(reason("40/5400+30:1800+30", 2100) == "");
    BOOST_TEST(reason("29/5400+30:1800+30", 2100) == "rating.first-control");
    BOOST_TEST(reason("30/5400+30:1800+30", 2100) == "");
    BOOST_TEST(reason("W5400-B4800", 2000) == "rating.unequal-times");
    BOOST_TEST(reason("W5400-B5400", 2000) == "");
    const auto strong = rated("5400+29", 2400, TimeClass::standard);
    BOOST_TEST(strong.players[0].games == 0);
    BOOST_TEST(test::said(strong.notes, "rating.note.too-fast") ==
               "119 minutes for 60 moves, but 120 are needed where a player has 2400: not rated as "
               "standard");
    BOOST_TEST(rated("5400+30", 2400, TimeClass::standard).players[1].games == 2);
    BOOST_TEST(rated("5400+29", 2400, TimeClass::standard, {{"time_control", "ignore"}})
                   .players[1]
                   .games == 2);
}

BOOST_AUTO_TEST_CASE(fide_2_1_rapid_and_blitz) {
    const auto rapid = [](std::string_view time) {
        return first_reason(time, 2000, TimeClass::rapid);
    };
    BOOST_TEST(rapid("900+10") == "");
    BOOST_TEST(rapid("601") == "");
    BOOST_TEST(rapid("600") == "rating.not-rapid");
    BOOST_TEST(rapid("3599") == "");
    BOOST_TEST(rapid("3600") == "rating.not-rapid");
    const auto blitz = [](std::string_view time) {
        return first_reason(time, 2000, TimeClass::blitz);
    };
    BOOST_TEST(blitz("180+2") == "");
    BOOST_TEST(blitz("180") == "rating.not-blitz");
    BOOST_TEST(blitz("600") == "");
    BOOST_TEST(blitz("601") == "rating.not-blitz");
    BOOST_TEST(test::said(rated("601", 2000, TimeClass::blitz).notes, "rating.note.not-blitz") ==
               "10:01 minutes for 60 moves is not blitz (more than 3, at most 10): not rated as "
               "blitz");
}

BOOST_AUTO_TEST_CASE(fide_2_1_no_time_control) {
    const auto event = rated("", 2000, TimeClass::standard);
    BOOST_TEST(event.players[0].games == 2);
    BOOST_TEST(!test::said(event.notes, "rating.note.no-time-control").empty());
}

// Rapid and blitz since December 2024: 600 points with a player above 2600.
BOOST_AUTO_TEST_CASE(fide_2_1_wide_gap) {
    auto tournament = test::round_robin({"2w1 3w1 .", "1b0 . 3w=", ". 1b0 2b="});
    const auto reasons = [&](std::int32_t strongest, std::int32_t weaker, TimeClass time_class,
                             const Date& start) {
        tournament.start = start;
        const auto event = test::rate(
            "fide", tournament, test::before_of({strongest, weaker, 2300}), {time_class, "", {}});
        BOOST_TEST(event.players[0].rounds[0].counted == event.players[1].rounds[0].counted);
        return event.players[0].rounds[0].reason;
    };
    const Date now{2024, 12, 1};
    BOOST_TEST(reasons(2601, 2001, TimeClass::rapid, now) == "rating.wide-gap");
    BOOST_TEST(reasons(2601, 2001, TimeClass::blitz, now) == "rating.wide-gap");
    BOOST_TEST(reasons(2601, 2002, TimeClass::rapid, now) == "rating.capped");
    BOOST_TEST(reasons(2600, 1900, TimeClass::rapid, now) == "rating.capped");
    BOOST_TEST(reasons(2601, 2001, TimeClass::standard, now) == "rating.capped");
    BOOST_TEST(reasons(2601, 2001, TimeClass::rapid, {2024, 11, 30}) == "rating.capped");
}

// Matches: not with an unrated player; not after they are decided.
BOOST_AUTO_TEST_CASE(fide_2_1_matches) {
    const auto match = test::swiss({"2w1 2b1 2w= 2b1 2w0 2b1", "1b0 1w0 1b= 1w0 1b1 1w0"});
    const auto decided = test::rate("fide", match, test::before_of({2000, 2000}));
    BOOST_TEST(decided.players[0].games == 4); // 3½ of 6
    BOOST_TEST(decided.players[1].games == 4);
    BOOST_TEST(test::reasons(decided.players[1]) ==
               "5:rating.match-decided 6:rating.match-decided");
    const auto waived = test::rate("fide", match, test::before_of({2000, 2000}),
                                   {TimeClass::standard, "", {{"match", "ignore"}}});
    BOOST_TEST(waived.players[0].games == 6);
    const auto unrated = test::rate("fide", match, test::before_of({2000, 0}));
    BOOST_TEST(unrated.players[1].games == 0);
    BOOST_TEST((unrated.players[1].status == PlayerRating::Status::not_rated));
    BOOST_TEST(unrated.players[1].rounds[0].reason == "rating.match-unrated");
}

BOOST_AUTO_TEST_CASE(fide_2_1_rounds_in_a_day) {
    auto tournament = test::swiss({"2w1", "1b0", "."});
    tournament.round_dates.assign(16, {2026, 5, 1});
    const auto notes = [&](TimeClass time_class) {
        return test::said(test::rate("fide", tournament, test::before_of({2000, 2000, 2000}),
                                     {time_class, "", {}})
                              .notes,
                          "rating.note.rounds-in-a-day");
    };
    BOOST_TEST(notes(TimeClass::rapid) == "16 rounds on 01.05.2026, at most 15 are allowed");
    BOOST_TEST(notes(TimeClass::blitz) == "");
    tournament.round_dates.pop_back();
    BOOST_TEST(notes(TimeClass::rapid) == "");
}

BOOST_AUTO_TEST_SUITE_END()
