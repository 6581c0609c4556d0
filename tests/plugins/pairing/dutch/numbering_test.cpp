// FIDE C.04.2: the initial order is by rating, title, alphabet.

#include "plugins/pairing/numbered.hpp"

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto swiss = "Individual: Swiss-System";

}

BOOST_AUTO_TEST_SUITE(dutch_numbering)

BOOST_AUTO_TEST_CASE(rating_title_alphabet_order_of_the_file) {
    const auto numbering = numbered(entered(swiss, {{"GM", "A, A", 0, 2600},
                                                    {"", "Çelik, Can", 2000, 0},
                                                    {"", "Dere, Can", 2000, 0},
                                                    {"FM", "Z, Z", 2000, 0},
                                                    {"", "Cem, Can", 2000, 2100},
                                                    {"", "Çelik, Can", 2000, 0},
                                                    {"", "B, B", 2001, 0},
                                                    {"", "B, B", 0, 0}}),
                                    "dutch");
    // The national rating plays no part.
    BOOST_TEST(order_of(numbering) == "7 4 5 2 6 3 1 8");
    BOOST_TEST(criteria_of(numbering) == "rating title alphabet entry alphabet rating title");
    BOOST_TEST(numbering.edition == "2026");
    BOOST_TEST(numbering.decisions[1].rule == "FIDE C.04.2");
}

BOOST_AUTO_TEST_CASE(the_alphabet_is_that_of_the_event) {
    auto event =
        entered(swiss, {{"", "Özil, A", 0, 0}, {"", "Oz, B", 0, 0}, {"", "Ozon, C", 0, 0}});
    BOOST_TEST(order_of(numbered(event, "dutch")) == "2 3 1"); // ö after o
    event.federation = "GER";
    BOOST_TEST(order_of(numbered(event, "dutch")) == "2 1 3");
}

BOOST_AUTO_TEST_CASE(teams_and_unknown_editions_are_refused) {
    Diagnostics diagnostics;
    const auto teams = entered_teams("Team: Swiss-System", {{"A", {1}}, {"B", {2}}});
    BOOST_TEST(numbered(teams, "dutch", std::nullopt, diagnostics).ids.empty());
    BOOST_TEST(diagnostics.by_code().contains("PAIR-0012"));
    PairingRequest request;
    request.edition = "1999";
    Diagnostics other;
    const auto& dutch = registry().get<PairingSystem>("dutch");
    BOOST_TEST(dutch.number(entered(swiss, {{"", "A", 0, 0}}), request, other).ids.empty());
    BOOST_TEST(other.by_code().contains("PAIR-0011"));
}

BOOST_AUTO_TEST_SUITE_END()
