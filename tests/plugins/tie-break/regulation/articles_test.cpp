// Articles 35 and 37e, by worked examples.

#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

BOOST_AUTO_TEST_SUITE(regulation_articles)

// 35, round robins: first Sonneborn-Berger, then the game of the two. 1 and 2 have 1½; 1 beat 2
// (1½) and drew with 4 (½): 1½ + ¼; 2 drew with 3 (2½) and beat 4 (½): 1¼ + ½. Both have 1¾, and 1
// won their game.
BOOST_AUTO_TEST_CASE(a35_sonneborn_berger_then_the_game_of_the_two) {
    const auto event = round_robin({"4w= 2w1 3b0", "3w= 1b0 4w1", "2b= 4b1 1w1", "1b= 3w0 2b0"});
    BOOST_TEST(values(event, "SONNEBORN", "regulation") == "1.75 1.75 2.75 0.75");
    BOOST_TEST(places(event, "PTS,SONNEBORN", "regulation") == "2 2 1 4");
    BOOST_TEST(places(event, "PTS,SONNEBORN,DE", "regulation") == "2 3 1 4");
}

// 37e with 26.1: the board points rank the teams; where they are equal, the match points. Team 1
// has 4 of 6 by 1:1, 2:0, 1:1, that is 1 + 2 + 1; team 2 by 1:1, 1½:½, 1½:½, that is 1 + 2 + 2.
BOOST_AUTO_TEST_CASE(a37e_match_points_behind_board_points) {
    auto event =
        test::event("Takım: Ulusal İsviçre",
                    {"3w1 5w1 7w0", "4b0 6b1 8b1", "1b0 7w1 5w1", "2w1 8b= 6b=", "7w1 1b0 3b0",
                     "8b0 2w0 4w=", "5b0 3b0 1b1", "6w1 4w= 2w0"});
    event.team_colours = "WB";
    for (std::int32_t id = 1; id <= 4; ++id) {
        auto& team = event.teams.emplace_back();
        team.id = id;
        team.players = {2 * id - 1, 2 * id};
    }
    BOOST_TEST(values(event, "GPTS", "regulation") == "4.0 4.0 1.5 2.5");
    BOOST_TEST(values(event, "TAKIM", "regulation") == "4.0 5.0 1.0 2.0");
    BOOST_TEST(places(event, "PTS", "regulation") == "1 1 4 3");
    BOOST_TEST(places(event, "PTS,TAKIM", "regulation") == "2 1 4 3");
}

BOOST_AUTO_TEST_SUITE_END()
