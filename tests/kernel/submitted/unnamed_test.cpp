// FIDE C.07, 4: how those of equal points are ranked the event announces; a file that names no
// tie-breaks (202, 212) says nothing of it.

#include "declared.hpp"
#include "submitted/review.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::submitted;
using hakem::test::declare;
using hakem::test::open_of_2026;
using hakem::test::registry;

namespace {

/// As the open of 2026, with our places, and no word of tie-breaks.
Tournament unnamed() {
    auto event = open_of_2026();
    event.standings_order.clear();
    declare(event, event, {});
    return event;
}

/// The players in the order of the ranks of the file.
std::vector<Player*> in_order(Tournament& event) {
    std::vector<Player*> order;
    for (auto& player : event.players) order.push_back(&player);
    std::sort(order.begin(), order.end(),
              [](const Player* a, const Player* b) { return a->declared_rank < b->declared_rank; });
    return order;
}

/// Ranks anew by the totals of the file, those of equal totals in the order that they had.
void rank_by_totals(Tournament& event) {
    auto order = in_order(event);
    std::stable_sort(order.begin(), order.end(), [](const Player* a, const Player* b) {
        return *a->declared_points > *b->declared_points;
    });
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i]->declared_rank = static_cast<std::int32_t>(i + 1);
}

}

BOOST_AUTO_TEST_SUITE(submitted_unnamed)

// Points alone separate; the equal stand in an order of no rule.
BOOST_AUTO_TEST_CASE(a4_any_order_of_equal_points_is_no_fault) {
    auto event = unnamed();
    auto order = in_order(event);
    std::reverse(order.begin(), order.end());
    std::stable_sort(order.begin(), order.end(), [](const Player* a, const Player* b) {
        return *a->declared_points > *b->declared_points;
    });
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i]->declared_rank = static_cast<std::int32_t>(i + 1);
    const auto found = review(event, registry());
    BOOST_TEST((found.state == State::by_a_list));
    BOOST_TEST(!found.faulty());
    BOOST_TEST(found.different_ranks() != 0U);
    event.standings_order = "PTS,BH/C1,BH,SB,DE,WIN"; // named: the same ranks are a fault
    BOOST_TEST(review(event, registry()).faulty());
}

BOOST_AUTO_TEST_CASE(a_rank_that_contradicts_the_points_is_a_fault) {
    auto event = unnamed();
    const auto order = in_order(event);
    std::swap(order.front()->declared_rank, order.back()->declared_rank);
    const auto found = review(event, registry());
    BOOST_TEST((found.state == State::differs));
    BOOST_TEST(found.different_ranks() == 2U);
    BOOST_TEST(found.faulty());
}

// The wrong total is one fault, and the ranks that follow from it are none.
BOOST_AUTO_TEST_CASE(a_wrong_total_makes_no_wrong_ranks) {
    auto event = unnamed();
    for (std::size_t i = 0; i < event.players.size(); ++i) {
        auto altered = event;
        *altered.players[i].declared_points += Points::whole(1);
        for (const bool ranked_by_it : {false, true}) {
            if (ranked_by_it) rank_by_totals(altered);
            const auto found = review(altered, registry());
            BOOST_TEST((found.state != State::differs), "player " << i + 1);
            BOOST_TEST(found.different_points() == 1U);
            BOOST_TEST(found.faulty());
        }
    }
}

// In a field where tie-breaks decide often, two of equal points exchanged are perhaps mistyped.
BOOST_AUTO_TEST_CASE(two_exchanged_among_the_equal_are_perhaps_a_slip) {
    auto event = unnamed();
    std::size_t slips = 0, explained = 0;
    const auto order = in_order(event);
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        if (order[i]->declared_points != order[i + 1]->declared_points) continue;
        std::swap(order[i]->declared_rank, order[i + 1]->declared_rank);
        const auto found = review(event, registry());
        BOOST_TEST(!found.faulty());
        ++(found.slip ? slips : explained);
        if (found.slip) BOOST_TEST(found.different_ranks() == 2U);
        std::swap(order[i]->declared_rank, order[i + 1]->declared_rank);
    }
    BOOST_TEST(slips != 0U);
}

BOOST_AUTO_TEST_CASE(a_rank_beyond_the_field_is_told_without_tie_breaks_too) {
    auto event = unnamed();
    for (const auto place : {0U, 4U, 12U}) {
        auto altered = event;
        in_order(altered).at(place)->declared_rank = 999;
        const auto found = review(altered, registry());
        BOOST_TEST((found.state == State::differs));
        BOOST_TEST(found.different_ranks() == 1U);
    }
}

BOOST_AUTO_TEST_SUITE_END()
