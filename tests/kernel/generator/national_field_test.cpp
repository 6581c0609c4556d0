#include "generator/field.hpp"
#include "simple_swiss.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <functional>
#include <set>

using namespace hakem;
using namespace hakem::generator;

namespace {

const PairingSystem& ulusal() { return test::registry().get<PairingSystem>("ulusal-swiss"); }

Recipe national(std::int32_t players) {
    Recipe recipe;
    recipe.system = "ulusal-swiss";
    recipe.edition.clear();
    recipe.players = players;
    recipe.unrated = {10 * 100, true};
    return recipe;
}

}

BOOST_AUTO_TEST_SUITE(generator_national_field)

BOOST_AUTO_TEST_CASE(elo_and_ukd) {
    int elo_only = 0, ukd_only = 0, both = 0, none = 0;
    std::set<std::string> ids;
    for (const auto& player : national_field(national(2000), ulusal()).players) {
        const bool elo = player.rating > 0, ukd = player.national_rating > 0;
        (elo && ukd ? both : elo ? elo_only : ukd ? ukd_only : none) += 1;
        if (elo && ukd) BOOST_REQUIRE(std::abs(player.rating - player.national_rating) <= 60);
        BOOST_REQUIRE((player.national_federation == "TUR") == (player.federation == "TUR"));
        if (ukd) BOOST_REQUIRE(player.federation == "TUR");
        if (player.federation == "TUR") BOOST_REQUIRE(ids.insert(player.national_id).second);
    }
    BOOST_TEST(std::abs(none - 200) < 50);
    BOOST_TEST(ukd_only > 300);
    BOOST_TEST(elo_only > 100);
    BOOST_TEST(both > 1000);
}

// The order is that of the system: it finds nothing to say of it (PAIR-0242).
BOOST_AUTO_TEST_CASE(article_17_1_numbers) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto recipe = national(60);
        recipe.seed = seed;
        recipe.ratings = {0, 0, 2150, 2200}; // many titles and equal ratings
        recipe.late_entries = {3, false};
        const auto field = national_field(recipe, ulusal());
        Tournament event;
        event.players = field.players;
        event.scheduled_rounds = 7;
        for (std::size_t place = 0; place < field.stays.size(); ++place)
            if (field.stays[place].first > 1)
                event.players[place].rounds = {{0, Colour::none, Outcome::zero_bye}};
        Diagnostics findings;
        PairingRequest request;
        request.round = 1;
        BOOST_TEST(!ulusal().pair(event, request, findings).empty());
        for (const auto& finding : findings.all()) BOOST_TEST(finding.code != "PAIR-0242");
    }
}

// Published numbers stay.
BOOST_AUTO_TEST_CASE(article_17_1_late_entries_come_last) {
    auto recipe = national(40);
    recipe.rounds = 9;
    recipe.late_entries = {6, false};
    const auto field = national_field(recipe, ulusal());
    for (std::size_t place = 0; place < 40; ++place) {
        BOOST_TEST((field.stays[place].first > 1) == (place >= 34));
        if (place > 0) BOOST_TEST(field.stays[place - 1].first <= field.stays[place].first);
        BOOST_TEST(field.players[place].id == static_cast<std::int32_t>(place) + 1);
    }
}

BOOST_AUTO_TEST_CASE(article_28_2_numbers_of_a_round_robin_are_drawn_by_lot) {
    auto recipe = national(30);
    recipe.system = "round-robin", recipe.edition = "regulation";
    const auto& system = test::registry().get<PairingSystem>("round-robin");
    const auto field = national_field(recipe, system);
    BOOST_TEST(field.players.size() == 30u);
    BOOST_TEST(!std::is_sorted(field.strengths.begin(), field.strengths.end(), std::greater<>()));
    recipe.seed = 2;
    BOOST_TEST(national_field(recipe, system).players.front().name != field.players.front().name);
}

// Strengths go with the players, whatever the order.
BOOST_AUTO_TEST_CASE(everybody_plays_at_his_strength) {
    const auto field = national_field(national(300), ulusal());
    for (std::size_t place = 0; place < 300; ++place) {
        if (field.players[place].rating > 0)
            BOOST_TEST(field.strengths[place] == field.players[place].rating);
        BOOST_TEST(field.strengths[place] >= 1000);
    }
}

BOOST_AUTO_TEST_CASE(a_system_without_a_rule_leaves_the_order) {
    const auto field = national_field(national(60), test::SimpleSwiss());
    BOOST_TEST(
        std::is_sorted(field.players.begin(), field.players.end(),
                       [](const Player& a, const Player& b) { return a.rating > b.rating; }));
}

BOOST_AUTO_TEST_SUITE_END()
