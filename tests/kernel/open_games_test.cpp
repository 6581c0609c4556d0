#include "event.hpp"
#include "support.hpp"
#include <hakem/open_games.hpp>
#include <hakem/standings.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::round_robin;
using test::swiss;

namespace {

/// "2.1 3-4 adjourned;" for each: round, board, numbers.
std::string found(const Tournament& tournament, int after = 0) {
    std::string all;
    for (const auto& game : open_games(tournament, history_of(tournament, after)))
        all += std::to_string(game.round) + "/" + board_of(game) + " " +
               std::to_string(game.white) + "-" + std::to_string(game.black) +
               (game.adjourned ? " adjourned;" : " pending;");
    return all;
}

std::size_t count(const Tournament& tournament, std::string_view code) {
    Diagnostics diagnostics;
    rank(tournament, {}, test::registry(), diagnostics);
    const auto codes = diagnostics.by_code();
    const auto at = codes.find(code);
    return at == codes.end() ? 0 : at->second;
}

/// Two teams of two boards, one round; the second board as given.
Tournament match(const char* second_board, const char* reply) {
    auto event =
        test::event("Takım: Ulusal İsviçre",
                    {"3w1", std::string("4b") + second_board, "1b0", std::string("2w") + reply}, 3);
    for (std::int32_t id = 1; id <= 2; ++id) event.teams.emplace_back().id = id;
    event.teams[0].players = {1, 2};
    event.teams[1].players = {3, 4};
    event.team_colours = "WB";
    return event;
}

}

BOOST_AUTO_TEST_SUITE(games_that_are_open)

BOOST_AUTO_TEST_CASE(a22_1_adjourned_and_without_a_result) {
    const auto event = swiss({"2w1 3b?", "1b0 4b*", "4w= 1w?", "3b= 2w*"}, 4);
    BOOST_TEST(found(event) == "2/1 3-1 adjourned;2/2 4-2 pending;");
    BOOST_TEST(found(event, 1) == "");
    BOOST_TEST(count(event, "RNK-0006") == 1U);
    BOOST_TEST(count(event, "RNK-0007") == 1U);
    const auto games = open_games(event, history_of(event));
    BOOST_TEST(games[0].white_name == "P3");
    BOOST_TEST(games[0].black_name == "P1");
}

BOOST_AUTO_TEST_CASE(a_round_to_come_is_not_open) {
    const auto event = swiss({"2w1 3b*", "1b0 4b*", "4w= 1w*", "3b= 2w*"}, 4);
    BOOST_TEST(found(event) == "");
    BOOST_TEST(count(event, "RNK-0007") == 0U);
}

// 26.2: an unfinished match is unfinished at its boards.
BOOST_AUTO_TEST_CASE(a22_1_boards_of_a_match) {
    BOOST_TEST(found(match("?", "?")) == "1/1.2 4-2 adjourned;");
    BOOST_TEST(found(match("*", "*")) == "1/1.2 4-2 pending;");
    BOOST_TEST(found(match("=", "=")) == "");
}

// 29a: a game that does not count keeps nothing open.
BOOST_AUTO_TEST_CASE(a29_a_annulled_games_are_not_open) {
    const auto event = round_robin({"4w? 2w1 3b=", "3w= 1b0 4w+", "2b= 4b+ 1w=", "1b? 3w- 2b-"});
    BOOST_REQUIRE(history_of(event).competitors[3].annulled);
    BOOST_TEST(found(event) == "");
    BOOST_TEST(found(round_robin({"2w?", "1b?"})) == "1/1 1-2 adjourned;");
}

// 23.2: a match that is lost by absence is decided whatever its boards bring.
BOOST_AUTO_TEST_CASE(a23_2_a_lost_match_is_not_open) {
    auto event = match("?", "?");
    BOOST_REQUIRE(found(event) != "");
    event.players[0].rounds[0] = {0, Colour::none, Outcome::forfeit_win};
    event.players[2].rounds[0] = {0, Colour::none, Outcome::zero_bye};
    event.team_colours = "WBW";
    BOOST_TEST(found(event) == "");
}

BOOST_AUTO_TEST_CASE(final_needs_all_rounds) {
    BOOST_TEST(has_all_rounds(history_of(swiss({"2w1", "1b0"}))));
    BOOST_TEST(!has_all_rounds(history_of(swiss({"2w1", "1b0"}, 2))));
    BOOST_TEST(!has_all_rounds(history_of(swiss({"", ""}))));
}

BOOST_AUTO_TEST_SUITE_END()
