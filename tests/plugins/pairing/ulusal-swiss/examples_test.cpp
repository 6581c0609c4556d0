// The worked examples, derived by hand: every round with the articles that decide it.

#include "played_event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test::ulusal;

BOOST_AUTO_TEST_SUITE(ulusal_examples)

BOOST_AUTO_TEST_CASE(eight_players_three_rounds) {
    PlayedEvent event(8, 3, Colour::white);
    // 18: half against half; 21.1: odd numbers of the upper half have White.
    BOOST_TEST(event.pair().boards == "1-5 6-2 3-7 8-4");
    event.play("0-1 0-1 0-1 1-0");
    // 20.2: half of the points is ½, nobody has it. 1.0: 2 5 7 8. 20.1a: 2-7, 5-8; 2 and 7 are both
    // due White, but 2-8, 5-7 leaves one such pair too (20.1c). 21.5: 2, the smaller, gets White.
    // 0.0 upward: 6-3, 4-1; no exchange is better. 21.5: 3 gets his due Black.
    BOOST_TEST(event.pair().boards == "2-7 5-8 4-1 6-3");
    event.play("1-0 = = =");
    // 2.0: 2 alone, floats (19d). 1.5: 2 stays, 8 is the lowest (17.5); 2 takes the top player, 5
    // (20.5). 0.5 upward: 6-3 have met (16.3), so 6-1 (20.1b), 4-3. Median: 7 with 8 from above.
    BOOST_TEST(event.pair().boards == "5-2 7-8 1-6 3-4");
    BOOST_TEST(event.pair().yielded == "");
}

BOOST_AUTO_TEST_CASE(nine_players_a_bye_and_a_forfeit) {
    PlayedEvent event(9, 4, Colour::black);
    // 17.2: the lowest has the bye. 21.1: number 1 has Black.
    BOOST_TEST(event.pair().boards == "5-1 2-6 7-3 4-8 9-0");
    event.play("0-1 1-0 0-1 1-0");
    // Bye 8. 1.0: 9 floats, the lowest (17.5); 1-3, 2-4 are both in conflict, exchanged to 1-4, 2-3
    // (20.1c). 0.0: 5 floats, the highest (17.6). Median without residents: 9-5 (20.2).
    BOOST_TEST(event.pair().boards == "1-4 3-2 9-5 6-7 8-0");
    event.play("1-0 0-1 = -+");
    // Bye 6: a lost forfeit does not bar. 9 and 5 are alone in their groups and float again (17.7).
    // Median: 9 takes 3, the top; 5 takes 8, the bottom (20.5); 21.5a: the larger differences.
    const auto third = event.pair();
    BOOST_TEST(third.boards == "2-1 3-9 4-7 8-5 6-0");
    BOOST_TEST(third.yielded == "17.7 17.7");
    event.play("0-1 = 1-0 0-1");
    // Bye: 8 had it, 7 won by absence (17.3), 6 had it: 5. 3.0: 1 floats, has met 2 and 4: 9. 1.0
    // upward: 7 has no partner next door (19.2), 6 floats. Last round: nobody is barred (17.7).
    const auto last = event.pair();
    BOOST_TEST(last.boards == "1-9 4-2 6-3 7-8 5-0");
    BOOST_TEST(last.yielded == "");
}

BOOST_AUTO_TEST_CASE(eight_players_the_median_is_repaired) {
    PlayedEvent event(8, 4, Colour::white);
    BOOST_TEST(event.pair().boards == "1-5 6-2 3-7 8-4");
    event.play("1-0 0-1 1-0 1-0");
    BOOST_TEST(event.pair().boards == "3-1 2-8 4-6 5-7");
    event.play("0-1 1-0 1-0 1-0");
    // Median 3 4 5 8: 3-5 would leave 4-8, who have met; 3-8, 4-5 (20.1b).
    BOOST_TEST(event.pair().boards == "1-2 8-3 5-4 7-6");
    event.play("0-1 0-1 = 1-0");
    // 2.0 with 2: only 2-3 can be paired, so 1 floats though he is not the lowest (19a). 1.0 with
    // 6: 7 floats. Median 1 4 5 7: 5 has met them all. 20.3a: without 8 no, without 6 yes: 6 floats
    // on.
    const auto last = event.pair();
    BOOST_TEST(last.boards == "2-3 4-1 6-5 7-8");
    BOOST_TEST(last.yielded == "20.3a");
}

BOOST_AUTO_TEST_CASE(nine_players_an_unfinished_game) {
    PlayedEvent event(9, 4, Colour::black);
    BOOST_TEST(event.pair().boards == "5-1 2-6 7-3 4-8 9-0");
    event.play("= = = ?");
    // 22.1: 4 and 8 count ½. Bye: 8 has an unfinished game, so 7. 20.5: 9 takes 1. 3-6 would leave
    // 4-8, who have met: 3-8, 4-6; 20.1c: 2-5 and 3-8 become 2-8, 3-5.
    BOOST_TEST(event.pair().boards == "1-9 8-2 3-5 6-4 7-0");
    event.play("1-0 = = =");
    event.finish(1, 4, Outcome::win);
    // The real result counts now. Bye 8. 1.5: 7 floats to 2; 3-6, 5-9 become 3-9, 5-6 (20.1c).
    BOOST_TEST(event.pair().boards == "4-1 2-7 9-3 5-6 8-0");
    event.play("= 0-1 1-0 1-0");
    // 19.2: 4 has met 8, the only one next door: 9 floats. 21.5a for 1-7, 5-4, 9-8.
    BOOST_TEST(event.pair().boards == "1-7 5-4 9-8 3-2 6-0");
    // Round 2 again: XXJ makes the game unfinished once more.
    BOOST_TEST(boards(event.tournament, 2) == "1-9 8-2 3-5 6-4 7-0");
}

BOOST_AUTO_TEST_SUITE_END()
