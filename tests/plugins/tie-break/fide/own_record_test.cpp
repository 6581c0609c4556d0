#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::places;
using hakem::test::round_robin;
using hakem::test::swiss;
using hakem::test::values;

namespace {

Tournament small() { return swiss({"2w1 4b= 3w+", "1b0 H 4w0", "4w0 U 1b-", "3b1 1w= 2b1"}); }

/// Number 1 stays away in the last round, with Black against number 3.
Tournament small_round_robin() {
    return round_robin({"4w1 2w= 3b-", "3w1 1b= 4w1", "2b0 4b0 1w+", "1b0 3w1 2b0"});
}

}

BOOST_AUTO_TEST_SUITE(own_record)

// C.07 7.1: the points of a win, played or not.
BOOST_AUTO_TEST_CASE(wins) { BOOST_TEST(values(small(), "WIN") == "2.0 0.0 1.0 2.0"); }

// 7.1, where the event gives more for a win with Black (XXS BW): each is a win at its own worth.
BOOST_AUTO_TEST_CASE(a7_1_wins_with_black_of_their_own_worth) {
    auto event = small();
    event.scoring.black_win = Points::hundredths(150);
    BOOST_TEST(values(event, "WIN") == "2.0 0.0 1.0 2.0");
    BOOST_TEST(places(event, "PTS") == "2 4 3 1"); // 2½, ½, 1 and 3½ points
}

// 7.2 to 7.4: over the board only.
BOOST_AUTO_TEST_CASE(games_over_the_board) {
    BOOST_TEST(values(small(), "WON") == "1.0 0.0 0.0 2.0");
    BOOST_TEST(values(small(), "BPG") == "1.0 1.0 0.0 2.0");
    BOOST_TEST(values(small(), "BWG") == "0.0 0.0 0.0 2.0");
}

// 15.2: in a round robin forfeits are games; since 2026 a lost one is not in these tie-breaks.
BOOST_AUTO_TEST_CASE(round_robin_forfeits) {
    BOOST_TEST(values(small_round_robin(), "WON", "2026-03") == "1.0 2.0 1.0 1.0");
    BOOST_TEST(values(small_round_robin(), "BPG", "2024-08") == "1.0 1.0 2.0 2.0");
    BOOST_TEST(values(small_round_robin(), "BPG", "2026-03") == "0.0 1.0 2.0 2.0");
    BOOST_TEST(values(small_round_robin(), "BWG", "2026-03") == "0.0 0.0 0.0 0.0");
}

BOOST_AUTO_TEST_CASE(games_of_less_than_a_move_are_played) {
    BOOST_TEST(values(swiss({"2bW", "1wL"}), "BWG") == "1.0 0.0");
}

// 7.5: the scores after each round; /C1 without the first.
BOOST_AUTO_TEST_CASE(progressive_scores) {
    BOOST_TEST(values(small(), "PS") == "5.0 1.0 2.0 5.0");
    BOOST_TEST(values(small(), "PS/C1") == "4.0 1.0 2.0 4.0");
    BOOST_TEST(values(small(), "PS/C9") == "0.0 0.0 0.0 0.0");
}

// 7.6: byes asked for and staying away do not count; a withdrawal is a row of zero-point byes.
BOOST_AUTO_TEST_CASE(a7_6_rounds_elected) {
    const auto event = swiss({"2w1 H 3w+", "1b0 3w= 4w1", "4w- 2b= 1b-", "3b- U 2b0"});
    BOOST_TEST(values(event, "REP") == "2.0 3.0 1.0 2.0");
    BOOST_TEST(values(swiss({"2w1 . Z", "1b0 U F"}), "REP") == "1.0 3.0");
    BOOST_TEST(values(small_round_robin(), "REP", "2024-08") == "3.0 3.0 3.0 3.0");
    BOOST_TEST(values(small_round_robin(), "REP", "2026-03") == "2.0 3.0 3.0 3.0");
}

// 7.7: more than the opponent, or than a draw; as much, also in a double forfeit, is half.
BOOST_AUTO_TEST_CASE(a7_7_standard_points) {
    auto event = swiss({"2w1 H 3w+", "1b0 3w= 4w1", "4w- 2b= 1b-", "3b- U 2b0"});
    BOOST_TEST(values(event, "STD") == "2.5 1.5 1.0 1.5");
    event.scoring = scoring_of(Points::whole(3), Points::whole(1), {});
    BOOST_TEST(values(event, "STD") == "2.5 1.5 1.0 1.5");
    BOOST_TEST(values(event, "PS") == "14.0 5.0 2.0 6.0");
}

// 7.1: as many points as a win brings, not the result, decide.
BOOST_AUTO_TEST_CASE(a7_1_points_of_a_win) {
    auto event = swiss({"2w1 3b=", "1b0 U", "F 1w="});
    BOOST_TEST(values(event, "WIN") == "1.0 1.0 1.0");
    event.scoring.pairing_bye = Points::halves(1);
    BOOST_TEST(values(event, "WIN") == "1.0 0.0 1.0");
}

BOOST_AUTO_TEST_CASE(foreign_modifiers_are_refused) {
    for (const auto* code : {"WIN/C1", "WON/P", "PS/M1", "PS/P", "BH/F", "DE/C1"})
        BOOST_TEST(values(small(), code) == "", code);
}

BOOST_AUTO_TEST_SUITE_END()
