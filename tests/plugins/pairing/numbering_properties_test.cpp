// Random fields in the wrong order: numbered again they are paired as before.

#include "generator/random_tournament.hpp"
#include "generator/recipe.hpp"
#include "plugins/pairing/numbered.hpp"
#include <hakem/numbering.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <random>

using namespace hakem;
using namespace hakem::test;

namespace {

/// Numbers and places in the file shuffled; written here by hand, to check `renumbered`.
class Shuffle {
public:
    Shuffle(std::size_t count, std::uint64_t seed) : numbers_(count), generator_(seed) {
        for (std::size_t i = 0; i < count; ++i) numbers_[i] = static_cast<std::int32_t>(i + 1);
        std::shuffle(numbers_.begin(), numbers_.end(), generator_);
    }

    void change(std::int32_t& id) const { id = numbers_[static_cast<std::size_t>(id) - 1]; }
    void change(std::vector<std::int32_t>& ids) const {
        for (auto& id : ids) change(id);
    }
    template<class Competitors>
    void change_all(Competitors& all) {
        for (auto& one : all) change(one.id);
        std::shuffle(all.begin(), all.end(), generator_);
    }
    void change_requests(Tournament& t) const {
        for (auto& bye : t.byes) change(bye.ids);
        for (auto& pairing : t.prohibited) change(pairing.ids);
        change(t.absent_next_round);
        for (auto& a : t.accelerations) {
            change(a.first_id); // ranges of one
            a.last_id = a.first_id;
        }
    }

private:
    std::vector<std::int32_t> numbers_;
    std::mt19937_64 generator_;
};

/// The event as it was before round 1, with all that its records can name.
Tournament before_round_1(const std::string& system, std::uint64_t seed) {
    generator::Recipe recipe;
    recipe.seed = seed;
    recipe.players = 9 + static_cast<std::int32_t>(seed % 40);
    recipe.rounds = 5;
    recipe.rounds_played = 1;
    recipe.system = "dutch";
    recipe.forbidden_pairs = 6;
    Diagnostics diagnostics;
    const auto& dutch = registry().get<PairingSystem>("dutch");
    auto event = generator::random_tournament(recipe, dutch, diagnostics).tournament;
    for (auto& player : event.players) {
        player.rounds.clear();
        player.declared_points.reset();
        player.declared_rank = 0;
        player.national_rating = static_cast<std::int32_t>((seed * 7 + player.id * 13) % 5) * 100;
        if (player.id % 3 == 0) player.rating = 0;
    }
    if (system == "ulusal-swiss") event.encoded_type = "ULUSAL_SWISS";
    event.federation = "TUR";
    event.byes = {{Outcome::zero_bye, 1, {2, 5}, 0}};
    event.absent_next_round = {7};
    for (std::int32_t id = 1; id <= 3; ++id) {
        auto& one = event.accelerations.emplace_back();
        one.game_points = one.match_points = Points::whole(1);
        one.first_round = 1;
        one.last_round = 2;
        one.first_id = one.last_id = id;
    }
    return event;
}

std::vector<Pair> round_1(const Tournament& tournament, const std::string& system) {
    Diagnostics diagnostics;
    PairingRequest request;
    request.round = 1;
    request.initial_colour = Colour::black;
    const auto rounds =
        registry().get<PairingSystem>(system).pair(tournament, request, diagnostics);
    BOOST_REQUIRE_EQUAL(rounds.size(), 1u);
    return rounds.front().pairs;
}

Tournament put_in_order(const Tournament& tournament, const std::string& system) {
    return renumbered(tournament, numbered(tournament, system).ids);
}

/// Players or teams, and what names them, as text.
std::string text_of(const Tournament& t) {
    std::string text;
    for (const auto& player : t.players) text += fmt::format("{} {}\n", player.id, player.name);
    for (const auto& team : t.teams)
        text += fmt::format("{} {} {}\n", team.id, team.name, team.players.front());
    const auto add = [&](std::vector<std::int32_t> ids) {
        std::sort(ids.begin(), ids.end());
        for (const auto id : ids) text += fmt::format("{} ", id);
        text += "\n";
    };
    for (const auto& bye : t.byes) add(bye.ids);
    for (const auto& pairing : t.prohibited) add(pairing.ids);
    add(t.absent_next_round);
    std::vector<std::int32_t> accelerated;
    for (const auto& a : t.accelerations)
        for (auto id = a.first_id; id <= a.last_id; ++id) accelerated.push_back(id);
    add(accelerated);
    return text;
}

/// Teams of four boards with lists of four to six, one without any UKD.
Tournament random_teams(std::uint64_t seed) {
    std::mt19937_64 generator(seed);
    std::vector<TeamEntry> entries;
    const auto teams = 5 + generator() % 12;
    for (std::size_t i = 0; i < teams; ++i) {
        auto& entry = entries.emplace_back();
        entry.name =
            fmt::format("Takım {}", static_cast<char>('A' + generator() % 26)) + std::to_string(i);
        const auto rated = i == 0 ? 0 : 1 + generator() % 6;
        for (std::size_t k = 0; k < 4 + generator() % 3; ++k)
            entry.ukds.push_back(
                k < rated ? static_cast<std::int32_t>(1600 - 10 * k - generator() % 4) : 0);
    }
    auto event = entered_teams("Takım: Ulusal İsviçre", entries);
    event.byes = {{Outcome::zero_bye, 1, {2}, 0}};
    event.prohibited = {{1, 3, {1, 3}, 0}};
    return event;
}

}

BOOST_AUTO_TEST_SUITE(numbering_properties)

BOOST_AUTO_TEST_CASE(a_shuffled_field_is_paired_as_before) {
    for (const std::string system : {"dutch", "ulusal-swiss"})
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            BOOST_TEST_CONTEXT(system << ", seed " << seed) {
                const auto first = put_in_order(before_round_1(system, seed), system);
                BOOST_TEST(
                    std::is_sorted(first.players.begin(), first.players.end(),
                                   [](const auto& a, const auto& b) { return a.id < b.id; }));
                auto shuffled = first;
                Shuffle shuffle(first.players.size(), seed);
                shuffle.change_all(shuffled.players);
                shuffle.change_requests(shuffled);
                BOOST_TEST(text_of(shuffled) != text_of(first));
                const auto again = put_in_order(shuffled, system);
                BOOST_TEST(text_of(again) == text_of(first));
                BOOST_TEST((round_1(again, system) == round_1(first, system)));
            }
}

BOOST_AUTO_TEST_CASE(so_are_shuffled_teams) {
    const std::string system = "ulusal-swiss";
    for (std::uint64_t seed = 1; seed <= 60; ++seed) BOOST_TEST_CONTEXT("seed " << seed) {
            const auto first = put_in_order(random_teams(seed), system);
            auto shuffled = first;
            Shuffle shuffle(first.teams.size(), seed);
            shuffle.change_all(shuffled.teams);
            shuffle.change_requests(shuffled);
            const auto again = put_in_order(shuffled, system);
            BOOST_TEST(text_of(again) == text_of(first));
            BOOST_TEST((round_1(again, system) == round_1(first, system)));
        }
}

// C.04.2: the generator numbers its fields by the same order.
BOOST_AUTO_TEST_CASE(generated_fields_are_in_order) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        generator::Recipe recipe;
        recipe.seed = seed;
        recipe.players = 80;
        recipe.rounds_played = 1;
        Diagnostics diagnostics;
        const auto& dutch = registry().get<PairingSystem>("dutch");
        const auto event = generator::random_tournament(recipe, dutch, diagnostics).tournament;
        const auto ids = numbered(event, "dutch").ids;
        BOOST_TEST(std::is_sorted(ids.begin(), ids.end()));
    }
}

BOOST_AUTO_TEST_SUITE_END()
