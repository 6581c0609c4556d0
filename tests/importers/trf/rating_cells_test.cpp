// Ratings outside of their columns (001, columns 49 to 52): read with a note, or told.

#include "finding.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::findings_of;
using hakem::test::opponent_line;
using hakem::test::player_line;
using hakem::test::read_trf;

namespace {

std::string with(std::size_t column, std::string_view cell) {
    return player_line(column, cell) + "\n" + opponent_line + "\n";
}

Player read(std::size_t column, std::string_view cell) {
    Diagnostics diagnostics;
    return read_trf(with(column, cell), diagnostics).players.at(0);
}

}

BOOST_AUTO_TEST_SUITE(trf_rating_cells)

BOOST_AUTO_TEST_CASE(a_rating_with_a_sign_is_read_and_told) {
    const auto check = [](std::size_t column, std::string_view cell, int rating) {
        BOOST_TEST(findings_of(with(column, cell)).starts_with("TRF-0136 1:"), cell);
        const auto player = read(column, cell);
        BOOST_TEST(player.rating == rating, cell);
        BOOST_TEST(player.name == "Surname, Given", cell);
        BOOST_TEST(player.federation == "TUR", cell);
    };
    check(48, "1.962", 1962);
    check(48, "1,904", 1904);
    check(48, "+1904", 1904);
    check(49, "1904*", 1904);
    check(49, "1.962", 1962);
    check(47, "1904,0", 1904);
    check(48, "1 962", 1962);
    check(49, "TUR  1915", 1915);
}

BOOST_AUTO_TEST_CASE(a_long_name_does_not_take_the_rating) {
    const auto player = read(15, "Surname-Of-Somebody, Given Name-An");
    BOOST_TEST(player.rating == 2100);
    BOOST_TEST(player.name == "Surname-Of-Somebody, Given Name-A");
    BOOST_TEST(findings_of(with(15, "Surname-Of-Somebody, Given Name-An")) ==
               "TRF-0129 1:15 warning\nTRF-0136 1:48 note\n");
}

BOOST_AUTO_TEST_CASE(what_may_be_a_rating_is_told_and_not_read) {
    BOOST_TEST(findings_of(with(45, "#1904#  ")).find("TRF-0137 1:15 warning") !=
               std::string::npos);
    BOOST_TEST(read(45, "#1904#  ").rating == 0);
    BOOST_TEST(findings_of(with(40, "1904         ")) == "TRF-0137 1:15 warning\n");
    // A name so long that the rating behind it was cut off.
    auto wide = player_line();
    wide.replace(14, 38, "Surname-Of-Somebody, Given Name-And More1904");
    BOOST_TEST(findings_of(wide + "\n" + opponent_line + "\n") ==
               "TRF-0008 1:0 note\nTRF-0129 1:15 warning\nTRF-0137 1:15 warning\n");
    BOOST_TEST(findings_of(with(15, "Player 100")) == "");
    BOOST_TEST(findings_of(with(15, "Player 100                         0  ")) == "");
}

BOOST_AUTO_TEST_CASE(a_year_of_two_digits_lies_before_the_event) {
    const auto born = [](std::string_view event, std::string_view cell) {
        auto wide = std::string(cell);
        wide.resize(10, ' ');
        Diagnostics diagnostics;
        return read_trf(std::string(event) + with(70, wide), diagnostics).players.at(0).birth;
    };
    const auto event = "052 2026/06/01\n";
    BOOST_CHECK((born(event, "04.01.48") == Date{1948, 1, 4}));
    BOOST_CHECK((born(event, "14.12.65") == Date{1965, 12, 14}));
    BOOST_CHECK((born(event, "25.Ara.87") == Date{1987, 12, 25}));
    BOOST_CHECK((born(event, "18.10.02") == Date{2002, 10, 18}));
    BOOST_CHECK((born(event, "12/25/87") == Date{1987, 12, 25}));
    BOOST_CHECK((born("052 1998/06/01\n", "15.08.02") == Date{1902, 8, 15}));
    BOOST_CHECK((born("", "04.01.48") == Date{1948, 1, 4}));
    BOOST_CHECK((born(event, "1948/01/04") == Date{1948, 1, 4}));
}

BOOST_AUTO_TEST_CASE(a_birth_date_of_six_digits_that_may_be_two_is_told) {
    const std::string event = "052 2026/06/01\n";
    BOOST_TEST(findings_of(event + with(70, "03.04.05  ")) == "TRF-0138 2:70 warning\n");
    // 1924 or 1928, and 1925 or 2025.
    BOOST_TEST(findings_of(event + with(70, "28.04.24  ")) == "TRF-0138 2:70 warning\n");
    BOOST_TEST(findings_of(event + with(70, "30.04.25  ")) == "TRF-0138 2:70 warning\n");
    // Another date of the file shows the order.
    auto other = opponent_line;
    other.replace(69, 10, "25.06.70  ");
    BOOST_TEST(findings_of(event + player_line(70, "03.04.05  ") + "\n" + other) ==
               "TRF-0109 2:70 note\nTRF-0109 3:70 note\n");
}

BOOST_AUTO_TEST_SUITE_END()
