// Line-ups by the federation's regulation: code, line, column and severity of each finding.

#include "national_teams.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test::national_teams;

BOOST_AUTO_TEST_SUITE(validate_line_ups)

BOOST_AUTO_TEST_CASE(a24_3_in_the_order_of_the_list) {
    BOOST_TEST(found(match(clean)) == "");
    BOOST_TEST(found(match(clean, line_up(1, 1, 2, {"1", "2", "3"}))) == "");
    // A reserve on the last board, the others move up.
    BOOST_TEST(found(match({"Z", "5w1", "6b1", "7w=", "2b0", "3w0", "4b=", "Z"})) == "");
    BOOST_TEST(found(match({"Z", "5w1", "6b1", "7w=", "2b0", "3w0", "4b=", "Z"},
                           line_up(1, 1, 2, {"2", "3", "4"}))) == "");
}

BOOST_AUTO_TEST_CASE(a24_3_a_line_up_out_of_order) {
    const std::vector<std::string> rounds = {"6b1", "5w1", "7w=", "Z", "2b0", "1w0", "3b=", "Z"};
    const auto file = match(rounds, line_up(1, 1, 2, {"2", "1", "3"}));
    BOOST_TEST(found(file) == "TRN-0503 13:20 error\n");
    BOOST_TEST(said(file, Language::english) ==
               "round 1: player 2 of team 1 plays on board 1, and 1, who stands above in the list, "
               "on board 2; nobody plays on a higher board than a player above him or her "
               "(regulation 24.3): correct the line-up (300) or the list (310)");
    // The reserve on board 1 instead of below the others: one finding.
    BOOST_TEST(found(match({"Z", "6b1", "7w1", "5w=", "4b=", "2w0", "3b0", "Z"},
                           line_up(1, 1, 2, {"4", "2", "3"}))) == "TRN-0503 13:20 error\n");
    // An empty board between the two changes nothing.
    BOOST_TEST(found(match({"7w1", "5w1", "Z", "Z", "2b0", "0w+", "1b0", "Z"},
                           line_up(1, 1, 2, {"2", "0000", "1"}))) ==
               "TRN-0503 13:20 error\nTRN-0509 13:22 note\n");
}

// The line-up of team 1 fixes the boards; team 2 announced none, so it sat in the order of its
// list, and its players did not.
BOOST_AUTO_TEST_CASE(a24_3_the_other_team_by_the_boards_of_a_line_up) {
    BOOST_TEST(found(match({"6w1", "5b1", "7w=", "Z", "2w0", "1b0", "3b=", "Z"},
                           line_up(1, 1, 2, {"1", "2", "3"}))) == "TRN-0503 8:92 error\n");
}

// The same where the team that is named second announced the line-up.
BOOST_AUTO_TEST_CASE(a24_3_the_line_up_of_the_second_team) {
    BOOST_TEST(found(match({"6w1", "5b1", "7b=", "Z", "2w0", "1b0", "3w=", "Z"},
                           line_up(1, 2, 1, {"5", "6", "7"}))) == "TRN-0503 4:92 error\n");
}

// A second record of a team and round does not count, in order or not.
BOOST_AUTO_TEST_CASE(a24_3_the_first_line_up_counts) {
    BOOST_TEST(found(match(clean, line_up(1, 1, 2, {"1", "2", "3"}) +
                                      line_up(1, 1, 2, {"2", "1", "3"}))) == "");
}

// Without a line-up both lists cannot be right.
BOOST_AUTO_TEST_CASE(a24_3_crossing_boards) {
    const auto file = match({"6w1", "5b1", "7w=", "Z", "2w0", "1b0", "3b=", "Z"});
    BOOST_TEST(found(file) == "TRN-0504 4:92 error\n");
    BOOST_TEST(
        said(file, Language::english)
            .starts_with(
                "round 1: the boards of teams 1 and 2 cross: 1-6 and 2-5 cannot both be in the "
                "order of "
                "the lists, and the file does not tell which team left it (regulation 24.3)"));
    // Where the boards are not known, nor are their colours.
    BOOST_TEST(found(match({"6w1", "5w1", "7b=", "Z", "2b0", "1b0", "3w=", "Z"})) ==
               "TRN-0504 4:92 error\n");
    // The reserve 8 met the first of team 1, the others moved down: the order turns once.
    BOOST_TEST(found(match({"8w1", "5b1", "6w=", "Z", "2w0", "3b=", "Z", "1b0"})) ==
               "TRN-0504 4:92 error\n");
}

BOOST_AUTO_TEST_CASE(a24_3_two_line_ups_that_contradict) {
    const auto both = line_up(1, 1, 2, {"1", "2", "3"}) + line_up(1, 2, 1, {"5", "6", "7"});
    BOOST_TEST(found(match(clean, both)) == "");
    BOOST_TEST(found(match(clean, line_up(1, 1, 2, {"1", "2", "3"}) +
                                      line_up(1, 2, 1, {"5", "7", "8"}))) ==
               "TRN-0516 4:92 error\nTRN-0516 5:92 error\n");
    const auto crossed =
        match(clean, line_up(1, 1, 2, {"1", "2", "3"}) + line_up(1, 2, 1, {"5", "7", "6"}));
    BOOST_TEST(found(crossed) ==
               "TRN-0516 4:92 error\nTRN-0516 5:92 error\nTRN-0503 14:25 error\n");
}

BOOST_AUTO_TEST_CASE(a24_3_who_is_in_no_list_or_twice) {
    BOOST_TEST(found(match(clean, line_up(1, 1, 2, {"1", "2", "8"}))) == "TRN-0505 13:30 error\n");
    BOOST_TEST(found(match(clean, line_up(1, 1, 2, {"1", "2", "2"}))) == "TRN-0506 13:25 error\n");
    BOOST_TEST(found(match(clean, line_up(1, 1, 2, {"1", "2", "99"}))) == ""); // TRN-0401
}

BOOST_AUTO_TEST_CASE(a_game_outside_the_match) {
    const auto file =
        fmt::format("092 Takım: Ulusal İsviçre\n352 WB\n{}{}{}{}{}",
                    players({"3w1", "6b1", "1b0", "8w0", "7w1", "2w0", "5b0", "4b1"}),
                    team(1, {1, 2}), team(2, {3, 4}), team(3, {5, 6}), team(4, {7, 8}));
    BOOST_TEST(found(file).find("TRN-0507 4:92 error\n") != std::string::npos); // 2 and 6
    BOOST_TEST(found(file).find("TRN-0507 6:92 error\n") != std::string::npos); // 4 and 8
    BOOST_TEST(found(file).find("TRN-0507 8:92") == std::string::npos);         // said at 2
}

BOOST_AUTO_TEST_CASE(more_boards_than_declared) {
    BOOST_TEST(found(match({"5w1", "6b1", "7w=", "8b1", "1b0", "2w0", "3b=", "4w0"})) ==
               "TRN-0508 6:92 error\n");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(validate_team_colours)

BOOST_AUTO_TEST_CASE(a27_2_alternating_from_the_first_board_down) {
    BOOST_TEST(found(match(clean)) == "");
    BOOST_TEST(found(match({"5b1", "6w1", "7b=", "Z", "1w0", "2b0", "3w=", "Z"})) == "");
    const auto file = match({"5w1", "6w1", "7b=", "Z", "1b0", "2b0", "3w=", "Z"});
    BOOST_TEST(found(file) == "TRN-0512 4:97 error\n");
    BOOST_TEST(said(file, Language::english) ==
               "round 1: the colours in the match of teams 1 and 2 do not alternate from board 1 "
               "down: board 1 (player 1) and board 2 (player 2) do not fit (regulation 27.2); "
               "correct a colour or the line-up (300)");
    BOOST_TEST(found(match({"5w1", "6w1", "7w=", "Z", "1b0", "2b0", "3b=", "Z"})) ==
               "TRN-0512 4:97 error\nTRN-0512 5:97 error\n");
}

BOOST_AUTO_TEST_CASE(a30_2_in_a_round_robin_too) {
    const auto file =
        match({"5w1", "6w1", "7b=", "Z", "1b0", "2b0", "3w=", "Z"}, "", "Takım: Ulusal Döner");
    BOOST_TEST(found(file) == "TRN-0512 4:97 error\n");
    BOOST_TEST(said(file, Language::turkish).find("(yönetmelik 30.2)") != std::string::npos);
}

// A forfeit without a colour, and an empty board with one, keep their place in the order.
BOOST_AUTO_TEST_CASE(a27_2_forfeits) {
    BOOST_TEST(found(match({"5w1", "6-+", "7w=", "Z", "1b0", "2--", "3b=", "Z"})) ==
               "TRN-0509 8:92 note\n");
    BOOST_TEST(found(match({"5w1", "6-+", "7b=", "Z", "1b0", "2--", "3w=", "Z"})) ==
               "TRN-0512 5:97 error\nTRN-0509 8:92 note\n");
    BOOST_TEST(found(match({"5w1", "0b+", "7w=", "Z", "1b0", "Z", "3b=", "Z"})) ==
               "TRN-0509 4:92 note\n");
}

// Of three boards two were played, W and W: the board between them was empty on both sides, and no
// entry says so. Two of two boards would have to alternate.
BOOST_AUTO_TEST_CASE(a27_2_a_board_that_nobody_came_to) {
    const std::vector<std::string> rounds = {"5w1", "Z", "7w=", "Z", "1b0", "Z", "3b=", "Z"};
    BOOST_TEST(found(match(rounds)).find("TRN-0512") == std::string::npos);
    BOOST_TEST(found(match(rounds, "", "Takım: Ulusal İsviçre", "WB")) == "TRN-0512 5:97 error\n");
    // Announced, the place of the empty board is known: on board 2 it fits, on board 3 not.
    const auto announced = [&](const std::vector<std::string>& line) {
        return found(match(rounds, line_up(1, 1, 2, line)));
    };
    BOOST_TEST(announced({"1", "0000", "3"}).find("TRN-0512") == std::string::npos);
    BOOST_TEST(announced({"1", "3", "0000"}).find("TRN-0512 5:97 error") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a27_2_declared_colours) {
    BOOST_TEST(found(match(clean, "", "Takım: Ulusal İsviçre", "WWB")) == "TRN-0513 2:5 error\n");
    BOOST_TEST(found(match(clean, "", "Takım: Ulusal İsviçre", "BWB")) == "");
    BOOST_TEST(found(match(clean, "", "Team: Swiss-System", "WWB")) == "");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(validate_team_scores)

// Where the file shows the empty board: at the one who waited, at the one who did not come, in the
// line-up, or nowhere but in the number of the boards.
BOOST_AUTO_TEST_CASE(a23_2a_one_short_once) {
    BOOST_TEST(found(match({"5w1", "6b1", "Z", "Z", "1b0", "2w0", "0w+", "Z"})) ==
               "TRN-0509 9:92 note\n");
    BOOST_TEST(found(match({"5w1", "6b1", "7w-", "Z", "1b0", "2w0", "3b+", "Z"})) ==
               "TRN-0509 5:92 note\n");
    BOOST_TEST(found(match({"5w1", "6b1", "Z", "Z", "1b0", "2w0", "0b+", "Z"},
                           line_up(1, 1, 2, {"1", "2", "0000"}))) == "TRN-0509 13:27 note\n");
    BOOST_TEST(found(match({"5w1", "6b1", "Z", "Z", "1b0", "2w0", "Z", "Z"})) ==
               "TRN-0509 11:5 note\nTRN-0509 12:5 note\n");
}

BOOST_AUTO_TEST_CASE(a23_2a_one_short_again) {
    const auto file = match({"5w1 5b1 5w1", "6b1 6w1 6b1", "7w1 Z Z", "Z Z Z", "1b0 1w0 1b0",
                             "2w0 2b0 2w0", "3b0 0b+ 0w+", "Z Z Z"});
    BOOST_TEST(found(file) == "TRN-0509 9:102 note\nTRN-0510 9:112 warning\n");
    BOOST_TEST(said(file, Language::english, "TRN-0510") ==
               "round 3: team 1 is one player short against team 2, as in round 2 already, and "
               "once is allowed (regulation 23.2a): the match is lost by absence, team 2 gets a "
               "point for every board; where the board was not empty, correct it");
}

BOOST_AUTO_TEST_CASE(a23_2b_two_short) {
    const auto file = match({"5w1", "Z", "Z", "Z", "1b0", "0w+", "0b+", "Z"});
    BOOST_TEST(found(file) == "TRN-0511 8:92 warning\n");
    BOOST_TEST(said(file, Language::turkish) ==
               "1. tur: 1. takım 2. takıma karşı 2 eksikle çıktı, oysa birden fazla eksikle "
               "çıkılamaz (yönetmelik 23.2b): karşılaşma hükmen kayıptır, 2. takım her masa için "
               "bir puan alır; masalar boş değildiyse düzeltin");
}

BOOST_AUTO_TEST_CASE(a23_2b_both_lose) {
    BOOST_TEST(found(match({"5w1", "Z", "Z", "Z", "1b0", "Z", "Z", "Z"})) ==
               "TRN-0518 11:5 warning\nTRN-0518 12:5 warning\n");
}

BOOST_AUTO_TEST_CASE(a23_2_not_in_a_round_robin) {
    BOOST_TEST(found(match({"5w1", "Z", "Z", "Z", "1b0", "0w+", "0b+", "Z"}, "",
                           "Takım: Ulusal Döner")) == "");
}

// 26: the points of the boards, as 23.2 leaves them.
BOOST_AUTO_TEST_CASE(a26_declared_points) {
    const auto file = [](std::string_view first, std::string_view second,
                         const std::vector<std::string>& rounds) {
        return found("092 Takım: Ulusal İsviçre\n352 WBW\n" + players(rounds) +
                     team(1, {1, 2, 3, 4}, first) + team(2, {5, 6, 7, 8}, second));
    };
    BOOST_TEST(file("2.5", "0.5", clean) == "");
    BOOST_TEST(file("3.0", "0.5", clean) == "TRN-0515 11:62 warning\n");
    BOOST_TEST(file("2.5", "1.5", clean) == "TRN-0515 12:62 warning\n");
    // A match that is not over: its points may be there or not yet.
    const std::vector<std::string> open = {"5w1 5b1", "6b1 6w*", "7w= 7b*", "Z Z",
                                           "1b0 1w0", "2w0 2b*", "3b= 3w*", "Z Z"};
    BOOST_TEST(file("2.5", "0.5", open) == "");
    BOOST_TEST(file("3.5", "0.5", open) == "");
    BOOST_TEST(file("4.5", "0.5", open) == "TRN-0515 11:62 warning\n");
    const std::vector<std::string> two_short = {"5w1", "Z", "Z", "Z", "1b0", "0w+", "0b+", "Z"};
    BOOST_TEST(file("0.0", "3.0", two_short) == "TRN-0511 8:92 warning\n");
    BOOST_TEST(file("1.0", "2.0", two_short) ==
               "TRN-0511 8:92 warning\nTRN-0515 11:62 warning\nTRN-0515 12:62 warning\n");
}

// 29a by 30.1: team 4 left after one match of three, nobody keeps points against it. The file may
// have the points with these matches or without; other points are a finding of 30.3.
BOOST_AUTO_TEST_CASE(a29a_declared_points_of_a_round_robin) {
    const auto file = [](const std::vector<std::string>& points) {
        std::string teams;
        for (int id = 1; id <= 4; ++id)
            teams += team(id, {2 * id - 1, 2 * id}, points[static_cast<std::size_t>(id - 1)]);
        return "092 Takım: Ulusal Döner\n352 WB\n" +
               players({"7w1 3w1 5b=", "8b1 4b0 6w=", "5w= 1b0 0w+", "6b= 2w1 0b+",
                        "3b= 0w+ 1w=", "4w= 0b+ 2b=", "1b0 Z Z", "2w0 Z Z"}) +
               teams + "330 +-   3   2   4\n330 -+   2   4   3\n";
    };
    BOOST_TEST(found(file({"2.0", "2.0", "2.0", "0.0"})) == "");
    BOOST_TEST(found(file({"4.0", "4.0", "4.0", "0.0"})) == "");
    const auto wrong = file({"3.0", "4.0", "4.0", "0.0"});
    BOOST_TEST(found(wrong) == "TRN-0515 11:62 warning\n");
    BOOST_TEST(said(wrong, Language::turkish).find("30.3, 29") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
