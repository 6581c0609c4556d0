// Departures of real files in the lines 001: each is read, each is a note with line and column, and
// --strict refuses it.

#include "finding.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/ranges.h>

namespace {

using namespace hakem;
using namespace hakem::test;

/// Findings of player 1 with another cell, in a file of two players (line 2 is the second).
std::string found(std::size_t column, std::string_view cell) {
    return findings_of(player_line(column, cell) + "\n" + std::string(opponent_line) + "\n");
}

Player read(std::size_t column, std::string_view cell) {
    Diagnostics diagnostics;
    return read_trf(player_line(column, cell) + "\n" + std::string(opponent_line) + "\n",
                    diagnostics)
        .players.at(0);
}

/// The same file with results in letters, so that it is TRF16 for sure.
std::string found_in_trf16(std::string_view round) {
    return findings_of(player_line(90, round) + "\n" + std::string(opponent_line) + "  0000 - Z\n");
}

RoundEntry round_in_trf16(std::string_view round) {
    Diagnostics diagnostics;
    const auto t = read_trf(
        player_line(90, round) + "\n" + std::string(opponent_line) + "  0000 - Z\n", diagnostics);
    return t.players.at(0).rounds.empty() ? RoundEntry{} : t.players[0].rounds[0];
}

}

BOOST_AUTO_TEST_SUITE(trf_player_quirks)

BOOST_AUTO_TEST_CASE(a_clean_line_has_no_finding) {
    BOOST_TEST(found(0, "") == "");
    const auto player = read(0, "");
    BOOST_TEST(player.id == 1);
    BOOST_CHECK(player.sex == Sex::female);
    BOOST_TEST(player.title == "WGM");
    BOOST_TEST(player.name == "Surname, Given");
    BOOST_TEST(player.rating == 2100);
    BOOST_TEST(player.federation == "TUR");
    BOOST_TEST(player.fide_id == "6300000");
    BOOST_CHECK((player.birth == Date{2001, 5, 23}));
    BOOST_CHECK(player.declared_points == Points::whole(1));
    BOOST_TEST(player.declared_rank == 1);
    BOOST_CHECK((player.rounds.at(0) == RoundEntry{2, Colour::white, Outcome::win}));
}

BOOST_AUTO_TEST_CASE(sex_of_other_programs) {
    BOOST_TEST(found(10, "F") == "TRF-0103 1:10 note\n");
    BOOST_CHECK(read(10, "f").sex == Sex::female);
    BOOST_CHECK(read(10, "M").sex == Sex::male);
    BOOST_TEST(found(10, "x") == "TRF-0104 1:10 warning\n");
}

BOOST_AUTO_TEST_CASE(titles_of_trf06_in_a_later_file) {
    const auto line = player_line(11, "  g") + "\n" + std::string(opponent_line) + "  0000 - Z\n";
    BOOST_TEST(findings_of(line) == "TRF-0105 1:11 note\n");
    BOOST_TEST(read(11, " wm").title == "WIM");
    BOOST_TEST(found(11, " 1N") == "TRF-0106 1:11 note\n");
    BOOST_TEST(read(11, " 1N").title == "1N");
    BOOST_TEST(found(11, "ZZZ") == "TRF-0106 1:11 warning\n");
    BOOST_TEST(read(11, "ZZZ").title == "ZZZ");
}

BOOST_AUTO_TEST_CASE(birth_dates) {
    BOOST_TEST(found(70, "1964.06.10") == "TRF-0109 1:70 note\n");
    BOOST_CHECK((read(70, "10.06.1964").birth == Date{1964, 6, 10}));
    BOOST_CHECK((read(70, "1964      ").birth == Date{1964, 0, 0}));
    BOOST_CHECK((read(70, "00.00.2010").birth == Date{2010, 0, 0}));
    BOOST_TEST(found(70, "1964/00/00") == "");
    BOOST_TEST(found(70, "0000/00/00") == "");
    BOOST_TEST(found(70, "1964/13/40") == "TRF-0110 1:70 warning\n");
}

BOOST_AUTO_TEST_CASE(points_blank_whole_comma_and_half) {
    BOOST_TEST(found(81, "   1") == "TRF-0115 1:81 note\n");
    BOOST_TEST(found(81, " 1,0") == "TRF-0115 1:81 note\n");
    BOOST_TEST(found(81, "    ") == "TRF-0116 1:81 note\n");
    BOOST_CHECK(read(81, "  1½").declared_points == Points::halves(3));
    BOOST_CHECK(read(81, " 1,5").declared_points == Points::halves(3));
    BOOST_CHECK(!read(81, "    ").declared_points);
    BOOST_TEST(found(81, " abc") == "TRF-0115 1:81 warning\n");
}

BOOST_AUTO_TEST_CASE(other_cells_that_hold_something_else) {
    BOOST_TEST(found(5, " abc") == "TRF-0101 1:5 error\n");
    BOOST_TEST(found(5, "   0") == "TRF-0101 1:5 error\n");
    BOOST_TEST(found(49, "21x0") == "TRF-0114 1:49 warning\n");
    BOOST_TEST(found(54, "tur") == "TRF-0111 1:54 note\n");
    BOOST_TEST(found(58, " ----------") == "TRF-0112 1:58 note\n");
    BOOST_TEST(found(58, "       1234") == "TRF-0113 1:58 note\n");
    BOOST_TEST(found(58, "   00000000") == "");
    BOOST_TEST(read(58, "   00000000").fide_id == "");
    BOOST_TEST(found(86, "  1.") == "TRF-0117 1:86 warning\n");
    BOOST_TEST(found(49, "0000") == "");
}

BOOST_AUTO_TEST_CASE(a_starting_number_that_is_taken) {
    const auto text = player_line() + "\n" + player_line(15, "Another") + "\n" + opponent_line;
    BOOST_TEST(findings_of(text) == "TRF-0102 2:5 error\n");
}

/// A line 001 with the opponents of its rounds; White wins.
std::string numbered(int number, std::string_view name, std::string_view rounds) {
    auto line = player_line(5, fmt::format("{:>4}", number)).substr(0, 89);
    line.replace(14, 33, fmt::format("{:<33}", name));
    return fmt::format("{}{}\n", line, rounds);
}

/// Code, line and arguments of what is said of a starting number.
std::string said_of_numbers(const std::string& text) {
    Diagnostics diagnostics;
    read_trf(text, diagnostics);
    for (const auto& one : diagnostics.all())
        if (one.code == "TRF-0102" || one.code == "TRF-0134")
            return fmt::format("{} {} {}", one.code, one.line, fmt::join(one.arguments, "|"));
    return "";
}

// Numbers 1 to 4; the players of lines 2 and 3 both have 3, and 2 is free.
BOOST_AUTO_TEST_CASE(a_starting_number_of_which_the_file_tells_whose_it_is) {
    const auto of_1 = numbered(1, "Ak", "     2 w 1     3 b 0");
    const auto of_4 = numbered(4, "Su", "     3 w 1     2 b 0");
    const auto right = numbered(3, "Can", "     4 b 0     1 w 1");
    const auto wrong = numbered(3, "Ece", "     1 b 0     4 w 1");
    BOOST_TEST(said_of_numbers(of_1 + wrong + right + of_4) == "TRF-0134 2 3|Ece|3|Can|2");
    BOOST_TEST(said_of_numbers(of_1 + right + wrong + of_4) == "TRF-0134 3 3|Ece|2|Can|2");
    // Without games the national record of the name tells it, else nothing does.
    const auto national = fmt::format("TUR    2 w    {:<33} 1500\n", "Ece");
    const auto ece = numbered(3, "Ece", ""), can = numbered(3, "Can", "");
    BOOST_TEST(said_of_numbers(ece + can + national) == "TRF-0134 1 3|Ece|2|Can|2");
    BOOST_TEST(said_of_numbers(ece + can) == "TRF-0102 2 3|Can|1|Ece");
    // Opponents whom no free number fits.
    BOOST_TEST(said_of_numbers(numbered(1, "Ak", "     3 w 1") + ece + can) ==
               "TRF-0102 3 3|Can|2|Ece");
}

BOOST_AUTO_TEST_CASE(byes_without_a_letter) {
    BOOST_TEST(found_in_trf16("  0000 - +") == "TRF-0107 1:99 note\n");
    BOOST_CHECK(round_in_trf16("  0000 - +").outcome == Outcome::pairing_bye);
    BOOST_CHECK(round_in_trf16("  0000 - 1").outcome == Outcome::pairing_bye);
    BOOST_CHECK(round_in_trf16("  0000 - =").outcome == Outcome::half_bye);
    BOOST_CHECK(round_in_trf16("  0000 - -").outcome == Outcome::zero_bye);
    BOOST_CHECK(round_in_trf16("  0000 - 0").outcome == Outcome::zero_bye);
    BOOST_TEST(found_in_trf16("  0000 - H") == "");
    BOOST_TEST(found_in_trf16("  0000 - u") == "");
    BOOST_TEST(found_in_trf16("         F") == "");
}

BOOST_AUTO_TEST_CASE(signs_are_the_byes_of_trf06) {
    const std::string text = player_line(11, "  g").replace(89, 10, "  0000 - +") + "  0000 - -\n" +
                             std::string(opponent_line).replace(89, 10, "  0000 - =") + "\n";
    BOOST_TEST(findings_of(text) == "");
    Diagnostics diagnostics;
    const auto t = read_trf(text, diagnostics);
    BOOST_TEST(t.format == "trf06");
    BOOST_TEST(t.players[0].title == "GM");
    BOOST_CHECK(t.players[0].rounds[0].outcome == Outcome::pairing_bye);
    BOOST_CHECK(t.players[0].rounds[1].outcome == Outcome::zero_bye);
    BOOST_CHECK(t.players[1].rounds[0].outcome == Outcome::half_bye);
}

BOOST_AUTO_TEST_CASE(a_board_without_an_opponent_is_no_bye_in_a_team_event) {
    const auto text = player_line(90, "  0000 - +") + "\n" + std::string(opponent_line) +
                      "\n310   1 Team" + std::string(64, ' ') + "1    2\n";
    BOOST_TEST(findings_of(text) == "");
    Diagnostics diagnostics;
    const auto t = read_trf(text, diagnostics);
    BOOST_CHECK(t.players[0].rounds[0].outcome == Outcome::forfeit_win);
}

// FIDE TRF26, 001: capital letters; on paper a small l is a 1.
BOOST_AUTO_TEST_CASE(a_small_l_may_be_the_figure) {
    BOOST_TEST(found_in_trf16("     2 b l") == "TRF-0135 1:99 warning\n");
    BOOST_CHECK(round_in_trf16("     2 b l").outcome == round_in_trf16("     2 b L").outcome);
    BOOST_TEST(found_in_trf16("     2 b L") == "");
    BOOST_TEST(found_in_trf16("     2 b w") == "");
}

BOOST_AUTO_TEST_CASE(rounds_that_contradict_themselves) {
    BOOST_TEST(found_in_trf16("     2 b Z") == "TRF-0123 1:99 error\n");
    BOOST_CHECK((round_in_trf16("     2 b Z") == RoundEntry{0, Colour::none, Outcome::zero_bye}));
    BOOST_TEST(found_in_trf16("    xx w 1") == "TRF-0120 1:92 error\nTRF-0125 1:97 note\n"
                                               "TRF-0107 1:99 note\n");
    BOOST_TEST(found_in_trf16("  0000 w U") == "TRF-0125 1:97 note\n");
    BOOST_TEST(found_in_trf16("     0 - U") == "TRF-0121 1:92 note\n");
    BOOST_TEST(found_in_trf16("     2 W 1") == "TRF-0118 1:97 note\n");
    BOOST_TEST(found_in_trf16("     2 s 1") == "TRF-0119 1:97 warning\n");
    BOOST_TEST(found_in_trf16("     2 w %") == "TRF-0124 1:99 warning\n");
    BOOST_TEST(found_in_trf16("     2 w X") == "TRF-0122 1:99 note\n");
    BOOST_TEST(found_in_trf16("     2 w *") == "TRF-0122 1:99 note\n");
}

BOOST_AUTO_TEST_CASE(rounds_not_yet_finished) {
    BOOST_TEST(found_in_trf16("     2 w  ") == "");
    BOOST_CHECK(round_in_trf16("     2 w  ").outcome == Outcome::pending);
    BOOST_CHECK(round_in_trf16("     2 w ?").outcome == Outcome::adjourned);
    BOOST_CHECK(round_in_trf16("     2 w D").outcome == Outcome::unrated_draw);
    BOOST_CHECK((round_in_trf16("          ") == RoundEntry{}));
}

BOOST_AUTO_TEST_CASE(columns_counted_in_bytes) {
    // Ş and ğ have two bytes: what follows the name stands two columns too far to the left.
    auto line = player_line();
    line.replace(14, 33, "Şağlam, Given" + std::string(18, ' '));
    const auto text = line + "\n" + std::string(opponent_line) + "\n";
    BOOST_TEST(findings_of(text) == "TRF-0007 1:0 note\n");
    Diagnostics diagnostics;
    const auto t = read_trf(text, diagnostics);
    BOOST_TEST(t.players[0].name == "Şağlam, Given");
    BOOST_TEST(t.players[0].rating == 2100);
    BOOST_CHECK((t.players[0].rounds.at(0) == RoundEntry{2, Colour::white, Outcome::win}));
    // Counted in characters, the same name needs no repair.
    line.replace(14, 33, "Şağlam, Given" + std::string(20, ' '));
    BOOST_TEST(findings_of(line + "\n" + std::string(opponent_line)) == "");
}

BOOST_AUTO_TEST_CASE(no_columns_at_all) {
    const std::string text =
        "001 1 m Player One 2100 TUR 6300000 2001/05/23 1.0 1 2 w 1 0000 - U\n" +
        std::string(opponent_line) + "\n";
    BOOST_TEST(findings_of(text) == "TRF-0008 1:0 note\n");
    Diagnostics diagnostics;
    const auto player = read_trf(text, diagnostics).players.at(0);
    BOOST_TEST(player.name == "Player One");
    BOOST_TEST(player.fide_id == "6300000");
    BOOST_CHECK(player.rounds.at(1).outcome == Outcome::pairing_bye);
}

BOOST_AUTO_TEST_CASE(text_between_the_columns_is_said) {
    BOOST_TEST(findings_of(player_line() + " #\n" + std::string(opponent_line)) ==
               "TRF-0126 1:101 warning\n");
}

BOOST_AUTO_TEST_CASE(strict_reading_refuses_what_was_repaired) {
    const auto text = player_line(10, "F") + "\n" + std::string(opponent_line) + "\n";
    BOOST_TEST(findings_of(text, true) == "TRF-0103 1:10 error\n");
    const auto dates = player_line(70, "1964.06.10") + "\n" + std::string(opponent_line) + "\n";
    BOOST_TEST(findings_of(dates, true) == "TRF-0109 1:70 error\n");
    BOOST_TEST(findings_of(player_line() + "\n" + std::string(opponent_line), true) == "");
}

BOOST_AUTO_TEST_SUITE_END()
