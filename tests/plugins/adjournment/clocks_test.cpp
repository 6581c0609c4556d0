// Rows 20 and 21: clocks set wrongly, the arbiter's clock; and a game adjourned again.

#include "course.hpp"

using namespace hakem;
using namespace hakem::test;
using namespace hakem::adjournment;

BOOST_AUTO_TEST_SUITE(adjournment_clocks)

// Black's clock was set ten minutes short.
BOOST_AUTO_TEST_CASE(row_20_i_13_before_the_first_move) {
    Course course;
    course.adjourned().then("1 10:00", SetUp{times("1:02:00", "1:00:00"), true, true});
    course.then("1 10:00", opened("Şd2"));
    // The sealed move is not the sealer's first move of the resumption (settled).
    course.then("1 10:05", ClocksDisputed{black, times("1:02:00", "1:10:00"), false});
    BOOST_TEST(course.said() == "I.13 must-be-corrected; I.13 corrected");
    BOOST_TEST(course.clocks() == "1:02:00 1:05:00 black");
    BOOST_TEST(course.clocks("1 10:06") == "1:02:00 1:04:00 black");
    course.refused("1 10:06", ClocksDisputed{white, times("1:02:00", "1:10:00"), false},
                   "I.13 clocks-as-told");
    course.then("1 10:06", Moved{black, "", {}});
    BOOST_TEST(course.says("I.13 first-move"));
    course.then("1 10:07", ClocksDisputed{white, times("1:03:00", "1:10:00"), false});
    BOOST_TEST(course.says("I.5! clocks-set-otherwise"));
    BOOST_TEST(course.clocks() == "1:02:00 1:04:00 white");
}

BOOST_AUTO_TEST_CASE(row_20_i_13_after_the_first_move) {
    Course course;
    course.adjourned().then("1 10:00", SetUp{times("1:02:00", "1:00:00"), true, true});
    course.then("1 10:00", opened("Şd2")).then("1 10:05", Moved{black, "", {}});
    course.refused("1 10:06", ClocksDisputed{black, times("1:02:00", "1:10:00"), false},
                   "I.13 too-late");
    // Unless the arbiter decides otherwise.
    course.then("1 10:06", ClocksDisputed{black, times("1:02:00", "1:10:00"), true});
    BOOST_TEST(course.said() == "I.13 arbiter-corrects; I.13 corrected");
    BOOST_TEST(course.clocks() == "1:01:00 1:05:00 white");
    course.refused("1 10:06", ClocksDisputed{black, {-1, 5}, true}, "I.13 no-such-times");
}

BOOST_AUTO_TEST_CASE(row_20_a6_9_a_flag_falls_in_the_resumption) {
    Course course;
    course.playing().then("1 11:10", FlagFell{black});
    BOOST_TEST(course.said() == "6.9 flag-loses");
    BOOST_TEST(course.result() == "1-0");
    Course bare("4k3/8/8/8/8/8/1N3N2/R3K3 w - - 0 41");
    bare.playing().then("1 10:10", Moved{black, "", {}}).then("1 11:12", FlagFell{white});
    BOOST_TEST(bare.said() == "6.9! look-at-the-board; 6.9 drawn-no-mate");
    BOOST_TEST(bare.result() == "=-=");
}

BOOST_AUTO_TEST_CASE(a6_9_a_flag_that_cannot_have_fallen) {
    // No move was told: nobody's clock can have lost more than the time that has gone by.
    Course untold;
    untold.playing().refused("1 10:40", FlagFell{black}, "6.9 flag-too-early");
    BOOST_TEST(untold.last.steps[0].why.arguments[1] == "1:10:00");
    BOOST_TEST(untold.last.steps[0].why.arguments[2] == "0:40:00");
    untold.then("1 11:05", FlagFell{white}); // by the record it never ran
    BOOST_TEST(untold.said() == "6.9! flag-untold; 6.9 flag-loses");
    BOOST_TEST(untold.last.steps[0].why.arguments[1] == "1:02:00");
    BOOST_TEST(untold.result() == "0-1");
    BOOST_TEST(!untold.game.clocks_known);
    // All moves were told.
    Course told;
    told.playing().then("1 10:30", Moved{black, "Şe7", {}});
    told.refused("1 11:20", FlagFell{black}, "6.9 clock-does-not-run");
    told.refused("1 11:20", FlagFell{white}, "6.9 flag-cannot-have-fallen");
    BOOST_TEST(told.last.steps[0].why.arguments[1] == "0:12:00");
    told.then("1 11:31:30", FlagFell{white});
    BOOST_TEST(told.said() == "I.14! flag-and-watch; 6.9 flag-loses");
    BOOST_TEST(told.game.clocks_known);
}

BOOST_AUTO_TEST_CASE(a6_9_time_that_is_over_by_the_arbiters_clock) {
    Course course;
    course.playing().refused("1 11:30", Moved{black, "Şe7", {}}, "6.9 time-over");
    BOOST_TEST(course.last.steps[0].why.arguments[1] == "0:20:00");
    course.then("1 11:30", DrawOffered{black});
    BOOST_TEST(course.said() == "6.9! time-over; 9.1.2.1 offer-stands");
    BOOST_TEST(!course.game.clocks_known); // moves were not told
    BOOST_TEST(!course.game.shown_clock(white).has_value());
    course.then("1 11:30", Moved{black, "", times("0:20:00", "0:22:00")});
    BOOST_TEST(course.game.clocks_known);
    BOOST_TEST((course.game.shown_clock(black) == time("0:22:00")));
    Course reply;
    reply.resumed(false, true, "2:00:00").then("1 10:00", opened("Şd2"));
    reply.refused("1 11:20", ReplySealed{}, "6.9 time-over");
}

// The clocks at the end of a game whose moves were not told.
BOOST_AUTO_TEST_CASE(a6_9_clocks_of_the_end_not_known) {
    Course course;
    course.playing().then("1 12:48", Concluded{Outcome::win, Outcome::loss, ""});
    BOOST_TEST(course.said() == "6.9! more-time-than-clocks; 8.7 played-to-its-end");
    BOOST_TEST(course.last.steps[0].why.arguments[0] == "2:48:00");
    BOOST_TEST(course.last.steps[0].why.arguments[1] == "2:12:00");
    BOOST_TEST(!course.game.clocks_known);
    BOOST_TEST(!course.game.shown_clock(black).has_value());
    Course possible;
    possible.playing().then("1 10:50", Concluded{Outcome::win, Outcome::loss, ""});
    BOOST_TEST(possible.said() == "8.7 played-to-its-end");
    BOOST_TEST(!possible.game.clocks_known);
    Course told;
    told.playing().then("1 10:30", Moved{black, "Şe7", {}}).then("1 10:50", Resigned{white});
    BOOST_TEST(told.game.clocks_known);
    Course fallen;
    fallen.playing().then("1 10:30", Moved{black, "Şe7", {}});
    fallen.then("1 11:40", Concluded{Outcome::win, Outcome::loss, ""});
    BOOST_TEST(fallen.said() == "6.9! time-over; 8.7 played-to-its-end");
    BOOST_TEST(!fallen.game.clocks_known);
    Course read;
    read.playing().then("1 11:30", Moved{black, "", times("0:20:00", "0:22:00")});
    read.then("1 11:30", DrawAgreed{});
    BOOST_TEST(read.game.clocks_known);
}

BOOST_AUTO_TEST_CASE(row_21_i_14_by_the_arbiters_clock) {
    Course course;
    course.sealing().refused("13:59:59", Written{}, "I.14 in-the-past");
    course.then("14:00", Written{}); // the same moment is none before it
    const auto answer = Course::rules().advance(course.game, {{1, 3, 4}, {}, Stopped{}});
    BOOST_TEST(answer.refused);
    BOOST_TEST(answer.steps[0].why.reason == "adjournment.refused.no-moment");
    for (const auto seconds : {INT64_MAX, INT64_MIN, INT64_MAX - 1}) {
        const auto hostile =
            Course::rules().advance(course.game, {{1, 3, 4}, {seconds}, Stopped{}});
        BOOST_TEST(hostile.refused);
        BOOST_TEST((hostile.after == course.game));
    }
    const auto other = Course::rules().advance(course.game, {{1, 3, 5}, on("14:01"), Stopped{}});
    BOOST_TEST(other.steps[0].why.reason == "adjournment.refused.another-game");
}

BOOST_AUTO_TEST_CASE(a_game_that_was_not_adjourned_has_no_events) {
    Course().refused("14:00", Written{}, "I.1.1 not-adjourned");
    Course().refused("14:00", Resigned{white}, "I.1.1 not-adjourned");
}

BOOST_AUTO_TEST_CASE(row_1_a_game_adjourned_again) {
    Course course;
    course.playing().then("1 10:30", Moved{black, "Şe7", {}});
    auto again = handed("r7/4k3/8/8/8/8/1N1K1N2/R7 w - - 3 61");
    again.session_start = on("1 10:00");
    again.session_end = on("1 11:30");
    again.left = times("0:20:00", "0:22:00");
    again.quota = 60;
    again.given = time("3:00:00");
    auto backwards = again;
    backwards.fen = "r7/4k3/8/8/8/8/1N1K1N2/R7 w - - 3 40";
    backwards.quota = 0;
    course.refused("1 11:30", backwards, "I.2.5 move-number-before");
    auto more = again;
    more.left.white = time("1:02:01");
    course.refused("1 11:30", more, "I.2.3 clock-shows-more");
    course.then("1 11:00", DrawOffered{black}).then("1 11:30", again);
    BOOST_TEST(course.phase() == "sealing");
    BOOST_TEST((course.game.offer_by == black)); // not answered yet: it goes on the envelope
    BOOST_TEST(course.game.adjourned_times == 2);
    BOOST_TEST(!course.game.sealed_text);
    BOOST_TEST(!course.game.started);
    course.then("1 11:31", Stopped{});
    BOOST_TEST(course.clocks() == "0:19:00 0:22:00");
    course.refused("1 11:32", again, "I.1.1 not-in-this-phase");
}

BOOST_AUTO_TEST_SUITE_END()
