#include "event.hpp"
#include <hakem/history.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

/// Three teams of two: players 1 and 2, 3 and 4, 5 and 6.
Tournament three_teams() {
    auto event = test::event("Team: Swiss-System", {"3w1 U 5b1", "4b= U 6w0", "1b0 5w- H",
                                                    "2w= 6b- H", "U 3b+ 1w0", "U 4w+ 2b1"});
    for (std::int32_t id = 1; id <= 3; ++id) {
        auto& team = event.teams.emplace_back();
        team.id = id;
        team.name = "Team " + std::to_string(id);
        team.players = {2 * id - 1, 2 * id};
    }
    return event;
}

std::string points(const History& history, bool match) {
    std::string line;
    for (const auto& team : history.competitors)
        line += (line.empty() ? "" : " ") + to_text(match ? team.match_points : team.game_points);
    return line;
}

}

BOOST_AUTO_TEST_SUITE(team_history_of)

// Regulation 26: a point a board for the bye; match points 2, 1, 0.
BOOST_AUTO_TEST_CASE(matches_from_the_boards) {
    const auto history = history_of(three_teams());
    BOOST_TEST(history.teams);
    BOOST_TEST(history.boards == 2);
    BOOST_TEST(points(history, true) == "5.0 1.0 5.0");
    BOOST_TEST(points(history, false) == "4.5 1.5 5.0");
    const auto& first = history.competitors[0].rounds;
    BOOST_TEST(first[0].opponent == 1);
    BOOST_TEST((first[0].outcome == Outcome::win));
    BOOST_TEST((first[0].colour == Colour::white));
    BOOST_TEST((first[1].outcome == Outcome::pairing_bye));
    BOOST_TEST((first[2].outcome == Outcome::draw));
    BOOST_TEST((history.competitors[1].rounds[1].outcome == Outcome::forfeit_loss));
    BOOST_TEST((history.competitors[2].rounds[1].outcome == Outcome::forfeit_win));
    BOOST_TEST((history.competitors[1].rounds[2].outcome == Outcome::half_bye));
}

// TRF26 192 names the primary score first; regulation 26.1 ranks by board points.
BOOST_AUTO_TEST_CASE(primary_score) {
    auto event = three_teams();
    event.encoded_type = "FIDE_TEAM_TYPEA_MP_GP";
    auto history = history_of(event);
    BOOST_TEST(!history.game_points_first);
    BOOST_TEST(to_text(history.competitors[0].score) == "5.0");
    BOOST_TEST(to_text(history.win) == "2.0");
    rank_by_game_points(history);
    BOOST_TEST(to_text(history.competitors[0].score) == "4.5");
    BOOST_TEST(to_text(history.competitors[0].rounds[0].points) == "1.5");
    BOOST_TEST(to_text(history.win) == "2.0"); // two boards
    event.encoded_type = "FIDE_TEAM_GP_MP_BAKU";
    BOOST_TEST(to_text(history_of(event).competitors[0].score) == "4.5");
}

// TRF26 320 gives the points of the bye.
BOOST_AUTO_TEST_CASE(points_of_the_bye) {
    auto event = three_teams();
    event.team_byes = TeamByes{Points::whole(1), Points::whole(1), {3, 1}, 0};
    const auto history = history_of(event);
    BOOST_TEST(points(history, true) == "4.0 1.0 4.0");
    BOOST_TEST(points(history, false) == "3.5 1.5 4.0");
}

// TRF26 330: nothing in the players' lines.
BOOST_AUTO_TEST_CASE(forfeited_match) {
    auto event = three_teams();
    for (auto& player : event.players) player.rounds.resize(1);
    event.forfeited_matches.push_back({true, false, 2, 3, 2, 0});
    event.forfeited_matches.push_back({false, false, 3, 1, 2, 0});
    const auto history = history_of(event);
    BOOST_TEST(history.rounds == 3);
    BOOST_TEST(points(history, true) == "2.0 0.0 4.0");
    BOOST_TEST(points(history, false) == "1.5 0.5 4.0");
    BOOST_TEST((history.competitors[0].rounds[2].outcome == Outcome::forfeit_loss));
    BOOST_TEST((history.competitors[1].rounds[2].outcome == Outcome::forfeit_loss));
    BOOST_TEST(history.competitors[2].rounds[1].opponent == 1);
}

// TRF26 300: who did not sit in board order; the colour of the first board is the team's.
BOOST_AUTO_TEST_CASE(line_up) {
    auto event = three_teams();
    event.line_ups.push_back({1, 1, 2, {2, 1}, 0});
    const auto history = history_of(event);
    BOOST_TEST((history.competitors[0].rounds[0].colour == Colour::black));
}

BOOST_AUTO_TEST_CASE(unfinished_match_is_pending) {
    auto event = three_teams();
    event.players[0].rounds[0].outcome = Outcome::pending;
    const auto history = history_of(event);
    BOOST_TEST((history.competitors[0].rounds[0].outcome == Outcome::pending));
    BOOST_TEST(to_text(history.competitors[0].rounds[0].match_points) == "0.0");
}

BOOST_AUTO_TEST_CASE(contradictions_do_no_harm) {
    auto event = three_teams();
    event.teams[1].players = {1, 2, 99, -4}; // the players of team 1 again
    event.teams[2].players.push_back(5);
    event.players[0].rounds[0].opponent = 2; // a team mate
    event.line_ups.push_back({1, 3, 9, {0, 77, 1}, 0});
    const auto history = history_of(event);
    BOOST_TEST(history.competitors.size() == 3U);
}

BOOST_AUTO_TEST_SUITE_END()
