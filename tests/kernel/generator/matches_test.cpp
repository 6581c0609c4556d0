#include "generator/matches.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

using namespace hakem;
using namespace hakem::generator;

namespace {

Recipe teams(std::int32_t count) {
    Recipe recipe;
    recipe.teams = count;
    return recipe;
}

/// 1 - 2, 3 - 4 ...
RoundPairing neighbours(std::int32_t teams, int round) {
    RoundPairing pairing;
    pairing.round = round;
    for (std::int32_t team = 1; team < teams; team += 2)
        pairing.pairs.push_back({(team + 1) / 2, team, team + 1});
    return pairing;
}

std::vector<Outcome> all_there(std::int32_t teams) {
    return std::vector<Outcome>(static_cast<std::size_t>(teams), Outcome::absent);
}

}

BOOST_AUTO_TEST_SUITE(generator_matches)

BOOST_AUTO_TEST_CASE(whole_matches_are_forfeited) {
    auto recipe = teams(40);
    recipe.forfeits = {3, false};
    recipe.double_forfeits = {2, false};
    MatchStates draw(recipe);
    std::set<ForfeitForm> forms;
    for (int round = 1; round <= 9; ++round) {
        const auto states = draw.of_round(neighbours(40, round), all_there(40));
        int one = 0, none = 0;
        for (const auto& state : states) {
            one += state.white_came != state.black_came;
            none += !state.white_came && !state.black_came;
            if (!state.played()) forms.insert(state.form);
        }
        BOOST_TEST(one == 3);
        BOOST_TEST(none == 2);
    }
    BOOST_TEST(forms.size() == 3u);
}

// A fixed table pairs everybody.
BOOST_AUTO_TEST_CASE(who_is_absent_does_not_come) {
    const auto recipe = teams(4);
    auto byes = all_there(4);
    byes[0] = byes[2] = byes[3] = Outcome::zero_bye;
    const auto states = MatchStates(recipe).of_round(neighbours(4, 1), byes);
    BOOST_TEST(!states[0].white_came);
    BOOST_TEST(states[0].black_came);
    BOOST_TEST(!states[1].white_came);
    BOOST_TEST(!states[1].black_came);
}

// Without the names of two players who were to meet, a reader does not see the round.
BOOST_AUTO_TEST_CASE(a_round_without_a_game_leaves_a_trace) {
    auto recipe = teams(4);
    recipe.forfeits = {2, false};
    MatchStates draw(recipe);
    for (int round = 1; round <= 60; ++round) {
        const auto states = draw.of_round(neighbours(4, round), all_there(4));
        BOOST_TEST(std::any_of(states.begin(), states.end(), [](const MatchState& state) {
            return state.form != ForfeitForm::record;
        }));
    }
}

BOOST_AUTO_TEST_CASE(article_23_2a_a_team_is_short_once) {
    auto recipe = teams(20);
    recipe.short_teams = {4, false};
    MatchStates draw(recipe);
    std::set<std::int32_t> was_short;
    for (int round = 1; round <= 12; ++round) {
        const auto pairing = neighbours(20, round);
        const auto states = draw.of_round(pairing, all_there(20));
        for (std::size_t i = 0; i < states.size(); ++i) {
            BOOST_TEST(!(states[i].white_short && states[i].black_short));
            if (states[i].white_short) BOOST_TEST(was_short.insert(pairing.pairs[i].white).second);
            if (states[i].black_short) BOOST_TEST(was_short.insert(pairing.pairs[i].black).second);
        }
        if (round == 1) BOOST_TEST(was_short.empty()); // 25.1
    }
    BOOST_TEST(was_short.size() > 10u);
}

BOOST_AUTO_TEST_CASE(a_team_of_one_is_never_short) {
    auto recipe = teams(20);
    recipe.boards = 1;
    recipe.short_teams = {9, false};
    for (const auto& state : MatchStates(recipe).of_round(neighbours(20, 2), all_there(20)))
        BOOST_TEST(!(state.white_short || state.black_short));
}

BOOST_AUTO_TEST_SUITE_END()
