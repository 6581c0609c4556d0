#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

#include <map>

using namespace hakem;
using hakem::test::places;
using hakem::test::round_robin;
using hakem::test::swiss;
using hakem::test::told;

namespace {

/// The values where DE stands first, so that all players are the tied.
std::string among_all(const Tournament& event, std::string_view code = "DE") {
    const auto standings = test::ranked(event, std::string(code) + ",PTS");
    std::map<std::int32_t, std::string> by_id;
    for (const auto& row : standings.rows)
        by_id[row.id] = row.values[0].value ? to_text(*row.values[0].value).substr(0, 1) : "-";
    std::string line;
    for (const auto& [id, value] : by_id) line += value;
    return line;
}

}

BOOST_AUTO_TEST_SUITE(direct_encounter)

// C.07 6 (a): 1 and 2 have two points, 3 and 4 one; then again inside each pair.
BOOST_AUTO_TEST_CASE(applied_again_to_what_is_tied) {
    const auto event = swiss({"2w1 3w1 4b0", "1b0 4w1 3w1", "4w1 1b0 2b0", "3b0 2b0 1w1"});
    BOOST_TEST(among_all(event) == "1234");
}

BOOST_AUTO_TEST_CASE(a_circle_stays_tied) {
    const auto event = round_robin({"2w1 3b0 .", "1b0 . 3w1", ". 1w1 2b0"});
    BOOST_TEST(among_all(event) == "---");
    BOOST_TEST(places(event, "PTS,DE") == "1 1 1");
}

// 6 (b): 1 beat 2 and 3, who did not meet.
BOOST_AUTO_TEST_CASE(first_whatever_the_missing_games_bring) {
    const auto event = swiss(
        {"2w1 3w1 4b0", "1b0 6w1 5w1", "5w1 1b0 6w1", "6w1 5w1 1w1", "3b0 4b0 2b0", "4b0 2b0 3b0"});
    BOOST_TEST(places(event, "PTS,DE") == "2 3 3 1 5 5");
    const auto standings = test::ranked(event, "PTS,DE");
    BOOST_TEST(to_text(*standings.rows[1].values[1].value) == "1.0");
    BOOST_TEST(to_text(*standings.rows[2].values[1].value) == "2.0");
    BOOST_TEST(!standings.rows[0].values[1].value);
}

// 6 (a): each has a point of two games.
BOOST_AUTO_TEST_CASE(a6_a_what_leaves_all_level_is_told) {
    const auto event = round_robin({"2w1 3b0 .", "1b0 . 3w1", ". 1w1 2b0"});
    BOOST_TEST(told(event, "DE", 1) ==
               "among 1, 2, 3, who all met: 1; nobody is separated: no value");
}

// 6 (b): the 3 of number 1 cannot be reached; 2 has 1 and 4 could still have 2. Then the article is
// applied again to those left.
BOOST_AUTO_TEST_CASE(a6_b_least_and_most_are_told) {
    const auto event = swiss({"2w1 3w1 4b1", "1b0 . 3w1", ". 1b0 2b0", ". . 1w0"});
    BOOST_TEST(
        told(event, "DE", 1) ==
        "among 1, 2, 3, 4, not all met: min 3, max 3, ahead of the rest in any case; place 1");
    BOOST_TEST(
        told(event, "DE", 2) ==
        "among 1, 2, 3, 4, not all met: min 1, max 2, undecided; among 2, 3, 4, not all met: min "
        "1, max 2, undecided; place 2 with 3, 4");
}

// 6 (b): 2 and 6 did not meet; 5, 3, 2½, 2, 1½ and nothing, so that a win would not help number 6.
BOOST_AUTO_TEST_CASE(a6_b_the_last_is_behind_all_others) {
    const auto event = swiss({"6w1 2w1 3b1 4w1 5b1", "5w1 1b0 Z 3w1 4b1", "4w1 5b= 1w0 2b0 6w1",
                              "3b0 6b1 5w1 1b0 2w0", "2b0 3w= 4b0 6b1 1w0", "1b0 4w0 Z 5w0 3b0"});
    BOOST_TEST(among_all(event) == "123456");
    BOOST_TEST(
        told(event, "DE", 2) ==
        "among 1, 2, 3, 4, 5, 6, not all met: min 3, max 4, ahead of the rest in any case; place "
        "2");
    BOOST_TEST(
        told(event, "DE", 6) ==
        "among 1, 2, 3, 4, 5, 6, not all met: min 0, max 1, all others are ahead in any case; "
        "place 6");
}

// 6 (b): 2 beat 3, but 4 met neither and could still have more than 2.
BOOST_AUTO_TEST_CASE(stops_at_the_first_place_that_is_open) {
    const auto event = swiss({"2w1 3w1 4b1", "1b0 . 3w1", ". 1b0 2b0", ". . 1w0"});
    BOOST_TEST(among_all(event) == "1222");
}

// 6 (b): two wins of 1 over 2 do not count more than one (6.1), so 2 may still catch up.
BOOST_AUTO_TEST_CASE(nobody_is_certain) {
    const auto event = swiss({"2w1 2b1", "1b0 1w0", "U U"});
    BOOST_TEST(among_all(event) == "---");
}

// 6.1: the average of the games between two: 2/3 against 1/3.
BOOST_AUTO_TEST_CASE(average_of_repeated_games) {
    const auto event = swiss({"2w1 2b1 2w0 3w0 3b0 3w1", "1b0 1w0 1b1 4w1 4b1 4w0",
                              "Z Z Z 1b1 1w1 1b0", "Z Z Z 2b0 2w0 2b1"});
    BOOST_TEST(places(event, "PTS,DE") == "1 2 3 4");
    BOOST_TEST(places(round_robin({"2w1 2b0 2w0 2b1", "1b0 1w1 1b1 1w0"}), "PTS,DE") == "1 1");
}

// 6.1: 1 beat 2 twice, which counts one; 3 beat 1 and 2 beat 3.
BOOST_AUTO_TEST_CASE(average_beside_single_games) {
    BOOST_TEST(among_all(swiss({"2w1 2b1 3w0 .", "1b0 1w0 . 3w1", ". . 1b1 2b0"})) == "---");
}

// 6 (b): 1 is first; then 2, 3 and 4 have two points each and beat each other in a circle. Applied
// again to those left, who all met, it puts 5 behind.
BOOST_AUTO_TEST_CASE(applied_again_to_those_left) {
    const auto event = swiss({"2w1 3w1 4w1 . . .", "1b0 . 5w1 3w1 4w0 .", "5w1 1b0 . 2b0 . 4w1",
                              ". 5w1 1b0 . 2b1 3b0", "3b0 4b0 2b0 . . ."});
    BOOST_TEST(among_all(event) == "12225");
}

// Forfeits are no games in a Swiss, except with /P; 15.2: in a round robin they are.
BOOST_AUTO_TEST_CASE(forfeits) {
    const auto event = swiss({"2w+", "1b-"});
    BOOST_TEST(among_all(event) == "--");
    BOOST_TEST(among_all(event, "DE/P") == "12");
    BOOST_TEST(among_all(round_robin({"2w+ 2b1", "1b- 1w0"})) == "12");
    BOOST_TEST(among_all(round_robin({"2w+ 2b0", "1b- 1w1"})) == "--");
    BOOST_TEST(among_all(round_robin({"2w+ 2b=", "1b- 1w="})) == "12");
}

// Art. 4 with 6: only those still tied at its place; it may come more than once.
BOOST_AUTO_TEST_CASE(listed_twice) {
    // A circle of 1, 2 and 3; 4 lost to all. WON puts 3 behind; then 1 beat 2.
    const auto event = swiss({"2w1 3b0 4w1", "1b0 4w1 3w1", "4w+ 1w1 2b0", "3b- 2b0 1b0"});
    BOOST_TEST(places(event, "PTS,DE") == "1 1 1 4");
    BOOST_TEST(places(event, "PTS,DE,WON") == "1 1 3 4");
    BOOST_TEST(places(event, "PTS,DE,WON,DE") == "1 2 3 4");
}

BOOST_AUTO_TEST_CASE(explained_by_the_games_between_them) {
    RankOptions options;
    options.tie_breaks = "PTS,DE";
    options.explain = true;
    Diagnostics diagnostics;
    const auto event = swiss({"2w1 2b1 2w0 3w0 3b0 3w1", "1b0 1w0 1b1 4w1 4b1 4w0",
                              "Z Z Z 1b1 1w1 1b0", "Z Z Z 2b0 2w0 2b1"});
    const auto standings = rank(event, options, test::registry(), diagnostics);
    const auto& terms = standings.rows[0].values[1].terms;
    BOOST_REQUIRE(terms.size() == 1U);
    BOOST_TEST(terms[0].opponent == 2);
    BOOST_TEST((terms[0].value == Exact(2, 3)));
    BOOST_TEST(terms[0].note == "term.average");
}

BOOST_AUTO_TEST_SUITE_END()
