#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::swiss;
using hakem::test::values;

namespace {

/// Number 1 is away in round 2 and does not come to the last game.
Tournament small(int rounds = 0) {
    return swiss({"2w1 Z 3w-", "1b0 3w1 4w1", "4w1 2b0 1b+", "3b0 U 2b0"}, rounds);
}

}

BOOST_AUTO_TEST_SUITE(fore_buchholz)

// C.07 8.3: the last round drawn by all who were paired, so that everybody has 1½; the bye of 1 is
// then followed by a game and counts as it is.
BOOST_AUTO_TEST_CASE(a8_3_last_round_drawn) {
    BOOST_TEST(values(small(), "BH", "2026-03") == "4.0 4.5 4.5 5.0");
    BOOST_TEST(values(small(), "FB", "2026-03") == "4.5 4.5 4.5 4.5");
    BOOST_TEST(values(small(), "FB/C1", "2026-03") == "3.0 3.0 3.0 3.0");
    BOOST_TEST(values(small(), "FB/M1", "2026-03") == "1.5 1.5 1.5 1.5");
}

// A bye of the last round keeps its value: 1 and 3 draw and have 1½, 2 has 1.
BOOST_AUTO_TEST_CASE(a8_3_bye_in_the_last_round) {
    const auto event = swiss({"2w1 3b1", "1b0 U", "U 1w0"});
    BOOST_TEST(values(event, "BH", "2026-03") == "2.0 3.0 3.0");
    BOOST_TEST(values(event, "FB", "2026-03") == "2.5 2.5 2.5");
}

// The last round is that of the event: before it the two are the same.
BOOST_AUTO_TEST_CASE(a8_3_needs_the_last_scheduled_round) {
    BOOST_TEST(values(small(5), "FB", "2026-03") == values(small(5), "BH", "2026-03"));
}

// What stands before it in a list changes no value behind it.
BOOST_AUTO_TEST_CASE(leaves_nothing_behind) {
    const auto alone = values(small(), "BH", "2026-03");
    for (const auto* first : {"FB", "AOB/F", "FB/C1/P"}) {
        const auto standings =
            test::ranked(small(), "PTS," + std::string(first) + ",BH,SB", "2026-03");
        for (const auto& row : standings.rows) {
            BOOST_TEST(to_text(*row.values[2].value) ==
                       test::values_by_id(small(), "BH", "2026-03").at(row.id));
            BOOST_TEST(to_text(*row.values[3].value) ==
                       test::values_by_id(small(), "SB", "2026-03").at(row.id));
        }
    }
    BOOST_TEST(values(small(), "BH", "2026-03") == alone);
}

BOOST_AUTO_TEST_CASE(explained) {
    RankOptions options;
    options.tie_breaks = "PTS,FB/C1";
    options.edition = "2026-03";
    options.explain = true;
    Diagnostics diagnostics;
    const auto event = small();
    const auto standings = rank(event, options, test::registry(), diagnostics);
    for (const auto& row : standings.rows) {
        if (row.id != 1) continue;
        const auto& terms = row.values[1].terms;
        BOOST_REQUIRE(terms.size() == 3U);
        BOOST_TEST(terms[1].note == "term.dummy");
        BOOST_TEST(terms[1].cut);
        BOOST_TEST(terms[2].note == "term.fore");
        BOOST_TEST(terms[2].opponent == 3);
        BOOST_TEST((terms[2].value == Exact(3, 2)));
    }
}

BOOST_AUTO_TEST_SUITE_END()
