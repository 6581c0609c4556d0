// Rows 1 to 6 of the state machine: the moment of adjournment, the sealed move, the lost time.

#include "course.hpp"

using namespace hakem;
using namespace hakem::test;
using namespace hakem::adjournment;

BOOST_AUTO_TEST_SUITE(adjournment_sealing)

BOOST_AUTO_TEST_CASE(row_1_i_1_1_at_the_end_of_the_session) {
    Course course;
    course.then("14:00", handed());
    BOOST_TEST(course.said() == "I.1.1 must-seal; 8.5 complete-scoresheets; I.1.1 hand-envelope");
    BOOST_TEST(course.phase() == "sealing");
    BOOST_TEST(course.clocks() == "0:05:00 0:10:00 white");
    BOOST_TEST(course.clocks("14:03:30") == "0:01:30 0:10:00 white");
    BOOST_TEST(course.result() == "?-?");
    BOOST_TEST(course.game.move_number == 41);
    BOOST_TEST((course.game.sealer == white));
    BOOST_TEST(course.todo() == "I.1.1 todo-write; I.1.1 todo-stop");
}

BOOST_AUTO_TEST_CASE(row_1_i_1_1_not_before_the_end_of_the_session) {
    Course().refused("13:59:59", handed(), "I.1.1 session-not-over");
}

// 6.4, 6.9 and seed 000: the moves of the period come first.
BOOST_AUTO_TEST_CASE(row_1_a6_4_quota_not_made) {
    Course().refused("14:00", handed("r3k3/8/8/8/8/8/1N3N2/R3K3 w - - 0 40"), "6.4 quota-not-made");
    // White has made 40, Black 39.
    Course().refused("14:00", handed("r3k3/8/8/8/8/8/1N3N2/R3K3 b - - 0 40"), "6.4 quota-not-made");
    Course().then("14:00", handed("r3k3/8/8/8/8/8/1N3N2/R3K3 b - - 0 41"));
    auto none = handed("r3k3/8/8/8/8/8/1N3N2/R3K3 w - - 0 12");
    none.quota = 0;
    Course().then("14:00", none);
}

BOOST_AUTO_TEST_CASE(row_1_a6_9_a_flag_that_fell_before_the_quota) {
    auto fallen = handed("r3k3/8/8/8/8/8/1N3N2/R3K3 w - - 0 40");
    fallen.left.white = 0;
    Course().refused("14:00", fallen, "6.9 flag-before-quota");
    // The opponent made his 40 moves.
    fallen.fen = "r3k3/8/8/8/8/8/1N3N2/R3K3 b - - 0 40";
    Course().refused("14:00", fallen, "6.4 quota-not-made");
    // Without a period after this one.
    fallen = handed();
    fallen.left.white = 0;
    fallen.quota = 0;
    Course().refused("14:00", fallen, "6.9 flag-has-fallen");
    // With the moves made the next period's time counts.
    fallen.quota = 40;
    Course course;
    course.then("14:00", fallen);
    BOOST_TEST(course.says("6.9? next-period-judges"));
}

BOOST_AUTO_TEST_CASE(row_1_i_2_1_names) {
    auto nameless = handed();
    nameless.black_name.clear();
    Course().refused("14:00", nameless, "I.2.1 no-names");
}

BOOST_AUTO_TEST_CASE(row_1_i_2_2_position) {
    Course().refused("14:00", handed("no position"), "I.2.2 no-position");
    // Without the move's number nobody can tell whether the quota was made.
    Course().refused("14:00", handed("r3k3/8/8/8/8/8/1N3N2/R3K3 w"), "I.2.2 no-position");
    Course().refused("14:00", handed(std::string(100000, '8')), "I.2.2 no-position");
    Course().refused("14:00", handed("7k/6Q1/5K2/8/8/8/8/8 b - - 0 50"), "5.1.1 already-over");
    Course().refused("14:00", handed("7k/8/5KQ1/8/8/8/8/8 b - - 0 50"), "5.2.1 already-over");
    Course().refused("14:00", handed("7k/8/5KB1/8/8/8/8/8 w - - 0 50"), "5.2.2 already-over");
    Course().refused("14:00", handed("r3k3/8/8/8/8/8/8/R3K3 w - - 150 99"), "9.6.2 already-over");
}

BOOST_AUTO_TEST_CASE(row_1_i_2_3_clocks_that_cannot_be) {
    auto event = handed();
    event.left.black = time("2:00:01");
    Course().refused("14:00", event, "I.2.3 clock-shows-more");
    event = handed();
    event.left.black = -1;
    Course().refused("14:00", event, "6.1 numbers");
    event.left.black = INT64_MAX;
    Course().refused("14:00", event, "6.1 numbers");
}

// Both used 3:45 when the session, begun late, had lasted 3:20.
BOOST_AUTO_TEST_CASE(row_1_i_2_3_more_time_used_than_the_session_holds) {
    auto event = handed();
    event.session_start = on("10:40");
    Course().refused("14:00", event, "I.2.3 used-more-than-session");
    // A minute is the precision of what is written down.
    event.session_start = on("10:16");
    Course course;
    course.then("14:00", event);
    BOOST_TEST(course.says("I.2.3! used-more-than-session"));
    event.session_start = on("10:15");
    Course exact;
    exact.then("14:00", event);
    BOOST_TEST(!exact.says("I.2.3! used-more-than-session"));
}

BOOST_AUTO_TEST_CASE(row_1_i_14_session_times) {
    auto event = handed();
    event.session_start = on("15:00");
    Course().refused("14:00", event, "I.14 session-ends-before-start");
    event.session_end = on("16:00");
    Course().refused("14:00", event, "I.14 before-session");
    event.session_end.seconds = INT64_MIN;
    Course().refused("14:00", event, "6.1 numbers");
}

// Seed 000: for games without increment.
BOOST_AUTO_TEST_CASE(row_1_fixed_tempo) {
    auto event = handed();
    event.increment = 30;
    Course course;
    course.then("14:00", event);
    BOOST_TEST(course.says("I.1.1! increment"));
}

BOOST_AUTO_TEST_CASE(row_2_i_1_2_early_at_the_players_wish) {
    Course course;
    course.then("13:40", early());
    BOOST_TEST(course.said() == "I.1.2 early; 8.5 complete-scoresheets; I.1.1 hand-envelope");
    BOOST_TEST(course.phase() == "sealing");
    auto few = early();
    few.fen = "r3k3/8/8/8/8/8/1N3N2/R3K3 w - - 0 40";
    Course().refused("13:40", few, "I.1.2 quota-not-made");
    auto endless = early();
    endless.session_end = {};
    Course().refused("13:40", endless, "I.1.2 early-without-end");
}

BOOST_AUTO_TEST_CASE(row_2_i_1_2_early_after_the_end) {
    Course course;
    course.then("14:00", early());
    BOOST_TEST(course.says("I.1.2! not-early"));
    course.then("14:01", Stopped{});
    BOOST_TEST(course.clocks() == "0:34:00 0:10:00");
    BOOST_TEST(course.game.lost_early == 0);
}

BOOST_AUTO_TEST_CASE(row_3_i_1_1_may_be_rewritten_any_number_of_times) {
    Course course;
    course.sealing().then("14:01", Written{});
    BOOST_TEST(course.said() == "I.1.1 written");
    for (int i = 0; i < 5; ++i) {
        course.then("14:02", Written{true});
        BOOST_TEST(course.said() == "I.1.1 rewritten");
    }
    BOOST_TEST(course.game.digital);
    BOOST_TEST(course.clocks() == "0:03:00 0:10:00 white");
}

// Seed 000: also when the envelope is with the arbiter already.
BOOST_AUTO_TEST_CASE(row_3_i_1_1_until_the_clock_is_stopped) {
    Course course;
    course.sealing().then("14:01", Written{}).then("14:02", Written{}).then("14:03", Stopped{});
    course.refused("14:03", Written{}, "I.1.1 not-in-this-phase");
    course.refused("14:03", ShownOnBoard{"e1d2"}, "I.1.1 not-in-this-phase");
}

BOOST_AUTO_TEST_CASE(row_4_i_1_1_a_move_on_the_board_binds) {
    for (const auto* text : {"b2d3", "Abd3", "Nbd3"}) {
        Course course;
        course.sealing().then("14:01", ShownOnBoard{text});
        BOOST_TEST(course.said() == "I.1.1 must-be-shown-move");
        BOOST_TEST(to_uci(course.game.position, *course.game.shown) == "b2d3");
        course.then("14:02", Written{});
        BOOST_TEST(course.said() == "I.1.1 written; I.1.1 must-be-shown-move");
        course.then("14:02", ShownOnBoard{"b2d3"});
        course.refused("14:02", ShownOnBoard{"f2d3"}, "4.7 another-move-shown");
    }
    Course().sealing().refused("14:01", ShownOnBoard{"b2b3"}, "7.5.1 shown-move-illegal");
    Course().sealing().refused("14:01", ShownOnBoard{"Ad3"}, "7.5.1 shown-move-illegal");
    // A rook in Turkish, a king in English.
    Course().sealing().refused("14:01", ShownOnBoard{"Kd1"}, "7.5.1 shown-move-illegal");
}

BOOST_AUTO_TEST_CASE(row_5_i_1_1_both_scoresheets_closed_and_the_clock_stopped) {
    Course course;
    course.sealing().then("14:02", Written{}).then("14:03", Stopped{});
    BOOST_TEST(course.said() == "I.1.1 move-stands");
    BOOST_TEST(course.phase() == "sealed");
    BOOST_TEST(course.clocks() == "0:02:00 0:10:00"); // the time spent on it is the sealer's
    BOOST_TEST(course.clocks("1 10:00") == "0:02:00 0:10:00");
    BOOST_TEST((course.game.adjourned_with == times("0:02:00", "0:10:00")));
    BOOST_TEST(course.todo() == "I.2 todo-fill-in; I.3 todo-keep");
}

BOOST_AUTO_TEST_CASE(row_5_i_1_1_scoresheets_and_envelope_not_as_they_should_be) {
    Course course;
    course.sealing().then("14:03", Stopped{{}, false, false, false, false});
    BOOST_TEST(course.said() ==
               "I.1.1 move-stands; I.1.1! own-scoresheet-missing; "
               "I.1.1! opponents-scoresheet-missing; I.1.1! envelope-open; I.1.1! nothing-written");
}

BOOST_AUTO_TEST_CASE(row_5_i_1_1_the_opponents_clock_is_not_started) {
    Course course;
    Stopped event;
    event.started_opponent = true;
    event.read = times("0:02:00", "0:09:20");
    course.sealing().then("14:02", Written{}).then("14:03", event);
    BOOST_TEST(course.said() == "I.1.1! opponents-clock-started; I.1.1 move-stands");
    BOOST_TEST(course.clocks() == "0:02:00 0:10:00"); // it is given back what ran off
    event.started_opponent = false;
    Course().sealing().refused("14:03", event, "I.1.1 opponents-clock-ran");
}

BOOST_AUTO_TEST_CASE(row_5_i_2_3_times_read_off_the_clocks) {
    Stopped event;
    event.read = times("0:02:17", "0:10:00");
    Course course;
    course.sealing().then("14:02", Written{}).then("14:03", event);
    BOOST_TEST(course.said() == "I.1.1 move-stands");
    BOOST_TEST(course.clocks() == "0:02:17 0:10:00");
    event.read = times("0:05:01", "0:10:00");
    Course().sealing().refused("14:03", event, "I.2.3 clock-shows-more");
    event.read = times("0:02:00", "0:10:01");
    Course().sealing().refused("14:03", event, "I.2.3 clock-shows-more");
    event.read = times("0:03:00", "0:10:00"); // a minute apart is the precision of the record
    Course near;
    near.sealing().then("14:03", event);
    BOOST_TEST(!near.says("I.14! clock-and-watch"));
    event.read = times("0:03:01", "0:10:00");
    Course far;
    far.sealing().then("14:03", event);
    BOOST_TEST(far.says("I.14! clock-and-watch"));
}

// A flag that falls while the player seals, his moves made: the next period's time counts.
BOOST_AUTO_TEST_CASE(row_5_a6_9_the_flag_while_sealing) {
    Course course;
    course.sealing().then("14:06", FlagFell{white});
    BOOST_TEST(course.said() == "6.9? next-period-judges");
    BOOST_TEST(course.phase() == "sealing");
    course.then("14:07", Stopped{});
    BOOST_TEST(course.says("6.9? next-period-judges"));
    BOOST_TEST(course.clocks() == "-0:02:00 0:10:00");
    course.then("14:10", kept()).then("1 10:00", SetUp{{}, true, true});
    BOOST_TEST(course.clocks() == "0:58:00 1:10:00");
    Course().sealing().refused("14:06", FlagFell{black}, "6.9 clock-does-not-run");
    Course().sealing().refused("14:02", FlagFell{white}, "6.9 flag-cannot-have-fallen");
    auto last = handed();
    last.quota = 0;
    Course lost;
    lost.then("14:00", last).then("14:06", FlagFell{white});
    BOOST_TEST(lost.said() == "6.9 flag-loses");
    BOOST_TEST(lost.result() == "0-1");
    Course noticed;
    noticed.then("14:00", last).then("14:06", Stopped{});
    BOOST_TEST(noticed.says("6.9! flag-must-have-fallen"));
    noticed.then("14:06", FlagFell{white});
    BOOST_TEST(noticed.result() == "0-1");
}

// The settled example: sealed at 13:40 with 0:35 left, recorded 0:15; Black's clock unchanged.
BOOST_AUTO_TEST_CASE(row_6_i_1_2_early_sealing_costs_the_rest_of_the_session) {
    Course course;
    course.then("13:40", early()).then("13:40", Written{}).then("13:40", Stopped{});
    BOOST_TEST(course.said() == "I.1.1 move-stands; I.1.2 time-lost");
    BOOST_TEST(course.clocks() == "0:15:00 0:10:00");
    BOOST_TEST(course.game.lost_early == time("0:20:00"));
    // However long he writes before the end of the session.
    Course slow;
    slow.then("13:40", early()).then("13:44:11", Stopped{});
    BOOST_TEST(slow.clocks() == "0:15:00 0:10:00");
    BOOST_TEST(slow.game.lost_early == time("0:15:49"));
    // Beyond the end there is nothing more to lose.
    Course slower;
    slower.then("13:40", early()).then("14:02", Stopped{});
    BOOST_TEST(slower.clocks() == "0:13:00 0:10:00");
    BOOST_TEST(slower.game.lost_early == 0);
}

BOOST_AUTO_TEST_CASE(row_6_a6_9_early_sealing_that_would_make_the_flag_fall) {
    auto event = early();
    event.left.white = time("0:20:00");
    event.quota = 0;
    Course().refused("13:40", event, "6.9 early-flag");
    event.left.white = time("0:20:01");
    Course().then("13:40", event);
    // With the moves made the next period's time takes it up.
    event.quota = 40;
    event.left.white = time("0:12:00");
    Course course;
    course.then("13:40", event);
    BOOST_TEST(course.says("6.9! early-into-next-period"));
    course.then("13:40", Stopped{});
    BOOST_TEST(course.clocks() == "-0:08:00 0:10:00");
    event.next_period = time("0:08:00");
    Course().refused("13:40", event, "6.9 early-flag");
}

// The session was announced to end earlier.
BOOST_AUTO_TEST_CASE(row_1_i_14_after_the_end_of_the_session) {
    Course course;
    course.then("14:01", handed());
    BOOST_TEST(!course.says("I.14! after-session-end"));
    Course late;
    late.then("14:20", handed());
    BOOST_TEST(late.says("I.14! after-session-end"));
    BOOST_TEST(late.says("I.1.1 must-seal"));
    for (const auto& step : late.last.steps)
        if (step.why.reason == "adjournment.step.after-session-end")
            BOOST_TEST(step.why.arguments[2] == "0:20:00");
}

BOOST_AUTO_TEST_SUITE_END()
