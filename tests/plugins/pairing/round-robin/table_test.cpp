// Regulation 28.2 and appendix 1 (EK 1), FIDE C.05 Annex 1: the Berger tables.

#include "field.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

using namespace hakem;
using test::schedule_of;
using test::text_of;

BOOST_AUTO_TEST_SUITE(round_robin_tables)

BOOST_AUTO_TEST_CASE(ek_1_table_of_2) { BOOST_TEST(text_of(schedule_of(2)) == "1-2"); }

BOOST_AUTO_TEST_CASE(ek_1_table_of_4) {
    BOOST_TEST(text_of(schedule_of(4)) == "1-4 2-3 | 4-3 1-2 | 2-4 3-1");
}

BOOST_AUTO_TEST_CASE(ek_1_table_of_6) {
    BOOST_TEST(text_of(schedule_of(6)) ==
               "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1");
}

BOOST_AUTO_TEST_CASE(ek_1_table_of_8) {
    BOOST_TEST(text_of(schedule_of(8)) ==
               "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | "
               "3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1");
}

BOOST_AUTO_TEST_CASE(ek_1_table_of_10) {
    BOOST_TEST(text_of(schedule_of(10)) ==
               "1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | "
               "10-7 8-6 9-5 1-4 2-3 | 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | "
               "4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | 5-10 6-4 7-3 8-2 9-1");
}

// 28.3: the last even number of the table is the bye; it comes last and has no board.
BOOST_AUTO_TEST_CASE(article_28_3_odd_fields) {
    BOOST_TEST(text_of(schedule_of(3)) == "2-3 1-0 | 1-2 3-0 | 3-1 2-0");
    BOOST_TEST(text_of(schedule_of(5)) ==
               "2-5 3-4 1-0 | 5-3 1-2 4-0 | 3-1 4-5 2-0 | 1-4 2-3 5-0 | 4-2 5-1 3-0");
    BOOST_TEST(text_of(schedule_of(7)).substr(0, 31) == "2-7 3-6 4-5 1-0 | 6-4 7-3 1-2 5");
}

// 28.1 and 28.3 for every size up to 16, and for large fields: every pair meets once, everybody
// plays once a round, the colours of nobody differ by more than one.
BOOST_AUTO_TEST_CASE(article_28_1_everybody_meets_everybody) {
    for (const int n : {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 63, 64, 199, 200}) {
        std::set<std::pair<int, int>> met;
        std::map<int, int> balance, byes;
        const auto rounds = schedule_of(n);
        BOOST_TEST(static_cast<int>(rounds.size()) == n - 1 + n % 2);
        for (const RoundPairing& round : rounds) {
            std::set<int> seen;
            for (const Pair& pair : round.pairs) {
                BOOST_TEST(seen.insert(pair.white).second);
                if (pair.black == 0) {
                    ++byes[pair.white];
                    continue;
                }
                BOOST_TEST(seen.insert(pair.black).second);
                BOOST_TEST(met.insert(std::minmax(pair.white, pair.black)).second);
                ++balance[pair.white];
                --balance[pair.black];
            }
            BOOST_TEST(static_cast<int>(seen.size()) == n);
            BOOST_TEST((*seen.begin() == 1 && *seen.rbegin() == n));
        }
        BOOST_TEST(static_cast<int>(met.size()) == n * (n - 1) / 2);
        BOOST_TEST(static_cast<int>(byes.size()) == (n % 2 == 1 ? n : 0));
        for (const auto& [id, count] : byes) BOOST_TEST(count == 1, "byes of " << id);
        // An odd field has an even number of games each: as many Whites as Blacks.
        for (const auto& [id, difference] : balance)
            BOOST_TEST(std::abs(difference) == 1 - n % 2, "colours of " << id << " of " << n);
    }
}

// EK 1: board 1 is that of the last number, the others follow from 1; byes have board 0.
BOOST_AUTO_TEST_CASE(boards_are_numbered_from_one) {
    for (const int n : {5, 6}) {
        for (const RoundPairing& round : schedule_of(n)) {
            int board = 0;
            for (const Pair& pair : round.pairs)
                BOOST_TEST(pair.board == (pair.black == 0 ? 0 : ++board));
            BOOST_TEST(board == n / 2);
        }
    }
}

// FIDE C.05 Annex 1 names the larger tables by these first rounds.
BOOST_AUTO_TEST_CASE(first_rounds_of_the_larger_tables) {
    const auto first = [](int n) { return text_of(schedule_of(n).front()); };
    BOOST_TEST(first(12) == "1-12 2-11 3-10 4-9 5-8 6-7");
    BOOST_TEST(first(14) == "1-14 2-13 3-12 4-11 5-10 6-9 7-8");
    BOOST_TEST(first(16) == "1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9");
    BOOST_TEST(text_of(schedule_of(16)[1]) == "16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2");
    BOOST_TEST(text_of(schedule_of(16)[14]) == "8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1");
}

BOOST_AUTO_TEST_SUITE_END()
