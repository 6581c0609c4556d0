#include "generator/field.hpp"
#include "support.hpp"
#include <hakem/team_strength.hpp>
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

using namespace hakem;
using namespace hakem::generator;

namespace {

Recipe teams(std::int32_t count, std::uint64_t seed = 1) {
    Recipe recipe;
    recipe.seed = seed;
    recipe.system = "ulusal-swiss";
    recipe.edition.clear();
    recipe.teams = count;
    recipe.reserves = 3;
    recipe.unrated = {15 * 100, true};
    return recipe;
}

const Player& player_of(const Field& field, std::int32_t id) {
    return field.players[static_cast<std::size_t>(id - 1)];
}

std::vector<TeamStrength> strengths_of(const Field& field, std::size_t boards) {
    Tournament event;
    event.team_colours = std::string(boards, 'W');
    event.players = field.players;
    event.teams = field.teams;
    return team_strengths(event);
}

}

BOOST_AUTO_TEST_SUITE(generator_team_field)

BOOST_AUTO_TEST_CASE(lists_are_numbered_team_by_team) {
    const auto field = team_field(teams(50));
    std::int32_t next = 1, team = 1;
    std::set<std::size_t> sizes;
    std::set<std::string> names;
    for (const auto& one : field.teams) {
        BOOST_TEST(one.id == team++);
        for (const auto id : one.players) {
            BOOST_TEST(id == next);
            BOOST_TEST(player_of(field, id).id == next++);
        }
        sizes.insert(one.players.size());
        names.insert(one.name);
        BOOST_TEST(length_of(one.name) <= 32u); // the columns of a TRF
    }
    BOOST_TEST(static_cast<std::size_t>(next) == field.players.size() + 1);
    BOOST_TEST(field.strengths.size() == field.players.size());
    BOOST_TEST((sizes == std::set<std::size_t>{4, 5, 6, 7}));
    BOOST_TEST(names.size() == 50u);
}

BOOST_AUTO_TEST_CASE(a_thousand_names) {
    std::set<std::string> names;
    auto recipe = teams(999);
    recipe.boards = 1;
    for (const auto& team : team_field(recipe).teams) names.insert(team.name);
    BOOST_TEST(names.size() == 999u);
}

BOOST_AUTO_TEST_CASE(article_24_2_by_ukd_with_the_tolerance_that_was_announced) {
    int announced = 0, used = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto field = team_field(teams(20, seed));
        BOOST_TEST(field.list_tolerance >= 0);
        BOOST_TEST(field.list_tolerance <= 50);
        announced += field.list_tolerance > 0;
        std::int32_t most = 0;
        for (const auto& team : field.teams)
            for (std::size_t i = 0; i < team.players.size(); ++i)
                for (std::size_t j = i + 1; j < team.players.size(); ++j) {
                    const auto upper = player_of(field, team.players[i]).national_rating;
                    const auto lower = player_of(field, team.players[j]).national_rating;
                    BOOST_REQUIRE((upper > 0 || lower == 0));
                    BOOST_REQUIRE(lower - upper <= field.list_tolerance);
                    most = std::max(most, lower - upper);
                }
        used += most > 0;
    }
    BOOST_TEST(announced > 8);
    BOOST_TEST(announced < 40);
    BOOST_TEST(used == announced);
}

BOOST_AUTO_TEST_CASE(article_25_numbers_follow_the_strength) {
    int unknown = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto field = team_field(teams(30, seed));
        const auto strengths = strengths_of(field, 4);
        for (std::size_t i = 0; i < strengths.size(); ++i) {
            unknown += !strengths[i].known();
            if (i > 0) BOOST_TEST((compare(strengths[i - 1], strengths[i]) >= 0));
            // The record has whole points.
            const auto& team = field.teams[i];
            if (strengths[i].known())
                BOOST_TEST(std::abs(2 * (4 * team.strength - strengths[i].sum)) <= 4);
            else
                BOOST_TEST(team.strength == 0);
        }
    }
    BOOST_TEST(unknown > 5);
}

// The order is that of the system, as far as it is no lot.
BOOST_AUTO_TEST_CASE(article_25_as_the_system_numbers_them) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto field = team_field(teams(40, seed));
        Tournament event;
        event.type = "Team: Swiss-System (ulusal-swiss)";
        event.team_colours = "WBWB";
        event.players = field.players;
        event.teams = field.teams;
        PairingRequest request;
        request.lot = seed;
        Diagnostics findings;
        const auto numbering =
            test::registry().get<PairingSystem>("ulusal-swiss").number(event, request, findings);
        BOOST_REQUIRE(numbering.ids.size() == 40u);
        for (std::size_t i = 0; i < 40; ++i)
            if (field.teams[i].strength != 0) BOOST_TEST(numbering.ids[i] == field.teams[i].id);
    }
}

BOOST_AUTO_TEST_CASE(late_teams_come_last) {
    auto recipe = teams(20);
    recipe.late_entries = {4, false};
    const auto field = team_field(recipe);
    BOOST_TEST(field.stays.size() == 20u);
    for (std::size_t i = 0; i < 20; ++i) BOOST_TEST((field.stays[i].first > 1) == (i >= 16));
}

// Teams differ more than the players of one team do.
BOOST_AUTO_TEST_CASE(players_are_about_as_strong_as_their_team) {
    const auto field = team_field(teams(200));
    std::int64_t within = 0, count = 0;
    for (const auto& team : field.teams) {
        std::int64_t sum = 0;
        for (const auto id : team.players) sum += field.strengths[static_cast<std::size_t>(id - 1)];
        const auto mean = sum / static_cast<std::int64_t>(team.players.size());
        for (const auto id : team.players) {
            const auto distance = field.strengths[static_cast<std::size_t>(id - 1)] - mean;
            within += distance * distance;
            ++count;
        }
    }
    BOOST_TEST(within / count < 150 * 150);
}

BOOST_AUTO_TEST_SUITE_END()
