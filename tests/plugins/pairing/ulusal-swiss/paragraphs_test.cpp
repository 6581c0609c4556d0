// Paragraphs of the regulation that no other test has alone: a position each, derived by hand.

#include "team_event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;
using namespace hakem::test::ulusal;

BOOST_AUTO_TEST_SUITE(ulusal_paragraphs)

// 16.1: women and men, seniors and children, one club: all play in one group, half against half.
BOOST_AUTO_TEST_CASE(a16_1_all_in_one_group) {
    PlayedEvent event(6, 5, Colour::white);
    auto& players = event.tournament.players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].sex = i % 2 == 0 ? Sex::female : Sex::male;
        players[i].birth = i < 3 ? Date{1950, 1, 1} : Date{2015, 1, 1};
        players[i].club = "Kulüp";
    }
    BOOST_TEST(event.pair().boards == "1-4 5-2 3-6");
}

// 16.4, 17.4: winners with winners, losers with losers. 1.0: 1 [w], 2 [b]; 0.0: 3 [b], 4 [w].
BOOST_AUTO_TEST_CASE(a16_4_a17_4_equal_scores_meet) {
    BOOST_TEST(boards(small_event({"3w1", "4b1", "1b0", "2w0"}, 5)) == "2-1 3-4");
}

// 16.5: with 1 for a win, ½ for a draw, 0 for a loss and 1 for an opponent who did not come, 1, 2
// and 7 (bye) have 1.0, 3 and 6 have 0.5, 4 and 5 have 0. The bye: 5 (the lowest of 0). 1.0: 7
// floats (17.5), 1 due Black, 2 no colour: 2-1. 0.5 is the median: 7 takes 3, the top (6 has met
// 3), and 6 is left to 4, who comes from below. 3 is due Black, 4 has no colour: 3 Black, 6 White.
BOOST_AUTO_TEST_CASE(a16_5_points_of_a_round) {
    BOOST_TEST(boards(small_event({"5w1", "4b+", "6w=", "2w-", "1b0", "3b=", "U"}, 5)) ==
               "2-1 7-3 6-4 5-0");
}

// 19a: 1 has met both others of 2.0, so 1 floats, the highest, not 3. Scores before each round were
// equal: no arrows. 1.0: 5 has met 6 and 8 and floats up. Median 1.5: 4 and 7, who have met: 1
// takes 4, 5 gets 7. 1 [wbw] and 4 [wbb]; 2 [bwb] and 3 [bww]; 5 and 7 both [wbw] are due Black:
// the smaller number (21.5); 6 and 8 both [bwb] are due White: 6.
BOOST_AUTO_TEST_CASE(a19a_who_has_met_all_others) {
    const auto fourth = answer(
        small_event({"2w= 3b= 8w1", "1b= 4w= 5b1", "4b= 1w= 6w1", "3w= 2b= 7b=", "6w= 8b= 2w0",
                     "5b= 7w= 3b0", "8w= 6b= 4w=", "7b= 5w= 1b0"},
                    7));
    BOOST_TEST(fourth.boards == "2-3 4-1 7-5 6-8");
    BOOST_TEST(fourth.yielded == "");
}

// 19b: of 2.0 1 and 2 had White twice, two more than Black, and must have Black; a third White in a
// row alone would be allowed in nine rounds (21.4). They cannot meet: 1-3, and 2 floats, though 3
// is the lowest. 0.0 upward: 12-11, and 10 floats (17.6). Median 1.0: 2 takes 4, the top; 10 takes
// 9, the bottom; 5-7, 6-8, of whom 6 and 8 are both due Black: the smaller number.
BOOST_AUTO_TEST_CASE(a19b_two_more_of_a_colour) {
    const auto third =
        answer(small_event({"7w1 4w1", "8w1 5w1", "9w1 6b1", "10b1 1b0", "11b1 2b0", "12b1 3w0",
                            "1b0 10w1", "2b0 11w1", "3b0 12w1", "4w0 7b0", "5w0 8b0", "6w0 9b0"},
                           9));
    BOOST_TEST(third.boards == "3-1 4-2 5-7 8-6 10-9 11-12");
    BOOST_TEST(third.yielded == "");
}

// 19c: the same with a drawn round before: 1 and 2 have Black, White, White, one more of White. A
// third White in a row is not allowed in seven rounds: 2 floats. In eight it is (21.4): 1 and 2
// meet, and 3, the lowest, floats.
BOOST_AUTO_TEST_CASE(a19c_twice_the_same_colour) {
    const std::initializer_list<std::string_view> players = {
        "12b= 7w1 4w1", "11b= 8w1 5w1", "10b= 9w1 6b1", "9w= 10b1 1b0",
        "8w= 11b1 2b0", "7w= 12b1 3w0", "6b= 1b0 10w1", "5b= 2b0 11w1",
        "4b= 3b0 12w1", "3w= 4w0 7b0",  "2w= 5w0 8b0",  "1w= 6w0 9b0"};
    BOOST_TEST(boards(small_event(players, 7)) == "3-1 4-2 5-7 8-6 9-10 12-11");
    BOOST_TEST(boards(small_event(players, 8)) == "2-1 4-3 5-7 8-6 9-10 12-11");
}

// 19d, 20.2, 20.4, 20.5: 1.0 (1 2 3) from the top: 3, the lowest, floats down. 0.0 (6 7 8) from the
// bottom: 6, the highest, floats up. The median (4 5 9 10) comes last and serves the floaters
// first: 3 takes the top, 4; 6 takes the bottom, 10; then 5-9.
BOOST_AUTO_TEST_CASE(a20_2_a20_5_the_median_comes_last_and_floaters_first) {
    const auto second = answer(
        small_event({"6w1", "7b1", "8w1", "9w=", "10b=", "1b0", "2w0", "3b0", "4b=", "5w="}, 5));
    BOOST_TEST(second.boards == "2-1 4-3 5-9 6-10 8-7");
    BOOST_TEST(second.yielded == "");
}

// 20.1: 1-3, 2-4 are proposed; both had the same colour, so they become 1-4, 2-3. From the bottom
// 8-6, 7-5 become 8-5, 7-6.
BOOST_AUTO_TEST_CASE(a20_1_proposed_pairs_and_their_colours) {
    BOOST_TEST(boards(small_event({"5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0"}, 5)) ==
               "4-1 2-3 5-8 7-6");
}

// 20.1: all drew and are one group. 1-5 have met: 1-6, then 2-7, 3-8, and 4 is left to 5. All four
// pairs had the same colour; each exchange brings two together who have met, or no better colours.
BOOST_AUTO_TEST_CASE(a20_1_proposed_pairs_that_have_met) {
    BOOST_TEST(boards(small_event({"5w=", "6b=", "7w=", "8b=", "1b=", "2w=", "3b=", "4w="}, 5)) ==
               "6-1 2-7 8-3 4-5");
}

// 22.3: 1-2 and 3-4 were paired in round 1 and not played. All others have met: they are paired
// again. 1 [wb] and 2 [bw]; 3 [bb] and 4 [ww].
BOOST_AUTO_TEST_CASE(a22_3_a_pair_that_was_not_played_is_paired_again) {
    BOOST_TEST(boards(small_event({"2w+ 3w1 4b1", "1b- 4b= 3w=", "4w+ 1b0 2b=", "3b- 2w= 1w0"},
                                  7)) == "1-2 3-4");
    BOOST_TEST(boards(small_event({"2w1 3w1 4b1", "1b0 4b= 3w=", "4w1 1b0 2b=", "3b0 2w= 1w0"},
                                  7)) == "PAIR-0038");
}

// 27.1: the colours of the first board are those of the team. Round 1: 1 and 4 have White. Round 2:
// 2.0: 1 [w] and 2 [b]; 0.0: 3 [b] and 4 [w]. Round 3: 2 (4.0) has met 1 and 4 and takes 3; both
// have Black, White, the smaller number is due Black; 1 and 4 have White, Black: 1 gets White.
BOOST_AUTO_TEST_CASE(a27_1_the_colour_of_the_first_board) {
    TeamEvent event(4, 2, 5);
    BOOST_TEST(event.pair().boards == "1-3 4-2");
    event.play("11 00");
    BOOST_TEST(event.pair().boards == "2-1 3-4");
    event.play("11 11");
    BOOST_TEST(event.pair().boards == "3-2 1-4");
    BOOST_TEST((event.entry(11, 3).colour == Colour::white));
    BOOST_TEST((event.entry(12, 3).colour == Colour::black)); // 27.2
}

BOOST_AUTO_TEST_SUITE_END()
