// Rows 7 to 9: the envelope, offers of a draw over the break, agreement and resignation.

#include "course.hpp"

using namespace hakem;
using namespace hakem::test;
using namespace hakem::adjournment;

BOOST_AUTO_TEST_SUITE(adjournment_keeping)

BOOST_AUTO_TEST_CASE(row_7_i_2_the_seven_fields) {
    Course course;
    course.adjourned();
    BOOST_TEST(course.said() ==
               "I.2.1 names; I.2.2 position-on-envelope; I.2.3 times-on-envelope; "
               "I.2.4 sealer-on-envelope; I.2.5 number-on-envelope; I.2.6 no-offer-on-envelope; "
               "I.2.7 invited; I.3 kept; Regulation 22.1 draw-for-pairing");
    BOOST_TEST(course.phase() == "adjourned");
    BOOST_TEST(course.result() == "?-?"); // provisionally a draw
    BOOST_TEST(course.clocks() == "0:02:00 0:10:00");
    BOOST_TEST(course.todo() == "I.14 todo-start; I.5 todo-set-up");
}

BOOST_AUTO_TEST_CASE(row_7_i_3_the_arbiter_checks_and_keeps) {
    auto event = kept();
    event.keeper.clear();
    Course().sealed().refused("14:10", event, "I.3 no-keeper");
    event = kept();
    event.venue.clear();
    Course().sealed().refused("14:10", event, "I.2.7 no-venue");
    event = kept();
    event.resume = {};
    Course().sealed().refused("14:10", event, "I.2.7 no-resumption");
    event.resume = on("14:10");
    Course().sealed().refused("14:10", event, "I.2.7 resumption-in-the-past");
    event = kept();
    event.default_time = -1;
    Course().sealed().refused("14:10", event, "6.7.1 default-time");
    Course().sealing().refused("14:10", kept(), "I.3 not-in-this-phase");
}

BOOST_AUTO_TEST_CASE(row_7_a6_7_1_default_time_not_told_is_zero) {
    Course course;
    course.adjourned("0:00:00");
    BOOST_TEST(course.says("6.7.1 default-time-zero"));
}

BOOST_AUTO_TEST_CASE(row_7_i_2_7_the_resumption_is_put_off) {
    Course course;
    auto later = kept();
    later.resume = on("3 18:00");
    course.adjourned().then("18:00", later);
    BOOST_TEST(course.said() == "I.2.7 put-off");
    BOOST_TEST((course.game.kept.resume == on("3 18:00")));
    course.refused("1 10:00", SetUp{{}, true, false}, "I.14 before-announced-start");
}

BOOST_AUTO_TEST_CASE(row_8_i_4_the_sealers_opponent_offers) {
    Course course;
    course.adjourned().then("20:00", DrawOffered{black});
    BOOST_TEST(course.said() == "I.4 offer-over-the-break");
    BOOST_TEST(course.todo() == "I.14 todo-start; I.5 todo-set-up; 9.1.2.1 todo-answer-offer");
    course.refused("20:01", DrawOffered{black}, "9.1.2.1 offer-stands-already");
    course.refused("20:01", DrawAccepted{black}, "9.1.2.1 own-offer");
    // It stands until it is answered, also into the resumption.
    course.then("1 10:00", SetUp{{}, true, true});
    BOOST_TEST((course.game.offer_by == black));
}

BOOST_AUTO_TEST_CASE(row_8_a5_2_3_accepted_at_once_drawn) {
    Course course;
    course.adjourned().then("20:00", DrawOffered{black}).then("21:00", DrawAccepted{white});
    BOOST_TEST(course.said() == "5.2.3 accepted-unopened; 5.2.3? unopened-mate");
    BOOST_TEST(course.phase() == "concluded");
    BOOST_TEST(course.result() == "=-=");
    BOOST_TEST(!course.game.sealed_text);
    BOOST_TEST(course.todo().empty());
    course.refused("1 10:00", SetUp{{}, true, true}, "8.7 after-conclusion");
}

BOOST_AUTO_TEST_CASE(row_8_a9_1_refused) {
    Course course;
    course.adjourned().then("20:00", DrawOffered{black}).then("21:00", DrawRefused{white});
    BOOST_TEST(course.said() == "9.1.2.1 offer-refused");
    BOOST_TEST(course.phase() == "adjourned");
    course.refused("21:01", DrawAccepted{white}, "9.1 no-offer");
    course.then("21:02", DrawOffered{black});
}

BOOST_AUTO_TEST_CASE(row_8_i_4_not_the_sealer) {
    Course course;
    course.adjourned().refused("20:00", DrawOffered{white}, "I.4 sealer-offers");
    course.refused("20:00", DrawOffered{}, "9.1 no-colour");
}

// 9.1.2.1: with the sealed move the sealer may; it goes on the envelope (I.2.6).
BOOST_AUTO_TEST_CASE(row_8_a9_1_2_1_offered_with_the_sealed_move) {
    Course course;
    course.sealing().refused("14:01", DrawOffered{white}, "9.1.2.1 offer-before-move");
    course.then("14:02", Written{}).then("14:02", DrawOffered{white});
    BOOST_TEST(course.said() == "9.1.2.1 offer-with-sealed-move");
    course.then("14:03", Stopped{}).then("14:10", kept());
    BOOST_TEST(course.says("I.2.6 offer-on-envelope"));
    course.then("20:00", DrawAccepted{black});
    BOOST_TEST(course.result() == "=-=");
}

// Offered with the last move before the adjournment, and not answered: current, so it is on the
// envelope.
BOOST_AUTO_TEST_CASE(row_8_a9_1_2_1_offered_before_the_sealed_move) {
    Course course;
    course.sealing().then("14:01", DrawOffered{black});
    BOOST_TEST(course.said() == "9.1.2.1 offer-stands; 11.5! offer-in-opponents-time");
    course.then("14:02", Written{}).then("14:03", Stopped{}).then("14:10", kept());
    BOOST_TEST(course.says("I.2.6 offer-on-envelope"));
    // Touching a piece refuses it.
    Course touched;
    touched.sealing().then("14:01", DrawOffered{black}).then("14:02", ShownOnBoard{"b2d3"});
    BOOST_TEST(touched.says("9.1.2.1 offer-refused-by-touch"));
    BOOST_TEST((touched.game.offer_by == Colour::none));
    BOOST_TEST((touched.game.offer_last == black));
}

BOOST_AUTO_TEST_CASE(row_8_a9_1_2_1_refused_by_a_move) {
    Course course;
    course.playing().then("1 10:01", DrawOffered{white}).then("1 10:02", Moved{black, "", {}});
    BOOST_TEST(course.says("9.1.2.1 offer-refused-by-touch"));
    BOOST_TEST((course.game.offer_by == Colour::none));
}

BOOST_AUTO_TEST_CASE(row_9_i_6_draw_agreed_before_the_resumption) {
    Course course;
    course.adjourned().then("1 09:00", DrawAgreed{});
    BOOST_TEST(course.said() == "I.6 agreed; 5.2.3? unopened-mate");
    BOOST_TEST(course.result() == "=-=");
}

BOOST_AUTO_TEST_CASE(row_9_a5_2_3_both_have_made_a_move) {
    auto first = handed(chess::initial_fen);
    first.quota = 0;
    Course course;
    course.then("14:00", first).then("14:01", Stopped{});
    course.refused("14:02", DrawAgreed{}, "5.2.3 no-move-made");
}

BOOST_AUTO_TEST_CASE(row_9_i_6_resignation_notified) {
    Course course;
    course.adjourned().then("1 09:00", Resigned{black});
    BOOST_TEST(course.said() == "I.6 resigned-over-the-break; 5.1.2 resigned");
    BOOST_TEST(course.phase() == "concluded");
    BOOST_TEST(course.result() == "1-0");
    // 5.1.2: drawn where the opponent cannot mate.
    Course bare("4k3/8/8/8/8/8/1N3N2/R3K3 w - - 0 41");
    bare.adjourned().then("1 09:00", Resigned{white});
    BOOST_TEST(bare.said() == "I.6 resigned-over-the-break; 5.1.2 drawn-no-mate");
    BOOST_TEST(bare.result() == "=-=");
}

BOOST_AUTO_TEST_CASE(row_9_a8_7_the_arbiter_decides) {
    Course course;
    course.adjourned().refused("1 09:00", Concluded{Outcome::win, Outcome::loss, ""},
                               "8.7 reason-missing");
    course.refused("1 09:00", Concluded{Outcome::win, Outcome::win, "x"}, "8.7 no-result");
    course.refused("1 09:00", Concluded{Outcome::win, Outcome::draw, "x"}, "8.7 no-result");
    course.refused("1 09:00", Concluded{}, "8.7 no-result");
    course.then("1 09:00", Concluded{Outcome::win, Outcome::loss, "12.9"});
    BOOST_TEST(course.said() == "8.7? arbiter-decided");
    BOOST_TEST(course.result() == "1-0");
}

BOOST_AUTO_TEST_SUITE_END()
