// Records of the teams (TRF26 300, 320, 330) that contradict the lines of the players.

#include "support.hpp"
#include <hakem/attendance.hpp>
#include <hakem/history.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>

namespace {

using namespace hakem;

/// "TRN-0701 9:8 error", a line each.
std::string found(const std::string& text) {
    Diagnostics diagnostics("test.trf");
    test::tournament(text, diagnostics);
    std::string result;
    for (const auto& d : diagnostics.all()) {
        constexpr std::string_view severities[] = {"note", "warning", "error"};
        result += fmt::format("{} {}:{} {}\n", d.code, d.line, d.column,
                              severities[static_cast<int>(d.severity)]);
    }
    return result;
}

std::string player(int id, std::string_view points, std::string_view rounds) {
    return fmt::format("001 {:>4}      {:<33}{:>37} {:>4}{}\n", id, "Oyuncu", points, "", rounds);
}

std::string team(int id, std::string_view list) {
    return fmt::format("310 {:>3} {:<64}{}\n", id, "Takım " + std::to_string(id), list);
}

/// Four teams of two boards and a team that has the bye: 1-2 and 3-4 in round 1 of 3. The lines of
/// the players are 5 to 14, those of the teams 15 to 19; `records` begins in line 20.
std::string event(const std::string& records, const std::string& header = "142 3\n") {
    const std::string lines = player(1, "1.0", "     3 w 1") + player(2, "0.5", "     4 b =") +
                              player(3, "0.0", "     1 b 0") + player(4, "0.5", "     2 w =") +
                              player(5, "1.0", "     7 w 1") + player(6, "0.0", "     8 b 0") +
                              player(7, "0.0", "     5 b 0") + player(8, "1.0", "     6 w 1") +
                              player(9, "1.0", "  0000 - U") + player(10, "1.0", "  0000 - U");
    return "092 Takım: Ulusal İsviçre\n192 ULUSAL_TEAM_SWISS\n352 WB\n" + header + lines +
           team(1, "    1    2") + team(2, "    3    4") + team(3, "    5    6") +
           team(4, "    7    8") + team(5, "    9   10") + records;
}

Tournament read(const std::string& text) { return test::tournament(text); }

}

BOOST_AUTO_TEST_SUITE(validate_team_records)

BOOST_AUTO_TEST_CASE(records_that_fit) {
    BOOST_TEST(found(event("")) == "");
    BOOST_TEST(found(event("300   1   1   2    1    2\n300   2   1   3    1 0000\n")) == "");
    BOOST_TEST(found(event("320  1.0  2.0   5\n")) == "");
}

BOOST_AUTO_TEST_CASE(a_round_that_the_event_does_not_have) {
    BOOST_TEST(found(event("330 +-   9   1   2\n")) == "TRN-0701 20:8 error\n");
    BOOST_TEST(found(event("330 +-   0   1   2\n")) == "TRN-0701 20:8 error\n");
    BOOST_TEST(found(event("300   4   1   2    1    2\n")) == "TRN-0701 20:5 error\n");
    BOOST_TEST(found(event("320  1.0  2.0   5 000 000   1\n")) == "TRN-0701 20:27 error\n");
    // Without a number of rounds: one after the last that was paired.
    BOOST_TEST(found(event("330 +-   3   1   2\n", "###\n")) == "TRN-0701 20:8 error\n");
}

BOOST_AUTO_TEST_CASE(a_round_that_is_not_paired_yet) {
    BOOST_TEST(found(event("330 +-   2   1   2\n")) == "TRN-0702 20:8 error\n");
    BOOST_TEST(found(event("330 +-   3   1   2\n")) == "TRN-0702 20:8 error\n");
    BOOST_TEST(found(event("320  1.0  2.0   5   2\n")) == "TRN-0702 20:19 warning\n");
}

// Such a record makes no round, and nobody has left the event by it (22.2).
BOOST_AUTO_TEST_CASE(it_does_not_make_the_event_longer) {
    for (const auto* record :
         {"330 +-   2   1   2\n", "330 --   3   1   2\n", "330 +-   9   1   2\n"}) {
        const auto t = read(event(record));
        BOOST_TEST(next_round(t) == 2, record);
        const auto history = team_history(t);
        BOOST_TEST(history.rounds == 1, record);
        for (const auto& competitor : history.competitors) BOOST_TEST(!competitor.withdrawn);
    }
    // A round of which the records tell for most teams is one.
    const auto t = read(event("330 +-   2   1   3\n330 --   2   2   4\n"));
    BOOST_TEST(next_round(t) == 3);
    BOOST_TEST(team_history(t).rounds == 2);
    BOOST_TEST(found(event("330 +-   2   1   3\n330 --   2   2   4\n")).find("TRN-07") ==
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(boards_of_the_match_were_played) {
    const auto text = event("330 +-   1   1   2\n");
    BOOST_TEST(found(text) == "TRN-0705 20:5 error\n");
    // The lines of the players count.
    const auto history = team_history(read(text));
    BOOST_TEST(to_text(history.competitors[0].game_points) == "1.5");
    BOOST_TEST((history.competitors[0].rounds[0].outcome == Outcome::win));
}

BOOST_AUTO_TEST_CASE(another_opponent_than_the_players_have) {
    BOOST_TEST(found(event("330 -+   1   1   3\n")) ==
               "TRN-0704 20:12 error\nTRN-0704 20:16 error\n");
    BOOST_TEST(
        to_text(team_history(read(event("330 -+   1   1   3\n"))).competitors[2].game_points) ==
        "1.0");
    BOOST_TEST(found(event("300   1   1   4    1    2\n")) == "TRN-0704 20:13 error\n");
    BOOST_TEST(found(event("330 +-   1   1   1\n")) == "TRN-0703 20:16 error\n");
    BOOST_TEST(found(event("300   1   1   1    1    2\n")) == "TRN-0703 20:13 error\n");
}

BOOST_AUTO_TEST_CASE(a_second_match_in_the_round) {
    BOOST_TEST(found(event("330 +-   2   1   3\n330 --   2   2   4\n330 --   2   5   1\n"))
                   .find("TRN-0706 22:16 error\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_line_up_with_fewer_boards) {
    BOOST_TEST(found(event("300   1   1   2    1\n")).find("TRN-0707 20:22 error\n") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_bye_of_a_team_that_played) {
    BOOST_TEST(found(event("320  1.0  2.0   1\n")) == "TRN-0708 20:15 error\n");
}

// One finding a match, none a player.
BOOST_AUTO_TEST_CASE(teams_that_meet_again) {
    const auto twice = [](std::string_view type) {
        return fmt::format("092 {}\n352 WB\n", type) + player(1, "1.5", "     3 w 1     3 b =") +
               player(2, "1.0", "     4 b =     4 w =") + player(3, "0.5", "     1 b 0     1 w =") +
               player(4, "1.0", "     2 w =     2 b =") + team(1, "    1    2") +
               team(2, "    3    4");
    };
    BOOST_TEST(found(twice("Takım: Ulusal İsviçre")) == "TRN-0709 3:102 warning\n");
    BOOST_TEST(found(twice("Takım: Çift Döner")) == "");
    // The same players of an individual event with teams.
    BOOST_TEST(found(twice("Bireysel: İsviçre")) ==
               "TRN-0108 3:102 warning\nTRN-0108 4:102 warning\n");
}

BOOST_AUTO_TEST_SUITE_END()
