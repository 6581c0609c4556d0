#include "generator/field.hpp"
#include "generator/names.hpp"
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace hakem;
using namespace hakem::generator;

namespace {

Recipe large(std::uint64_t seed) {
    Recipe recipe;
    recipe.seed = seed;
    recipe.players = 3000;
    return recipe;
}

const Player& first_of(const Field& field) { return field.players.front(); }

}

BOOST_AUTO_TEST_SUITE(generator_field)

// FIDE C.04.2: rating, title, alphabet.
BOOST_AUTO_TEST_CASE(in_the_order_of_the_start_list) {
    auto recipe = large(1);
    recipe.ratings = {0, 0, 2180, 2190}; // many of the same rating, many titles
    recipe.unrated = {10, false};
    const std::vector<std::string> titles = {"GM", "IM",  "WGM", "FM", "WIM",
                                             "CM", "WFM", "WCM", ""};
    const auto place = [&](const Player& player) {
        return std::find(titles.begin(), titles.end(), player.title) - titles.begin();
    };
    const auto field = drawn_field(recipe);
    std::set<std::string> seen;
    for (std::size_t i = 0; i < field.players.size(); ++i) {
        const auto& player = field.players[i];
        seen.insert(player.title);
        BOOST_REQUIRE(player.id == static_cast<std::int32_t>(i) + 1);
        BOOST_REQUIRE(place(player) < 9);
        if (i == 0) continue;
        const auto& before = field.players[i - 1];
        BOOST_REQUIRE(before.rating >= player.rating);
        if (before.rating != player.rating) continue;
        BOOST_REQUIRE(place(before) <= place(player));
        if (place(before) == place(player))
            BOOST_REQUIRE(alphabet_key(before.name) <= alphabet_key(player.name));
    }
    BOOST_TEST(seen.size() == 5u); // at 2180: WIM, CM, WFM, WCM and none
}

BOOST_AUTO_TEST_CASE(ratings_are_bell_shaped) {
    auto recipe = large(2);
    recipe.ratings = {1900, 200, 1000, 2800};
    const auto field = drawn_field(recipe);
    std::int64_t sum = 0, squares = 0, within = 0;
    for (const auto& player : field.players) {
        const std::int64_t distance = player.rating - 1900;
        sum += distance;
        squares += distance * distance;
        within += distance >= -200 && distance <= 200;
    }
    const auto count = static_cast<std::int64_t>(field.players.size());
    BOOST_TEST(std::abs(sum / count) < 15);
    BOOST_TEST(std::abs(squares / count - 40'000) < 3'000);
    BOOST_TEST(std::abs(within * 100 / count - 68) < 4);
}

BOOST_AUTO_TEST_CASE(ratings_fill_a_range_evenly) {
    auto recipe = large(3);
    recipe.ratings = {0, 0, 1500, 1999};
    std::map<int, int> hundreds;
    for (const auto& player : drawn_field(recipe).players) ++hundreds[player.rating / 100];
    BOOST_TEST(hundreds.size() == 5u);
    for (const auto& [hundred, count] : hundreds) BOOST_TEST(std::abs(count - 600) < 90);
}

BOOST_AUTO_TEST_CASE(the_bell_is_cut_at_the_range) {
    auto recipe = large(4);
    recipe.ratings = {1500, 400, 1400, 1700};
    for (const auto& player : drawn_field(recipe).players) {
        BOOST_REQUIRE(player.rating >= 1400);
        BOOST_REQUIRE(player.rating <= 1700);
    }
}

BOOST_AUTO_TEST_CASE(unrated_players_are_last_and_play_all_the_same) {
    Recipe recipe;
    recipe.unrated = {6, false};
    const auto field = drawn_field(recipe);
    for (std::size_t i = 0; i < field.players.size(); ++i) {
        const bool unrated = field.players[i].rating == 0;
        BOOST_TEST(unrated == (i >= 54));
        BOOST_TEST(field.strengths[i] >= 1000);
        if (unrated)
            BOOST_TEST(field.players[i].title.empty());
        else
            BOOST_TEST(field.strengths[i] == field.players[i].rating);
    }
}

// The columns of a TRF hold 33 characters; the order of names is that of letters without marks.
BOOST_AUTO_TEST_CASE(people) {
    const auto field = drawn_field(large(5));
    std::set<std::string> names, numbers, federations;
    int women = 0, turks = 0;
    for (const auto& player : field.players) {
        BOOST_REQUIRE(length_of(player.name) <= 33u);
        BOOST_REQUIRE(player.name.find(", ") != player.name.npos);
        BOOST_CHECK_EQUAL(alphabet_key(player.name),
                          to_upper(to_ascii(player.name), Language::english));
        BOOST_REQUIRE(player.fide_id.starts_with("99"));
        BOOST_REQUIRE(player.birth.complete());
        BOOST_REQUIRE(is_valid(player.birth));
        names.insert(player.name);
        numbers.insert(player.fide_id);
        federations.insert(player.federation);
        women += player.sex == Sex::female;
        turks += player.federation == "TUR";
    }
    BOOST_TEST(numbers.size() == 3000u);
    BOOST_TEST(names.size() > 2950u);
    BOOST_TEST(federations.size() == 10u);
    BOOST_TEST(std::abs(women - 750) < 120);
    BOOST_TEST(std::abs(turks - 1500) < 150);
}

BOOST_AUTO_TEST_CASE(a_seed_has_its_field) {
    BOOST_TEST(first_of(drawn_field(large(6))).name == first_of(drawn_field(large(6))).name);
    BOOST_TEST(first_of(drawn_field(large(6))).name != first_of(drawn_field(large(7))).name);
    // The field is the same whatever happens in it.
    auto other = large(6);
    other.forfeits = {5 * 100, true};
    other.rounds = 3;
    BOOST_TEST(first_of(drawn_field(large(6))).name == first_of(drawn_field(other)).name);
}

BOOST_AUTO_TEST_SUITE_END()
