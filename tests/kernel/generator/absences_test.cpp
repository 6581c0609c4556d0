#include "generator/absences.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::generator;

namespace {

std::ptrdiff_t count(const std::vector<Outcome>& byes, Outcome kind) {
    return std::count(byes.begin(), byes.end(), kind);
}

}

BOOST_AUTO_TEST_SUITE(generator_absences)

BOOST_AUTO_TEST_CASE(nobody_is_absent_unasked) {
    const Recipe recipe;
    const auto stays = drawn_stays(recipe);
    Byes byes(recipe, stays);
    for (int round = 1; round <= recipe.rounds; ++round)
        BOOST_TEST(count(byes.of_next_round(), Outcome::absent) == recipe.players);
}

BOOST_AUTO_TEST_CASE(late_entries_and_withdrawals) {
    Recipe recipe;
    recipe.late_entries = {7, false};
    recipe.withdrawals = {5, false};
    const auto stays = drawn_stays(recipe);
    int late = 0, withdrawn = 0;
    for (const auto& stay : stays) {
        late += stay.first > 1;
        withdrawn += stay.last < recipe.rounds;
        BOOST_TEST(stay.first <= 5);
        BOOST_TEST(stay.first <= stay.last);
    }
    BOOST_TEST(late == 7);
    BOOST_TEST(withdrawn == 5);
}

BOOST_AUTO_TEST_CASE(who_is_not_in_the_event_has_no_points_for_it) {
    Recipe recipe;
    recipe.players = 4;
    recipe.rounds = 3;
    const std::vector<Stay> stays = {{1, 3}, {2, 3}, {1, 1}, {1, 3}};
    Byes byes(recipe, stays);
    using enum Outcome;
    BOOST_TEST((byes.of_next_round() == std::vector<Outcome>{absent, zero_bye, absent, absent}));
    BOOST_TEST((byes.of_next_round() == std::vector<Outcome>{absent, absent, zero_bye, absent}));
    BOOST_TEST((byes.of_next_round() == std::vector<Outcome>{absent, absent, zero_bye, absent}));
}

BOOST_AUTO_TEST_CASE(each_kind_by_number_and_round) {
    Recipe recipe;
    recipe.half_byes = {{3, false}, {0, false}, {2, false}};
    recipe.full_byes = {{1, false}};
    recipe.zero_byes = {{0, false}, {4, false}};
    const auto stays = drawn_stays(recipe);
    Byes byes(recipe, stays);
    std::vector<int> halves(stays.size()), fulls(stays.size());
    for (int round = 1; round <= recipe.rounds; ++round) {
        const auto now = byes.of_next_round();
        BOOST_TEST(count(now, Outcome::half_bye) == (round == 1 ? 3 : round == 2 ? 0 : 2));
        BOOST_TEST(count(now, Outcome::full_bye) == 1);
        BOOST_TEST(count(now, Outcome::zero_bye) == (round == 1 ? 0 : 4));
        for (std::size_t place = 0; place < now.size(); ++place) {
            halves[place] += now[place] == Outcome::half_bye;
            fulls[place] += now[place] == Outcome::full_bye;
        }
    }
    BOOST_TEST(*std::max_element(halves.begin(), halves.end()) == 1);
    BOOST_TEST(*std::max_element(fulls.begin(), fulls.end()) == 1);
}

BOOST_AUTO_TEST_CASE(shares_are_of_those_present) {
    Recipe recipe;
    recipe.players = 5000;
    recipe.rounds = 1;
    recipe.zero_byes = {{2 * 100, true}};
    const auto stays = drawn_stays(recipe);
    Byes byes(recipe, stays);
    const auto absent = count(byes.of_next_round(), Outcome::zero_bye);
    BOOST_TEST(absent > 70);
    BOOST_TEST(absent < 130);
}

BOOST_AUTO_TEST_CASE(two_are_left) {
    Recipe recipe;
    recipe.players = 6;
    recipe.half_byes = {{50, false}};
    recipe.zero_byes = {{100 * 100, true}};
    const auto stays = drawn_stays(recipe);
    Byes byes(recipe, stays);
    BOOST_TEST(count(byes.of_next_round(), Outcome::absent) == 2);
    BOOST_TEST(count(byes.of_next_round(), Outcome::absent) == 2);
}

BOOST_AUTO_TEST_CASE(two_are_there_from_the_start) {
    Recipe recipe;
    recipe.players = 6;
    recipe.late_entries = {100 * 100, true};
    const auto stays = drawn_stays(recipe);
    BOOST_TEST(std::count_if(stays.begin(), stays.end(),
                             [](const Stay& stay) { return stay.first == 1; }) == 2);
}

// An option changes its own axis and no other.
BOOST_AUTO_TEST_CASE(axes_are_drawn_apart) {
    Recipe one, other;
    one.late_entries = other.late_entries = {4, false};
    other.half_byes = {{3, false}};
    const auto first = drawn_stays(one), second = drawn_stays(other);
    for (std::size_t place = 0; place < first.size(); ++place)
        BOOST_TEST(first[place].first == second[place].first);
}

BOOST_AUTO_TEST_SUITE_END()
