#include "declared.hpp"
#include "submitted/review.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::submitted;
using hakem::test::declare;
using hakem::test::open_of_2026;
using hakem::test::registry;

BOOST_AUTO_TEST_SUITE(submitted_mistyped_rank)

// A rank mistyped, or given twice, is one fault: who stands behind it is where the file says.
BOOST_AUTO_TEST_CASE(one_mistyped_rank_accuses_nobody_else) {
    auto event = open_of_2026();
    declare(event, event, {});
    const auto second = std::find_if(event.players.begin(), event.players.end(),
                                     [](const Player& one) { return one.declared_rank == 2; });
    for (const std::int32_t rank : {77, 5, 9}) {
        second->declared_rank = rank;
        const auto found = review(event, registry());
        BOOST_TEST((found.state == State::differs));
        BOOST_TEST_REQUIRE(found.differences.size() == 1U);
        BOOST_TEST(found.differences.front().id == second->id);
        BOOST_TEST(found.differences.front().rank == rank);
        BOOST_TEST(found.differences.front().our_rank == 2);
        BOOST_TEST(!found.cause.has_value());
    }
}

// Mistyped of the last it changes no order; nobody can be 999th of these all the same.
BOOST_AUTO_TEST_CASE(a_rank_beyond_the_field_is_told) {
    auto event = open_of_2026();
    declare(event, event, {});
    const auto last = std::max_element(
        event.players.begin(), event.players.end(),
        [](const Player& a, const Player& b) { return a.declared_rank < b.declared_rank; });
    last->declared_rank = 999;
    const auto found = review(event, registry());
    BOOST_TEST((found.state == State::differs));
    BOOST_TEST_REQUIRE(found.differences.size() == 1U);
    BOOST_TEST(found.differences.front().id == last->id);
    BOOST_TEST(found.differences.front().rank == 999);
}

BOOST_AUTO_TEST_SUITE_END()
