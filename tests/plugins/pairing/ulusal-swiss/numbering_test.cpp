// Numbers before round 1: articles 17.1 and 25.

#include "plugins/pairing/numbered.hpp"
#include <hakem/numbering.hpp>

#include <set>

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto single = "Bireysel: Ulusal İsviçre";
constexpr auto team = "Takım: Ulusal İsviçre";

Numbering of_players(const std::vector<Entry>& entries) {
    return numbered(entered(single, entries), "ulusal-swiss");
}

Numbering of_teams(const std::vector<TeamEntry>& entries,
                   std::optional<std::uint64_t> lot = std::nullopt) {
    return numbered(entered_teams(team, entries), "ulusal-swiss", lot);
}

}

BOOST_AUTO_TEST_SUITE(ulusal_numbering)

// Worked example 1: Demir, Şahin, Kaya, Çelik, Cengiz, Ilgaz, Işık, İnan.
BOOST_AUTO_TEST_CASE(a17_1_the_worked_example) {
    const auto numbering = of_players({{"", "Işık, Zeynep", 0, 0},
                                       {"FM", "Demir, Ali", 2105, 2080},
                                       {"", "Çelik, Ece", 1840, 1795},
                                       {"", "Ilgaz, Can", 0, 0},
                                       {"", "İnan, Ufuk", 0, 0},
                                       {"WIM", "Şahin, Deniz", 2010, 0},
                                       {"", "Kaya, Mert", 1840, 1850},
                                       {"", "Cengiz, Oya", 0, 1700}});
    BOOST_TEST(order_of(numbering) == "2 6 7 3 8 4 1 5");
    BOOST_TEST(criteria_of(numbering) ==
               "title title national-rating rating national-rating alphabet alphabet");
    BOOST_TEST(numbering.edition == "regulation");
    BOOST_TEST(numbering.decisions[0].reason == "numbering.reason.first");
    BOOST_TEST(numbering.decisions[3].rule == "Regulation 17.1");
    BOOST_TEST(numbering.decisions[3].subject == "number 4");
    BOOST_TEST(sentence_of(numbering.decisions[3], Language::turkish) ==
               "UKD belirledi: Kaya, Mert (1850) üstte, Çelik, Ece (1795) altta");
}

BOOST_AUTO_TEST_CASE(a17_1_titles_before_ratings_in_fides_order) {
    const auto numbering = of_players({{"", "A, A", 2700, 2700},
                                       {"WCM", "A, B", 1500, 0},
                                       {"WFM", "A, C", 0, 0},
                                       {"CM", "A, D", 0, 0},
                                       {"WIM", "A, E", 0, 0},
                                       {"FM", "A, F", 0, 0},
                                       {"WGM", "A, G", 0, 0},
                                       {"IM", "A, H", 0, 0},
                                       {"GM", "A, I", 0, 0},
                                       {"NM", "A, J", 2600, 0}});
    BOOST_TEST(order_of(numbering) == "9 8 7 6 5 4 3 2 1 10");
    // A national title is none: the ELO put 10 below 1.
    BOOST_TEST(criteria_of(numbering) == "title title title title title title title title rating");
}

BOOST_AUTO_TEST_CASE(a17_1_elo_then_ukd_and_none_is_below) {
    const auto numbering = of_players({{"", "A, A", 0, 2200},
                                       {"", "A, B", 1500, 0},
                                       {"", "A, C", 1500, 1400},
                                       {"", "A, D", 1501, 0},
                                       {"", "A, E", 0, 0}});
    BOOST_TEST(order_of(numbering) == "4 3 2 1 5");
    BOOST_TEST(criteria_of(numbering) == "rating national-rating rating national-rating");
}

// c before ç, ı before i, s before ş; the surname first, then the given name.
BOOST_AUTO_TEST_CASE(a17_1_the_turkish_alphabet) {
    const auto numbering = of_players({{"", "Şen, Ali", 0, 0},
                                       {"", "İz, Ali", 0, 0},
                                       {"", "Çam, Ali", 0, 0},
                                       {"", "Can, Çiğdem", 0, 0},
                                       {"", "Iz, Ali", 0, 0},
                                       {"", "Can, Cem", 0, 0},
                                       {"", "Canan, Ali", 0, 0},
                                       {"", "Su, Ali", 0, 0}});
    BOOST_TEST(order_of(numbering) == "6 4 7 3 5 2 8 1");
}

BOOST_AUTO_TEST_CASE(a17_1_namesakes_by_the_order_of_entry) {
    const auto numbering =
        of_players({{"", "Kaya, Can", 0, 0}, {"", "Ak, Can", 0, 0}, {"", "Ak, Can", 0, 0}});
    BOOST_TEST(order_of(numbering) == "2 3 1");
    BOOST_TEST(criteria_of(numbering) == "entry alphabet");
    BOOST_TEST(numbering.decisions[1].rule == "Regulation 17.1, settled reading");
}

// 5401/3 = 1800.333 is above 7201/4 = 1800.25; equal means stand by the name.
BOOST_AUTO_TEST_CASE(a25_1_exact_means) {
    const auto numbering = of_teams({{"Zafer", {1801, 1800, 1800, 1800}},
                                     {"Yıldız", {1801, 1800, 1800}},
                                     {"Çamlık", {1802, 1800, 1799, 1800, 900}},
                                     {"Cemre", {1803, 1799, 1799, 1800}}});
    BOOST_TEST(order_of(numbering) == "2 4 3 1");
    BOOST_TEST(criteria_of(numbering) == "strength alphabet alphabet");
    BOOST_TEST(sentence_of(numbering.decisions[1], Language::english) ==
               "the strength of the team decided: Yıldız (1800.33 = 5401/3) above Cemre (1800.25 = "
               "7201/4)");
    BOOST_TEST(sentence_of(numbering.decisions[1], Language::turkish).find("1800,33 = 5401/3") !=
               std::string::npos);
}

// Team 1: 1900 1640 (1590) (1590), mean 1680; team 2: 1681 (1631) (1631) (1631), mean 1643.5; team
// 3: 1700 1700 1670 1650, mean 1680: equal to team 1, so by name.
BOOST_AUTO_TEST_CASE(a25_2a_without_ukd_50_less_than_the_last_who_has_one) {
    const auto numbering = of_teams({{"Kartal", {1900, 1640, 0, 0}},
                                     {"Aslan", {1681, 0, 0, 0}},
                                     {"Doğan", {1700, 1700, 1670, 1650}}});
    BOOST_TEST(order_of(numbering) == "3 1 2");
    BOOST_TEST(criteria_of(numbering) == "alphabet strength");
}

BOOST_AUTO_TEST_CASE(a25_2b_teams_without_any_ukd_are_last_by_lot) {
    const std::vector<TeamEntry> entries{{"A", {0, 0, 0, 0}},
                                         {"B", {0, 0, 0, 0}},
                                         {"C", {1000, 0, 0, 0}},
                                         {"D", {0, 0, 0, 0}},
                                         {"E", {1200, 1100, 1000, 900}}};
    const auto numbering = of_teams(entries, 7);
    BOOST_TEST(order_of(numbering).substr(0, 3) == "5 3");
    BOOST_TEST(criteria_of(numbering) == "strength strength lot lot");
    BOOST_TEST(numbering.decisions[3].rule == "Regulation 25.2b");
    BOOST_TEST(order_of(of_teams(entries, 7)) == order_of(numbering));
    std::set<std::string> orders;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        orders.insert(order_of(of_teams(entries, seed)));
    BOOST_TEST(orders.size() == 6u); // the three of them in every order, and nobody else
}

BOOST_AUTO_TEST_CASE(a25_2b_a_lot_without_a_seed_is_refused) {
    const auto two = entered_teams(team, {{"A", {0}}, {"B", {1000}}, {"C", {0}}}, "W");
    Diagnostics diagnostics;
    BOOST_TEST(numbered(two, "ulusal-swiss", std::nullopt, diagnostics).ids.empty());
    BOOST_TEST(diagnostics.by_code().contains("PAIR-0003"));
    // A single one has nobody to draw with.
    BOOST_TEST(order_of(of_teams({{"A", {0}}, {"B", {1000}}})) == "2 1");
}

BOOST_AUTO_TEST_CASE(another_edition_is_refused) {
    PairingRequest request;
    request.edition = "2017";
    Diagnostics diagnostics;
    const auto& system = registry().get<PairingSystem>("ulusal-swiss");
    BOOST_TEST(system.number(entered(single, {{"", "A", 0, 0}}), request, diagnostics).ids.empty());
    BOOST_TEST(diagnostics.by_code().contains("PAIR-0031"));
}

// What was numbered is in order for the note of round 1 (PAIR-0242, PAIR-0245).
BOOST_AUTO_TEST_CASE(a17_1_the_new_numbers_are_in_order) {
    const auto before = entered(single, {{"", "Z, Z", 1500, 0}, {"", "A, A", 1600, 0}});
    const auto notes = [](const Tournament& tournament) {
        Diagnostics diagnostics;
        registry().get<PairingSystem>("ulusal-swiss").pair(tournament, {}, diagnostics);
        return diagnostics.by_code();
    };
    BOOST_TEST(notes(before).contains("PAIR-0242"));
    const auto after = renumbered(before, numbered(before, "ulusal-swiss").ids);
    BOOST_TEST(!notes(after).contains("PAIR-0242"));
}

BOOST_AUTO_TEST_SUITE_END()
