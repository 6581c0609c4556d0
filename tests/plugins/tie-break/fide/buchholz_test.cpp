#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::round_robin;
using hakem::test::swiss;
using hakem::test::values;

BOOST_AUTO_TEST_SUITE(buchholz)

// C.07 8.1: all games played.
BOOST_AUTO_TEST_CASE(sum_of_scores) {
    const auto event = swiss({"2w1 3b=", "1b0 4w1", "4w= 1w=", "3b= 2b0"});
    BOOST_TEST(values(event, "BH") == "2.0 2.0 2.0 2.0");
}

// 14.1: /C the lowest, /M the lowest and the highest.
BOOST_AUTO_TEST_CASE(cuts) {
    const auto event = swiss({"2w1 3b1 4w1", "1b0 4w1 3w1", "4w1 1w0 2b0", "3b0 2b0 1b0"});
    BOOST_TEST(values(event, "BH") == "3.0 4.0 5.0 6.0");
    BOOST_TEST(values(event, "BH/C1") == "3.0 4.0 5.0 5.0");
    BOOST_TEST(values(event, "BH/M1") == "1.0 1.0 2.0 2.0");
    BOOST_TEST(values(event, "BH/C2") == "2.0 3.0 3.0 3.0");
    BOOST_TEST(values(event, "BH/M2") == "0.0 0.0 0.0 0.0");
}

// 16.4: a half-point bye in the middle. Number 1 scores 2.5; the dummy has 2.5 until 2024 and since
// 2026 not more than three draws.
BOOST_AUTO_TEST_CASE(requested_bye) {
    const auto event = swiss({"2w1 H 3w1", "1b0 3w1 4w1", "4w1 2b0 1b0", "3b0 U 2b0"});
    BOOST_TEST(values(event, "BH", "2024-08") == "5.5 4.5 5.5 4.0");
    BOOST_TEST(values(event, "BH", "2026-03") == "4.5 4.5 5.5 4.0");
    BOOST_TEST(values(event, "BH/V2024", "2026-03") == "5.5 4.5 5.5 4.0");
    // 16.5: the bye that was asked for goes first although 3's score is lower.
    BOOST_TEST(values(event, "BH/C1", "2026-03") == "3.0 3.5 4.5 3.0");
}

// 16.3: a bye asked for in the last round counts ½ for the opponents; 16.4 number 3's bye.
BOOST_AUTO_TEST_CASE(withdrawn_opponent) {
    const auto event = swiss({"2w1 3w1 2b=", "1b0 4w1 1w=", "4w= 1b0 U", "3b= 2b0 Z"});
    BOOST_TEST(values(event, "BH", "2026-03") == "4.5 6.0 5.0 3.5");
}

// 16.4 of 2026: not more than the opponent that did not come; /P: that opponent itself.
BOOST_AUTO_TEST_CASE(forfeit) {
    const auto absent = swiss({"2w+ 3w1", "1b- 4b0", "4w1 1b0", "3b0 2w1"});
    BOOST_TEST(values(absent, "BH", "2026-03") == "1.0 1.0 3.0 1.0");
    BOOST_TEST(values(absent, "BH", "2024-08") == "3.0 1.0 3.0 1.0");
    const auto came_later = swiss({"2w+ 3w1", "1b- 4w1", "4w1 1b0", "3b0 2b0"});
    BOOST_TEST(values(came_later, "BH/P", "2026-03") == "2.0 2.0 2.0 2.0");
    BOOST_TEST(values(came_later, "BH", "2026-03") == "2.0 1.0 2.0 2.0");
}

// The same cap where the own forfeit was lost: a double forfeit.
BOOST_AUTO_TEST_CASE(double_forfeit) {
    const auto event = swiss({"2w- 3w1", "1b- 4b0", "4w1 1b0", "3b0 2w1"});
    BOOST_TEST(values(event, "BH", "2026-03") == "1.0 1.0 2.0 1.0");
}

// The virtual opponent of 2009: number 1 has 2 points after round 2, wins round 3 by forfeit and
// ends on 6 of 9: 2 + 0 + 6 x ½ = 5; its opponents see 5½.
BOOST_AUTO_TEST_CASE(virtual_opponent_of_a_forfeit_win) {
    const auto event = swiss({"2w1 2b1 3w+ 2w1 2b1 2w1 2w0 2w0 2w0",
                              "1b0 1w0 Z 1b0 1w0 1b0 1b1 1b1 1b1", "Z Z 1b- Z Z Z Z Z Z"});
    // 1: 8 x 3½ + 5; 2: 8 x 5½ and for its bye 0 + 1 + 6 x ½ = 4.
    const auto values = test::values_by_id(event, "BH", "2009");
    BOOST_TEST(values.at(1) == "33.0");
    BOOST_TEST(values.at(2) == "48.0");
}

// Number 1 has 4 after round 6, is absent in round 7 and ends on 6: 4 + 1 + 2 x ½ = 6; its
// opponents see 6½.
BOOST_AUTO_TEST_CASE(virtual_opponent_of_an_absence) {
    const auto event =
        swiss({"2w1 2b1 2w1 2b1 2w0 2b0 Z 2w1 2b1", "1b0 1w0 1b0 1w0 1b1 1w1 Z 1b0 1w0"});
    // 1: 8 x 2½ + 6; 2: 8 x 6½ and 2 + 1 + 2 x ½ = 4.
    BOOST_TEST(values(event, "BH", "2009") == "26.0 56.0");
}

// 16.5: the bye that number 1 asked for counts 1½ (three draws) and goes before the 0 of number 3.
BOOST_AUTO_TEST_CASE(a16_5_a_voluntarily_unplayed_round_goes_first) {
    const auto event = swiss({"H 2w1 3w1", "3w1 1b0 4w=", "2b0 4w0 1b0", "U 3b1 2b="});
    BOOST_TEST(values(event, "BH/C1", "2026-03").substr(0, 3) == "1.5");
    RankOptions options;
    options.tie_breaks = "PTS,BH/C1";
    options.edition = "2026-03";
    options.explain = true;
    Diagnostics diagnostics;
    for (const auto& row : rank(event, options, test::registry(), diagnostics).rows)
        for (const auto& term : row.values[1].terms) {
            const bool is_bye = row.id == 1 && term.round == 1;
            BOOST_TEST(term.cut_by == (is_bye ? "term.cut-16-5" : ""));
            if (row.id == 1) BOOST_TEST(term.cut == is_bye);
        }
}

// 8.1 of 2026 forbids it in round robins, before that it was advised against.
BOOST_AUTO_TEST_CASE(round_robins) {
    auto event = round_robin({"2w1", "1b0"});
    RankOptions options;
    options.tie_breaks = "PTS,BH/C1";
    const auto codes = [&](std::string edition, std::string_view code) {
        Diagnostics diagnostics;
        options.edition = std::move(edition);
        const auto standings = rank(event, options, test::registry(), diagnostics);
        BOOST_TEST(diagnostics.by_code().count(code) == (code.empty() ? 0U : 1U));
        return standings.codes.size();
    };
    BOOST_TEST(codes("2026-03", "RNK-0011") == 1U);
    BOOST_TEST(codes("2024-08", "RNK-0012") == 2U);
    BOOST_TEST(codes("regulation", "") == 2U);
}

// A game that is paired and not yet played adds nothing; a round of such games is not held.
BOOST_AUTO_TEST_CASE(pending_game) {
    const auto event = swiss({"2w1 3w*", "1b0 4w=", "4w1 1b*", "3b0 2b="});
    BOOST_TEST(values(event, "BH", "2026-03") == "0.5 1.5 0.5 1.5");
    const auto paired = swiss({"2w1 3w*", "1b0 U", "4w1 1b*", "3b0 Z"});
    BOOST_TEST(values(paired, "BH", "2026-03") == "0.0 1.0 0.0 1.0");
}

BOOST_AUTO_TEST_SUITE_END()
