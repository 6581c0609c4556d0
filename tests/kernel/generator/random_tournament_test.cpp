#include "generator/random_tournament.hpp"
#include "generator/wishes.hpp"
#include "simple_swiss.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

using namespace hakem;
using namespace hakem::generator;
using hakem::test::SimpleSwiss;

namespace {

RandomTournament made(const Recipe& recipe) {
    Diagnostics diagnostics;
    auto result = random_tournament(recipe, SimpleSwiss(), diagnostics);
    enter_standings(result.tournament, test::registry());
    return result;
}

std::string trf_of(const Tournament& tournament) {
    Diagnostics losses;
    auto bytes = test::registry().get<Exporter>("trf26").write(tournament, {}, losses);
    BOOST_TEST(losses.all().empty());
    return bytes;
}

/// FNV-1a.
std::uint64_t hash_of(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325u;
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    return hash;
}

/// One of everything.
Recipe rich_recipe(std::uint64_t seed) {
    Recipe recipe;
    recipe.seed = seed;
    recipe.unrated = {5, false};
    recipe.half_byes = {{2, false}};
    recipe.full_byes = {{1, false}};
    recipe.zero_byes = {{5 * 100, true}};
    recipe.late_entries = {4, false};
    recipe.withdrawals = {10 * 100, true};
    recipe.forbidden_pairs = 10;
    recipe.forfeits = {1, false};
    recipe.double_forfeits = {1, false};
    recipe.unrated_games = {2, false};
    recipe.uneven_results = {1, false};
    recipe.pairing_bye = Points::halves(1);
    recipe.baku = true;
    return recipe;
}

/// How often each code stands in the file; forfeits count at both sides.
std::map<char, int> codes_of(const Tournament& tournament) {
    std::map<char, int> codes;
    for (const auto& player : tournament.players)
        for (const auto& entry : player.rounds) ++codes[static_cast<char>(entry.outcome)];
    return codes;
}

bool have_met(const Tournament& tournament, std::int32_t one, std::int32_t other) {
    const auto& rounds = tournament.players[static_cast<std::size_t>(one - 1)].rounds;
    return std::any_of(rounds.begin(), rounds.end(),
                       [&](const RoundEntry& entry) { return entry.opponent == other; });
}

/// White and Black of every board, and the bye as 0.
std::set<std::pair<std::int32_t, std::int32_t>> boards_of(const Tournament& tournament, int round) {
    std::set<std::pair<std::int32_t, std::int32_t>> boards;
    for (const auto& player : tournament.players) {
        const auto& entry = player.rounds[static_cast<std::size_t>(round - 1)];
        if (entry.colour == Colour::white) boards.emplace(player.id, entry.opponent);
        if (entry.outcome == Outcome::pairing_bye) boards.emplace(player.id, 0);
    }
    return boards;
}

}

BOOST_AUTO_TEST_SUITE(generator_random_tournament)

BOOST_AUTO_TEST_CASE(a_recipe_gives_the_same_bytes) {
    const auto bytes = trf_of(made(rich_recipe(11)).tournament);
    BOOST_TEST(bytes == trf_of(made(rich_recipe(11)).tournament));
    BOOST_TEST(bytes != trf_of(made(rich_recipe(12)).tournament));
    // Another machine or compiler must come to the same.
    BOOST_TEST(hash_of(bytes) == 13616489188338957538u);
}

BOOST_AUTO_TEST_CASE(an_event_with_adjourned_games_gives_the_same_bytes) {
    auto recipe = rich_recipe(11);
    recipe.adjourned = {2, false};
    BOOST_TEST(hash_of(trf_of(made(recipe).tournament)) == 13095147739326966798u);
}

BOOST_AUTO_TEST_CASE(every_axis_appears) {
    const auto result = made(rich_recipe(11));
    const auto& t = result.tournament;
    BOOST_TEST(result.rounds_played == 9);
    BOOST_TEST(result.stopped_at == 0);
    auto codes = codes_of(t);
    for (const char code : std::string_view("1=0+-WDLHFUZ"))
        BOOST_TEST(codes[code] > 0, "no result " << code);
    BOOST_TEST(codes['H'] == 2 * 9);
    BOOST_TEST(codes['F'] == 9);
    BOOST_TEST(codes['+'] == 9);
    BOOST_TEST(codes['-'] == 3 * 9);
    BOOST_TEST(codes['W'] + codes['D'] + codes['L'] == 2 * 2 * 9);
    BOOST_TEST(codes[' '] == 0);
    BOOST_TEST(codes['*'] == 0);
    BOOST_TEST(t.accelerations.size() == 2u);
    BOOST_TEST(t.prohibited.size() == 10u);
    BOOST_TEST((t.scoring.pairing_bye == Points::halves(1)));
    BOOST_TEST(t.encoded_type == "FIDE_DUTCH_2026_BAKU");
    BOOST_TEST(t.declared_rated.value() == 55);
    for (const auto& pair : t.prohibited) BOOST_TEST(!have_met(t, pair.ids[0], pair.ids[1]));
}

BOOST_AUTO_TEST_CASE(what_is_written_is_read_without_findings) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto recipe = rich_recipe(seed);
        recipe.uneven_results = {}; // the reader notes them: they are unusual
        if (seed % 2 == 0) recipe.baku = false, recipe.win = Points::whole(3);
        if (seed % 3 == 0) recipe.start = {2026, 4, 18};
        if (seed % 5 == 0) recipe.rounds_played = 4;
        const auto result = made(recipe);
        Diagnostics findings("generated.trf");
        const auto read = test::tournament(trf_of(result.tournament), findings);
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST(findings.all().empty());
            for (const auto& finding : findings.all())
                BOOST_TEST_MESSAGE(to_text(finding, Language::english, false));
            BOOST_TEST(read.format == "trf26");
            BOOST_TEST(read.players.size() == 60u);
            BOOST_TEST(rounds_held(read) == result.rounds_played);
            BOOST_TEST(rounds_scheduled(read) == 9);
            BOOST_TEST((read.scoring == result.tournament.scoring));
        }
    }
}

BOOST_AUTO_TEST_CASE(uneven_results_are_unusual_and_no_error) {
    Recipe recipe;
    recipe.uneven_results = {2, false};
    const auto result = made(recipe);
    Diagnostics findings("generated.trf");
    test::tournament(trf_of(result.tournament), findings);
    BOOST_TEST(findings.all().size() == 2u * 9u);
    for (const auto& finding : findings.all()) BOOST_TEST(finding.code == "TRN-0106");
}

BOOST_AUTO_TEST_CASE(the_round_after_the_last_played_is_left_open) {
    auto recipe = rich_recipe(4);
    recipe.rounds_played = 3;
    const auto result = made(recipe);
    const auto& t = result.tournament;
    BOOST_TEST(rounds_held(t) == 3);
    std::map<Outcome, std::size_t> announced;
    for (const auto& bye : t.byes) {
        BOOST_TEST(bye.round == 4);
        announced[bye.kind] += bye.ids.size();
    }
    BOOST_TEST(announced[Outcome::half_bye] == 2u);
    BOOST_TEST(announced[Outcome::full_bye] == 1u);
    BOOST_TEST(announced[Outcome::zero_bye] > 0u);
    // The rounds that were played are those of the whole event.
    const auto whole = made(rich_recipe(4)).tournament;
    for (std::size_t i = 0; i < t.players.size(); ++i) {
        auto rounds = whole.players[i].rounds;
        rounds.resize(3);
        BOOST_REQUIRE((rounds == t.players[i].rounds));
    }
}

// Four players have three rounds in them.
BOOST_AUTO_TEST_CASE(an_event_ends_where_nobody_can_be_paired) {
    Recipe recipe;
    recipe.players = 4;
    recipe.rounds = 6;
    const auto result = made(recipe);
    BOOST_TEST(result.rounds_played == 3);
    BOOST_TEST(result.stopped_at == 4);
    BOOST_TEST(rounds_held(result.tournament) == 3);
    BOOST_TEST(result.tournament.scheduled_rounds == 6);
}

BOOST_AUTO_TEST_CASE(results_follow_the_model) {
    Recipe recipe;
    recipe.players = 400;
    recipe.ratings = {0, 0, 2000, 2001};
    int wins = 0, draws = 0, games = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        recipe.seed = seed;
        for (const auto& player : made(recipe).tournament.players)
            for (const auto& entry : player.rounds) {
                if (entry.colour != Colour::white) continue;
                ++games;
                wins += entry.outcome == Outcome::win;
                draws += entry.outcome == Outcome::draw;
            }
    }
    BOOST_TEST(games == 3 * 9 * 200);
    BOOST_TEST(std::abs(wins * 1000 / games - 363) < 25);
    BOOST_TEST(std::abs(draws * 1000 / games - 317) < 25);
}

// Nothing that the pairing went by is lost in the file.
BOOST_AUTO_TEST_CASE(the_file_is_paired_again_as_it_was) {
    const auto& system = test::registry().get<PairingSystem>("dutch");
    Wishes wishes;
    wishes.mix = true;
    wishes.players = Span{4, 40};
    int rounds = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto recipe = recipe_for(wishes, seed);
        Diagnostics diagnostics;
        auto made = random_tournament(recipe, system, diagnostics);
        enter_standings(made.tournament, test::registry());
        const auto read = test::tournament(trf_of(made.tournament));
        PairingRequest request;
        request.edition = recipe.edition;
        for (request.round = 1; request.round <= made.rounds_played; ++request.round, ++rounds) {
            const auto paired = system.pair(read, request, diagnostics);
            BOOST_REQUIRE(paired.size() == 1u);
            std::set<std::pair<std::int32_t, std::int32_t>> boards;
            for (const auto& pair : paired.front().pairs) boards.emplace(pair.white, pair.black);
            BOOST_TEST((boards == boards_of(read, request.round)),
                       command_of(recipe) << ", round " << request.round);
        }
    }
    BOOST_TEST(rounds > 250);
}

// A table pairs those who are absent, too: they lose by forfeit, and both do where both are.
BOOST_AUTO_TEST_CASE(a_round_robin) {
    Recipe recipe;
    recipe.players = 9;
    recipe.rounds = 9;
    recipe.system = "round-robin";
    recipe.edition.clear();
    recipe.zero_byes = {{2, false}};
    Diagnostics diagnostics, findings("generated.trf");
    const auto& system = test::registry().get<PairingSystem>("round-robin");
    auto result = random_tournament(recipe, system, diagnostics);
    enter_standings(result.tournament, test::registry());
    BOOST_TEST(diagnostics.all().empty());
    BOOST_TEST(result.rounds_played == 9);
    const auto read = test::tournament(trf_of(result.tournament), findings);
    BOOST_TEST(findings.all().empty());
    BOOST_TEST((system_of(read) == System::round_robin));
    auto codes = codes_of(read);
    BOOST_TEST(codes['-'] > 9);
    BOOST_TEST(codes['-'] + codes['Z'] == 2 * 9);
    BOOST_TEST(codes['U'] + codes['Z'] == 9);
}

BOOST_AUTO_TEST_SUITE_END()
