// The system of Vlastimil Hort: half of the prize of the place, and an equal part of the other
// halves of the tie. Both examples are those that the German encyclopaedia has of it.

#include "contest.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::prizes::Sharing;
using hakem::test::Contest;

BOOST_AUTO_TEST_SUITE(prizes_hort)

namespace {

/// Points 8, 8, 7½, 7, 7, 7.
Contest& six(Contest& contest) {
    return contest.player(16).player(16).player(15).player(14).player(14).player(14);
}

}

BOOST_AUTO_TEST_CASE(example_with_whole_shares) {
    // 1000, 500: halves 500 and 250; the others make 750, 375 each: 875, 625. 350 is alone.
    // 200, 150, 100: halves 100, 75, 50; the others make 225, 75 each: 175, 150, 125.
    Contest contest(Sharing::hort);
    six(contest.category({1000, 500, 350, 200, 150, 100}));
    BOOST_TEST(contest.paid() == "A 875, B 625, C 350, D 175, E 150, F 125");
}

BOOST_AUTO_TEST_CASE(example_in_cents) {
    // 40, 20, 10: halves 20, 10, 5; the others make 35, 11.666... each: 31.666, 21.666, 16.666.
    // Rounded down they make 69.98 of 70.00; the two cents go to D and E.
    Contest contest(Sharing::hort);
    six(contest.category({10000, 8000, 6000, 4000, 2000, 1000}));
    BOOST_TEST(contest.paid() == "A 9500, B 8500, C 6000, D 3167, E 2167, F 1666");
}

BOOST_AUTO_TEST_CASE(example_in_whole_units_keeps_the_total) {
    // 31 + 21 + 16 = 68 of 70: D and E have one more. Rounding each up would pay 71.
    Contest contest(Sharing::hort);
    six(contest.category({100, 80, 60, 40, 20, 10}));
    BOOST_TEST(contest.paid() == "A 95, B 85, C 60, D 32, E 22, F 16");
}

BOOST_AUTO_TEST_CASE(a_place_without_a_prize_has_its_part_of_the_halves) {
    // One prize of 100, two tied: A 50 + 25, B 0 + 25.
    Contest contest(Sharing::hort);
    contest.category({100}).player(14).player(14);
    BOOST_TEST(contest.paid() == "A 75, B 25");
}

BOOST_AUTO_TEST_CASE(those_whom_nothing_separates_have_equal_halves) {
    // 100 and 60, A and B equal in everything: (50 + 30) / 2 + 80 / 2 = 80 each.
    Contest contest(Sharing::hort);
    contest.category({100, 60}).player(14).player(14, {}, true);
    BOOST_TEST(contest.paid() == "A 80, B 80");
}

BOOST_AUTO_TEST_CASE(the_largest_of_two_by_his_own_part) {
    // Open 100, 60: A 50 + 40 = 90, B 30 + 40 = 70. B's class prize of 80 is larger; A is then
    // alone: 100, and C has the 60.
    Contest contest(Sharing::hort);
    contest.category({100, 60}).category({80}).player(14).player(14, {1}).player(12);
    BOOST_TEST(contest.paid() == "A 100, B 80, C 60");
}

BOOST_AUTO_TEST_SUITE_END()
