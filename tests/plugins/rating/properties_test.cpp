// What holds for every event, on generated tournaments.

#include "generator/random_tournament.hpp"
#include "plain.hpp"
#include "rating_support.hpp"

#include <boost/test/unit_test.hpp>

#include <random>

using namespace hakem;

namespace {

/// Of many sizes, with all that a game can be other than played.
Tournament generated(std::uint64_t seed) {
    generator::Recipe recipe;
    recipe.seed = seed;
    recipe.players = static_cast<std::int32_t>(6 + seed % 40);
    recipe.rounds = static_cast<std::int32_t>(3 + seed % 5);
    recipe.ratings = {1700, 500, 1000, 2850};
    recipe.unrated = *generator::parse_amount("15%");
    recipe.forfeits = *generator::parse_amount("5%");
    recipe.double_forfeits = *generator::parse_amount("2%");
    recipe.unrated_games = *generator::parse_amount("3%");
    recipe.uneven_results = *generator::parse_amount("3%");
    recipe.withdrawals = *generator::parse_amount("5%");
    recipe.half_byes = *generator::parse_amounts("3%");
    recipe.adjourned = *generator::parse_amount("3%");
    Diagnostics diagnostics;
    return generator::random_tournament(recipe, test::registry().get<PairingSystem>("dutch"),
                                        diagnostics)
        .tournament;
}

std::vector<RatingBefore> before_of(const Tournament& tournament, std::int32_t k) {
    std::vector<RatingBefore> before;
    for (const auto& player : tournament.players) {
        auto& one = before.emplace_back();
        one.rating = player.rating;
        one.k = k;
    }
    return before;
}

template<class Check>
void for_each_event(Check check) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto tournament = generated(seed);
        for (const auto* system : {"ukd", "fide"}) BOOST_TEST_CONTEXT(system << " seed " << seed)
        check(tournament, system, test::rate(system, tournament, before_of(tournament, 20)));
    }
}

}

BOOST_AUTO_TEST_SUITE(rating_properties)

// Against a second computation that was written by itself.
BOOST_AUTO_TEST_CASE(as_a_plain_recomputation) {
    int games = 0;
    for_each_event(
        [&](const Tournament& tournament, std::string_view system, const EventRating& event) {
            std::map<int, int> ratings;
            // FIDE publishes nothing below 1400.
            for (const auto& player : tournament.players)
                ratings[player.id] = system == "fide" && player.rating < 1400 ? 0 : player.rating;
            const auto plain = test::plain::changes(tournament, ratings, system == "ukd", 20);
            for (const auto& player : event.players) {
                if (ratings[player.id] == 0) continue;
                BOOST_TEST(player.change == plain.at(player.id).hundredths);
                BOOST_TEST(player.games == plain.at(player.id).games);
                games += player.games;
            }
        });
    BOOST_TEST(games > 5000);
}

// Every digit of a line is the sum of its games, and K times what was made more than expected
// against the rated; against the unrated the rule fixes what is won and lost.
BOOST_AUTO_TEST_CASE(all_digits_add_up) {
    for_each_event([](const Tournament&, std::string_view, const EventRating& event) {
        for (const auto& player : event.players) {
            int change = 0, expected = 0, counted = 0;
            for (const auto& game : player.rounds) {
                change += game.change;
                expected += game.expected;
                counted += game.counted;
                BOOST_TEST((game.counted || !game.reason.empty()));
            }
            BOOST_TEST(change == player.change);
            BOOST_TEST(expected == player.expected);
            BOOST_TEST(counted == player.games);
            const auto made = player.rated_score.in_hundredths();
            BOOST_TEST(player.k * (made - player.expected) + player.fixed() ==
                       (player.before.rating == 0 ? 0 : player.change));
            int fixed = 0;
            for (const auto& game : player.rounds) {
                if (game.opponent_rating != 0) continue;
                BOOST_TEST(game.expected == 0); // nobody expects anything against the unrated
                fixed += game.change;
            }
            BOOST_TEST(player.fixed() == fixed);
        }
    });
}

// Whatever is said can be said in both languages.
BOOST_AUTO_TEST_CASE(every_reason_has_a_text) {
    for_each_event([](const Tournament&, std::string_view, const EventRating& event) {
        const auto check = [](const std::vector<Decision>& decisions) {
            for (const auto& decision : decisions) {
                BOOST_TEST(has_text(decision.reason), decision.reason);
                BOOST_TEST(sentence_of(decision, Language::turkish).find('{') == std::string::npos);
            }
        };
        check(event.notes);
        for (const auto& player : event.players) {
            check(player.why);
            BOOST_TEST(!player.why.empty());
            for (const auto& game : player.rounds)
                BOOST_TEST((game.reason.empty() || has_text(game.reason)), game.reason);
        }
    });
}

// What one side of a game between the rated is expected to make, the other is not.
BOOST_AUTO_TEST_CASE(both_sides_add_up) {
    for_each_event([](const Tournament& tournament, std::string_view, const EventRating& event) {
        const PlayerIndex index(tournament);
        for (const auto& player : event.players)
            for (const auto& game : player.rounds) {
                if (!game.counted || game.opponent_rating == 0 || player.before.rating == 0)
                    continue;
                const auto& other = event.players[static_cast<std::size_t>(index[game.opponent])];
                const auto same =
                    std::find_if(other.rounds.begin(), other.rounds.end(),
                                 [&](const RatedGame& one) { return one.round == game.round; });
                BOOST_REQUIRE(same != other.rounds.end());
                BOOST_TEST(same->counted);
                if (game.reason == "rating.uncapped" || same->reason == "rating.uncapped") continue;
                BOOST_TEST(game.expected + same->expected == 100);
                BOOST_TEST(game.difference == -same->difference);
            }
    });
}

// Where all have the same K and nobody is unrated, nothing is won or lost in all.
BOOST_AUTO_TEST_CASE(the_sum_of_changes_is_nothing) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        generator::Recipe recipe;
        recipe.seed = seed;
        recipe.players = 20;
        recipe.rounds = 7;
        recipe.ratings = {2100, 100, 2000, 2399}; // one band of UKD, no cap for one side only
        Diagnostics diagnostics;
        const auto tournament =
            generator::random_tournament(recipe, test::registry().get<PairingSystem>("dutch"),
                                         diagnostics)
                .tournament;
        for (const auto* system : {"ukd", "fide"}) {
            int sum = 0;
            for (const auto& player :
                 test::rate(system, tournament, before_of(tournament, 20)).players)
                sum += player.change;
            BOOST_TEST(sum == 0);
        }
    }
}

// The order of the players in a file changes nothing.
BOOST_AUTO_TEST_CASE(permutations) {
    for_each_event(
        [](const Tournament& tournament, std::string_view system, const EventRating& event) {
            auto shuffled = tournament;
            std::mt19937 random(7);
            std::shuffle(shuffled.players.begin(), shuffled.players.end(), random);
            const auto again = test::rate(system, shuffled, before_of(shuffled, 20));
            const PlayerIndex index(shuffled);
            for (const auto& player : event.players) {
                const auto& same = again.players[static_cast<std::size_t>(index[player.id])];
                BOOST_TEST(same.id == player.id);
                BOOST_TEST(same.change == player.change);
                BOOST_TEST(same.after == player.after);
                BOOST_TEST((same.performance == player.performance));
                BOOST_TEST((same.status == player.status));
            }
        });
}

// Nor does the order of the events of a period.
BOOST_AUTO_TEST_CASE(order_of_events) {
    for (const auto* system : {"ukd", "fide"}) {
        std::vector<PlayerRating> ratings;
        for (const auto rating : {1500, 1650, 1444, 1700})
            ratings.push_back(test::rated_one(system, 1555, {{rating, '1'}, {rating, '0'}}));
        PersonBefore person;
        person.before.rating = 1555;
        std::vector<PersonEvent> events;
        for (const auto& rating : ratings) events.push_back({"e", {2026, 10, 1}, &rating});
        const auto& plugin = test::rating_system(system);
        const auto first = plugin.settle(person, events, {2026, 11, 1}, {});
        std::mt19937 random(1);
        for (int i = 0; i < 20; ++i) {
            std::shuffle(events.begin(), events.end(), random);
            const auto again = plugin.settle(person, events, {2026, 11, 1}, {});
            BOOST_TEST(again.rating == first.rating);
            BOOST_TEST(again.change == first.change);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
