// Clubs of an individual event without words about it, and teams that play.

#include "event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

Tournament with_teams(const std::vector<std::string>& lines,
                      const std::vector<std::vector<std::int32_t>>& teams) {
    auto event = test::event("", lines);
    for (const auto& players : teams) {
        auto& team = event.teams.emplace_back();
        team.id = static_cast<std::int32_t>(event.teams.size());
        team.players = players;
    }
    return event;
}

}

BOOST_AUTO_TEST_SUITE(team_event)

BOOST_AUTO_TEST_CASE(matches_of_teams) {
    const auto event = with_teams(
        {"3w1 5b=", "4b0 6w1", "1b0 7w0", "2w1 8b1", "7w1 1w=", "8b= 2b0", "5b0 3b1", "6w= 4w0"},
        {{1, 2}, {3, 4}, {5, 6}, {7, 8}});
    BOOST_TEST(is_team_event(event));
}

BOOST_AUTO_TEST_CASE(players_of_clubs) {
    // Most clubs meet several others in a round.
    auto event = with_teams(
        {"3w1 8b=", "5b0 6w1", "1b0 7w0", "8w1 5b1", "2w1 4w=", "7b= 2b0", "6b0 3b1", "4b0 1w="},
        {{1, 2}, {3, 4}, {5, 6}, {7, 8}});
    BOOST_TEST(!is_team_event(event));
    event.type = "Team: Swiss-System"; // what the file says holds
    BOOST_TEST(is_team_event(event));
    event.type = "Takım: İsviçre Sistemi";
    BOOST_TEST(is_team_event(event));
    event.type = "";
    event.encoded_type = "FIDE_TEAM_SWISS";
    BOOST_TEST(is_team_event(event));
}

// A round robin of two boys and two girls: in one of the three rounds the mates meet.
BOOST_AUTO_TEST_CASE(all_play_all_of_two_groups) {
    auto event =
        with_teams({"4w1 3b= 2w1", "3b0 4w1 1b0", "2w1 1w= 4b0", "1b0 2b0 3w1"}, {{1, 2}, {3, 4}});
    event.type = "All-Play-All";
    BOOST_TEST(!is_team_event(event));
}

BOOST_AUTO_TEST_SUITE_END()
