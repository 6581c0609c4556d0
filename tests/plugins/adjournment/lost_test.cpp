// Rows 18 and 19: envelope or position lost.

#include "course.hpp"

using namespace hakem;
using namespace hakem::test;
using namespace hakem::adjournment;

BOOST_AUTO_TEST_SUITE(adjournment_lost)

BOOST_AUTO_TEST_CASE(row_18_i_12_1_envelope_missing) {
    Course course;
    course.resumed(true, true).then("1 10:02", EnvelopeLost{});
    BOOST_TEST(course.said() == "I.12.1 times-as-recorded; I.12.1 sealer-tells; I.3! custody");
    BOOST_TEST(course.phase() == "envelope-lost");
    BOOST_TEST(course.todo() == "I.12.1 sealer-tells");
    BOOST_TEST(course.clocks() == "1:02:00 1:10:00");
    course.refused("1 10:03", MoveTold{"Ad3", "tr"}, "I.12.1 told-move-not-one");
    course.refused("1 10:03", opened("Şd2"), "I.7 not-in-this-phase");
    course.then("1 10:05", MoveTold{"Abd3", "tr"});
    BOOST_TEST(course.said() == "I.12.1 told-move; I.9.1 start-clock");
    BOOST_TEST(course.phase() == "playing");
    BOOST_TEST(course.clocks("1 10:06") == "1:02:00 1:09:00 black");
}

BOOST_AUTO_TEST_CASE(row_18_i_12_1_missed_before_the_resumption) {
    Course course;
    course.adjourned().then("1 09:00", EnvelopeLost{});
    course.refused("1 09:01", MoveTold{"Abd3", "tr"}, "I.12.1 not-resumed");
    BOOST_TEST(course.todo() == "I.14 todo-start; I.5 todo-set-up; I.12.1 sealer-tells");
    course.then("1 10:00", SetUp{{}, true, false});
    BOOST_TEST(course.phase() == "envelope-lost");
    BOOST_TEST(course.clocks("1 10:10") == "1:02:00 1:00:00 black");
    course.refused("1 10:05", MoveTold{"Abd3", "tr"}, "I.7 replier-absent");
    course.then("1 10:10", Arrived{black, true}).then("1 10:11", MoveTold{"Abd3", "tr"});
    BOOST_TEST(course.clocks() == "1:02:00 1:00:00 black");
}

BOOST_AUTO_TEST_CASE(row_18_i_12_1_the_arbiter_sets_times_not_known) {
    Course course;
    course.adjourned().then("1 09:00", EnvelopeLost{times("0:03:00", "0:09:00")});
    BOOST_TEST(course.says("I.12.1 times-by-arbiter"));
    course.then("1 10:00", SetUp{{}, true, true});
    BOOST_TEST(course.clocks() == "1:03:00 1:09:00");
    Course().adjourned().refused("1 09:00", EnvelopeLost{times("0:00:00", "0:09:00")},
                                 "I.12.1 no-such-times");
    Course().sealed().refused("14:05", EnvelopeLost{}, "I.3 envelope-not-kept-yet");
}

BOOST_AUTO_TEST_CASE(row_18_i_12_1_the_sealer_must_be_there) {
    Course course;
    course.resumed(false, true).then("1 10:02", EnvelopeLost{});
    course.refused("1 10:03", MoveTold{"Abd3", "tr"}, "I.12.1 sealer-absent");
    course.then("1 10:30", DefaultTimeOver{});
    BOOST_TEST(course.said() == "I.12.1? sealed-move-unknown; I.10 late-loses");
    BOOST_TEST(course.result() == "0-1");
}

// A told move that ends the game ends it.
BOOST_AUTO_TEST_CASE(row_18_a5_1_1_the_told_move_mates) {
    Course course("7k/8/5K2/8/8/8/8/6Q1 w - - 0 41");
    course.resumed(true, true)
        .then("1 10:02", EnvelopeLost{})
        .then("1 10:03", MoveTold{"Vg7", "tr"});
    BOOST_TEST(course.result() == "1-0");
    Course shown;
    shown.sealing().then("14:01", ShownOnBoard{"f2d3"}).then("14:03", Stopped{});
    shown.then("14:10", kept()).then("1 10:00", SetUp{{}, true, true});
    shown.then("1 10:01", EnvelopeLost{});
    shown.refused("1 10:02", MoveTold{"Abd3", "tr"}, "I.1.1 another-move-shown");
    shown.then("1 10:02", MoveTold{"Afd3", "tr"});
}

BOOST_AUTO_TEST_CASE(row_19_i_12_2_position_cannot_be_set_up) {
    Course course;
    course.adjourned().then("1 10:00", PositionLost{});
    BOOST_TEST(course.said() == "I.12.2 annulled; I.12.2! position-in-record");
    BOOST_TEST(course.phase() == "annulled");
    BOOST_TEST(course.result() == "*-*");
    BOOST_TEST(course.todo() == "I.12.2 todo-new-game");
    course.refused("1 10:01", SetUp{{}, true, true}, "I.12.2 after-annulment");
    course.refused("1 10:01", Concluded{Outcome::win, Outcome::loss, "yeni oyun"},
                   "I.12.2 after-annulment");
    course.refused("1 10:01", Withdrawn{"hata"}, "I.12.2 after-annulment");
    Course().playing().refused("1 10:10", PositionLost{}, "I.12.2 not-in-this-phase");
}

BOOST_AUTO_TEST_CASE(row_19_i_12_2_the_new_game_may_be_adjourned_as_well) {
    Course course;
    course.adjourned().then("1 10:00", PositionLost{});
    auto again = handed();
    again.session_start = on("2 10:00");
    again.session_end = on("2 14:00");
    course.refused("0 14:00", again, "I.12.2 after-annulment"); // before the annulment
    course.then("2 14:00", again);
    BOOST_TEST(course.phase() == "sealing");
    BOOST_TEST(course.game.adjourned_times == 1);
    BOOST_TEST(course.result() == "?-?");
}

BOOST_AUTO_TEST_CASE(i_3_the_record_takes_events_back_not_the_rules) {
    Course().adjourned().refused("1 10:00", Withdrawn{"hata"}, "I.3 withdrawal");
}

BOOST_AUTO_TEST_SUITE_END()
