// The judge itself: small cases worked by hand from the articles, and the orders of generation with
// the Handbook's own examples.

#include "brute_force.hpp"
#include "brute_generation.hpp"
#include "small_event.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

using namespace hakem;
using namespace hakem::test;
namespace brute = hakem::test::brute;

namespace {

std::string pairing(const Tournament& tournament, int round, std::string_view edition) {
    return text_of(brute_force(tournament, round, edition));
}

std::string both(const Tournament& tournament, int round) {
    const std::string now = pairing(tournament, round, "2026");
    BOOST_TEST(pairing(tournament, round, "2017") == now);
    return now;
}

const brute::MayMeet anybody = [](std::size_t, std::size_t) { return true; };

brute::Players numbers(std::size_t first, std::size_t last) {
    brute::Players players;
    for (std::size_t n = first; n <= last; ++n) players.push_back(n);
    return players;
}

/// The opponents of S1 in each MDP-pairing or transposition, in order: "3-4".
std::vector<std::string> transpositions(const brute::Players& s1, const brute::Players& s2) {
    std::vector<std::string> all;
    brute::mdp_pairings(s1, s2, anybody, [&](const brute::Couples& couples, const auto&) {
        std::string text;
        for (const auto& [top, bottom] : couples)
            text += (text.empty() ? "" : "-") + std::to_string(bottom);
        all.push_back(text);
        return false;
    });
    return all;
}

/// "6+8<>3+4": from S2 and from S1.
std::vector<std::string> exchanges_of_11(std::size_t size) {
    std::vector<std::string> all;
    const auto sum = [](const brute::Players& players) {
        std::string text;
        for (const std::size_t player : players)
            text += (text.empty() ? "" : "+") + std::to_string(player);
        return text;
    };
    for (const brute::Exchange& exchange : brute::exchanges(5, 6, size))
        all.push_back(sum(exchange.from_s2) + "<>" + sum(exchange.from_s1));
    return all;
}

std::size_t place(const std::vector<std::string>& list, const std::string& item) {
    const auto found = std::find(list.begin(), list.end(), item);
    BOOST_REQUIRE_MESSAGE(found != list.end(), item);
    return static_cast<std::size_t>(found - list.begin());
}

}

BOOST_AUTO_TEST_SUITE(dutch_brute_force)

BOOST_AUTO_TEST_CASE(article_4_2_transpositions) {
    const auto homogeneous = transpositions(numbers(1, 5), numbers(6, 11));
    BOOST_REQUIRE(homogeneous.size() == 720u);
    BOOST_TEST(homogeneous[0] == "6-7-8-9-10");
    BOOST_TEST(homogeneous[1] == "6-7-8-9-11");
    BOOST_TEST(homogeneous[2] == "6-7-8-10-9");
    BOOST_TEST(homogeneous.back() == "11-10-9-8-7");
    const auto heterogeneous = transpositions(numbers(1, 2), numbers(3, 11));
    BOOST_REQUIRE(heterogeneous.size() == 72u);
    BOOST_TEST(heterogeneous.front() == "3-4");
    BOOST_TEST(heterogeneous[8] == "4-3");
    BOOST_TEST(heterogeneous.back() == "11-10");
}

BOOST_AUTO_TEST_CASE(article_4_3_exchanges) {
    const auto one = exchanges_of_11(1), two = exchanges_of_11(2), three = exchanges_of_11(3);
    BOOST_TEST(exchanges_of_11(0) == std::vector<std::string>{"<>"});
    BOOST_TEST(one.size() == 30u);
    BOOST_TEST(one.front() == "6<>5");
    BOOST_TEST(place(one, "6<>4") < place(one, "8<>5")); // 4.3.2: 2 against 3
    BOOST_TEST(place(one, "7<>5") < place(one, "6<>4")); // 4.3.3: the same, 5 leaves S1
    BOOST_TEST(place(two, "6+8<>3+4") < place(two, "8+9<>4+5"));
    BOOST_TEST(place(two, "6+10<>2+5") < place(two, "6+10<>3+4")); // 4.3.3
    BOOST_TEST(place(two, "6+9<>3+4") < place(two, "7+8<>3+4"));   // 4.3.4
    BOOST_TEST(place(three, "6+7+10<>2+3+4") < place(three, "6+8+9<>2+3+4"));
    BOOST_TEST(place(three, "6+7+8<>1+4+5") < place(three, "6+7+8<>2+3+5"));
}

BOOST_AUTO_TEST_CASE(article_4_4_sets_of_mdps) {
    const std::vector<brute::Players> sets = brute::sets_of({1, 2, 3, 4}, 2);
    const std::vector<brute::Players> expected{{1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
    BOOST_TEST((sets == expected));
}

// Every pairing of six is found once: those that the skipped orders would repeat are not missed.
BOOST_AUTO_TEST_CASE(homogeneous_candidates_are_complete) {
    std::size_t found = 0;
    brute::homogeneous_candidates(numbers(0, 5), 3, anybody, [&](const auto&, const auto&) {
        ++found;
        return false;
    });
    BOOST_TEST(found == 15u);
    found = 0;
    brute::homogeneous_candidates(numbers(0, 6), 3, anybody, [&](const auto&, const auto&) {
        ++found;
        return false;
    });
    BOOST_TEST(found == 105u);
}

// 3.2: S1 = 1 2 3, S2 = 4 5 6 7, the first candidate is perfect; 5.2.5: odd numbers White.
BOOST_AUTO_TEST_CASE(round_1) {
    const auto event = small_event({"", "", "", "", "", "", ""}, 5);
    BOOST_TEST(both(event, 1) == "1-4 5-2 3-6 7-0");
    Tournament black = event;
    black.initial_colour = Colour::black;
    BOOST_TEST(both(black, 1) == "4-1 2-5 6-3 7-0");
}

// Everybody has half a point. 1-3 have met; 1-4 2-3 refuses two preferences (C12); the exchange of
// 2 and 3 gives 1-2 3-4, which refuses none.
BOOST_AUTO_TEST_CASE(c12_calls_for_an_exchange) {
    BOOST_TEST(both(small_event({"3w=", "4b=", "1b=", "2w="}, 5), 2) == "2-1 3-4");
}

// A game won by forfeit was not played: the two meet again (C1), and it gave no colour (5.2.5).
BOOST_AUTO_TEST_CASE(c1_counts_games_that_were_played) {
    BOOST_TEST(both(small_event({"2w+", "1b-"}, 3), 2) == "1-2");
    BOOST_TEST(both(small_event({"2w1", "1b0"}, 3), 2) == "none");
    Tournament prohibited = small_event({"2w+", "1b-"}, 3);
    prohibited.prohibited.push_back({0, 0, {1, 2}, 0});
    BOOST_TEST(both(prohibited, 2) == "none");
}

// 2 and 5 have 1 point, 1 and 3 have met with 1/2, 4 has none.
// 2026: the bye may go to 4, so it does (C5); then 1 and 3 need 2 and 5, who both float (C4).
// 2017: 2-5 is the best of the first bracket and can be completed; 1 and 3 both float to 4; 3-4
// gives both their colour (C.10), 1 is left.
BOOST_AUTO_TEST_CASE(c5_lowest_score_for_the_bye) {
    const auto event = small_event({"3w=", "4b1", "1b=", "2w0", "U"}, 2);
    BOOST_TEST(pairing(event, 2, "2026") == "2-1 3-5 4-0");
    BOOST_TEST(pairing(event, 2, "2017") == "2-5 3-4 1-0");
}

// 1, 2 and 4 have no point, one gets the bye. 1-2 comes first, but 4 was absent and has an unplayed
// round (C9); in 2017 that was a downfloat, which 4 would get again (C.12).
BOOST_AUTO_TEST_CASE(c9_fewest_unplayed_games) {
    const auto event = small_event({"5w0", "3b0", "2w1", "Z", "1b1"}, 5);
    BOOST_TEST(both(event, 2) == "5-3 4-1 2-0");
}

// 1, 2 and 5 have 1 point, 5 by a bye: 1-2 would let 5 float again (C14), so 1-5, and 2 floats to 4
// (2-3 have met). Both had White: the higher-ranked gets its colour (5.2.4).
BOOST_AUTO_TEST_CASE(c14_no_second_downfloat) {
    const auto event = small_event({"4b1", "3w1", "2b0", "1w0", "U"}, 4, Colour::black);
    BOOST_TEST(both(event, 2) == "1-5 4-2 3-0");
}

// 1 (2 points) meets 3 or 4 (1 1/2), the other goes to 5 (1 point): 4-5 have met, so 3 must float
// (C8; 2017: C.7). 1 and 4 want Black, their games alike: 1 gets it.
BOOST_AUTO_TEST_CASE(c8_looks_at_the_next_bracket) {
    const auto event =
        small_event({"2w1 U", "1b0 5b0", "U 4b=", "5b1 3w=", "4w0 2w1"}, 3, Colour::black);
    BOOST_TEST(both(event, 3) == "4-1 3-5 2-0");
}

// 2017: 2 (2 points) and 1 (1 1/2) pair, and leave 3, who had a bye (C.2). So {2; 1} is paired
// again as the penultimate bracket: both float (C.4), and of the collapsed last bracket 1-3 is the
// only pairing, 2-3 having met. 2026: the full-point bye bars 2 as well, and nobody is left for the
// bye.
BOOST_AUTO_TEST_CASE(a9_collapsed_last_bracket) {
    const auto event = small_event({"H U", "F 3b1", "U 2w0"}, 3);
    BOOST_TEST(pairing(event, 3, "2017") == "1-3 2-0");
    BOOST_TEST(pairing(event, 3, "2026") == "none");
}

// Last round: 2 (2 points) and 3 (1 1/2) are topscorers and may meet though both must have Black
// (C3). As wide, as long: 2 is higher. 1 must have White, 4 only wants it (5.2.2). Not in the last
// round: 2 has met 1 and 4, and there is no pairing.
BOOST_AUTO_TEST_CASE(c3_topscorers) {
    const std::initializer_list<std::string_view> rows{"3b= 2b0", "4w1 1w1", "1w= 5w1", "2b0 U",
                                                       "U 3b0 H"};
    BOOST_TEST(both(small_event(rows, 3, Colour::black), 3) == "3-2 1-4");
    BOOST_TEST(both(small_event(rows, 4, Colour::black), 3) == "none");
}

// Last round, 1 and 5 must both have Black, 1 after two Whites, 5 with the difference +2: the wider
// difference decides (5.2.2).
BOOST_AUTO_TEST_CASE(article_5_2_2_wider_difference) {
    const auto event =
        small_event({"7b0 6b- 3w1 6w0", "4b1 5b0 U F", "U 4w1 1b0 5b0", "2w0 3b0 5w0 7b0",
                     "6w0 2w1 4b1 3w1", "5b1 1w+ 7w1 1b1", "1w1 U 6b0 4w1"},
                    5);
    BOOST_TEST(both(event, 5) == "2-6 3-7 1-5 4-0");
}

// C.04.2: 1 has not arrived and has no number yet: 2 is the first. One round later 1 has one.
BOOST_AUTO_TEST_CASE(numbers_of_late_entries) {
    Tournament event = small_event({"Z", "", ""}, 4);
    BOOST_TEST(both(event, 1) == "2-3");
    event = small_event({".", "3w-", "2b-"}, 4);
    BOOST_TEST(both(event, 2) == "1-2 3-0");
}

BOOST_AUTO_TEST_SUITE_END()
