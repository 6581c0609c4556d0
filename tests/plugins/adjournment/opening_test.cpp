// Rows 16 and 17: what a sealed move is worth.

#include "course.hpp"

using namespace hakem;
using namespace hakem::test;
using namespace hakem::adjournment;

namespace {

constexpr std::string_view mating = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 41";

Course opened_with(std::string text, std::string letters = "tr", std::string_view fen = usual) {
    Course course(fen);
    course.resumed(true, true);
    course.then("1 10:01", opened(std::move(text), std::move(letters)));
    return course;
}

Course found(Found what) {
    Course course;
    course.resumed(true, true).then("1 10:01", Opened{what, "", "tr"});
    return course;
}

}

BOOST_AUTO_TEST_SUITE(adjournment_opening)

BOOST_AUTO_TEST_CASE(row_16_i_8_exactly_one_move_fits) {
    const std::string_view texts[][2] = {{"Abd3", "tr"},       {"Ab2-d3", "tr"}, {"Nbd3", "en"},
                                         {"♘bd3", "figurine"}, {"b2d3", "tr"},   {"Abd3+", "tr"},
                                         {"Ab:d3", "tr"}};
    for (const auto& [text, letters] : texts) {
        const auto course = opened_with(std::string(text), std::string(letters));
        BOOST_TEST(course.phase() == "playing", text);
        BOOST_TEST(to_uci(chess::read_fen(usual).position.value(),
                          course.game.sealed_move.value_or(chess::Move{})) == "b2d3",
                   text);
    }
}

BOOST_AUTO_TEST_CASE(row_16_i_8_1_ambiguous) {
    const auto course = opened_with("Ad3");
    BOOST_TEST(course.said() == "I.8.1 ambiguous; I.8! exceptions; I.8 sealer-loses");
    BOOST_TEST(course.last.steps[0].why.arguments[1] == "2");
    BOOST_TEST(course.last.steps[0].why.arguments[2].find("Abd3") != std::string::npos);
    BOOST_TEST(course.last.steps[0].why.arguments[2].find("Afd3") != std::string::npos);
    BOOST_TEST(course.phase() == "concluded");
    BOOST_TEST(course.result() == "0-1");
    BOOST_TEST(course.clocks() == "1:02:00 1:10:00");
    // A promotion without its piece is four moves.
    const auto pawn = opened_with("a8", "tr", "4k3/P7/8/8/8/8/6r1/4K3 w - - 0 41");
    BOOST_TEST(pawn.says("I.8.1 ambiguous"));
}

BOOST_AUTO_TEST_CASE(row_16_i_8_2_nobody_can_make_it_out) {
    BOOST_TEST(opened_with("bir şey").says("I.8.2 no-move"));
    BOOST_TEST(opened_with("--").says("I.8.2 no-move"));
    const auto course = found(Found::unreadable);
    BOOST_TEST(course.said() == "I.8.2 unreadable; I.8! exceptions; I.8 sealer-loses");
    BOOST_TEST(course.result() == "0-1");
    const auto empty = found(Found::no_move);
    BOOST_TEST(empty.says("I.8.2 no-sealed-move"));
    BOOST_TEST(empty.result() == "0-1");
}

// Seed 000: the scoresheet with the sealed move is not in the envelope.
BOOST_AUTO_TEST_CASE(row_16_i_8_the_scoresheet_is_not_in_the_envelope) {
    const auto course = found(Found::no_scoresheet);
    BOOST_TEST(course.said() ==
               "I.3! scoresheet-gone; I.8.2 no-scoresheet; I.8! exceptions; I.8 sealer-loses");
    BOOST_TEST(course.result() == "0-1");
    Course recorded;
    recorded.sealing().then("14:03", Stopped{{}, false, true, true, false}).then("14:10", kept());
    BOOST_TEST(recorded.says("I.8! own-scoresheet-missing"));
    recorded.then("1 10:00", SetUp{{}, true, true}).then("1 10:01", opened("Şd2"));
    BOOST_TEST(recorded.says("I.1.1! scoresheet-found-after-all"));
}

BOOST_AUTO_TEST_CASE(row_16_i_8_3_illegal) {
    for (const auto* text : {"Abd4", "Kh8", "0-0", "Şe3", "e4"}) {
        const auto course = opened_with(text);
        BOOST_TEST(course.said() == "I.8.3 illegal; I.8! exceptions; I.8 sealer-loses", text);
        BOOST_TEST(course.result() == "0-1");
    }
}

// The example of the rules. By an exception of I.8 (5.2.2, 6.9) the arbiter, and he alone, may
// declare it drawn, as the opponent cannot mate.
BOOST_AUTO_TEST_CASE(row_16_i_8_lost_even_to_a_player_who_cannot_mate) {
    auto course = opened_with("Ad3", "tr", "4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 41");
    BOOST_TEST(course.said() ==
               "I.8.1 ambiguous; I.8! exceptions; I.8 sealer-loses; I.8? may-be-drawn");
    BOOST_TEST(course.result() == "0-1");
    BOOST_TEST(course.todo() == "I.8 todo-may-be-drawn");
    course.refused("1 10:05", Concluded{Outcome::win, Outcome::loss, "karar"},
                   "8.7 after-conclusion");
    course.refused("1 10:05", Concluded{Outcome::draw, Outcome::draw, ""}, "8.7 reason-missing");
    course.then("1 10:05", Concluded{Outcome::draw, Outcome::draw, "6.9"});
    BOOST_TEST(course.said() == "I.8? declared-drawn");
    BOOST_TEST(course.result() == "=-=");
    BOOST_TEST(course.todo().empty());
    course.refused("1 10:06", Concluded{Outcome::draw, Outcome::draw, "6.9"},
                   "8.7 after-conclusion");
    // Who can mate has won.
    auto won = opened_with("Ad3");
    won.refused("1 10:05", Concluded{Outcome::draw, Outcome::draw, "6.9"}, "8.7 after-conclusion");
}

// Letters that were not told: all that fit must agree.
BOOST_AUTO_TEST_CASE(row_16_i_8_letters_not_told) {
    auto course = opened_with("Nbd3", "");
    BOOST_TEST(course.said() == "I.7 one-move-fits; I.8 read-in-letters; I.9.1 start-clock");
    BOOST_TEST(sentence_of(course.last.steps[1].why, Language::turkish).find("İngilizce") !=
               std::string::npos);
    BOOST_TEST(to_uci(chess::read_fen(usual).position.value(), *course.game.sealed_move) == "b2d3");
    BOOST_TEST(opened_with("Abd3", "").says("I.8 read-in-letters"));
    // What every language writes alike is no question of letters.
    BOOST_TEST(opened_with("b2d3", "").said() == "I.7 one-move-fits; I.9.1 start-clock");
    // A rook in Turkish, a king in English.
    Course both;
    both.resumed(true, true).refused("1 10:01", opened("Kd1", ""), "I.8 letters-decide");
    BOOST_TEST(both.last.steps[0].why.arguments[0] == "tr: a1d1; en: e1d1");
    both.then("1 10:01", opened("Kd1", "en"));
    BOOST_TEST(to_uci(chess::read_fen(usual).position.value(), *both.game.sealed_move) == "e1d1");
    // One language only makes a legal move of it.
    BOOST_TEST(opened_with("Kc1", "").said() ==
               "I.7 one-move-fits; I.8 read-in-letters; I.9.1 start-clock");
    const auto ambiguous = opened_with("Nd3", "");
    BOOST_TEST(ambiguous.says("I.8.1 ambiguous"));
    BOOST_TEST(ambiguous.says("I.8 read-in-letters"));
    BOOST_TEST(opened_with("Kh8", "").says("I.8.3 illegal"));
    BOOST_TEST(opened_with("bir şey", "").says("I.8.2 no-move"));
}

// Letters that were told, and a move only in others: the arbiter is asked.
BOOST_AUTO_TEST_CASE(row_16_i_8_a_move_in_other_letters) {
    Course course;
    course.resumed(true, true).refused("1 10:01", opened("Nbd3"), "I.8 move-in-other-letters");
    BOOST_TEST(course.last.steps[0].why.arguments[0] == "en");
    // In German, which nobody tries unasked.
    course.refused("1 10:01", opened("Sbd3", ""), "I.8 move-in-other-letters");
    course.then("1 10:02", Opened{Found::unreadable, "", ""});
    BOOST_TEST(course.result() == "0-1");
    Course lost;
    lost.resumed(true, true).then("1 10:02", EnvelopeLost{});
    lost.refused("1 10:03", MoveTold{"Kd1", ""}, "I.8 letters-decide");
    lost.then("1 10:03", MoveTold{"Nbd3", ""});
    BOOST_TEST(lost.said() == "I.12.1 told-move; I.8 read-in-letters; I.9.1 start-clock");
    Course reply;
    reply.resumed(false, true).then("1 10:00", opened("Şd2"));
    reply.then("1 10:05", ReplySealed{}).then("1 10:15", Arrived{white, true});
    reply.refused("1 10:16", opened("Kd8", ""), "I.8 letters-decide");
    reply.then("1 10:16", opened("Kd8", "tr"));
    BOOST_TEST(reply.phase() == "playing");
}

// What stands around the move on a scoresheet.
BOOST_AUTO_TEST_CASE(row_16_i_8_number_and_draw_offer_are_passed_over) {
    constexpr std::string_view castling = "4k3/r7/8/8/8/8/8/4K2R w K - 0 41";
    for (const auto* text : {"41. O-O", "41.O-O", "41.0-0", "41 0-0", "41. 0-0"}) {
        const auto course = opened_with(text, "", castling);
        BOOST_TEST(course.says("I.8 number-passed-over"), text);
        BOOST_TEST(course.phase() == "playing", text);
    }
    for (const auto* text : {"41...Kd7", "41… Kd7", "41... Kd7"}) {
        const auto course = opened_with(text, "en", "4k3/8/8/8/8/8/8/R3K2R b K - 0 41");
        BOOST_TEST(course.says("I.8 number-passed-over"), text);
        BOOST_TEST(course.phase() == "playing", text);
    }
    for (const auto* text : {"Abd3 =", "Abd3(=)", "Abd3 (=)", "Abd3, berabere?", "Abd3 draw?",
                             "Abd3 (Draw)", "Abd3 beraberlik", "Abd3 ½"}) {
        const auto course = opened_with(text);
        BOOST_TEST(course.says("9.1.2.1? offer-sign-passed-over"), text);
        BOOST_TEST(course.phase() == "playing", text);
        BOOST_TEST(*course.game.sealed_text == text);
    }
    BOOST_TEST(opened_with("0-0", "tr", castling).said() == "I.7 one-move-fits; I.9.1 start-clock");
    BOOST_TEST(opened_with("41. Ad3 (=)").says("I.8.1 ambiguous"));
    BOOST_TEST(opened_with("41.").says("I.8.2 no-move"));
    BOOST_TEST(opened_with("=").says("I.8.2 no-move"));
    BOOST_TEST(opened_with("berabere?").says("I.8.2 no-move"));
    BOOST_TEST(
        opened_with("a8=", "tr", "4k3/P7/8/8/8/8/6r1/4K3 w - - 0 41").says("I.8.1 ambiguous"));
}

BOOST_AUTO_TEST_CASE(row_16_i_8_what_cannot_be_judged) {
    Course course;
    course.resumed(true, true).refused("1 10:01", opened("Şd2", "xx"), "I.8 letters-unknown");
    course.refused("1 10:01", opened(" \t"), "I.8 text-empty");
    course.refused("1 10:01", opened(std::string(201, 'a')), "I.8 text-too-long");
    course.then("1 10:01", opened("Şd2"));
}

// Row 4 at the opening: the move on the board counts, whatever the envelope says.
BOOST_AUTO_TEST_CASE(row_4_i_1_1_another_move_in_the_envelope) {
    for (const auto* text : {"Abd3", "Ad3", "Ş?"}) {
        Course course;
        course.sealing().then("14:01", ShownOnBoard{"f2d3"}).then("14:03", Stopped{});
        course.then("14:10", kept()).then("1 10:00", SetUp{{}, true, true});
        course.then("1 10:01", opened(text));
        BOOST_TEST(course.said() == "I.1.1? shown-move-counts; I.9.1 start-clock");
        BOOST_TEST(to_uci(chess::read_fen(usual).position.value(),
                          course.game.sealed_move.value_or(chess::Move{})) == "f2d3");
    }
    Course same;
    same.sealing().then("14:01", ShownOnBoard{"f2d3"}).then("14:03", Stopped{});
    same.then("14:10", kept())
        .then("1 10:00", SetUp{{}, true, true})
        .then("1 10:01", opened("Afd3"));
    BOOST_TEST(same.said() == "I.7 one-move-fits; I.9.1 start-clock");
}

BOOST_AUTO_TEST_CASE(row_17_i_10_a5_1_1_mate) {
    Course course(mating);
    course.resumed(true, false).then("1 10:40", Arrived{black, true}); // too late
    course.then("1 10:41", opened("Vg7++"));
    BOOST_TEST(course.said() == "I.7 one-move-fits; 5.1.1 ended-on-board; I.10 conclusion-stands");
    BOOST_TEST(course.result() == "1-0");
    // The sealer may be the late one.
    Course sealer(mating);
    sealer.resumed(false, true).then("1 10:00", opened("Vg7#"));
    BOOST_TEST(sealer.said() == "I.7 one-move-fits; 5.1.1 ended-on-board");
    BOOST_TEST(sealer.result() == "1-0");
}

BOOST_AUTO_TEST_CASE(row_17_i_10_a5_2_1_stalemate) {
    Course course(mating);
    course.resumed(true, false).then("1 10:40", Arrived{black, true});
    course.then("1 10:41", opened("Vg6"));
    BOOST_TEST(course.said() == "I.7 one-move-fits; 5.2.1 ended-on-board; I.10 conclusion-stands");
    BOOST_TEST(course.result() == "=-=");
    // Nobody came at all.
    Course absent(mating);
    absent.resumed(true, false).then("1 10:30", DefaultTimeOver{}).then("1 10:31", opened("Vg6"));
    BOOST_TEST(absent.result() == "=-=");
}

BOOST_AUTO_TEST_CASE(row_17_a5_2_2_dead_position_and_a9_6_2_75_moves) {
    auto course = opened_with("Şxd2", "tr", "4k3/8/8/8/8/8/3r4/4K3 w - - 0 41");
    BOOST_TEST(course.says("5.2.2 ended-on-board"));
    BOOST_TEST(course.result() == "=-=");
    course = opened_with("Şd2", "tr", "r3k3/8/8/8/8/8/1N3N2/R3K3 w - - 149 120");
    BOOST_TEST(course.says("9.6.2 ended-on-board"));
    BOOST_TEST(course.result() == "=-=");
    // Mate goes first.
    course = opened_with("Vg7", "tr", "7k/8/5K2/8/8/8/8/6Q1 w - - 149 120");
    BOOST_TEST(course.result() == "1-0");
}

// A faulty sealed move lost the game before anybody was late.
BOOST_AUTO_TEST_CASE(row_17_i_10_a_faulty_move_and_a_late_player) {
    Course course;
    course.resumed(true, false)
        .then("1 10:40", Arrived{black, true})
        .then("1 10:41", opened("Ad3"));
    BOOST_TEST(course.says("I.10? faulty-and-late"));
    BOOST_TEST(course.result() == "0-1");
}

BOOST_AUTO_TEST_SUITE_END()
