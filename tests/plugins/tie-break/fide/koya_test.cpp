#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::round_robin;
using hakem::test::swiss;
using hakem::test::told;
using hakem::test::values;

namespace {

/// Scores 1½, 2½, 1, 1; the half is 1½. Number 1 did not come to its game with 3.
Tournament small() {
    return round_robin({"4w1 2w= 3b-", "3w1 1b= 4w1", "2b0 4b0 1w+", "1b0 3w1 2b0"});
}

}

BOOST_AUTO_TEST_SUITE(koya)

// C.07 9.2: the points against those with half of the maximum; forfeits at their points.
BOOST_AUTO_TEST_CASE(a9_2_half_of_the_maximum) {
    BOOST_TEST(values(small(), "KS") == "0.5 0.5 1.0 0.0");
}

// 14.5: the limit moves by half points.
BOOST_AUTO_TEST_CASE(a14_5_limit) {
    BOOST_TEST(values(small(), "KS/L+1") == "0.5 0.0 0.0 0.0");
    BOOST_TEST(values(small(), "KS/L-1") == "1.5 2.5 1.0 1.0");
    BOOST_TEST(values(small(), "KS/L+3") == "0.0 0.0 0.0 0.0");
}

// 9.2, 14.5: half of three rounds of 1; number 2 has 2½, nobody else has 2.
BOOST_AUTO_TEST_CASE(a9_2_limit_and_who_has_it) {
    BOOST_TEST(told(small(), "KS", 1) == "limit 1.5: half of 3 × 1; at or above it: 2");
    BOOST_TEST(told(small(), "KS/L+1", 2) ==
               "limit 2: half of 3 × 1, moved by +1 half points (14.5); nobody met is at or above "
               "it");
}

// With three players there are two games each, so that 1 is half.
BOOST_AUTO_TEST_CASE(a9_2_bye_of_a_round_robin) {
    const auto event = round_robin({"2w1 3b1 Z", "1b0 Z 3w1", "Z 1w0 2b0"});
    BOOST_TEST(values(event, "KS") == "1.0 0.0 0.0");
}

// In a Swiss a bye is a round like any other, without an opponent.
BOOST_AUTO_TEST_CASE(a9_2_swiss) {
    const auto event = swiss({"2w1 3b= Z", "1b0 U 3w1", "U 1w= 2b0"});
    BOOST_TEST(values(event, "KS") == "1.5 1.0 0.5");
}

BOOST_AUTO_TEST_CASE(explained) {
    RankOptions options;
    options.tie_breaks = "KS";
    options.explain = true;
    Diagnostics diagnostics;
    const auto event = small();
    const auto standings = rank(event, options, test::registry(), diagnostics);
    for (const auto& row : standings.rows) {
        if (row.id != 1) continue;
        const auto& terms = row.values[1].terms;
        BOOST_REQUIRE(terms.size() == 3U);
        BOOST_TEST(terms[0].cut);
        BOOST_TEST(terms[0].note == "term.below-limit");
        BOOST_TEST(!terms[1].cut);
        BOOST_TEST((terms[1].value == Exact(1, 2)));
    }
}

BOOST_AUTO_TEST_SUITE_END()
