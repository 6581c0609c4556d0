#include "generator/line_ups.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::generator;

namespace {

using Ids = std::vector<std::int32_t>;

Team team_of(Ids players) {
    Team team;
    team.id = 1;
    team.players = std::move(players);
    return team;
}

}

BOOST_AUTO_TEST_SUITE(generator_line_ups)

// Regulation 25.1: the strength is that of those who are there in round 1.
BOOST_AUTO_TEST_CASE(article_25_1_main_players_in_round_1) {
    const Recipe recipe;
    LineUpDraw draw(recipe);
    for (int i = 0; i < 100; ++i)
        BOOST_TEST(
            (draw.seated(team_of({5, 6, 7, 8, 9, 10}), 1, false).players == Ids{5, 6, 7, 8}));
}

BOOST_AUTO_TEST_CASE(article_24_3_in_the_order_of_the_list) {
    const Recipe recipe;
    LineUpDraw draw(recipe);
    const auto team = team_of({14, 3, 9, 1, 8, 2});
    const auto place = [&](std::int32_t id) {
        return std::find(team.players.begin(), team.players.end(), id) - team.players.begin();
    };
    int usual = 0, announced = 0;
    for (int i = 0; i < 600; ++i) {
        const auto seated = draw.seated(team, 2, false);
        BOOST_REQUIRE(seated.players.size() == 4u);
        for (std::size_t board = 1; board < 4; ++board)
            BOOST_REQUIRE(place(seated.players[board - 1]) < place(seated.players[board]));
        usual += seated.players == Ids{14, 3, 9, 1};
        announced += seated.announced;
        BOOST_REQUIRE(!seated.last_did_not_come);
    }
    BOOST_TEST(std::abs(usual - 400) < 60);
    BOOST_TEST(std::abs(announced - 100) < 40);
}

BOOST_AUTO_TEST_CASE(without_reserves_the_main_players) {
    const Recipe recipe;
    LineUpDraw draw(recipe);
    for (int i = 0; i < 50; ++i)
        BOOST_TEST((draw.seated(team_of({1, 2, 3, 4}), 3, false).players == Ids{1, 2, 3, 4}));
}

// The empty chair is the last one, named or not.
BOOST_AUTO_TEST_CASE(article_23_2a_one_short) {
    const Recipe recipe;
    LineUpDraw draw(recipe);
    int named = 0, empty = 0;
    for (int i = 0; i < 100; ++i) {
        const auto seated = draw.seated(team_of({1, 2, 3, 4, 5}), 3, true);
        BOOST_REQUIRE(seated.players.size() == 4u);
        BOOST_TEST(std::count(seated.players.begin(), seated.players.end(), 0) ==
                   (seated.last_did_not_come ? 0 : 1));
        named += seated.last_did_not_come;
        empty += seated.players.back() == 0;
    }
    BOOST_TEST(named + empty == 100);
    BOOST_TEST(named > 25);
    BOOST_TEST(empty > 25);
}

BOOST_AUTO_TEST_SUITE_END()
