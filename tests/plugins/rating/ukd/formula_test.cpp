// ukd.md 1.3: the formula, by the examples there.

#include "plugins/rating/rating_support.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::changes;
using test::Met;
using test::rated_one;
using test::reasons;

namespace {

std::string change(std::int32_t rating, const std::vector<Met>& games,
                   const RatingSwitches& switches = {}) {
    return hundredths_text(
        rated_one("ukd", rating, games, {TimeClass::standard, "", switches}).change);
}

}

BOOST_AUTO_TEST_SUITE(ukd_1_3)

// The three players of E2 whose next printed UKD tells of nothing but this event.
BOOST_AUTO_TEST_CASE(ukd_1_3_evidence) {
    const auto third =
        rated_one("ukd", 1236, {{1061, '1'}, {1094, '1'}, {1293, '1'}, {1040, '1'}, {1416, '0'}});
    BOOST_TEST(changes(third) == "8.10 9.30 17.40 7.50 -7.80");
    BOOST_TEST(hundredths_text(third.change) == "34.50");
    BOOST_TEST(third.after == 1270);
    const auto thirteenth =
        rated_one("ukd", 1061, {{1236, '0'}, {0, '1'}, {1096, '1'}, {1112, '1'}, {1227, '0'}});
    BOOST_TEST(changes(thirteenth) == "-8.10 3.00 16.50 17.10 -8.40");
    BOOST_TEST(thirteenth.after == 1081);
    const auto eleventh =
        rated_one("ukd", 1070, {{1416, '0'}, {0, '1'}, {1112, '+'}, {1097, '0'}, {0, '='}});
    BOOST_TEST(changes(eleventh) == "-3.30 3.00 x -13.80 0.00");
    BOOST_TEST(hundredths_text(eleventh.change) == "-14.10");
    BOOST_TEST(eleventh.after == 1055);
    BOOST_TEST(eleventh.games == 4);
    BOOST_TEST(eleventh.rated_games == 2);
    BOOST_TEST(reasons(eleventh) ==
               "2:rating.ukd-unrated 3:rating.forfeit-win 5:rating.ukd-unrated");
}

// 1.3, crib: one game, K 30 and K 20.
BOOST_AUTO_TEST_CASE(ukd_1_3_crib) {
    for (const auto& [rating, win, more_win, more_draw, more_loss, far_win, far_loss] :
         {std::tuple{1250, "15.00", "10.80", "-4.20", "-19.20", "3.30", "-26.70"},
          std::tuple{1900, "10.00", "7.20", "-2.80", "-12.80", "2.20", "-17.80"}}) {
        BOOST_TEST(change(rating, {{rating, '1'}}) == win);
        BOOST_TEST(change(rating, {{rating, '0'}}) == "-" + std::string(win));
        BOOST_TEST(change(rating, {{rating - 100, '1'}}) == more_win);
        BOOST_TEST(change(rating, {{rating - 100, '='}}) == more_draw);
        BOOST_TEST(change(rating, {{rating - 100, '0'}}) == more_loss);
        for (const auto far : {345, 350, 700}) {
            BOOST_TEST(change(rating, {{rating - far, '1'}}) == far_win);
            BOOST_TEST(change(rating, {{rating - far, '0'}}) == far_loss);
        }
    }
}

// 1.3, worked lines of E1 and E3.
BOOST_AUTO_TEST_CASE(ukd_1_3_worked_lines) {
    const auto first =
        rated_one("ukd", 1324, {{1047, '1'}, {1068, '1'}, {1036, '1'}, {1136, '1'}, {1021, '0'}});
    BOOST_TEST(first.k == 25);
    BOOST_TEST(hundredths_text(first.expected) == "4.08");
    BOOST_TEST(hundredths_text(first.change) == "-2.00");
    BOOST_TEST(first.after == 1322);
    const auto other =
        rated_one("ukd", 1799, {{1498, '1'}, {1682, '0'}, {1449, '1'}, {1466, '='}, {1445, '1'}});
    BOOST_TEST(other.k == 20);
    BOOST_TEST(hundredths_text(other.expected) == "4.17");
    BOOST_TEST(hundredths_text(other.change) == "-13.40");
    BOOST_TEST(other.after == 1785);
    BOOST_TEST(other.rounds[2].capped == 350);
    BOOST_TEST(other.rounds[4].difference == 354);
    BOOST_TEST(other.rounds[4].capped == 350);
    BOOST_TEST(reasons(other) == "5:rating.capped");
}

// 1.3: the bands, at their edges.
BOOST_AUTO_TEST_CASE(ukd_1_3_k_bands) {
    for (const auto& [rating, k] : {std::pair{1000, 30},
                                    {1299, 30},
                                    {1300, 25},
                                    {1599, 25},
                                    {1600, 20},
                                    {1999, 20},
                                    {2000, 15},
                                    {2399, 15},
                                    {2400, 10},
                                    {2850, 10}})
        BOOST_TEST(rated_one("ukd", rating, {{rating, '1'}}).k == k);
}

// 1.3: below 1000 a player is unrated again; 1000 itself stays.
BOOST_AUTO_TEST_CASE(ukd_1_3_floor) {
    BOOST_TEST(rated_one("ukd", 1015, {{1015, '0'}}).after == 1000);
    BOOST_TEST(rated_one("ukd", 1014, {{1014, '0'}}).after == 0);
    const auto lost = rated_one("ukd", 1014, {{1014, '0'}});
    BOOST_TEST(test::said(lost.why, "rating.why.ukd-floor") ==
               "1014 with a change of -15.00 is 999.00, below 1000: the player is without UKD "
               "again");
}

// 1.3: an unrated opponent is a fixed part of K, in every band.
BOOST_AUTO_TEST_CASE(ukd_1_3_unrated_opponents) {
    for (const auto& [rating, win, loss] :
         {std::tuple{1200, "3.00", "-3.00"}, std::tuple{1500, "2.50", "-2.50"},
          std::tuple{1800, "2.00", "-2.00"}, std::tuple{2100, "1.50", "-1.50"},
          std::tuple{2500, "1.00", "-1.00"}}) {
        BOOST_TEST(change(rating, {{0, '1'}}) == win);
        BOOST_TEST(change(rating, {{0, '='}}) == "0.00");
        BOOST_TEST(change(rating, {{0, '0'}}) == loss);
    }
}

// 1.3: the switches, away from the rule.
BOOST_AUTO_TEST_CASE(ukd_1_3_switches) {
    BOOST_TEST(change(1800, {{1000, '1'}}, {{"cap", "400"}}) == "1.60"); // .92
    BOOST_TEST(change(1800, {{1000, '1'}}, {{"cap", "0"}}) == "0.00");   // 1.0
    BOOST_TEST(change(1800, {{0, '1'}}, {{"unrated_mode", "flat:3"}}) == "3.00");
    BOOST_TEST(change(1800, {{0, '0'}}, {{"unrated_mode", "fraction_of_k:0.25"}}) == "-5.00");
    BOOST_TEST(change(1800, {{0, '1'}}, {{"unrated_mode", "ignore"}}) == "0.00");
    BOOST_TEST(change(1800, {{1800, '1'}}, {{"k_bands", "1000:50,1900:32,10"}}) == "16.00");
    const auto after = [](const RatingSwitches& switches) {
        return rated_one("ukd", 1015, {{1015, '0'}, {1015, '0'}},
                         {TimeClass::standard, "", switches})
            .after;
    };
    BOOST_TEST(after({}) == 0);
    BOOST_TEST(after({{"floor", "900"}}) == 985);
    const auto rounded = [](std::string_view round) {
        return rated_one("ukd", 1236, {{1236, '1'}, {1061, '='}},
                         {TimeClass::standard, "", {{"round", std::string(round)}}})
            .after;
    };
    BOOST_TEST(rounded("trunc") == 1244); // 15.0 - 6.9 = 8.1
    BOOST_TEST(rounded("half_up") == 1244);
    for (const auto& [round, expected] : {std::pair{"trunc", 1232}, {"half_up", 1233}}) {
        const auto player =
            rated_one("ukd", 1236, {{1236, '1'}, {1061, '='}, {1094, '='}, {1094, '='}},
                      {TimeClass::standard, "", {{"round", round}}});
        BOOST_TEST(hundredths_text(player.change) == "-3.30");
        BOOST_TEST(player.after == expected);
    }
}

// A switch that is not as in the rule is printed with the event.
BOOST_AUTO_TEST_CASE(ukd_1_3_switches_are_told) {
    const RatingSwitches switches{{"cap", "400"}, {"floor", "1000"}};
    const auto event =
        test::rate("ukd", test::one_against({{1500, '1'}}), test::before_of({1500, 1500}),
                   {TimeClass::standard, "", switches});
    BOOST_TEST(test::said(event.notes, "rating.note.switch") ==
               "'cap' is set to 400; the rule has 350");
    BOOST_TEST(std::count_if(event.notes.begin(), event.notes.end(), [](const Decision& note) {
                   return note.reason == "rating.note.switch";
               }) == 1);
}

BOOST_AUTO_TEST_CASE(ukd_1_3_switches_that_are_none) {
    for (const auto& [name, value] : {std::pair{"capp", "350"},
                                      {"cap", "many"},
                                      {"cap", "-1"},
                                      {"cap", "350 "},
                                      {"floor", "10000"},
                                      {"round", "up"},
                                      {"unrated_mode", "flat"},
                                      {"unrated_mode", ""},
                                      {"unrated_mode", "fraction_of_k:2"},
                                      {"unrated_mode", "flat:-3"},
                                      {"k_bands", ""},
                                      {"k_bands", "1300:30"},
                                      {"k_bands", "1300:30,1200:25,10"},
                                      {"k_bands", "1300:30,10,20"},
                                      {"k_bands", "1300:0,10"}})
        BOOST_CHECK_EXCEPTION(
            change(1500, {{1500, '1'}}, {{name, value}}), Error,
            [](const Error& error) { return error.code() == ExitCode::wrong_usage; });
    BOOST_CHECK_THROW(rated_one("ukd", 1500, {{1500, '1'}}, {TimeClass::standard, "1999", {}}),
                      Error);
}

BOOST_AUTO_TEST_CASE(ukd_1_3_official_it_is_not) {
    const auto event =
        test::rate("ukd", test::one_against({{1500, '1'}}), test::before_of({1500, 1500}));
    BOOST_TEST(!event.official);
    BOOST_TEST(event.rule == "UKD (unofficial, reconstructed)");
    BOOST_TEST(event.edition == "2013");
    BOOST_TEST(event.first_games == 7);
    BOOST_TEST(!test::said(event.notes, "rating.note.ukd-unofficial").empty());
    BOOST_TEST(test::rating_system("ukd").national());
    BOOST_TEST(test::rating_system("ukd").switches().at("cap") == "350");
}

BOOST_AUTO_TEST_CASE(ukd_1_3_reasons_of_a_player) {
    const auto player = rated_one("ukd", 1799, {{1498, '1'}, {0, '1'}, {1445, '='}});
    BOOST_TEST(test::said(player.why, "rating.why.ukd-k") ==
               "K is 20: the UKD 1799 is in the band 1600 - 1999");
    const auto low = rated_one("ukd", 1299, {{1300, '1'}}),
               high = rated_one("ukd", 2400, {{2300, '1'}});
    BOOST_TEST(test::said(low.why, "rating.why.ukd-k-below", Language::turkish) ==
               "K katsayısı 30: UKD 1299, 1300 sınırının altında");
    BOOST_TEST(test::said(high.why, "rating.why.ukd-k-from") ==
               "K is 10: the UKD 2400 is 2400 or more");
    BOOST_TEST(test::said(player.why, "rating.why.ukd-change") ==
               "against opponents with UKD n = 2, W = 1.5, We = 1.74, K = 20: -4.80; against "
               "opponents without UKD n = 1: +2.00; change -2.80");
    BOOST_TEST(test::said(player.why, "rating.why.ukd-change", Language::turkish) ==
               "UKD'li rakiplerle 2 oyun, W = 1,5, We = 1,74, K = 20: -4,80; UKD'siz rakiplerle 1 "
               "oyun: +2,00; değişim -2,80");
    const auto plain = rated_one("ukd", 1799, {{1498, '1'}, {1445, '='}});
    BOOST_TEST(test::said(plain.why, "rating.why.change") ==
               "n = 2, W = 1.5, We = 1.74, K = 20: change -4.80");
    BOOST_TEST(test::said(player.why, "rating.why.cap") ==
               "a difference of more than 350 counts as 350 (round 3)");
    BOOST_TEST(test::said(player.why, "rating.why.ukd-unrated") ==
               "against an opponent without UKD a win brings 2.00, a loss costs 2.00, a draw "
               "changes nothing (round 2)");
    BOOST_TEST(test::said(player.why, "rating.why.ukd-new") ==
               "1799 with a change of -2.80 is 1796.20; the whole part is the UKD: 1796");
    Exact sum;
    for (const auto& term : test::find(player.why, "rating.why.ukd-change")->terms)
        sum += term.value;
    BOOST_TEST((sum == Exact(-280, 100)));
}

BOOST_AUTO_TEST_SUITE_END()
