#include "event.hpp"
#include <hakem/line_up.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace hakem;

namespace {

/// Teams of two players each, in the order of the lines.
Tournament teams_of_two(const std::vector<std::string>& lines) {
    auto event = test::event("Team: Swiss-System", lines);
    for (std::int32_t id = 1; id <= static_cast<std::int32_t>(lines.size() / 2); ++id) {
        auto& team = event.teams.emplace_back();
        team.id = id;
        team.players = {2 * id - 1, 2 * id};
    }
    return event;
}

/// Starting numbers of the boards, "1-3 2-4"; 0 = nobody.
std::string boards(const Tournament& event, std::int32_t first, std::int32_t second) {
    const LineUps line_ups(event);
    std::string text;
    for (const auto& board : line_ups.boards_of(first, second, 1))
        text += fmt::format("{}{}-{}", text.empty() ? "" : " ", board.first + 1, board.second + 1);
    return text;
}

}

BOOST_AUTO_TEST_SUITE(line_ups)

BOOST_AUTO_TEST_CASE(a24_3_boards_in_the_order_of_the_list) {
    const auto event = teams_of_two({"3w1", "4b0", "1b0", "2w1"});
    BOOST_TEST(boards(event, 0, 1) == "1-3 2-4");
    BOOST_TEST(boards(event, 1, 0) == "3-1 4-2");
    BOOST_TEST(LineUps(event).pairing_of(0, 1).opponent == 1);
    BOOST_TEST((LineUps(event).pairing_of(1, 1).colour == Colour::black));
}

BOOST_AUTO_TEST_CASE(boards_in_the_order_that_was_announced) {
    auto event = teams_of_two({"3w1", "4b0", "1b0", "2w1"});
    event.line_ups = {{1, 1, 2, {2, 1}, 0}};
    BOOST_TEST(boards(event, 0, 1) == "2-4 1-3");
    BOOST_TEST(boards(event, 1, 0) == "4-2 3-1");
}

BOOST_AUTO_TEST_CASE(an_empty_board_stands_below_the_player_before) {
    const auto event = teams_of_two({"3w1", "Z", "1b0", "+"});
    BOOST_TEST(boards(event, 0, 1) == "1-3 0-4");
}

// What TRN-0302 says is wrong counts once, for the first team.
BOOST_AUTO_TEST_CASE(a_player_in_two_lists_is_in_the_first) {
    auto event = teams_of_two({"3w1", "4b0", "1b0", "2w1"});
    event.teams[0].players = {1, 2, 1, 9};
    event.teams[1].players = {2, 3, 4};
    const LineUps line_ups(event);
    using Positions = std::vector<std::int32_t>;
    BOOST_TEST(line_ups.list_of(0) == (Positions{0, 1}), boost::test_tools::per_element());
    BOOST_TEST(line_ups.list_of(1) == (Positions{2, 3}), boost::test_tools::per_element());
    BOOST_TEST(line_ups.team_of(1) == 0);
    BOOST_TEST(boards(event, 0, 1) == "1-3 2-4");
}

BOOST_AUTO_TEST_CASE(boards_of_a_match) {
    auto event = teams_of_two({"3w1", "Z", "1b0", "Z"});
    BOOST_TEST(boards_of_match(event) == 1);
    event.team_colours = "WB";
    BOOST_TEST(boards_of_match(event) == 2);
    event = teams_of_two({"", "", "", ""}); // before round 1
    event.teams[0].players.push_back(4);
    BOOST_TEST(boards_of_match(event) == 2);
}

BOOST_AUTO_TEST_SUITE_END()
