// What does not fit together in a tournament: code, line, column and severity of each finding.

#include "support.hpp"
#include <hakem/importer.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <vector>

namespace {

using namespace hakem;
using namespace hakem::test;

/// A line 001 with the given points and rounds.
std::string player(int id, std::string_view points, std::string_view rounds) {
    return fmt::format("001 {:>4}      {:<33}{:>37} {:>4}{}\n", id, "Player", points, id, rounds);
}

/// Findings of `validate`: "TRN-0103 1:92 error", a line each.
std::string found(const std::string& text) {
    Diagnostics diagnostics("test.trf");
    test::tournament(text, diagnostics);
    std::string result;
    for (const auto& d : diagnostics.all()) {
        if (!d.code.starts_with("TRN")) continue;
        constexpr std::string_view severities[] = {"note", "warning", "error"};
        result += fmt::format("{} {}:{} {}\n", d.code, d.line, d.column,
                              severities[static_cast<int>(d.severity)]);
    }
    return result;
}

const std::string pair = player(1, "1.0", "     2 w 1") + player(2, "0.0", "     1 b 0");

}

BOOST_AUTO_TEST_SUITE(validation)

BOOST_AUTO_TEST_CASE(a_tournament_that_fits_has_no_finding) {
    BOOST_TEST(found("042 2026/04/20\n052 2026/04/21\n062 2\n" + pair) == "");
}

BOOST_AUTO_TEST_CASE(opponents) {
    BOOST_TEST(found(player(1, "1.0", "     9 w 1")) == "TRN-0101 1:92 error\n");
    BOOST_TEST(found(player(1, "1.0", "     1 w 1")) == "TRN-0102 1:92 error\n");
    BOOST_TEST(found(player(1, "1.0", "     2 w 1") + player(2, "0.0", "")) ==
               "TRN-0103 1:92 error\n");
    BOOST_TEST(found(player(1, "1.0", "     2 w 1") + player(2, "0.0", "     3 b 0") +
                     player(3, "1.0", "     2 w 1")) == "TRN-0103 1:92 error\n");
}

BOOST_AUTO_TEST_CASE(colours) {
    BOOST_TEST(found(player(1, "1.0", "     2 w 1") + player(2, "0.0", "     1 w 0")) ==
               "TRN-0104 1:97 error\n");
    BOOST_TEST(found(player(1, "1.0", "     2 w 1") + player(2, "0.0", "     1 - 0")) ==
               "TRN-0104 1:97 warning\n");
    BOOST_TEST(found(player(1, "1.0", "     2 - 1") + player(2, "0.0", "     1 - 0")) ==
               "TRN-0113 1:97 warning\n");
    BOOST_TEST(found(player(1, "1.0", "     2 - +") + player(2, "0.0", "     1 - -")) == "");
}

BOOST_AUTO_TEST_CASE(results) {
    const auto both = [](char white, std::string_view points, char black, std::string_view others) {
        return found(player(1, points, fmt::format("     2 w {}", white)) +
                     player(2, others, fmt::format("     1 b {}", black)));
    };
    BOOST_TEST(both('1', "1.0", '1', "1.0") == "TRN-0105 1:99 error\n");
    BOOST_TEST(both('1', "1.0", '-', "0.0") == "TRN-0105 1:99 error\n");
    BOOST_TEST(both('1', "1.0", 'L', "0.0") == "TRN-0105 1:99 error\n");
    BOOST_TEST(both('=', "0.5", '0', "0.0") == "TRN-0106 1:99 note\n"); // Laws of Chess 12.9
    BOOST_TEST(both('0', "0.0", '0', "0.0") == "TRN-0106 1:99 note\n");
    BOOST_TEST(both('1', "1.0", ' ', "0.0") == "TRN-0107 1:99 warning\n");
    BOOST_TEST(both('-', "0.0", '-', "0.0") == "");
    BOOST_TEST(both('W', "1.0", 'L', "0.0") == "");
    BOOST_TEST(both('?', "0.5", '?', "0.5") == "");
}

BOOST_AUTO_TEST_CASE(meeting_again) {
    const auto text = player(1, "2.0", "     2 w 1     2 b 1") +
                      player(2, "0.0", "     1 b 0     1 w 0") + player(3, "0.0", "");
    BOOST_TEST(found(text) == "TRN-0108 1:102 warning\n");
    BOOST_TEST(found("192 BERGER_DOUBLEROUNDROBIN\n" + text) == "");
    // A match of a Double Swiss has two games; in other systems two may meet at any time.
    BOOST_TEST(found("192 FIDE_DOUBLESWISS\n" + text) == "");
    BOOST_TEST(found("092 Keizer\n" + text) == "");
    BOOST_TEST(found("092 Monrad\n" + text) == "TRN-0108 2:102 warning\n");
    BOOST_TEST(found("192 FIDE_DOUBLESWISS\n" + player(1, "3.0", "     2 w 1     2 b 1     2 w 1") +
                     player(2, "0.0", "     1 b 0     1 w 0     1 b 0") + player(3, "0.0", "")) ==
               "TRN-0108 2:112 warning\n");
    // A game that was not played is no meeting (FIDE C.04.1).
    BOOST_TEST(found(player(1, "2.0", "     2 w +     2 b 1") +
                     player(2, "0.0", "     1 b -     1 w 0") + player(3, "0.0", "")) == "");
    // Two players alone are a match.
    BOOST_TEST(found(player(1, "2.0", "     2 w 1     2 b 1") +
                     player(2, "0.0", "     1 b 0     1 w 0")) == "");
}

/// wishes 5: a superfluous round that some players have.
BOOST_AUTO_TEST_CASE(a_round_behind_the_last_that_some_have) {
    const auto text = player(1, "1.0", "     2 w 1  0000 - Z") + player(2, "0.0", "     1 b 0");
    BOOST_TEST(found(text) == "TRN-0210 1:102 note\n");
    BOOST_TEST(found("142 2\n" + text) == "");
}

/// Record 072 beside the ratings that the file has.
BOOST_AUTO_TEST_CASE(rated_players_as_declared) {
    const auto text = player(1, "1.0", "     2 w 1") + player(2, "0.0", "     1 b 0");
    BOOST_TEST(found("072 0\n" + text).find("TRN-0209") == std::string::npos);
    BOOST_TEST(found("072 7\n" + text).find("TRN-0212 1:5 warning") != std::string::npos);
    auto rated = text;
    rated.replace(rated.find("Player") + 34, 4, "2000");
    BOOST_TEST(found("072 7\n" + rated).find("TRN-0209 1:5 note") != std::string::npos);
    BOOST_TEST(found("072 7\n" + rated).find("TRN-0212") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(pairing_allocated_byes) {
    const auto twice = player(1, "2.0", "  0000 - U  0000 - U");
    BOOST_TEST(found(twice) == "TRN-0109 1:109 warning\n");
    // As often as two may meet; in a knock-out there is no such rule.
    for (const auto* system :
         {"192 FIDE_DOUBLESWISS\n", "192 BERGER_DOUBLEROUNDROBIN\n", "092 Knock-out\n"})
        BOOST_TEST(found(system + twice) == "", system);
    BOOST_TEST(
        found("192 FIDE_DOUBLESWISS\n" + player(1, "3.0", "  0000 - U  0000 - U  0000 - U")) ==
        "TRN-0109 2:119 warning\n");
    BOOST_TEST(found(player(1, "1.0", "  0000 - U") + player(2, "1.0", "  0000 - U")) ==
               "TRN-0110 2:99 warning\n");
    // A plus may be a full-point bye as well: TRF06 has no letter for it.
    const auto old = player(1, "2.0", "  0000 - +  0000 - +") + player(2, "1.0", "  0000 - +");
    BOOST_TEST(found(old).find("TRN-01") == std::string::npos);
    BOOST_TEST(found(player(1, "1.0", "  0000 - U") + player(2, "1.0", "  0000 - F")) == "");
}

BOOST_AUTO_TEST_CASE(points) {
    BOOST_TEST(found(player(1, "0.5", "     2 w 1") + player(2, "0.0", "     1 b 0")) ==
               "TRN-0112 1:81 warning\n");
    // A penalty of TRF26 299 makes the difference.
    BOOST_TEST(found("299          -0.5    1    1\n" + player(1, "0.5", "     2 w 1") +
                     player(2, "0.0", "     1 b 0")) == "");
    // A bye announced for the round to come is not in the points yet.
    BOOST_TEST(found(player(1, "1.0", "     2 w 1  0000 - H") + player(2, "0.0", "     1 b 0")) ==
               "");
}

// Points that no program wrote are one fault, not one of each player.
BOOST_AUTO_TEST_CASE(points_that_are_all_zero) {
    const auto others = player(3, "0.0", "     4 w =") + player(4, "0.0", "     3 b =");
    BOOST_TEST(found(player(1, "0.0", "     2 w 1") + player(2, "0.0", "     1 b 0") + others) ==
               "TRN-0116 1:81 warning\n");
    BOOST_TEST(found(player(1, "1.0", "     2 w 1") + player(2, "0.0", "     1 b 0") + others) ==
               "TRN-0112 3:81 warning\nTRN-0112 4:81 warning\n");
    BOOST_TEST(found(player(1, "0.0", "     2 w 1") + player(2, "0.0", "     1 b 0")) ==
               "TRN-0112 1:81 warning\n"); // of one player it may be a penalty
}

BOOST_AUTO_TEST_CASE(dates_and_numbers) {
    BOOST_TEST(found("042 2026/04/21\n052 2026/04/20\n" + pair) == "TRN-0201 2:5 warning\n");
    BOOST_TEST(found("042 2026/04/21\n132" + std::string(88, ' ') + "26/04/20\n" + pair) ==
               "TRN-0202 2:92 warning\n");
    BOOST_TEST(found("132" + std::string(88, ' ') + "26/04/20  26/04/19\n" + pair) ==
               "TRN-0203 1:102 note\n");
    // One wrong date is one fault: before the start it is before the other rounds as well, and
    // behind the end they are before it.
    BOOST_TEST(found("042 2026/04/20\n052 2026/04/22\n132" + std::string(88, ' ') +
                     "26/04/20  26/04/01\n" + pair) == "TRN-0202 3:102 warning\n");
    BOOST_TEST(found("042 2026/04/20\n052 2026/04/22\n132" + std::string(88, ' ') +
                     "26/05/20  26/04/21\n" + pair) == "TRN-0202 3:92 warning\n");
    BOOST_TEST(found("042 2026/04/23\n052 2026/04/22\n132" + std::string(88, ' ') +
                     "26/04/20  26/04/21\n" + pair) == "TRN-0201 2:5 warning\n");
    BOOST_TEST(found("062 3\n" + pair) == "TRN-0204 1:5 warning\n");
    BOOST_TEST(found("022 https://example.org\n" + pair) == "TRN-0208 1:5 note\n");
}

BOOST_AUTO_TEST_CASE(rounds) {
    BOOST_TEST(found("XXR 1\n" + player(1, "1.0", "     2 w 1  0000 - Z") +
                     player(2, "0.0", "     1 b 0")) == "TRN-0206 2:102 warning\n");
    // At the first who has the round, not at whose line is the longest.
    BOOST_TEST(found("XXR 1\n" + player(1, "1.0", "     2 w 1  0000 - Z") +
                     player(2, "0.0", "     1 b 0  0000 - Z  0000 - Z"))
                   .find("TRN-0206 2:102 warning\n") != std::string::npos);
    BOOST_TEST(found(player(1, "1.0", "               2 w 1") +
                     player(2, "0.0", "               1 b 0")) == "TRN-0207 0:0 warning\n");
}

/// Of a round whose games were left out nobody knows whether it is empty.
BOOST_AUTO_TEST_CASE(rounds_of_games_that_were_left_out) {
    const auto event = test::tournament(player(1, "1.0", "               2 w 1") +
                                        player(2, "0.0", "               1 b 0"));
    Diagnostics findings;
    findings.add(Severity::error, "XML-0015", 1, 0, 1, {message_argument("xml.player"), "7"});
    validate(event, findings);
    BOOST_TEST(findings.by_code().count("TRN-0207") == 0u);
}

BOOST_AUTO_TEST_CASE(teams) {
    const auto team = [](int id, std::string_view players) {
        return fmt::format("310 {:>3} {:<65}{}\n", id, "Team " + std::to_string(id), players);
    };
    BOOST_TEST(found(pair + team(1, "    1") + team(2, "    2")) == "");
    BOOST_TEST(found(pair + team(1, "    1    9") + team(2, "    2")) == "TRN-0301 3:83 error\n");
    BOOST_TEST(found(pair + team(1, "    1") + team(2, "    2    1")) == "TRN-0302 4:83 error\n");
    BOOST_TEST(found(pair + team(1, "    1    1") + team(2, "    2")) == "TRN-0305 3:83 error\n");
    BOOST_TEST(found(pair + team(1, "    1    2")) == "TRN-0303 1:92 warning\n");
    BOOST_TEST(found("082 2\n" + pair + team(1, "    1    2")) ==
               "TRN-0205 1:5 warning\nTRN-0303 2:92 warning\n");
    // Clubs of an individual event may meet their own.
    BOOST_TEST(found("082 2\n092 Individual: Swiss-System\n" + pair + team(1, "    1    2")) ==
               "TRN-0205 1:5 note\nTRN-0303 3:92 note\n");
    BOOST_TEST(found(pair + team(1, "    1")) == "TRN-0304 2:5 note\n");
}

BOOST_AUTO_TEST_CASE(numbers_that_name_nobody) {
    BOOST_TEST(found("240 H   3    9\n" + pair) == "TRN-0401 1:0 warning\n");
    BOOST_TEST(found("192 FIDE_TEAM\n330 +-   1   1   2\n" + pair) ==
               "TRN-0402 2:0 warning\nTRN-0402 2:0 warning\n");
    // XXZ of an individual event names players, whatever lists of teams stand beside it.
    const std::string club = "013 Club" + std::string(28, ' ') + "   1\n";
    BOOST_TEST(found("092 Individual: Swiss-System\nXXZ 2\n" + pair + club) ==
               "TRN-0304 4:5 note\n");
}

BOOST_AUTO_TEST_CASE(columns_are_those_of_trf_alone) {
    Tournament t;
    Player a;
    a.id = 1;
    a.line = 7;
    a.rounds.push_back({2, Colour::white, Outcome::win});
    t.players.push_back(a);
    Diagnostics diagnostics;
    validate(t, diagnostics);
    BOOST_REQUIRE(diagnostics.all().size() == 1u);
    BOOST_TEST(diagnostics.all()[0].line == 7u);
    BOOST_TEST(diagnostics.all()[0].column == 0u);
}

/// Four players of a round robin; 1 and 2 have each other's number in their own lines.
std::string exchanged(const std::string& line_of_2) {
    return player(2, "3.0", "     2 w 1     3 b 1     4 w 1") + line_of_2 +
           player(3, "1.0", "     4 w 1     1 w 0     2 b 0") +
           player(4, "0.0", "     3 b 0     2 w 0     1 b 0");
}

BOOST_AUTO_TEST_CASE(two_numbers_that_are_exchanged_are_told_once) {
    const auto second = player(1, "2.0", "     1 b 0     4 b 1     3 w 1");
    BOOST_TEST(found(exchanged(second)) == "TRN-0114 2:5 error\n");
    // Another fault beside it is told as well: here a colour.
    BOOST_TEST(found(exchanged(player(1, "2.0", "     1 w 0     4 b 1     3 w 1"))) ==
               "TRN-0114 2:5 error\nTRN-0104 2:97 error\n");
    // A wrong opponent alone is what it is.
    const auto slip =
        player(1, "1.5", "     2 w 1     3 w =") + player(2, "0.0", "     1 b 0     4 b 0") +
        player(3, "1.5", "     4 w 1     1 b =") + player(4, "1.0", "     2 b 0     2 w 1");
    BOOST_TEST(found(slip).find("TRN-0114") == std::string::npos);
    BOOST_TEST(found(slip).find("TRN-0103 3:92") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(trf26_092_and_192_say_one_thing) {
    BOOST_TEST(found("092 Individual: Swiss-System\n192 FIDE_DUTCH_2026\n" + pair) == "");
    BOOST_TEST(found("092 Round Robin\n192 BERGER_DOUBLEROUNDROBIN\n" + pair) == "");
    BOOST_TEST(found("092 open\n192 CUSTOM_ROUNDROBIN\n" + pair) == "");
    BOOST_TEST(found("092 Round-Robin\n192 FIDE_DUTCH\n" + pair) == "TRN-0604 1:5 warning\n");
    BOOST_TEST(found("092 Swiss\n192 FIDE_ROUNDROBIN\n" + pair) == "TRN-0604 1:5 warning\n");
    BOOST_TEST(found("192 FIDE_NONSENSE\n" + pair) == "TRN-0605 1:5 warning\n");
    for (const auto* code : {"MONRAD", "KEIZER", "FIDE_DOUBLESWISS", "CUSTOM_X"})
        BOOST_TEST(found(fmt::format("192 {}\n{}", code, pair)) == "", code);
    for (const auto* code : {"FIDE_DUTCH_2023", "FIDE_DUTCH_2018", "FIDE_DUTCH_2027_BAKU"})
        BOOST_TEST(found(fmt::format("192 {}\n{}", code, pair)) == "TRN-0606 1:5 warning\n");
    for (const auto* code : {"FIDE_DUTCH", "FIDE_DUTCH_2017", "FIDE_DUTCH_2025", "FIDE_DUBOV_2023"})
        BOOST_TEST(found(fmt::format("192 {}\n{}", code, pair)) == "", code);
}

BOOST_AUTO_TEST_CASE(who_has_no_rank_where_others_have_one) {
    const auto unranked = [](int id, std::string_view points, std::string_view rounds) {
        auto line = player(id, points, rounds);
        return line.replace(85, 4, "    ");
    };
    const auto first = player(1, "1.0", "     2 w 1");
    BOOST_TEST(found(first + unranked(2, "0.0", "     1 b 0")) == "TRN-0211 2:86 warning\n");
    BOOST_TEST(found(unranked(1, "1.0", "     2 w 1") + unranked(2, "0.0", "     1 b 0")) == "");
    // Programs rank nobody who has left.
    BOOST_TEST(found(first + player(2, "0.0", "     1 b 0") + unranked(3, "0.0", "  0000 - Z")) ==
               "");
}

BOOST_AUTO_TEST_CASE(teams_of_one_name) {
    const auto team = [](int id, std::string_view name, int member) {
        return fmt::format("310 {:>3} {:<32}{:>33}{:>5}\n", id, name, "", member);
    };
    BOOST_TEST(found(pair + team(1, "Kule", 1) + team(2, "Kale", 2)).find("TRN-0306") ==
               std::string::npos);
    BOOST_TEST(found(pair + team(1, "Kule", 1) + team(2, "KULE", 2)).find("TRN-0306 4:0 warning") !=
               std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
