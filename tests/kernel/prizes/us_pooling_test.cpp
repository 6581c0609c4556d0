// US Chess 32B1 to 32B3 (2014): tied winners of different prizes pool them, one prize a winner,
// unless a class gets more alone; nobody gets more than the largest prize he could win alone.

#include "contest.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::prizes::Sharing;
using hakem::test::Contest;

BOOST_AUTO_TEST_SUITE(prizes_us_pooling)

BOOST_AUTO_TEST_CASE(place_prizes_and_a_class_prize_in_one_pool) {
    // The help of a pairing program: 300 and 200, youth 150, four tied, one of them a youth.
    // He brings in the 150, others the 300 and the 200: 650 / 4 = 162.50. Alone he would have 150.
    Contest contest(Sharing::us_pooling);
    contest.category({30000, 20000}).category({15000});
    contest.player(10).player(10, {1}).player(10).player(10);
    BOOST_TEST(contest.paid() == "A 16250, B 16250, C 16250, D 16250");
}

BOOST_AUTO_TEST_CASE(a_class_that_gets_more_alone_leaves_the_pool) {
    // The same with a youth prize of 200: pool (300 + 200 + 200) / 4 = 175, alone 200. The others
    // share 500 / 3 = 166.66...: the two cents left go to A and C.
    Contest contest(Sharing::us_pooling);
    contest.category({30000, 20000}).category({20000});
    contest.player(10).player(10, {1}).player(10).player(10);
    BOOST_TEST(contest.paid() == "A 16667, B 20000, C 16667, D 16666");
}

BOOST_AUTO_TEST_CASE(nobody_more_than_the_largest_prize_he_could_win_alone) {
    // A forum case: third 536 and fourth 306 are left, under 2400: 1379 and 766. A is above 2400,
    // B, C and D are below. Pool: 1379 + 766 + 536 + 306 = 2987, 746.75 each; the class alone
    // (1379 + 766) / 3 = 715, less. But A alone could win 536 at most; the others then have
    // (2987 - 536) / 3 = 817.
    Contest contest(Sharing::us_pooling);
    contest.category({536, 306, 230}).category({1379, 766});
    contest.player(8).player(8, {1}).player(8, {1}).player(8, {1});
    BOOST_TEST(contest.paid() == "A 536, B 817, C 817, D 817");
    BOOST_TEST(contest.left() == "c1 3");
}

BOOST_AUTO_TEST_CASE(the_cap_is_the_prize_without_a_tie_not_the_share_of_it) {
    // Another: places 12000, 6000, 3000, 1500, 1000, 800, under 1700: 2000, 1000. A has 8½, B to D
    // 7½, E to H 7; F to H are below 1700. A 12000; B to D (6000 + 3000 + 1500) / 3 = 3500. For E
    // to H: 2000 + 1000 + 1000 + 800 = 4800, 1200 each; the class alone has 3000 / 3 = 1000. E
    // could win 1000 at most; the others have 3800 / 3 = 1266.66..., one of them a unit less.
    Contest contest(Sharing::us_pooling);
    contest.category({12000, 6000, 3000, 1500, 1000, 800}).category({2000, 1000});
    contest.player(17).player(15).player(15).player(15);
    contest.player(14).player(14, {1}).player(14, {1}).player(14, {1});
    BOOST_TEST(contest.paid() == "A 12000, B 3500, C 3500, D 3500, E 1000, F 1267, G 1267, H 1266");
}

BOOST_AUTO_TEST_CASE(two_computations_the_larger_one_counts) {
    // After a case of the National Open, with figures of ours: nine places of 100 are left, classes
    // of 1000 and of 500. Fourteen are tied, four in the first class, one in the second. Pool: nine
    // places, 1000, 500 make 2400 / 14 = 171.4. The one of the second class alone has 500, first:
    // then 1000 + 900 = 1900 / 13 = 146.1, and the four alone 250 each. The other nine: 100 each.
    Contest contest(Sharing::us_pooling);
    contest.category(std::vector<prizes::Amount>(9, 100)).category({1000}).category({500});
    contest.player(9, {2});
    for (int i = 0; i < 4; ++i) contest.player(9, {1});
    for (int i = 0; i < 9; ++i) contest.player(9);
    BOOST_TEST(contest.paid() ==
               "A 500, B 250, C 250, D 250, E 250, F 100, G 100, H 100, I 100, J 100, K 100, "
               "L 100, M 100, N 100");
}

BOOST_AUTO_TEST_CASE(one_prize_a_winner_goes_into_the_pool) {
    // A and B are in both lists: 700 and 1200 make 1900, 950 each; the class's second prize is not
    // theirs.
    Contest contest(Sharing::us_pooling);
    contest.category({700}).category({1200, 400}).player(14, {1}).player(14, {1}).player(12, {1});
    BOOST_TEST(contest.paid() == "A 950, B 950, C 400");
}

BOOST_AUTO_TEST_SUITE_END()
