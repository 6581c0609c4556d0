// Regulation 28.4: the second half repeats the first with the colours changed.

#include "field.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>

using namespace hakem;
using test::field_of;
using test::schedule_of;
using test::text_of;

namespace {

/// The longest row of equal colours that anybody has.
std::size_t longest_row(const std::vector<RoundPairing>& rounds) {
    std::map<int, std::string> colours;
    for (const RoundPairing& round : rounds)
        for (const Pair& pair : round.pairs)
            if (pair.black != 0) colours[pair.white] += 'w', colours[pair.black] += 'b';
    std::size_t longest = 0;
    for (const auto& [id, row] : colours)
        for (std::size_t i = 0, start = 0; i < row.size(); ++i) {
            if (row[i] != row[start]) start = i;
            longest = std::max(longest, i - start + 1);
        }
    return longest;
}

}

BOOST_AUTO_TEST_SUITE(round_robin_double_cycle)

BOOST_AUTO_TEST_CASE(article_28_4_of_4) {
    BOOST_TEST(text_of(schedule_of(4, true)) ==
               "1-4 2-3 | 4-3 1-2 | 2-4 3-1 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3");
}

BOOST_AUTO_TEST_CASE(article_28_4_second_cycle_reversed) {
    for (int n = 2; n <= 16; ++n) {
        const auto once = schedule_of(n);
        const auto twice = schedule_of(n, true);
        BOOST_REQUIRE(twice.size() == 2 * once.size());
        for (std::size_t r = 0; r < twice.size(); ++r) {
            const RoundPairing& plain = once[r % once.size()];
            BOOST_TEST(twice[r].round == static_cast<int>(r) + 1);
            BOOST_REQUIRE(twice[r].pairs.size() == plain.pairs.size());
            for (std::size_t i = 0; i < plain.pairs.size(); ++i) {
                Pair expected = plain.pairs[i];
                if (r >= once.size() && expected.black != 0)
                    std::swap(expected.white, expected.black);
                BOOST_TEST((twice[r].pairs[i] == expected), n << " players, round " << r + 1);
            }
        }
    }
}

// The advice of FIDE C.05 Annex 1, on request: nobody has a colour three times in a row.
BOOST_AUTO_TEST_CASE(last_two_rounds_of_the_first_cycle_swapped) {
    for (const int n : {4, 6, 8, 10, 12, 16}) {
        PairingRequest request;
        request.double_cycle = true;
        const auto plain = schedule_of(field_of(n), request);
        request.swap_last_rounds = true;
        auto swapped = schedule_of(field_of(n), request);
        BOOST_TEST(longest_row(plain) == 3u);
        BOOST_TEST(longest_row(swapped) == 2u);

        const auto last = static_cast<std::size_t>(n - 2);
        std::swap(swapped[last], swapped[last - 1]);
        BOOST_TEST(text_of(swapped) == text_of(plain));
    }
}

BOOST_AUTO_TEST_CASE(the_swap_leaves_a_single_cycle_alone) {
    PairingRequest request;
    request.swap_last_rounds = true;
    request.double_cycle = false;
    BOOST_TEST(text_of(schedule_of(field_of(6), request)) == text_of(schedule_of(6)));
    request.double_cycle = true;
    request.explain = true;
    const auto two_players = schedule_of(field_of(2), request);
    BOOST_TEST(text_of(two_players) == "1-2 | 2-1");
    BOOST_TEST(two_players.front().decisions.at(0).arguments.at(1) == "1"); // round of the table
}

BOOST_AUTO_TEST_CASE(without_a_request_the_file_decides) {
    Tournament tournament = field_of(4);
    tournament.encoded_type = "BERGER_ROUNDROBIN";
    BOOST_TEST(schedule_of(tournament, {}).size() == 3u);
    tournament.encoded_type = "BERGER_DOUBLEROUNDROBIN";
    BOOST_TEST(schedule_of(tournament, {}).size() == 6u);
}

BOOST_AUTO_TEST_SUITE_END()
