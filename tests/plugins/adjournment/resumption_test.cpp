// Rows 10 to 15: set up, present, absent, arriving, late.

#include "course.hpp"

using namespace hakem;
using namespace hakem::test;
using namespace hakem::adjournment;

BOOST_AUTO_TEST_SUITE(adjournment_resumption)

BOOST_AUTO_TEST_CASE(row_10_i_5_i_14_position_and_clocks) {
    Course course;
    course.resumed(true, true);
    BOOST_TEST(course.said() == "I.14 start-by-arbiters-clock; I.5 set-up-position; "
                                "I.5 set-clocks; I.7 open-now");
    BOOST_TEST(course.phase() == "ready");
    BOOST_TEST(to_fen(course.game.position) == usual);         // before the sealed move
    BOOST_TEST(course.clocks() == "1:02:00 1:10:00");          // with the next period's hour
    BOOST_TEST(course.clocks("1 10:05") == "1:02:00 1:10:00"); // no clock runs yet
    BOOST_TEST(course.todo() == "I.7 todo-open");
}

BOOST_AUTO_TEST_CASE(row_10_i_5_clocks_set_otherwise) {
    Course course;
    course.adjourned().then("1 10:00", SetUp{times("0:02:00", "0:10:00"), true, true});
    BOOST_TEST(course.says("I.5! clocks-set-otherwise"));
    BOOST_TEST(course.clocks() == "0:02:00 0:10:00");
    Course().adjourned().refused("1 10:00", SetUp{times("0:00:00", "0:10:00"), true, true},
                                 "I.5 no-such-times");
}

BOOST_AUTO_TEST_CASE(row_10_i_14_not_before_the_announced_start) {
    Course course;
    course.adjourned().refused("1 09:59:59", SetUp{{}, true, false}, "I.14 before-announced-start");
    course.then("1 09:30", SetUp{{}, true, true});
    BOOST_TEST(course.says("I.14! before-announced-start"));
    Course later;
    later.adjourned().then("1 10:05", SetUp{{}, true, false});
    BOOST_TEST(later.says("I.14! after-announced-start"));
    later.then("1 10:34", Arrived{black, true}); // the default time counts from the true start
    BOOST_TEST(!later.says("I.10 came-late"));
    Course minute;
    minute.adjourned().then("1 10:01", SetUp{{}, true, true});
    BOOST_TEST(!minute.says("I.14! after-announced-start"));
    course.refused("1 09:31", SetUp{{}, true, true}, "I.5 not-in-this-phase");
    Course().sealed().refused("1 10:00", SetUp{{}, true, true}, "I.5 not-in-this-phase");
}

BOOST_AUTO_TEST_CASE(row_11_i_7_i_9_1_replier_present) {
    Course course;
    course.resumed(true, true).then("1 10:01", opened("Şd2"));
    BOOST_TEST(course.said() == "I.7 one-move-fits; I.9.1 start-clock");
    BOOST_TEST(course.phase() == "playing");
    BOOST_TEST(course.clocks("1 10:11") == "1:02:00 1:00:00 black");
    BOOST_TEST(*course.game.sealed_text == "Şd2");
    BOOST_TEST(to_uci(chess::read_fen(usual).position.value(), *course.game.sealed_move) == "e1d2");
    BOOST_TEST((course.game.position.to_move() == black));
    course.then("1 10:11", Moved{black, "Şe7", {}});
    BOOST_TEST(course.clocks() == "1:02:00 1:00:00 white");
    course.refused("1 10:12", Moved{black, "", {}}, "6.2 not-on-move");
    course.refused("1 10:12", Moved{white, "Şd9", {}}, "7.5.1 move-illegal");
    course.refused("1 10:12", Moved{white, "", times("1:02:01", "1:00:00")},
                   "6.1 clock-shows-more");
    course.then("1 10:12", Moved{white, "", times("1:01:30", "1:00:00")});
    BOOST_TEST(course.clocks() == "1:01:30 1:00:00 black");
    course.then("1 12:00", Concluded{Outcome::draw, Outcome::draw, ""});
    BOOST_TEST(course.said() == "8.7 played-to-its-end");
    BOOST_TEST(course.result() == "=-=");
}

BOOST_AUTO_TEST_CASE(row_11_a5_1_1_a_told_move_mates) {
    Course course("6k1/p4ppp/8/8/8/8/5PPP/1R4K1 w - - 0 41");
    course.playing("h3").then("1 10:01", Moved{black, "a6", {}});
    BOOST_TEST(course.phase() == "playing");
    course.then("1 10:02", Moved{white, "Kb8", {}});
    BOOST_TEST(course.said() == "I.13 first-move; 5.1.1 ended-on-board");
    BOOST_TEST(course.result() == "1-0");
}

BOOST_AUTO_TEST_CASE(row_12_i_7_i_9_2_replier_absent) {
    Course course;
    course.resumed(true, false);
    BOOST_TEST(course.said() == "I.14 start-by-arbiters-clock; I.5 set-up-position; "
                                "I.5 set-clocks; I.7 keep-closed; I.9.2 start-absent-clock");
    BOOST_TEST(course.phase() == "waiting");
    BOOST_TEST(course.clocks("1 10:20") == "1:02:00 0:50:00 black");
    BOOST_TEST(course.todo() == "I.9.2 todo-wait-replier");
    course.refused("1 10:10", opened("Şd2"), "I.7 replier-absent");
    // On arrival he may stop the clock and call the arbiter.
    course.then("1 10:20", Arrived{black, true});
    BOOST_TEST(course.said() ==
               "I.9.2 time-until-arrival-lost; I.9.2 paused-on-arrival; I.7 open-now");
    BOOST_TEST(course.phase() == "ready");
    BOOST_TEST(course.clocks("1 10:25") == "1:02:00 0:50:00"); // what is lost stays lost
    course.then("1 10:25", opened("Şd2"));
    BOOST_TEST(course.said() == "I.7 one-move-fits; I.9.2 restart-clock");
    BOOST_TEST(course.clocks("1 10:26") == "1:02:00 0:49:00 black");
}

BOOST_AUTO_TEST_CASE(row_12_i_9_2_he_need_not_stop_the_clock) {
    Course course;
    course.resumed(true, false).then("1 10:20", Arrived{black, false});
    BOOST_TEST(course.says("I.9.2! may-pause"));
    course.then("1 10:25", opened("Şd2"));
    BOOST_TEST(course.clocks() == "1:02:00 0:45:00 black");
}

BOOST_AUTO_TEST_CASE(row_12_a6_9_his_flag_falls) {
    Course course;
    course.resumed(true, false, "2:00:00").then("1 11:10", FlagFell{black});
    BOOST_TEST(course.said() == "6.9 flag-would-lose; 6.9? flag-before-opening");
    BOOST_TEST(course.todo() == "6.9 todo-open-after-flag");
    course.refused("1 11:10", FlagFell{black}, "6.9 flag-declared-already");
    course.then("1 11:11", opened("Şd2"));
    BOOST_TEST(course.said() == "I.7? opened-after-flag; I.7 one-move-fits; 6.9 flag-loses");
    BOOST_TEST(course.result() == "1-0");
    Course early;
    early.resumed(true, false).refused("1 10:10", FlagFell{black}, "6.9 flag-cannot-have-fallen");
    BOOST_TEST(early.last.steps[0].why.arguments[1] == "1:00:00");
    early.then("1 11:09:10", FlagFell{black}); // within the minute
    BOOST_TEST(early.says("I.14! flag-and-watch"));
    Course().resumed(true, false).refused("1 10:10", FlagFell{white}, "6.9 clock-does-not-run");
}

// He comes when his time is over by the arbiter's clock.
BOOST_AUTO_TEST_CASE(row_12_a6_9_he_comes_when_his_time_is_over) {
    Course course;
    course.resumed(true, false, "2:00:00").then("1 11:30", Arrived{black, true});
    BOOST_TEST(course.says("6.9! time-over"));
    BOOST_TEST(course.last.steps[0].why.arguments[1] == "0:20:00");
    BOOST_TEST(course.says("6.9 flag-would-lose"));
    BOOST_TEST((course.game.shown_clock(black) == std::int64_t{0}));
    course.then("1 11:31", opened("Şd2"));
    BOOST_TEST(course.said() == "I.7 one-move-fits; 6.9 flag-loses");
    BOOST_TEST(course.result() == "1-0");
    // What the sealed move ended had ended before.
    Course ended("7k/8/5K2/8/8/8/8/6Q1 w - - 0 41");
    ended.resumed(true, false, "2:00:00").then("1 11:30", Arrived{black, true});
    ended.then("1 11:31", opened("Vg6"));
    BOOST_TEST(ended.said() ==
               "I.7 one-move-fits; 5.2.1 ended-on-board; 6.9? conclusion-before-flag");
    BOOST_TEST(ended.result() == "=-=");
    // Drawn where the sealer cannot mate.
    Course bare("r3k3/8/8/8/8/8/8/4K3 w - - 0 41");
    bare.resumed(true, false, "2:00:00").then("1 11:30", opened("Şd2"));
    BOOST_TEST(bare.says("6.9 drawn-no-mate"));
    BOOST_TEST(bare.result() == "=-=");
    // A faulty sealed move lost before.
    Course faulty;
    faulty.resumed(true, false, "2:00:00").then("1 11:30", opened("Ad3"));
    BOOST_TEST(faulty.says("6.9? faulty-and-flag"));
    BOOST_TEST(faulty.result() == "0-1");
    // Within a minute it is for the arbiter to look.
    Course near;
    near.resumed(true, false, "2:00:00").then("1 11:10:40", Arrived{black, true});
    BOOST_TEST(near.says("6.9! time-over"));
    BOOST_TEST(!near.says("6.9 flag-would-lose"));
    // The clocks had been set wrongly (I.13): he still has time.
    Course set;
    set.adjourned("2:00:00").then("1 10:00", SetUp{times("1:02:00", "0:10:00"), true, false});
    set.then("1 10:20", Arrived{black, true});
    BOOST_TEST(set.game.flag_over);
    set.then("1 10:20", ClocksDisputed{black, times("1:02:00", "1:10:00"), false});
    BOOST_TEST(!set.game.flag_over);
    set.then("1 10:21", opened("Şd2"));
    BOOST_TEST(set.clocks() == "1:02:00 0:50:00 black");
}

BOOST_AUTO_TEST_CASE(row_13_i_9_3_sealer_absent_reply_on_the_board) {
    Course course;
    course.resumed(false, true).then("1 10:00", opened("Şd2"));
    BOOST_TEST(course.said() == "I.7 one-move-fits; I.9.1 start-clock; I.9.3 may-seal-reply");
    course.then("1 10:05", Moved{black, "Şe7", {}});
    BOOST_TEST(course.clocks("1 10:10") == "0:57:00 1:05:00 white");
    course.refused("1 10:10", Moved{white, "Şc2", {}}, "I.9.3 mover-absent");
    course.then("1 10:10", Arrived{white, false}).then("1 10:11", Moved{white, "Şc2", {}});
    BOOST_TEST(course.clocks() == "0:56:00 1:05:00 black");
}

BOOST_AUTO_TEST_CASE(row_13_i_9_3_the_reply_is_sealed) {
    Course course;
    course.resumed(false, true).then("1 10:00", opened("Şd2"));
    course.then("1 10:05", ReplySealed{});
    BOOST_TEST(course.said() == "I.9.3 reply-sealed; I.9.3 keep-reply");
    BOOST_TEST(course.phase() == "reply-sealed");
    BOOST_TEST(course.clocks("1 10:15") == "0:52:00 1:05:00 white");
    course.refused("1 10:10", opened("Şe7"), "I.9.3 sealer-absent");
    course.refused("1 10:10", ReplySealed{}, "I.9.3 not-in-this-phase");
    course.then("1 10:15", Arrived{white, true});
    BOOST_TEST(course.said() == "I.9.3? sealer-paused-on-arrival; I.9.3 open-reply-now");
    course.then("1 10:16", opened("Şe7"));
    BOOST_TEST(course.said() == "I.9.3 one-move-fits; I.9.3 reply-made");
    BOOST_TEST(course.phase() == "playing");
    BOOST_TEST(course.clocks("1 10:20") == "0:48:00 1:05:00 white");
    BOOST_TEST((course.game.position.to_move() == white));
}

// Settled: I.8 applies to the reply as well.
BOOST_AUTO_TEST_CASE(row_13_i_8_a_faulty_reply) {
    Course course;
    course.resumed(false, true).then("1 10:00", opened("Şd2"));
    course.then("1 10:05", ReplySealed{}).then("1 10:15", Arrived{white, true});
    course.then("1 10:16", opened("Kh9"));
    BOOST_TEST(course.says("I.8? reply-likewise"));
    BOOST_TEST(course.result() == "1-0");
}

BOOST_AUTO_TEST_CASE(row_13_i_9_3_only_while_the_sealer_is_absent) {
    Course course;
    course.playing().refused("1 10:05", ReplySealed{}, "I.9.3 sealer-is-here");
    Course replied;
    replied.resumed(false, true).then("1 10:00", opened("Şd2"));
    replied.then("1 10:05", Moved{black, "", {}});
    replied.refused("1 10:06", ReplySealed{}, "I.9.3 replied-already");
}

BOOST_AUTO_TEST_CASE(row_14_i_11_both_absent) {
    Course course;
    course.resumed(false, false);
    BOOST_TEST(course.says("I.11 both-absent"));
    BOOST_TEST(course.phase() == "waiting");
    // The sealer's coming does not stop it.
    course.then("1 10:10", Arrived{white, true});
    BOOST_TEST(course.said() == "I.11 replier-clock-goes-on");
    BOOST_TEST(course.clocks("1 10:20") == "1:02:00 0:50:00 black");
    course.then("1 10:20", Arrived{black, true});
    BOOST_TEST(course.clocks() == "1:02:00 0:50:00");
    course.then("1 10:21", opened("Şd2"));
    BOOST_TEST(course.phase() == "playing");
}

BOOST_AUTO_TEST_CASE(row_14_i_11_both_absent_and_no_default_time) {
    Course course;
    course.resumed(false, false, "0:00:00");
    BOOST_TEST(course.says("I.10? both-absent-default-zero"));
    BOOST_TEST(course.says("I.10 absent-default-zero"));
    course.then("1 10:05", DefaultTimeOver{});
    BOOST_TEST(course.said() ==
               "I.10 would-lose; I.10 would-lose; I.10 sealed-move-may-have-ended");
    course.then("1 10:06", opened("Şd2"));
    BOOST_TEST(course.said() ==
               "I.7? opened-in-absence; I.7 one-move-fits; I.10 late-loses; I.10 late-loses; "
               "I.10? both-late");
    BOOST_TEST(course.result() == "0-0");
}

BOOST_AUTO_TEST_CASE(row_15_i_10_replier_comes_too_late) {
    Course course;
    course.resumed(true, false).then("1 10:30:01", Arrived{black, true});
    BOOST_TEST(course.says("I.10 came-late"));
    BOOST_TEST(course.todo() == "I.10 todo-decide-late; I.7 todo-open");
    course.then("1 10:31", opened("Şd2"));
    BOOST_TEST(course.said() == "I.7 one-move-fits; I.10 late-loses");
    BOOST_TEST(course.result() == "1-0");
    // To the second.
    Course in_time;
    in_time.resumed(true, false).then("1 10:30", Arrived{black, true});
    BOOST_TEST(!in_time.says("I.10 came-late"));
    in_time.then("1 10:31", opened("Şd2"));
    BOOST_TEST(in_time.phase() == "playing");
}

// Settled: both late lose both; the sealer has not come at all.
BOOST_AUTO_TEST_CASE(row_15_i_10_both_too_late) {
    Course course;
    course.resumed(false, false).then("1 10:40", Arrived{black, true});
    course.then("1 10:41", opened("Şd2"));
    BOOST_TEST(course.result() == "0-0");
    Course excused;
    excused.resumed(false, false).then("1 10:35", Excused{white, "kar"});
    excused.then("1 10:40", Arrived{black, true}).then("1 10:41", opened("Şd2"));
    BOOST_TEST(excused.result() == "1-0");
}

BOOST_AUTO_TEST_CASE(row_15_i_10_sealer_comes_too_late) {
    Course course;
    course.resumed(false, true).then("1 10:00", opened("Şd2"));
    course.then("1 10:40", Arrived{white, true});
    BOOST_TEST(course.says("I.10 came-late"));
    course.then("1 10:41", Moved{black, "", {}});
    course.refused("1 10:42", Moved{white, "", {}}, "I.10 decide-first");
    course.then("1 10:42", DefaultTimeOver{});
    BOOST_TEST(course.said() == "I.10 late-loses");
    BOOST_TEST(course.result() == "0-1");
}

BOOST_AUTO_TEST_CASE(row_15_i_10_the_default_time_is_over) {
    Course course;
    course.resumed(false, true).then("1 10:00", opened("Şd2"));
    course.refused("1 10:29:59", DefaultTimeOver{}, "I.10 nobody-late");
    course.then("1 10:30", DefaultTimeOver{});
    BOOST_TEST(course.result() == "0-1");
    Course().playing().refused("1 12:00", DefaultTimeOver{}, "I.10 nobody-late");
    // The envelope closed: whether the sealed move ended the game must be seen first.
    Course closed;
    closed.resumed(true, false).then("1 10:30", DefaultTimeOver{});
    BOOST_TEST(closed.said() == "I.10 would-lose; I.10 sealed-move-may-have-ended");
    BOOST_TEST(closed.result() == "?-?");
    BOOST_TEST(closed.todo() == "I.10 todo-decide-late; I.10 todo-open-in-absence");
    closed.refused("1 10:31", DefaultTimeOver{}, "I.10 default-declared-already");
    closed.then("1 10:31", opened("Şd2"));
    BOOST_TEST(closed.result() == "1-0");
}

BOOST_AUTO_TEST_CASE(row_15_i_10_the_arbiter_decides_otherwise) {
    Course course;
    course.resumed(true, false).refused("1 10:01", Excused{white, ""}, "I.10 not-late");
    course.then("1 10:40", Arrived{black, true}).then("1 10:41", Excused{black, "kar"});
    BOOST_TEST(course.said() == "I.10 excused");
    course.refused("1 10:41", Excused{black, "kar"}, "I.10 excused-already");
    course.then("1 10:42", opened("Şd2"));
    BOOST_TEST(course.phase() == "playing");
    BOOST_TEST(course.clocks() == "1:02:00 0:30:00 black");
    Course sealer;
    sealer.resumed(false, true).then("1 10:00", opened("Şd2")).then("1 10:05", ReplySealed{});
    sealer.then("1 10:40", Arrived{white, true});
    sealer.refused("1 10:41", opened("Şe7"), "I.10 decide-first");
    sealer.then("1 10:41", Excused{white, ""});
    BOOST_TEST(sealer.said() == "I.10 excused; I.10! no-reason");
    sealer.then("1 10:42", opened("Şe7"));
    BOOST_TEST(sealer.phase() == "playing");
    Course after;
    after.resumed(true, false)
        .then("1 10:30", DefaultTimeOver{})
        .then("1 10:31", Excused{black, "x"});
    after.refused("1 10:32", opened("Şd2"), "I.7 replier-absent");
    after.then("1 10:40", Arrived{black, true}).then("1 10:41", opened("Şd2"));
    BOOST_TEST(after.phase() == "playing");
}

// I.10 and I.11: the results by default, for who is absent or came late.
BOOST_AUTO_TEST_CASE(row_15_i_10_concluded_by_default) {
    const auto win = Outcome::forfeit_win, loss = Outcome::forfeit_loss;
    Course course;
    course.resumed(true, false)
        .refused("1 10:40", Concluded{loss, win, "yok"}, "I.10 here-in-time");
    course.refused("1 10:40", Concluded{win, win, "yok"}, "8.7 no-result");
    course.refused("1 10:40", Concluded{win, Outcome::loss, "yok"}, "8.7 no-result");
    course.refused("1 10:40", Concluded{loss, loss, "yok"}, "I.10 here-in-time");
    course.refused("1 10:40", Concluded{win, loss, ""}, "8.7 reason-missing");
    course.then("1 10:40", Concluded{win, loss, "gelmedi"});
    BOOST_TEST(course.result() == "+--");
    Course both;
    both.resumed(false, false).then("1 10:40", Concluded{loss, loss, "gelmediler"});
    BOOST_TEST(both.result() == "---");
    Course().adjourned().refused("1 09:00", Concluded{win, loss, "yok"}, "I.10 not-resumed");
    Course().playing().refused("1 10:40", Concluded{win, loss, "yok"}, "I.10 here-in-time");
    // The arbiter's own: both lose, one draws and the other loses.
    Course lost;
    lost.resumed(true, true).then("1 10:40", Concluded{Outcome::loss, Outcome::loss, "karar"});
    BOOST_TEST(lost.result() == "0-0");
    Course half;
    half.resumed(true, true).then("1 10:40", Concluded{Outcome::draw, Outcome::loss, "karar"});
    BOOST_TEST(half.result() == "=-0");
}

BOOST_AUTO_TEST_CASE(row_15_i_9_2_arrivals_that_cannot_be) {
    Course course;
    course.resumed(true, false).refused("1 10:01", Arrived{white, true}, "I.9.2 here-already");
    course.refused("1 10:01", Arrived{}, "I.9.2 no-colour");
    Course().adjourned().refused("1 09:00", Arrived{white, true}, "I.9.2 not-in-this-phase");
}

BOOST_AUTO_TEST_SUITE_END()
