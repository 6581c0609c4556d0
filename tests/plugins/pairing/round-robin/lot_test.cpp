// Regulation 28.2: the numbers are drawn by lot.

#include "field.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace hakem;
using test::field_of;
using test::schedule_of;
using test::text_of;

namespace {

/// The ids by table number, as the decisions of the first round record them.
std::vector<std::string> drawn_ids(const Tournament& tournament, std::uint64_t seed) {
    PairingRequest request;
    request.draw_lots = true;
    request.lot = seed;
    request.explain = true;
    request.double_cycle = false;
    const auto rounds = schedule_of(tournament, request);
    std::vector<std::string> ids;
    for (const Decision& decision : rounds.front().decisions)
        if (decision.reason == "pairing.reason.lot") {
            BOOST_TEST(decision.rule == "Regulation 28.2");
            BOOST_TEST(decision.arguments.at(0) == std::to_string(ids.size() + 1));
            BOOST_TEST(decision.arguments.at(2) == std::to_string(seed));
            ids.push_back(decision.arguments.at(1));
        }
    return ids;
}

}

BOOST_AUTO_TEST_SUITE(round_robin_lots)

// Worked out with a second implementation of the generator and the shuffle: the drawing is the
// same on every machine.
BOOST_AUTO_TEST_CASE(article_28_2_known_drawings) {
    const std::vector<std::string> eight{"5", "8", "1", "7", "2", "4", "3", "6"};
    BOOST_TEST(drawn_ids(field_of(8), 2026) == eight, boost::test_tools::per_element());
    const std::vector<std::string> gaps{"5", "20", "21", "8", "3"};
    BOOST_TEST(drawn_ids(field_of({3, 5, 8, 20, 21}), 7) == gaps, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(article_28_2_the_order_of_the_file_does_not_matter) {
    BOOST_TEST(drawn_ids(field_of({21, 3, 20, 8, 5}), 7) ==
                   drawn_ids(field_of({3, 5, 8, 20, 21}), 7),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(article_28_2_the_table_is_that_of_the_drawn_numbers) {
    PairingRequest request;
    request.draw_lots = true;
    request.lot = 2026;
    request.double_cycle = false;
    // Table numbers 1 to 8 are 5 8 1 7 2 4 3 6: 1-8 2-7 3-6 4-5 becomes
    BOOST_TEST(text_of(schedule_of(field_of(8), request).front()) == "5-6 8-3 1-4 7-2");
}

BOOST_AUTO_TEST_CASE(every_drawing_is_a_permutation_and_all_of_three_occur) {
    std::map<std::vector<std::string>, int> seen;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        const auto ids = drawn_ids(field_of(3), seed);
        BOOST_TEST(std::set(ids.begin(), ids.end()).size() == 3u);
        ++seen[ids];
    }
    BOOST_TEST(seen.size() == 6u);
    for (const auto& [ids, count] : seen) BOOST_TEST((count > 60 && count < 140));
}

BOOST_AUTO_TEST_CASE(the_seed_is_noted) {
    PairingRequest request;
    request.draw_lots = true;
    request.lot = 18446744073709551615u;
    Diagnostics diagnostics;
    BOOST_TEST(test::round_robin().pair(field_of(4), request, diagnostics).size() == 1u);
    BOOST_REQUIRE(diagnostics.by_code().contains("PAIR-0201"));
    BOOST_TEST(
        message_of(diagnostics.all().front(), Language::turkish).find("18446744073709551615") !=
        std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_lot_without_a_seed_is_refused) {
    PairingRequest request;
    request.draw_lots = true;
    Diagnostics diagnostics;
    BOOST_TEST(test::round_robin().pair(field_of(4), request, diagnostics).empty());
    BOOST_TEST(diagnostics.by_code().contains("PAIR-0003"));
}

BOOST_AUTO_TEST_SUITE_END()
