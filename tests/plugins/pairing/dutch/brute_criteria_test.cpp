// The judge itself: one criterion decides each of these, worked by hand.

#include "brute_force.hpp"
#include "small_event.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace hakem;
using namespace hakem::test;

namespace {

std::string pairing(const Tournament& tournament, int round, std::string_view edition) {
    return text_of(brute_force(tournament, round, edition));
}

std::string both(const Tournament& tournament, int round) {
    const std::string now = pairing(tournament, round, "2026");
    BOOST_TEST(pairing(tournament, round, "2017") == now);
    return now;
}

}

BOOST_AUTO_TEST_SUITE(dutch_brute_force)

// Forfeit wins and byes bar from the bye in both editions, a full-point bye since 2026, a
// half-point bye never.
BOOST_AUTO_TEST_CASE(c2_who_is_barred) {
    const auto left_alone = [](std::string_view before) { return small_event({before, "Z Z"}, 4); };
    BOOST_TEST(both(small_event({"2w+", "1b- Z"}, 4), 2) == "none");
    BOOST_TEST(both(left_alone("U"), 2) == "none");
    BOOST_TEST(both(left_alone("H"), 2) == "1-0");
    BOOST_TEST(both(left_alone("Z"), 2) == "1-0");
    BOOST_TEST(pairing(left_alone("F"), 2, "2017") == "1-0");
    BOOST_TEST(pairing(left_alone("F"), 2, "2026") == "none");
    Tournament half = left_alone("U");
    half.scoring.pairing_bye = half.scoring.draw;
    BOOST_TEST(both(half, 2) == "none");
}

// 2017: 1, 2, 3 and 4 have 3 points; 1 has met all but 4, and 4 too: 2-4 lets 1 and 3 float, 3-4
// two who floated last round (C.12). Then 1-5 or 3-5. The bye of the last bracket {1 or 3; 6, 7}
// can only be theirs, 6 and 7 have had it: 6-7 is its pair either way. 1-6 would have the lower
// PSD, but leave 7 against C.2, so C.7 does not choose 1; 3-5 both want Black (C.10).
BOOST_AUTO_TEST_CASE(c7_of_2017_minds_c2_in_the_last_bracket) {
    const auto event =
        small_event({"4w1 7b1 2w1 3b0", "5b1 3w1 1b0 6w1", "6w1 2b0 7w1 1w1", "1b0 5w1 6b1 U",
                     "2w0 4b0 U 7w1", "3b0 U 4w0 2b0", "U 1w0 3b0 5b0"},
                    8);
    BOOST_TEST(pairing(event, 5, "2017") == "4-2 1-5 7-6 3-0");
}

// Last round, four topscorers who must have Black: 1 and 3 with the difference +2, 2 and 4 after
// two Whites. 1-3 2-4 would end with a difference of +3 and one third White, 1-4 2-3 with two third
// Whites: C10 comes before C11. The wider difference gets Black.
BOOST_AUTO_TEST_CASE(c10_before_c11) {
    const auto event = small_event({"5w= 6w1 7b1 8w1", "H 7b1 5w1 6w1", "6w= 5w1 8b1 7w1",
                                    "H 8b1 6w1 5w1", "1b= 3b0 2b0 4b0 Z", "3b= 1b0 4b0 2b0 Z",
                                    ". 2w0 1w0 3b0 Z", ". 4w0 3w0 1b0 Z"},
                                   5);
    BOOST_TEST(both(event, 5) == "4-1 2-3");
}

// Last round; the bye is for 2 or 5 (2 1/2), all below are barred (C5). 6-2 comes first, but both
// must have White and one would have a third Black (C11): 6-4. Then 2 or 5 goes on alone, and 5 has
// an unplayed round (C9).
BOOST_AUTO_TEST_CASE(c11_third_in_a_row) {
    const auto event =
        small_event({"4w= 5b0 6w= U", "5w= 4w1 7b0 3b1", "6b0 U F 2w0", "1b= 2b0 U 7w1",
                     "2b= 1w1 H 6w=", "3w1 7w1 1b= 5b=", "U 6b0 2w1 4b0"},
                    5, Colour::black);
    BOOST_TEST(pairing(event, 5, "2026") == "6-4 3-5 7-1 2-0");
}

// 2 (2 points) meets 1 or 4 (1 1/2, they have met); 1 wants White as strongly as 2, 4 mildly.
BOOST_AUTO_TEST_CASE(c13_strong_preferences) {
    const auto event = small_event({"4b= U", "U 3b1", "5b1 2w0", "1w= 5b1", "3w0 4w0"}, 3);
    BOOST_TEST(both(event, 3) == "2-4 1-3 5-0");
}

// 1 and 2 (1 1/2) have met and float; one of them meets 3, the other floats on. 2 had a downfloat
// last round, and floating on is more than the half point to 3 (C18; 2017: C.16).
BOOST_AUTO_TEST_CASE(c18_mdps_that_floated) {
    const auto event =
        small_event({"2b= 5w1", "1w= U", "Z 4b1", "5b= 3w0", "4w= 1b0"}, 5, Colour::black);
    BOOST_TEST(both(event, 3) == "3-2 4-1 5-0");
}

// 1 (2 points) and 5 (1 1/2) float to 2 and 3 (none). 2 had an upfloat last round and would have
// one of two points against 1, of one and a half against 5 (C19; 2017: C.17).
BOOST_AUTO_TEST_CASE(c19_opponents_that_floated) {
    const auto event = small_event(
        {"5b= 6w= 3b+", "4w0 5w- 6b0", "6b0 4b0 1w-", "2b1 3w1 5w1", "1w= 2b+ 4b0", "3w1 1b= 2w1"},
        4, Colour::black);
    BOOST_TEST(both(event, 4) == "6-4 3-1 5-2");
}

// The bye is for 4 (C5), who floats with 3 or with 1, the other one meeting 2. Last round 3 won by
// forfeit, a downfloat (1.4.3); 1 and 4 lost by forfeit, which is none (1.4.4): 3 stays (C14).
BOOST_AUTO_TEST_CASE(article_1_4_no_float_of_a_forfeit_loss) {
    const auto event =
        small_event({"3b= U 4w-", "4w= 5b1 H", "1w= 4b0 5w+", "2b= 3w1 1b-", "U 2w0 3b-"}, 10);
    BOOST_TEST(pairing(event, 4, "2026") == "2-3 1-5 4-0");
}

// The pairing-allocated bye is a downfloat even where it is worth nothing (1.4.3). The bye is for 4
// (C5); 2 and 5 have met, so 1 or 3 floats to 5. 3 had the bye two rounds ago: 1 floats (C16).
BOOST_AUTO_TEST_CASE(article_1_4_3_a_bye_worth_nothing) {
    Tournament event = small_event({"4w1 Z", "5b1 Z", "U 4w1", "1b0 3b0", "2w0 U"}, 5);
    event.scoring.pairing_bye = Points{};
    BOOST_TEST(pairing(event, 3, "2026") == "2-3 5-1 4-0");
}

BOOST_AUTO_TEST_SUITE_END()
