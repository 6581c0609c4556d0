// Lists of teams by the federation's regulation: code, line, column and severity of each finding.

#include "national_teams.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test::national_teams;

BOOST_AUTO_TEST_SUITE(validate_team_lists)

BOOST_AUTO_TEST_CASE(a24_2_in_the_order_of_ukd) {
    BOOST_TEST(found(list({1900, 1800, 1800, 1500, 0, 0})) == "");
    BOOST_TEST(found(list({0, 0, 0})) == "");
    BOOST_TEST(found(list({})) == "");
}

BOOST_AUTO_TEST_CASE(a24_2_a_weaker_player_above) {
    BOOST_TEST(found(list({1900, 1700, 1751})) == "TRN-0501 2:82 error\n");
    BOOST_TEST(said(list({1900, 1700, 1751}), Language::english) ==
               "team 1: player 2 (UKD 1700) stands in the list above player 3 (UKD 1751); the "
               "difference is 51, allowed is at most 50 (regulation 24.2, XXL): put 3 above 2 or "
               "correct the UKD");
}

// Only XXL tells what was announced, and no other program writes it.
BOOST_AUTO_TEST_CASE(a24_2_what_may_have_been_announced) {
    BOOST_TEST(found(list({1900, 1700, 1701})) == "TRN-0519 2:82 warning\n");
    BOOST_TEST(found(list({1900, 1700, 1750})) == "TRN-0519 2:82 warning\n");
    BOOST_TEST(found(list({1700, 1740, 1780})) == "TRN-0501 2:77 error\nTRN-0519 2:82 warning\n");
    BOOST_TEST(found(list({1500, 1900, 1800, 1801})) ==
               "TRN-0501 2:77 error\nTRN-0519 2:87 warning\n");
    BOOST_TEST(said(list({1900, 1700, 1701}), Language::english) ==
               "team 1: player 2 (UKD 1700) stands in the list above player 3 (UKD 1701); a "
               "difference of 1 is allowed only where the event announced it (regulation 24.2: at "
               "most 50)");
}

// "0-50 UKD puan daha yüksek olan bir oyuncunun üzerinde yer alabilir", where it is announced.
BOOST_AUTO_TEST_CASE(a24_2_within_the_tolerance) {
    BOOST_TEST(found(list({1700, 1750}, "XXL 50\n")) == "");
    BOOST_TEST(found(list({1700, 1751}, "XXL 50\n")) == "TRN-0501 3:77 error\n");
    BOOST_TEST(found(list({1700, 1725}, "XXL 25\n")) == "");
    BOOST_TEST(found(list({1700, 1726}, "XXL 25\n")) == "TRN-0501 3:77 error\n");
    BOOST_TEST(found(list({1700, 1701}, "XXL 0\n")) == "TRN-0501 3:77 error\n");
    // 40 above each neighbour, but 80 above the third: any player below counts.
    BOOST_TEST(found(list({1700, 1740, 1780}, "XXL 50\n")) == "TRN-0501 3:77 error\n");
}

// Who is in the wrong place is said once, not of everybody whom he passed.
BOOST_AUTO_TEST_CASE(a24_2_one_player_in_the_wrong_place) {
    BOOST_TEST(found(list({1500, 1900, 1800, 1700})) == "TRN-0501 2:77 error\n");
    BOOST_TEST(found(list({1900, 1800, 1700, 1600, 2000})) == "TRN-0501 2:97 error\n"); // reserve
    BOOST_TEST(found(list({1800, 1900, 1600, 1700})) ==
               "TRN-0501 2:77 error\nTRN-0501 2:87 error\n");
    // Two, and the second one beside a player of whom the first was said already.
    const auto two = list({1500, 1900, 1400, 1800});
    BOOST_TEST(found(two) == "TRN-0501 2:77 error\nTRN-0501 2:87 error\n");
    BOOST_TEST(said(two, Language::english, "TRN-0501 2:87")
                   .starts_with("team 1: player 3 (UKD 1400) stands in the list above player 4 "
                                "(UKD 1800)"));
}

BOOST_AUTO_TEST_CASE(a24_2_without_ukd_below_all_others) {
    BOOST_TEST(found(list({1900, 0, 1100})) == "TRN-0502 2:82 error\n");
    BOOST_TEST(found(list({1900, 0, 1100}, "XXL 50\n")) == "TRN-0502 3:82 error\n");
    BOOST_TEST(found(list({0, 10}, "XXL 50\n")) == "TRN-0502 3:77 error\n");
    BOOST_TEST(said(list({0, 1100}), Language::turkish)
                   .starts_with("1. takım: UKD'si olmayan 1 numaralı oyuncu listede 2 numaralının "
                                "(UKD 1100) üzerinde"));
}

BOOST_AUTO_TEST_CASE(a24_2_the_list_of_an_older_file) {
    const auto file = "092 Takım: Ulusal İsviçre\n013 " + fmt::format("{:<32}", "Takım") +
                      "   1    2\n" + players({"", ""}) +
                      fmt::format("TUR {:>4}      {:<33} {:>4}\n", 1, "Oyuncu", 1500) +
                      fmt::format("TUR {:>4}      {:<33} {:>4}\n", 2, "Oyuncu", 1600);
    BOOST_TEST(found(file) == "TRN-0501 2:40 error\n");
}

BOOST_AUTO_TEST_CASE(a24_1_fewer_players_than_boards) {
    BOOST_TEST(found(list({1900, 1800}, "352 WBW\n")) == "TRN-0514 3:74 warning\n");
    BOOST_TEST(found(list({1900, 1800, 1700}, "352 WBW\n")) == "");
    BOOST_TEST(found(list({1900, 1800, 1700, 1600}, "352 WBW\n")) == ""); // a reserve
    BOOST_TEST(found(list({1900})) == "");                                // boards not known
}

BOOST_AUTO_TEST_CASE(of_other_events_nothing_is_said) {
    auto file = list({1500, 1900}, "352 WWB\n");
    const std::string own = "Takım: Ulusal İsviçre";
    for (const auto* type : {"Team: Swiss-System", "Takım: İsviçre Sistemi"}) {
        auto other = file;
        other.replace(other.find(own), own.size(), type);
        BOOST_TEST(found(other) == "", type);
    }
    file.insert(0, "192 ULUSAL_TEAM_SWISS\n");
    file.replace(file.find(own), own.size(), "Team: Swiss-System");
    BOOST_TEST(found(file) == "TRN-0513 3:5 error\nTRN-0514 4:74 warning\nTRN-0501 4:77 error\n");
}

BOOST_AUTO_TEST_SUITE_END()
