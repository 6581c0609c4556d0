// Regulation 31: one money prize each, the largest; equal points share the sum of their places.

#include "contest.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::prizes::Sharing;
using hakem::test::Contest;

BOOST_AUTO_TEST_SUITE(prizes_regulation_31)

BOOST_AUTO_TEST_CASE(who_is_alone_takes_the_prize_of_his_place) {
    Contest contest(Sharing::equal);
    contest.category({500, 300, 100}).player(14).player(13).player(12).player(11);
    BOOST_TEST(contest.paid() == "A 500, B 300, C 100");
}

BOOST_AUTO_TEST_CASE(equal_points_share_the_sum_of_their_places_equally) {
    // B, C and D stand 2 to 4: 300 + 200 + 100 = 600, 200 each.
    Contest contest(Sharing::equal);
    contest.category({500, 300, 200, 100}).player(14).player(12).player(12).player(12).player(11);
    BOOST_TEST(contest.paid() == "A 500, B 200, C 200, D 200");
}

BOOST_AUTO_TEST_CASE(places_without_a_prize_count_in_the_sum_as_nothing) {
    // B to E stand 2 to 5, where only the second has a prize: 300 / 4 = 75.
    Contest contest(Sharing::equal);
    contest.category({500, 300}).player(14).player(12).player(12).player(12).player(12);
    BOOST_TEST(contest.paid() == "A 500, B 75, C 75, D 75, E 75");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_divided_goes_to_the_better_placed_a_unit_each) {
    // 500 + 300 = 800 among 3: 266 each make 798, the 2 left go to A and B.
    Contest contest(Sharing::equal);
    contest.category({500, 300}).player(14).player(14).player(14);
    BOOST_TEST(contest.paid() == "A 267, B 267, C 266");
}

BOOST_AUTO_TEST_CASE(amounts_are_paid_in_multiples_of_the_rounding) {
    // 800 in units of 100 is 8 units among 3: 2 each, the 2 left go to A and B.
    Contest contest(Sharing::equal, 100);
    contest.category({500, 300}).player(14).player(14).player(14);
    BOOST_TEST(contest.paid() == "A 300, B 300, C 200");
}

BOOST_AUTO_TEST_CASE(of_two_prizes_only_the_largest_and_the_other_passes_on) {
    // A could have 500 of the open prizes and 300 of the class: he has the 500, B the 300.
    Contest contest(Sharing::equal);
    contest.category({500, 200}).category({300});
    contest.player(14, {1}).player(13, {1}).player(12);
    BOOST_TEST(contest.paid() == "A 500, B 300, C 200");
    const auto given_up = contest.allocation().given_up;
    BOOST_TEST_REQUIRE(given_up.size() == 2u);
    BOOST_TEST((given_up[0].contender == 0 && given_up[0].category == 1));
    BOOST_TEST(given_up[0].share == Exact(300));
    // B gives up the second of the open prizes, and C moves up to it.
    BOOST_TEST((given_up[1].contender == 1 && given_up[1].category == 0));
    BOOST_TEST(given_up[1].share == Exact(200));
}

BOOST_AUTO_TEST_CASE(a_share_is_compared_with_a_prize_alone) {
    // A and B share 300 + 100 = 400, 200 each. B's class prize of 250 is larger, so A is alone
    // at the first place: 300. The second goes to C.
    Contest contest(Sharing::equal);
    contest.category({300, 100}).category({250}).player(14).player(14, {1}).player(12);
    BOOST_TEST(contest.paid() == "A 300, B 250, C 100");
}

BOOST_AUTO_TEST_CASE(of_equal_prizes_the_first_in_the_plan) {
    // 200 in both: B stays among the open prizes and the class prize passes on to C.
    Contest contest(Sharing::equal);
    contest.category({300, 100}).category({200}).player(14).player(14, {1}).player(12, {1});
    BOOST_TEST(contest.paid() == "A 200, B 200, C 200");
    BOOST_TEST(contest.left() == "");
}

BOOST_AUTO_TEST_CASE(equal_contenders_with_equal_rights_are_treated_equally) {
    // A and B: a half of 700, or a half of 1200. Both take the 600; neither is sent to the other
    // prize alone.
    Contest contest(Sharing::equal);
    contest.category({700}).category({1200}).player(14, {1}).player(14, {1}).player(12);
    BOOST_TEST(contest.paid() == "A 600, B 600, C 700");
}

BOOST_AUTO_TEST_CASE(prizes_that_nobody_may_have_are_left) {
    Contest contest(Sharing::equal);
    contest.category({500, 300}).category({100}).player(14);
    BOOST_TEST(contest.paid() == "A 500");
    BOOST_TEST(contest.left() == "c1 2, c2 1");
}

BOOST_AUTO_TEST_CASE(by_tie_break_each_has_the_prize_of_his_place) {
    Contest contest(Sharing::tie_break);
    contest.category({500, 300, 100}).player(14).player(14).player(14).player(14);
    BOOST_TEST(contest.paid() == "A 500, B 300, C 100");
}

BOOST_AUTO_TEST_CASE(where_tie_breaks_end_article_31_shares) {
    // Nothing separates B and C: 300 + 100 = 400, 200 each.
    Contest contest(Sharing::tie_break);
    contest.category({500, 300, 100}).player(14).player(14).player(14, {}, true);
    BOOST_TEST(contest.paid() == "A 500, B 200, C 200");
}

BOOST_AUTO_TEST_SUITE_END()
