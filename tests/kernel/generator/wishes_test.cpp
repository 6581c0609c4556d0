#include "generator/wishes.hpp"
#include <hakem/numbering.hpp>

#include <boost/test/unit_test.hpp>

#include <map>
#include <set>

using namespace hakem;
using namespace hakem::generator;

namespace {

Wishes mix() {
    Wishes wishes;
    wishes.mix = true;
    return wishes;
}

bool any(const AmountsByRound& amounts) {
    for (const auto& amount : amounts)
        if (amount.value != 0) return true;
    return false;
}

/// The axes that the recipe makes use of.
std::set<std::string> axes_of(const Recipe& r) {
    const std::map<std::string, bool> used = {{"unrated", r.unrated.value != 0},
                                              {"half-byes", any(r.half_byes)},
                                              {"full-byes", any(r.full_byes)},
                                              {"zero-byes", any(r.zero_byes)},
                                              {"late-entries", r.late_entries.value != 0},
                                              {"withdrawals", r.withdrawals.value != 0},
                                              {"forbidden-pairs", r.forbidden_pairs != 0},
                                              {"forfeits", r.forfeits.value != 0},
                                              {"double-forfeits", r.double_forfeits.value != 0},
                                              {"unrated-games", r.unrated_games.value != 0},
                                              {"uneven-results", r.uneven_results.value != 0},
                                              {"scoring", r.win != Points::whole(1)},
                                              {"pairing-bye", r.pairing_bye.has_value()},
                                              {"colour", r.initial_colour != Colour::none},
                                              {"baku", r.baku},
                                              {"2017", r.edition == "2017"},
                                              {"tie-breaks", !r.tie_breaks.empty()},
                                              {"ratings", !(r.ratings == Ratings{})},
                                              {"small", r.players < 15},
                                              {"large", r.players > 150},
                                              {"deep", r.rounds >= r.players - 1}};
    std::set<std::string> axes;
    for (const auto& [name, is_used] : used)
        if (is_used) axes.insert(name);
    return axes;
}

}

BOOST_AUTO_TEST_SUITE(generator_wishes)

BOOST_AUTO_TEST_CASE(what_is_not_asked_for_is_as_usual) {
    Recipe usual;
    usual.seed = 9;
    BOOST_TEST((recipe_for({}, 9) == usual));
    BOOST_TEST(command_of(recipe_for({}, 9)) ==
               "hakem generate --seed 9 --players 60 --rounds 9 --system dutch@2026");
}

BOOST_AUTO_TEST_CASE(a_span_is_drawn_from) {
    Wishes wishes;
    wishes.players = Span{20, 23};
    std::set<std::int32_t> seen;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) seen.insert(recipe_for(wishes, seed).players);
    BOOST_TEST((seen == std::set<std::int32_t>{20, 21, 22, 23}));
}

BOOST_AUTO_TEST_CASE(a_mix_has_every_axis_often_and_none_always) {
    std::map<std::string, int> counts;
    constexpr int files = 1000;
    for (std::uint64_t seed = 1; seed <= files; ++seed) {
        const auto recipe = recipe_for(mix(), seed);
        for (const auto& axis : axes_of(recipe)) ++counts[axis];
        BOOST_REQUIRE(recipe.players >= 4);
        BOOST_REQUIRE(recipe.players <= 300);
        BOOST_REQUIRE(recipe.rounds >= 3);
        BOOST_REQUIRE(recipe.rounds <= 14);
        BOOST_REQUIRE((!recipe.baku || allows_baku(recipe)));
        BOOST_REQUIRE(scoring_of(recipe).pairing_bye <= recipe.win);
    }
    BOOST_TEST(counts.size() == 21u);
    for (const auto& [axis, count] : counts) {
        BOOST_TEST(count > files / 60, axis << " in " << count);
        BOOST_TEST(count < files * 9 / 10, axis << " in " << count);
    }
}

BOOST_AUTO_TEST_CASE(what_is_asked_for_holds_and_leaves_the_rest) {
    auto forfeits = mix(), players = mix();
    forfeits.forfeits = Amount{3 * 100, true};
    players.players = Span{30, 30};
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        auto free = recipe_for(mix(), seed);
        const auto other_field = recipe_for(players, seed);
        BOOST_REQUIRE(other_field.players == 30);
        BOOST_REQUIRE((other_field.ratings == free.ratings));
        BOOST_REQUIRE(other_field.baku == free.baku);
        BOOST_REQUIRE(other_field.edition == free.edition);
        free.forfeits = *forfeits.forfeits;
        BOOST_REQUIRE((recipe_for(forfeits, seed) == free));
    }
}

BOOST_AUTO_TEST_CASE(other_points_and_systems_take_what_does_not_go_with_them) {
    auto points = mix();
    points.scoring = GamePoints{Points::whole(3), Points::whole(1), Points{}};
    auto system = mix();
    system.system = "dubov";
    auto dutch = mix();
    dutch.system = "dutch";
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        BOOST_REQUIRE(!recipe_for(points, seed).baku);
        BOOST_REQUIRE(!recipe_for(points, seed).pairing_bye);
        BOOST_REQUIRE(recipe_for(system, seed).edition.empty());
        BOOST_REQUIRE(!recipe_for(dutch, seed).edition.empty());
    }
}

// The four columns of a score.
BOOST_AUTO_TEST_CASE(no_score_reaches_a_hundred) {
    auto wishes = mix();
    wishes.rounds = Span{60, 60};
    std::set<std::int32_t> wins;
    for (std::uint64_t seed = 1; seed <= 100; ++seed)
        wins.insert(recipe_for(wishes, seed).win.in_hundredths());
    BOOST_TEST((wins == std::set<std::int32_t>{100}));
    auto system = mix();
    system.system = "round-robin";
    system.players = Span{50, 50};
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const auto recipe = recipe_for(system, seed);
        BOOST_REQUIRE(recipe.win * recipe.rounds < score_limit);
        BOOST_REQUIRE(!recipe.baku);
        BOOST_REQUIRE(recipe.half_byes.empty());
    }
}

BOOST_AUTO_TEST_CASE(a_round_robin_has_the_rounds_of_its_table) {
    Wishes wishes;
    wishes.system = "round-robin";
    wishes.players = Span{10, 10};
    BOOST_TEST(recipe_for(wishes, 1).rounds == 9);
    wishes.players = Span{9, 9};
    BOOST_TEST(recipe_for(wishes, 1).rounds == 9);
    BOOST_TEST(command_of(recipe_for(wishes, 1)) ==
               "hakem generate --seed 1 --players 9 --system round-robin");
}

BOOST_AUTO_TEST_CASE(the_command_names_all_that_is_unusual) {
    Recipe r;
    r.seed = 7;
    r.players = 20;
    r.rounds = 5;
    r.rounds_played = 2;
    r.ratings = {2000, 150, 1500, 2500};
    r.unrated = {2, false};
    r.half_byes = {{3, false}, {0, false}};
    r.full_byes = {{50, true}};
    r.zero_byes = {{0, false}};
    r.late_entries = {1, false};
    r.withdrawals = {5 * 100, true};
    r.forbidden_pairs = 4;
    r.forfeits = {150, true};
    r.double_forfeits = {1, false};
    r.unrated_games = {1, false};
    r.uneven_results = {1, false};
    r.win = Points::whole(2), r.draw = Points::whole(1);
    r.pairing_bye = Points::whole(1);
    r.initial_colour = Colour::black;
    r.baku = true;
    r.tie_breaks = "BH,SB";
    r.start = {2026, 4, 18};
    BOOST_TEST(command_of(r) ==
               "hakem generate --seed 7 --players 20 --rounds 5 --rounds-played 2 "
               "--system dutch@2026 --rating-mean 2000 --rating-spread 150 "
               "--rating-range 1500..2500 --unrated 2 --half-byes 3,0 --full-byes 0.5% "
               "--late-entries 1 --withdrawals 5% --forbidden-pairs 4 --forfeits 1.5% "
               "--double-forfeits 1 --unrated-games 1 --uneven-results 1 --scoring 2-1-0 "
               "--pairing-bye-points 1 --initial-colour black --baku --tiebreaks BH,SB "
               "--date 2026/04/18");
}

// An event of the federation: rounds by 16.2, a tenth without a rating.
BOOST_AUTO_TEST_CASE(an_event_of_the_federation) {
    Wishes wishes;
    wishes.system = "ulusal-swiss";
    wishes.players = Span{40, 40};
    BOOST_TEST(command_of(recipe_for(wishes, 3)) ==
               "hakem generate --seed 3 --players 40 --rounds 7 --system ulusal-swiss");
    wishes.unrated = Amount{};
    wishes.rounds = Span{6, 6};
    BOOST_TEST(command_of(recipe_for(wishes, 3)) ==
               "hakem generate --seed 3 --players 40 --rounds 6 --system ulusal-swiss --unrated 0");
    wishes = {};
    wishes.system = "round-robin", wishes.edition = "regulation";
    wishes.teams = Span{7, 7};
    BOOST_TEST(command_of(recipe_for(wishes, 3)) ==
               "hakem generate --seed 3 --teams 7 --boards 4 --reserves 1 "
               "--system round-robin@regulation");
}

BOOST_AUTO_TEST_CASE(article_16_2_recommended_rounds) {
    const std::pair<int, int> table[] = {{2, 3},  {4, 3},  {8, 3},  {9, 5},   {16, 5},
                                         {32, 5}, {33, 7}, {64, 7}, {128, 7}, {129, 9}};
    for (const auto& [players, rounds] : table)
        BOOST_TEST(recommended_rounds(players).odd == rounds);
}

BOOST_AUTO_TEST_CASE(teams_are_paired_by_the_national_system) {
    Wishes wishes;
    wishes.teams = Span{12, 14};
    wishes.boards = Span{3, 5};
    wishes.adjourned = Amount{2, false};
    wishes.short_teams = Amount{50, true};
    std::set<std::int32_t> teams, boards;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto recipe = recipe_for(wishes, seed);
        teams.insert(recipe.teams);
        boards.insert(recipe.boards);
        BOOST_TEST(recipe.system == "ulusal-swiss");
        BOOST_TEST(recipe.rounds == 5);
    }
    BOOST_TEST((teams == std::set<std::int32_t>{12, 13, 14}));
    BOOST_TEST((boards == std::set<std::int32_t>{3, 4, 5}));
    wishes.teams = Span{12, 12}, wishes.boards = Span{3, 3};
    BOOST_TEST(command_of(recipe_for(wishes, 1)) ==
               "hakem generate --seed 1 --teams 12 --boards 3 --reserves 1 --rounds 5 "
               "--system ulusal-swiss --adjourned 2 --short 0.5%");
}

BOOST_AUTO_TEST_CASE(a_mix_of_the_federation_has_its_axes) {
    auto players = mix(), teams = mix();
    players.system = "ulusal-swiss";
    teams.teams = Span{4, 60};
    std::map<std::string, int> counts;
    std::set<std::int32_t> boards, reserves;
    constexpr int files = 400;
    for (std::uint64_t seed = 1; seed <= files; ++seed) {
        const auto one = recipe_for(players, seed), other = recipe_for(teams, seed);
        BOOST_REQUIRE(one.players >= 4);
        BOOST_REQUIRE(one.players <= 200);
        BOOST_REQUIRE(other.rounds <= 14);
        for (const auto& recipe : {one, other}) {
            BOOST_REQUIRE(recipe.win == Points::whole(1));
            BOOST_REQUIRE(!recipe.pairing_bye);
            BOOST_REQUIRE(recipe.edition.empty());
            BOOST_REQUIRE(!recipe.baku);
            counts["adjourned"] += recipe.adjourned.value != 0;
            counts["recommended"] += recipe.rounds == recommended_rounds(competitors(recipe)).odd;
        }
        counts["short"] += 2 * (other.short_teams.value != 0);
        counts["late"] += 2 * (other.late_entries.value != 0);
        boards.insert(other.boards);
        reserves.insert(other.reserves);
    }
    for (const auto& [axis, count] : counts) {
        BOOST_TEST(count > files / 2, axis << " in " << count);
        BOOST_TEST(count < files * 2 * 9 / 10, axis << " in " << count);
    }
    BOOST_TEST((boards == std::set<std::int32_t>{1, 2, 3, 4, 5, 6, 8}));
    BOOST_TEST((reserves == std::set<std::int32_t>{0, 1, 2, 3}));
}

// The Dutch mixes that are in use stay as they were.
BOOST_AUTO_TEST_CASE(a_mix_has_no_axis_of_the_federation_unasked) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const auto recipe = recipe_for(mix(), seed);
        BOOST_REQUIRE(!is_national(recipe));
        BOOST_REQUIRE(recipe.adjourned.value == 0);
    }
}

BOOST_AUTO_TEST_SUITE_END()
