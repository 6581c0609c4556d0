#include "event.hpp"
#include <hakem/history.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::round_robin;
using hakem::test::swiss;

namespace {

std::string scores(const History& history) {
    std::string line;
    for (const auto& competitor : history.competitors)
        line += (line.empty() ? "" : " ") + to_text(competitor.score);
    return line;
}

const Round& round_of(const History& history, std::size_t player, std::size_t round) {
    return history.competitors[player - 1].rounds[round - 1];
}

}

BOOST_AUTO_TEST_SUITE(history)

// Regulation 16.5, 17.2: win 1, draw ½, bye and win by absence 1.
BOOST_AUTO_TEST_CASE(points_of_every_result) {
    const auto history = player_history(swiss({"2w1 2b= 2w+ U", "1b0 1w= 1b- H", "D F Z ."}));
    BOOST_TEST(scores(history) == "3.5 1.0 1.5");
    BOOST_TEST(history.rounds == 4);
    BOOST_TEST(round_of(history, 1, 1).opponent == 1);
    BOOST_TEST((round_of(history, 2, 1).colour == Colour::black));
    BOOST_TEST(round_of(history, 1, 4).opponent == -1);
}

// TRF06 knows no letters for byes: "0000 - +", "0000 - =", "0000 - -".
BOOST_AUTO_TEST_CASE(results_without_an_opponent_are_byes) {
    const auto history = player_history(swiss({"+ = -", "3w1 3b0 3w=", "2b0 2w1 2b="}));
    BOOST_TEST((round_of(history, 1, 1).outcome == Outcome::pairing_bye));
    BOOST_TEST((round_of(history, 1, 2).outcome == Outcome::half_bye));
    BOOST_TEST((round_of(history, 1, 3).outcome == Outcome::zero_bye));
    BOOST_TEST(scores(history) == "1.5 1.5 1.5");
}

BOOST_AUTO_TEST_CASE(opponents_that_do_not_exist_do_no_harm) {
    const auto history = player_history(swiss({"77w1 1w1", "-5b= 2b0"}));
    for (std::size_t player = 1; player <= 2; ++player)
        for (std::size_t round = 1; round <= 2; ++round)
            BOOST_TEST(round_of(history, player, round).opponent == -1);
}

BOOST_AUTO_TEST_CASE(only_the_first_rounds) {
    const auto event = swiss({"2w1 2b1 2w0", "1b0 1w0 1b1"});
    BOOST_TEST(scores(player_history(event, 2)) == "2.0 0.0");
    BOOST_TEST(player_history(event, 2).rounds == 2);
    BOOST_TEST(player_history(event, 99).rounds == 3);
}

// TRF26 240: a bye that the player's own line does not have.
BOOST_AUTO_TEST_CASE(announced_byes) {
    auto event = swiss({"2w1 .", "1b0 3w1", ". 2b0"});
    event.byes.push_back({Outcome::half_bye, 2, {1, 3, 99}, 0});
    event.byes.push_back({Outcome::half_bye, 7, {1}, 0});
    const auto history = player_history(event);
    BOOST_TEST(scores(history) == "1.5 1.0 0.0");
}

// TRF26 299: without a result it is added, with one it replaces the points of that result.
BOOST_AUTO_TEST_CASE(abnormal_points) {
    auto event = swiss({"2w1 2b1", "1b0 1w0"});
    event.abnormal_points.push_back({Outcome::absent, {}, Points::halves(-1), 1, {1}, 0});
    event.abnormal_points.push_back({Outcome::absent, {}, Points::whole(-1), 0, {1}, 0});
    event.abnormal_points.push_back({Outcome::loss, {}, Points::halves(1), 2, {}, 0});
    event.abnormal_points.push_back({Outcome::win, {}, Points::whole(9), 3, {1}, 0});
    const auto history = player_history(event);
    BOOST_TEST(scores(history) == "0.5 0.5");
    BOOST_TEST(to_text(round_of(history, 1, 1).points) == "0.5");
    BOOST_TEST(to_text(round_of(history, 2, 2).points) == "0.5");
}

// The letters of the record: W is any win over the board, as in 162, not that of less than a move.
BOOST_AUTO_TEST_CASE(abnormal_points_of_wins_draws_and_losses) {
    auto event = swiss({"2w1 2b= 2wW", "1b0 1w= 1bL"});
    event.abnormal_points.push_back({Outcome::unrated_win, {}, Points::whole(3), 0, {1}, 0});
    event.abnormal_points.push_back({Outcome::unrated_draw, {}, Points::whole(0), 0, {1}, 0});
    event.abnormal_points.push_back({Outcome::unrated_loss, {}, Points::halves(1), 1, {2}, 0});
    BOOST_TEST(scores(player_history(event)) == "6.0 1.0");
}

BOOST_AUTO_TEST_CASE(sums_of_a_hostile_file_stay_in_range) {
    auto event = swiss({"2w1", "1b0"});
    for (int i = 0; i < 5000; ++i)
        event.abnormal_points.push_back(
            {Outcome::absent, {}, Points::hundredths(2'000'000'000), i % 2, {1}, 0});
    BOOST_TEST(to_text(player_history(event).competitors[0].score) == "1000000.0");
}

BOOST_AUTO_TEST_CASE(empty_tournament) {
    const auto history = player_history(Tournament{});
    BOOST_TEST(history.competitors.empty());
    BOOST_TEST(history.rounds == 0);
    BOOST_TEST(games_of_round(history, 1).empty());
}

// FIDE C.04.2: the higher score of the two, the sum, the better starting number; byes last.
BOOST_AUTO_TEST_CASE(boards_of_a_swiss_round) {
    const auto history = player_history(swiss(
        {"4w0 6w1 U", "5w1 3w1 4b1", "6w1 2b0 5w=", "1b1 5w1 2w0", "2b0 4b0 3b=", "3b0 1b0 H"}));
    const auto games = games_of_round(history, 3);
    BOOST_REQUIRE(games.size() == 4U);
    BOOST_TEST(games[0].board == 1);
    BOOST_TEST(games[0].white == 3); // number 4, 2 points, against number 2
    BOOST_TEST(games[0].black == 1);
    BOOST_TEST((games[0].white_outcome == Outcome::loss));
    BOOST_TEST((games[0].black_outcome == Outcome::win));
    BOOST_TEST(games[1].white == 2);
    BOOST_TEST(games[2].white == 0);
    BOOST_TEST(games[2].board == 0);
    BOOST_TEST(games[2].black == -1);
    BOOST_TEST((games[3].white_outcome == Outcome::half_bye));
}

// 3 points against none come before 2 against 2.
BOOST_AUTO_TEST_CASE(boards_by_the_higher_score_first) {
    const auto history =
        player_history(swiss({"Z Z Z 4w0", "U U Z 3w1", "Z U U 2b0", "U U U 1b1"}));
    const auto games = games_of_round(history, 4);
    BOOST_REQUIRE(games.size() == 2U);
    BOOST_TEST(games[0].white == 0);
    BOOST_TEST(games[1].white == 1);
}

// Regulation, appendix 1, 6 players, round 2: 6-4 5-3 1-2.
BOOST_AUTO_TEST_CASE(boards_of_a_round_robin_table) {
    const auto history =
        player_history(round_robin({". 2w1", ". 1b0", ". 5b=", ". 6b=", ". 3w=", ". 4w="}, 5));
    const auto games = games_of_round(history, 2);
    BOOST_REQUIRE(games.size() == 3U);
    BOOST_TEST(games[0].white == 5);
    BOOST_TEST(games[0].black == 3);
    BOOST_TEST(games[1].white == 4);
    BOOST_TEST(games[2].white == 0);
}

BOOST_AUTO_TEST_CASE(one_sided_game_is_listed_once) {
    const auto history = player_history(swiss({"2w1", "3w1", "2b0"}));
    const auto games = games_of_round(history, 1);
    BOOST_TEST(games.size() == 2U);
}

// C.04.7, 1.5: in an accelerated round boards stand in the order of the pairing scores.
BOOST_AUTO_TEST_CASE(boards_of_an_accelerated_round) {
    auto t = test::swiss({"3w1 2w1", "4w0 1b0", "1b0 4b1", "2b1 3w0"}, 5);
    const auto first_board = [&] {
        const auto history = player_history(t);
        return history.competitors[static_cast<std::size_t>(games_of_round(history, 2)[0].white)]
            .id;
    };
    BOOST_TEST(first_board() == 1); // 1 has a point, 4 has one: the better number
    t.accelerations.push_back({{}, Points::whole(1), 1, 2, 3, 4, 0});
    BOOST_TEST(first_board() == 4);
}

BOOST_AUTO_TEST_SUITE_END()
