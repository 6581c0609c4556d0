#include "generator/adjournments.hpp"
#include "generator/random_tournament.hpp"
#include "simple_swiss.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace hakem;
using namespace hakem::generator;
using hakem::test::SimpleSwiss;

namespace {

Recipe recipe_with(Amount adjourned, std::int32_t rounds = 7) {
    Recipe recipe;
    recipe.players = 40;
    recipe.rounds = rounds;
    recipe.adjourned = adjourned;
    return recipe;
}

Tournament played(const Recipe& recipe) {
    Diagnostics diagnostics;
    return random_tournament(recipe, SimpleSwiss(), diagnostics).tournament;
}

/// A tournament of four players with two rounds, and two games of one of them.
struct Scene {
    Scene() {
        for (std::int32_t id = 1; id <= 4; ++id) {
            tournament.players.emplace_back().id = id;
            tournament.players.back().rounds.resize(2);
        }
    }
    Outcome of(std::int32_t id) const {
        return tournament.players[static_cast<std::size_t>(id - 1)].rounds.front().outcome;
    }
    Tournament tournament;
    std::vector<PlayedGame> games = {{1, 3, 0, 2, {Outcome::win, Outcome::loss}},
                                     {4, 2, 3, 1, {Outcome::draw, Outcome::draw}}};
};

Recipe of_four(std::int32_t rounds) {
    auto recipe = recipe_with({9, false}, rounds);
    recipe.players = 4;
    return recipe;
}

std::ptrdiff_t adjourned_in(const Tournament& tournament) {
    std::ptrdiff_t count = 0;
    for (const auto& player : tournament.players)
        count += std::count_if(player.rounds.begin(), player.rounds.end(), [](const auto& entry) {
            return entry.outcome == Outcome::adjourned;
        });
    return count;
}

}

BOOST_AUTO_TEST_SUITE(generator_adjournments)

BOOST_AUTO_TEST_CASE(a_game_is_open_while_the_next_round_is_paired) {
    const auto recipe = of_four(5);
    Adjournments adjournments(recipe);
    Scene scene;
    adjournments.adjourn(scene.tournament, 1, scene.games);
    for (std::int32_t id = 1; id <= 4; ++id) BOOST_CHECK(scene.of(id) == Outcome::adjourned);
    BOOST_TEST(scene.tournament.finished_games.empty());

    adjournments.finish(scene.tournament, true);
    BOOST_CHECK(scene.of(1) == Outcome::win);
    BOOST_CHECK(scene.of(3) == Outcome::loss);
    BOOST_CHECK(scene.of(2) == Outcome::draw);
    BOOST_REQUIRE(scene.tournament.finished_games.size() == 2u);
    BOOST_TEST(scene.tournament.finished_games[1].round == 1);
    BOOST_TEST(scene.tournament.finished_games[1].white == 4);
    BOOST_TEST(scene.tournament.finished_games[1].black == 2);
}

// Nothing was paired meanwhile: there is nothing to record.
BOOST_AUTO_TEST_CASE(an_event_that_ends_has_the_result_alone) {
    const auto recipe = of_four(5);
    Adjournments adjournments(recipe);
    Scene scene;
    adjournments.adjourn(scene.tournament, 1, scene.games);
    adjournments.finish(scene.tournament, false);
    BOOST_CHECK(scene.of(1) == Outcome::win);
    BOOST_TEST(scene.tournament.finished_games.empty());
}

// Regulation 22.1: not when one of the last two rounds is paired.
BOOST_AUTO_TEST_CASE(a22_1_not_before_the_last_two_rounds) {
    const auto four = of_four(4), five = of_four(5);
    Scene scene;
    Adjournments(four).adjourn(scene.tournament, 2, scene.games);
    BOOST_TEST(adjourned_in(scene.tournament) == 0);
    Adjournments(five).adjourn(scene.tournament, 2, scene.games);
    BOOST_TEST(adjourned_in(scene.tournament) == 4);
}

BOOST_AUTO_TEST_CASE(a22_1_nobody_twice) {
    const auto recipe = of_four(9);
    Adjournments adjournments(recipe);
    Scene scene;
    scene.games.pop_back();
    adjournments.adjourn(scene.tournament, 1, scene.games); // 1 and 3
    adjournments.finish(scene.tournament, true);
    const std::vector<PlayedGame> next = {{3, 2, 2, 1, {Outcome::win, Outcome::loss}},
                                          {1, 4, 0, 3, {Outcome::win, Outcome::loss}}};
    adjournments.adjourn(scene.tournament, 1, next);
    BOOST_TEST(adjourned_in(scene.tournament) == 0);
}

// ½-0, 0-0, forfeits and games of less than one move have ended.
BOOST_AUTO_TEST_CASE(only_games_with_an_ordinary_result) {
    const auto recipe = of_four(9);
    using enum Outcome;
    for (const auto& result :
         {GameResult{draw, loss}, GameResult{loss, loss}, GameResult{forfeit_win, forfeit_loss},
          GameResult{unrated_win, unrated_loss}, GameResult{pending, pending}}) {
        Scene scene;
        scene.games.front().result = scene.games.back().result = result;
        Adjournments(recipe).adjourn(scene.tournament, 1, scene.games);
        BOOST_TEST(adjourned_in(scene.tournament) == 0);
    }
}

BOOST_AUTO_TEST_CASE(a_whole_event) {
    const auto t = played(recipe_with({3, false}));
    std::map<std::int32_t, int> of_round;
    std::set<std::int32_t> players;
    for (const auto& game : t.finished_games) {
        ++of_round[game.round];
        BOOST_TEST(players.insert(game.white).second);
        BOOST_TEST(players.insert(game.black).second);
        const auto r = static_cast<std::size_t>(game.round - 1);
        const auto& white = t.players[static_cast<std::size_t>(game.white - 1)].rounds[r];
        BOOST_TEST(white.opponent == game.black);
        BOOST_CHECK(white.colour == Colour::white);
    }
    // Rounds 1 to 4: round 5 is the last that may be paired with an unfinished game.
    BOOST_TEST((of_round == std::map<std::int32_t, int>{{1, 3}, {2, 3}, {3, 3}, {4, 3}}));
    BOOST_TEST(adjourned_in(t) == 0);
}

BOOST_AUTO_TEST_CASE(the_last_round_played_of_an_event_that_stops_stays_open) {
    auto recipe = recipe_with({3, false});
    recipe.rounds_played = 3;
    const auto t = played(recipe);
    BOOST_TEST(t.finished_games.size() == 6u);
    BOOST_TEST(adjourned_in(t) == 6);
    recipe.rounds_played = 5; // round 6 could not be paired
    BOOST_TEST(adjourned_in(played(recipe)) == 0);
}

// An axis of its own: field, byes and results of round 1 are as without it.
BOOST_AUTO_TEST_CASE(the_axis_leaves_the_others) {
    const auto with = played(recipe_with({2, false})), without = played(recipe_with({}));
    for (std::size_t i = 0; i < with.players.size(); ++i) {
        BOOST_TEST(with.players[i].name == without.players[i].name);
        BOOST_CHECK(with.players[i].rounds.front() == without.players[i].rounds.front());
    }
}

BOOST_AUTO_TEST_SUITE_END()
