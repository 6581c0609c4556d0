// Regulation 23.2: teams that come with fewer players than boards. The events are worked by hand.

#include "event.hpp"
#include <hakem/history.hpp>
#include <hakem/short_teams.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace hakem;

namespace {

/// Teams of three players each, in the order of the lines, and three boards.
Tournament teams_of_three(const std::vector<std::string>& lines,
                          std::string_view type = "Takım: Ulusal İsviçre") {
    auto event = test::event(type, lines);
    event.team_colours = "WBW";
    for (std::int32_t id = 1; id <= static_cast<std::int32_t>(lines.size() / 3); ++id) {
        auto& team = event.teams.emplace_back();
        team.id = id;
        team.name = "Team " + std::to_string(id);
        team.players = {3 * id - 2, 3 * id - 1, 3 * id};
    }
    return event;
}

/// "round team-opponent missing", then ", as in" the round before, then "lost"; a line each.
std::string shorts(const Tournament& event) {
    std::string text;
    const auto history = regulation_history(event);
    for (const auto& m : short_matches(event, history))
        text += fmt::format("{} {}-{} {}{}{}\n", m.round, m.team + 1, m.opponent + 1, m.missing,
                            m.before == 0 ? "" : fmt::format(", as in {}", m.before),
                            m.lost ? ", lost" : "");
    return text;
}

/// Outcome, board points and match points of a team in a round.
std::string match_of(const History& history, std::size_t team, std::size_t round) {
    const auto& r = history.competitors[team - 1].rounds[round - 1];
    return fmt::format("{} {} {}", static_cast<char>(r.outcome), to_text(r.game_points),
                       to_text(r.match_points));
}

std::string totals(const History& history) {
    std::string text;
    for (const auto& team : history.competitors)
        text += fmt::format("{}{}/{}", text.empty() ? "" : " ", to_text(team.score),
                            to_text(team.match_points));
    return text;
}

/// Round 1: team 1 without its second player, 1½ to 1½. Round 2: without its third, 2 to 1.
const std::vector<std::string> short_twice = {
    "4w1 7b1",  ". 8w1",    "6w= .",    // team 1
    "1b0 10w1", "0w+ 11b1", "3b= 12w1", // team 2
    "10b0 1w0", "11w0 2b0", "12b0 0w+", // team 3
    "7w1 4b0",  "8b1 5w0",  "9w1 6b0",  // team 4
};

}

BOOST_AUTO_TEST_SUITE(short_teams)

// 1-4 1:0, the second chair empty 0:1, 3-6 ½: 1½ to 1½, as the boards have it.
BOOST_AUTO_TEST_CASE(a23_2a_one_short_once) {
    auto event = teams_of_three(short_twice);
    for (auto& player : event.players) player.rounds.resize(1);
    BOOST_TEST(shorts(event) == "1 1-2 1\n");
    const auto history = team_history(event);
    BOOST_TEST(history.boards == 3);
    BOOST_TEST(match_of(history, 1, 1) == "= 1.5 1.0");
    BOOST_TEST(match_of(history, 2, 1) == "= 1.5 1.0");
}

// The second time the match is lost: 0 to 3 instead of 2 to 1, a point for every board (26.2).
BOOST_AUTO_TEST_CASE(a23_2a_one_short_twice) {
    const auto event = teams_of_three(short_twice);
    BOOST_TEST(shorts(event) == "1 1-2 1\n2 1-3 1, as in 1, lost\n");
    const auto history = team_history(event);
    BOOST_TEST(match_of(history, 1, 1) == "= 1.5 1.0");
    BOOST_TEST(match_of(history, 1, 2) == "- 0.0 0.0");
    BOOST_TEST(match_of(history, 3, 2) == "+ 3.0 2.0");
    BOOST_TEST(match_of(history, 2, 2) == "1 3.0 2.0");
    BOOST_TEST(totals(history) == "1.5/1.0 4.5/3.0 3.0/2.0 3.0/2.0");
}

// What the players won at their boards stays theirs: for UKD and for the prizes of article 33.
BOOST_AUTO_TEST_CASE(a23_2_the_players_keep_their_games) {
    const auto event = teams_of_three(short_twice);
    const auto players = player_history(event).competitors;
    BOOST_TEST(to_text(players[0].score) == "2.0");
    BOOST_TEST(to_text(players[1].score) == "1.0");
    BOOST_TEST(to_text(players[6].score) == "0.0");
    BOOST_TEST(to_text(players[8].score) == "1.0"); // nobody sat opposite
    BOOST_TEST((players[0].rounds[1].outcome == Outcome::win));
}

// Two of three boards empty: lost at once, though 1 beat 4; the allowance of 23.2a is not used up.
BOOST_AUTO_TEST_CASE(a23_2b_two_short) {
    const auto event =
        teams_of_three({"4w1 10b1", ". 11w1", ". .", "1b0 .", "0w+ .", "0b+ .", "10w1 .", "11b1 .",
                        "12w1 .", "7b0 1w0", "8w0 2b0", "9b0 0w+"});
    BOOST_TEST(shorts(event) == "1 1-2 2, lost\n2 1-4 1\n");
    const auto history = team_history(event);
    BOOST_TEST(match_of(history, 1, 1) == "- 0.0 0.0");
    BOOST_TEST(match_of(history, 2, 1) == "+ 3.0 2.0");
    BOOST_TEST(match_of(history, 1, 2) == "1 2.0 2.0");
    BOOST_TEST(match_of(history, 4, 2) == "0 1.0 0.0");
}

// Of each team one player came, and 1 beat 4: both lose, nobody gets a point.
BOOST_AUTO_TEST_CASE(a23_2b_both_teams_short) {
    const auto event = teams_of_three({"4w1", ".", ".", "1b0", ".", "."});
    BOOST_TEST(shorts(event) == "1 1-2 2, lost\n1 2-1 2, lost\n");
    const auto history = team_history(event);
    BOOST_TEST(match_of(history, 1, 1) == "- 0.0 0.0");
    BOOST_TEST(match_of(history, 2, 1) == "- 0.0 0.0");
}

// Each one short on a board of its own, 1-4 played: both may, once.
BOOST_AUTO_TEST_CASE(a23_2a_both_teams_one_short) {
    const auto event = teams_of_three({"4w1", ".", "0w+", "1b0", "0w+", "."});
    BOOST_TEST(shorts(event) == "1 1-2 1\n1 2-1 1\n");
    const auto history = team_history(event);
    BOOST_TEST(match_of(history, 1, 1) == "1 2.0 2.0");
    BOOST_TEST(match_of(history, 2, 1) == "0 1.0 0.0");
}

// The same chair empty on both sides: no line has an entry, and both are one short.
BOOST_AUTO_TEST_CASE(a23_2a_a_board_that_nobody_came_to) {
    const auto event = teams_of_three({"4w1", "5b=", ".", "1b0", "2w=", "."});
    BOOST_TEST(shorts(event) == "1 1-2 1\n1 2-1 1\n");
    BOOST_TEST(match_of(team_history(event), 1, 1) == "1 1.5 2.0");
}

// Nobody of team 2 came: an absence (22.2), not a short match.
BOOST_AUTO_TEST_CASE(a23_2_nobody_came) {
    const auto named = teams_of_three({"4w+", "5b+", "6w+", "1b-", "2w-", "3b-"});
    BOOST_TEST(shorts(named) == "");
    BOOST_TEST(match_of(team_history(named), 1, 1) == "+ 3.0 2.0");
    BOOST_TEST(match_of(team_history(named), 2, 1) == "- 0.0 0.0");
    auto unnamed = teams_of_three({"0w+", "0b+", "0w+", ".", ".", "."});
    unnamed.forfeited_matches.push_back({true, false, 1, 1, 2, 0});
    BOOST_TEST(shorts(unnamed) == "");
    BOOST_TEST(match_of(team_history(unnamed), 1, 1) == "+ 3.0 2.0");
    auto no_lines = teams_of_three({".", ".", ".", ".", ".", "."});
    no_lines.forfeited_matches.push_back({true, false, 1, 1, 2, 0});
    BOOST_TEST(shorts(no_lines) == "");
    BOOST_TEST(match_of(team_history(no_lines), 1, 1) == "+ 3.0 2.0");
}

// Round 2: team 1 is short again, and nobody of team 3 came: neither wins.
BOOST_AUTO_TEST_CASE(a23_2_short_against_a_team_that_did_not_come) {
    const auto event =
        teams_of_three({"4w1 7b+", "5b1 8w+", ". .", "1b0 .", "2w0 .", "0b+ .", "10w1 1w-",
                        "11b1 2b-", "12w1 .", "7b0 .", "8w0 .", "9b0 ."});
    BOOST_TEST(shorts(event) == "1 1-2 1\n2 1-3 1, as in 1, lost\n");
    const auto history = team_history(event);
    BOOST_TEST(match_of(history, 1, 2) == "- 0.0 0.0");
    BOOST_TEST(match_of(history, 3, 2) == "- 0.0 0.0");
}

// Player 1 met one of team 2, which has its match with team 3: that one stands.
BOOST_AUTO_TEST_CASE(a23_2_the_match_of_a_third_team_stands) {
    const auto event = teams_of_three({"4w1", ".", ".", "1b0", "7b1", "8w1", "5w0", "6b0", "."});
    const auto history = team_history(event);
    BOOST_TEST(history.competitors[0].rounds[0].opponent == 1);
    BOOST_TEST(match_of(history, 1, 1) == "- 0.0 0.0");
    BOOST_TEST(match_of(history, 2, 1) == "1 2.0 2.0");
}

// The ways to write an empty board: each is one missing player of team 1.
BOOST_AUTO_TEST_CASE(a23_2_how_an_empty_board_is_written) {
    const std::vector<std::vector<std::string>> ways = {
        {"4w1", "5b-", "6w=", "1b0", "2w+", "3b="}, // he is named, and did not come
        {"4w1", "Z", "6w=", "1b0", "0w+", "3b="},   // asked for no game
        {"4w1", ".", "6w=", "1b0", "0w+", "3b="},   // no entry
        {"4w1", ".", "6w=", "1b0", "0-+", "3b="},   // no colour
        {"4w1", "0b-", "6w=", "1b0", "0w+", "3b="}, // his own line without the opponent
    };
    for (const auto& lines : ways) {
        const auto event = teams_of_three(lines);
        BOOST_TEST(shorts(event) == "1 1-2 1\n", lines[1] << " " << lines[4]);
        BOOST_TEST(match_of(team_history(event), 1, 1) == "= 1.5 1.0");
        BOOST_TEST(match_of(team_history(event), 2, 1) == "= 1.5 1.0");
    }
}

// A double forfeit is an empty chair on both sides.
BOOST_AUTO_TEST_CASE(a23_2_double_forfeit) {
    const auto event = teams_of_three({"4w1", "5b-", "6w=", "1b0", "2w-", "3b="});
    BOOST_TEST(shorts(event) == "1 1-2 1\n1 2-1 1\n");
}

// A line-up with an empty board and a reserve: 2 did not come, 3 stayed on board 3 (record 300).
BOOST_AUTO_TEST_CASE(a23_2_line_up_with_an_empty_board) {
    auto event = teams_of_three({"4w1", ".", "6w=", "1b0", "0w+", "3b="});
    event.line_ups.push_back({1, 1, 2, {1, 0, 3}, 0});
    BOOST_TEST(shorts(event) == "1 1-2 1\n");
    // A reserve on the last board leaves no board empty, though the second of the list stayed away.
    auto full = teams_of_three({"4w1", ".", "5b1", "1b0", "3w0", "7b=", "6w=", ".", "."});
    full.teams[0].players = {1, 2, 3, 7};
    full.teams[2].players = {8, 9};
    full.line_ups.push_back({1, 1, 2, {1, 3, 7}, 0});
    BOOST_TEST(shorts(full) == "");
    BOOST_TEST(match_of(team_history(full), 1, 1) == "1 2.5 2.0");
}

// 352 has the boards; a match that never had them all is short all the same (24.1).
BOOST_AUTO_TEST_CASE(a23_2_boards_by_the_rules_of_the_event) {
    auto event = teams_of_three({"4w1", "5b1", ".", "1b0", "2w0", "."});
    BOOST_TEST(shorts(event) == "1 1-2 1\n1 2-1 1\n");
    event.team_colours.clear(); // two boards then
    BOOST_TEST(shorts(event) == "");
}

// 23.2 is a rule of the Swiss; in a round robin the boards count as they are.
BOOST_AUTO_TEST_CASE(a30_round_robin_knows_no_short_team) {
    const auto event = teams_of_three(short_twice, "Takım: Ulusal Döner");
    const auto history = team_history(event);
    BOOST_TEST((history.system == System::round_robin));
    BOOST_TEST(match_of(history, 1, 2) == "1 2.0 2.0");
    BOOST_TEST(history.game_points_first); // 30.3
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(regulation_history_of)

// 23.1, 26.1: an event that calls itself something else is ranked by match points, paired by the
// regulation it has board points and loses by 23.2.
BOOST_AUTO_TEST_CASE(a26_1_whatever_the_event_calls_itself) {
    const auto event = teams_of_three(short_twice, "Team: Swiss-System");
    const auto own = team_history(event), regulation = regulation_history(event);
    BOOST_TEST(!own.game_points_first);
    BOOST_TEST(totals(own) == "3.0/3.0 3.0/3.0 0.0/0.0 2.0/2.0");
    BOOST_TEST(match_of(own, 1, 2) == "1 2.0 2.0");
    BOOST_TEST(regulation.game_points_first);
    BOOST_TEST(totals(regulation) == "1.5/1.0 4.5/3.0 3.0/2.0 3.0/2.0");
    BOOST_TEST(to_text(regulation.win) == "3.0"); // three boards
    BOOST_TEST(to_text(regulation.draw) == "1.5");
}

BOOST_AUTO_TEST_CASE(of_an_event_by_the_regulation_it_is_its_own) {
    const auto event = teams_of_three(short_twice);
    BOOST_TEST(totals(team_history(event)) == totals(regulation_history(event)));
    BOOST_TEST(totals(history_of(event)) == totals(regulation_history(event)));
}

BOOST_AUTO_TEST_CASE(of_players_it_is_that_of_the_players) {
    const auto event = test::swiss({"2w1 U", "1b0 3w=", "U 2b="});
    const auto history = regulation_history(event);
    BOOST_TEST(!history.teams);
    BOOST_TEST(history.competitors.size() == 3U);
    BOOST_TEST(to_text(history.competitors[0].score) == "2.0");
}

// After round 1 nothing of round 2 is known: the second time is none yet.
BOOST_AUTO_TEST_CASE(a23_2a_after_a_round) {
    const auto history = regulation_history(teams_of_three(short_twice), 1);
    BOOST_TEST(history.rounds == 1);
    BOOST_TEST(totals(history) == "1.5/1.0 1.5/1.0 0.0/0.0 3.0/2.0");
}

BOOST_AUTO_TEST_SUITE_END()
