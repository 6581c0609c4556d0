#include "event.hpp"
#include <hakem/history.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

/// Two teams of three: players 1 to 3 and 4 to 6.
Tournament two_teams(const std::vector<std::string>& lines) {
    auto event = test::event("Team: Swiss-System", lines);
    for (std::int32_t id = 1; id <= 2; ++id) {
        auto& team = event.teams.emplace_back();
        team.id = id;
        team.players = {3 * id - 2, 3 * id - 1, 3 * id};
    }
    return event;
}

std::string boards(const History& history, std::size_t team, int round = 1) {
    std::string line;
    for (int board = 1; board <= history.board_points.boards(); ++board)
        line += (line.empty() ? "" : " ") + to_text(history.board_points.of(team, round, board));
    return line;
}

}

BOOST_AUTO_TEST_SUITE(board_points_of)

BOOST_AUTO_TEST_CASE(boards_in_order) {
    const auto history = history_of(two_teams({"4w1", "5b=", "6w0", "1b0", "2w=", "3b1"}));
    BOOST_TEST(boards(history, 0) == "1.0 0.5 0.0");
    BOOST_TEST(boards(history, 1) == "0.0 0.5 1.0");
}

// Player 2 is not there: players 1 and 3 sit on boards 1 and 3.
BOOST_AUTO_TEST_CASE(an_empty_board_keeps_its_number) {
    auto event = two_teams({"4w1", ".", "6w0", "1b0", ".", "3b1"});
    event.players[4].rounds[0].outcome = Outcome::forfeit_win;
    const auto history = history_of(event);
    BOOST_TEST(boards(history, 0) == "1.0 0.0 0.0");
    BOOST_TEST(boards(history, 1) == "0.0 1.0 1.0");
}

// TRF26 300: team 1 sat in the order 3, 1, 2.
BOOST_AUTO_TEST_CASE(announced_line_up) {
    auto event = two_teams({"5b1", "6w=", "4w0", "3b1", "1w0", "2b="});
    event.line_ups.push_back({1, 1, 2, {3, 1, 2}, 0});
    const auto history = history_of(event);
    BOOST_TEST(boards(history, 0) == "0.0 1.0 0.5");
    BOOST_TEST(boards(history, 1) == "1.0 0.0 0.5");
}

// C.07 art. 12: a win by forfeit is a win whatever the event gives for it.
BOOST_AUTO_TEST_CASE(a12_forfeits_and_byes) {
    auto event = two_teams({"4w+ U", "5b- U", "6w1 U", "1b- H", "2w+ H", "3b0 H"});
    event.scoring.forfeit_win = Points::halves(1);
    event.scoring.pairing_bye = Points::halves(1);
    const auto history = history_of(event);
    BOOST_TEST(to_text(history.competitors[0].game_points) == "3.0");
    BOOST_TEST(boards(history, 0) == "1.0 0.0 1.0");
    BOOST_TEST(boards(history, 0, 2) == "1.0 1.0 1.0");
    BOOST_TEST(boards(history, 1, 2) == "0.5 0.5 0.5");
}

// Regulation 23.2: two boards short, the match is lost by absence on all of them.
BOOST_AUTO_TEST_CASE(regulation_23_2_short_team) {
    auto event = two_teams({"4w1", ".", ".", "1b0", ".", "."});
    event.players[4].rounds[0].outcome = Outcome::forfeit_win;
    event.players[5].rounds[0].outcome = Outcome::forfeit_win;
    BOOST_TEST(boards(history_of(event), 0) == "1.0 0.0 0.0");
    const auto history = regulation_history(event);
    BOOST_TEST(boards(history, 0) == "0.0 0.0 0.0");
    BOOST_TEST(boards(history, 1) == "1.0 1.0 1.0");
}

BOOST_AUTO_TEST_CASE(unfinished_boards) {
    const auto history = history_of(two_teams({"4w?", "5b*", "6w1", "1b?", "2w*", "3b0"}));
    BOOST_TEST(boards(history, 0) == "0.5 0.0 1.0");
}

BOOST_AUTO_TEST_CASE(nothing_in_individual_events) {
    const auto history = history_of(test::swiss({"2w1", "1b0"}));
    BOOST_TEST(history.board_points.boards() == 0);
    BOOST_TEST(to_text(history.board_points.of(0, 1, 1)) == "0.0");
}

BOOST_AUTO_TEST_SUITE_END()
