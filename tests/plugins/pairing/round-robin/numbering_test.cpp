// Regulation 28.2: the numbers of a round robin are drawn by lot.

#include "plugins/pairing/numbered.hpp"

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto table = "Bireysel: Döner Sistem";

Tournament eight() {
    return entered(table, {{"", "A", 0, 0},
                           {"", "B", 0, 0},
                           {"", "C", 0, 0},
                           {"", "D", 0, 0},
                           {"", "E", 0, 0},
                           {"", "F", 0, 0},
                           {"", "G", 0, 0},
                           {"", "H", 0, 0}});
}

}

BOOST_AUTO_TEST_SUITE(round_robin_numbering)

// The same drawing as that of `pair`: with the seed 2026 the table numbers are 5 8 1 7 2 4 3 6.
BOOST_AUTO_TEST_CASE(article_28_2_drawn_as_the_table_numbers_are) {
    const auto numbering = numbered(eight(), "round-robin", 2026);
    BOOST_TEST(order_of(numbering) == "5 8 1 7 2 4 3 6");
    BOOST_TEST(numbering.decisions[0].rule == "Regulation 28.2");
    BOOST_TEST(sentence_of(numbering.decisions[0], Language::english) ==
               "E drew this number (seed 2026)");
}

BOOST_AUTO_TEST_CASE(article_28_2_a_lot_needs_a_seed) {
    Diagnostics diagnostics;
    BOOST_TEST(numbered(eight(), "round-robin", std::nullopt, diagnostics).ids.empty());
    BOOST_TEST(diagnostics.by_code().contains("PAIR-0003"));
}

BOOST_AUTO_TEST_CASE(article_30_1_teams_draw_too) {
    const auto teams = entered_teams(
        "Takım: Döner Turnuva", {{"A", {2000}}, {"B", {1000}}, {"C", {1500}}, {"D", {1200}}}, "W");
    const auto numbering = numbered(teams, "round-robin", 3);
    BOOST_TEST(numbering.ids.size() == 4u);
    BOOST_TEST(numbering.decisions[0].rule == "Regulation 30.1, 28.2");
}

BOOST_AUTO_TEST_SUITE_END()
