#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::places;
using hakem::test::round_robin;
using hakem::test::swiss;
using hakem::test::told;
using hakem::test::values;
using hakem::test::values_by_id;

namespace {

Tournament rated(Tournament event, const std::vector<std::int32_t>& ratings) {
    for (std::size_t i = 0; i < ratings.size(); ++i) event.players[i].rating = ratings[i];
    return event;
}

/// Number 1 has ½ against 2000 and 1 against 1901; a forfeit against 4 is no game.
Tournament small() {
    return rated(swiss({"2w= 3b1 4w+", "1b= 4w1 3w1", "4w1 1w0 2b0", "3b0 2b0 1b-"}),
                 {2100, 2000, 1901, 1800});
}

/// One game of number 1 against 2000.
Tournament single(std::string_view result, std::string_view mirrored) {
    return rated(swiss({"2w" + std::string(result), "1b" + std::string(mirrored)}), {1500, 2000});
}

}

BOOST_AUTO_TEST_SUITE(rating_tie_breaks)

// C.07 10.1: ½ goes up; 14.1 to 14.4: nobody left is no value.
BOOST_AUTO_TEST_CASE(a10_1_average_rating) {
    BOOST_TEST(values(small(), "ARO") == "1951.0 1934.0 1967.0 1951.0"); // of 1: 1950½
    BOOST_TEST(values(small(), "ARO/C1") == "2000.0 2001.0 2050.0 2000.0");
    BOOST_TEST(values(small(), "ARO/M1") == "none 1901.0 2000.0 none");
    BOOST_TEST(values(small(), "ARO/C2") == "none 2100.0 2100.0 none");
    BOOST_TEST(values(small(), "ARO/P") == values(small(), "ARO"));
}

// 14.3: an undefined value sorts last.
BOOST_AUTO_TEST_CASE(a10_1_undefined_is_last) {
    BOOST_TEST(places(small(), "ARO/M1,PTS") == "3 2 1 4");
}

// 10.2: ¾ is 193 more (B.02 8.1.1); 2½ of 3 is .83, 273; 1 of 3 is .33, -125; nothing is -800.
BOOST_AUTO_TEST_CASE(a10_2_performance) {
    BOOST_TEST(values(small(), "TPR") == "2144.0 2207.0 1842.0 1151.0");
}

// 10.2: the mean is 1950½, the result ¾.
BOOST_AUTO_TEST_CASE(a10_2_performance_explained) {
    BOOST_TEST(
        told(small(), "TPR", 1) ==
        "mean: 3901 / 2, rounded 1951 (½ up); result 1.5 of 2 = 75 % (½ up), difference +193 "
        "(B.02, 8.1.1); 1951 +193 = 2144");
    BOOST_TEST(told(small(), "TPR", 1, {}, Language::turkish) ==
               "ortalama: 3901 / 2, yuvarlanınca 1951 (½ yukarı); sonuç 2 oyunda 1,5 = %75 (½ "
               "yukarı), fark +193 (B.02, 8.1.1); 1951 +193 = 2144");
    BOOST_TEST(told(small(), "ARO", 2) == "mean: 5801 / 3, rounded 1934 (½ up)");
    BOOST_TEST(told(small(), "ARO/M1", 1) == "nothing stays after the cut: no value");
    auto event = small();
    event.players[3].rating = 0;
    BOOST_TEST(told(event, "RTNG/U1400", 4) == "unrated: counts 1400");
    BOOST_TEST(told(event, "RTNG/U1400", 3).empty());
}

// 10.3: 50 per cent are expected down to 3 points less, 49 with one point less than that.
BOOST_AUTO_TEST_CASE(a10_3_perfect_performance_explained) {
    BOOST_TEST(told(single("=", "="), "PTP", 1) ==
               "expected with 1997: 0.50 = 0.5, with 1996 only 0.49; made 0.5 (B.02, 8.1.2)");
    BOOST_TEST(told(single("1", "0"), "PTP", 1) ==
               "all points: the highest rating, 2000 + 736 = 2736");
    BOOST_TEST(told(single("0", "1"), "PTP", 1) ==
               "no points: the lowest rating, 2000 - 800 = 1200");
}

// 10.3: PD of 3 is still ½, so that 1997 will do; all of it needs 736 more, nothing is 800 less.
BOOST_AUTO_TEST_CASE(a10_3_perfect_performance) {
    BOOST_TEST(values_by_id(single("=", "="), "PTP").at(1) == "1997.0");
    BOOST_TEST(values_by_id(single("1", "0"), "PTP").at(1) == "2736.0");
    BOOST_TEST(values_by_id(single("0", "1"), "PTP").at(1) == "1200.0");
}

// 10.3: 1½ of 2 against 2000 and 1901. 2145 is expected to make .69 (138 to 145 more) and .80 (236
// to 245 more), 2146 .70 and .80.
BOOST_AUTO_TEST_CASE(a10_3_of_two) { BOOST_TEST(values_by_id(small(), "PTP").at(1) == "2146.0"); }

// 10.4, 10.5: of the opponents met over the board.
BOOST_AUTO_TEST_CASE(a10_4_and_5_of_the_opponents) {
    // 1 met 2 (2207) and 3 (1842): 2024½; 4 met 3 (1842) and 2 (2207).
    BOOST_TEST(values_by_id(small(), "APRO").at(1) == "2025.0");
    BOOST_TEST(values_by_id(small(), "APRO").at(4) == "2025.0");
    BOOST_TEST(values_by_id(single("=", "="), "APPO").at(1) == "1497.0");
}

BOOST_AUTO_TEST_CASE(a10_without_a_game) {
    const auto event = rated(swiss({"2w+", "1b-"}), {2000, 1900});
    for (const auto* code : {"ARO", "TPR", "PTP", "APRO", "APPO"})
        BOOST_TEST(values(event, code) == "none none", code);
}

// 15.2: in a round robin forfeits were games here, too, until 2026.
BOOST_AUTO_TEST_CASE(a15_2_forfeits_of_a_round_robin) {
    const auto event =
        rated(round_robin({"2w+ 3b1 .", "1b- . 3w1", ". 1w0 2b0"}), {2000, 1900, 1800});
    BOOST_TEST(values(event, "ARO", "2024-08") == "1850.0 1900.0 1950.0");
    BOOST_TEST(values(event, "ARO", "2026-03") == "1800.0 1800.0 1950.0");
    BOOST_TEST(values(event, "ARO", "regulation") == "1800.0 1800.0 1950.0");
}

// 10.6, 7.8 and their reverse.
BOOST_AUTO_TEST_CASE(a10_6_rating_and_a7_8_pairing_number) {
    const auto event = rated(swiss({"2w=", "1b="}), {1900, 2000});
    BOOST_TEST(places(event, "PTS,RTNG") == "2 1");
    BOOST_TEST(places(event, "PTS,RTNG/R") == "1 2");
    BOOST_TEST(places(event, "PTS,TPN") == "1 2");
    BOOST_TEST(places(event, "PTS,TPN/R") == "2 1");
}

// Art. 10: with a rule for the unrated.
BOOST_AUTO_TEST_CASE(a10_unrated) {
    const auto event = rated(swiss({"2w1", "1b0"}), {2000, 0});
    BOOST_TEST(values(event, "ARO/U1400") == "1400.0 2000.0");
    BOOST_TEST(values(event, "RTNG/U1400") == "2000.0 1400.0");
    BOOST_TEST(values(event, "ARO") == "");
}

BOOST_AUTO_TEST_CASE(explained) {
    RankOptions options;
    options.tie_breaks = "PTS,ARO/C1";
    options.explain = true;
    Diagnostics diagnostics;
    const auto event = small();
    const auto standings = rank(event, options, test::registry(), diagnostics);
    for (const auto& row : standings.rows) {
        if (row.id != 1) continue;
        const auto& terms = row.values[1].terms;
        BOOST_REQUIRE(terms.size() == 2U);
        BOOST_TEST(!terms[0].cut);
        BOOST_TEST(terms[1].cut);
        BOOST_TEST(terms[1].opponent == 3);
        BOOST_TEST(terms[1].note == "term.rating");
        BOOST_TEST((terms[1].value == Exact(1901)));
    }
}

BOOST_AUTO_TEST_SUITE_END()
