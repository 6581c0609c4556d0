#include "generator/random_tournament.hpp"
#include "generator/wishes.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>
#include <hakem/history.hpp>
#include <hakem/short_teams.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace hakem;
using namespace hakem::generator;

namespace {

RandomTournament made(const Recipe& recipe) {
    Diagnostics diagnostics;
    const auto& system = test::registry().get<PairingSystem>(recipe.system);
    auto result = random_tournament(recipe, system, diagnostics);
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

Recipe round_robin(std::uint64_t seed) {
    Recipe recipe;
    recipe.seed = seed;
    recipe.system = "round-robin";
    recipe.edition.clear();
    recipe.teams = 9;
    recipe.rounds = 9;
    recipe.reserves = 2;
    recipe.unrated = {10 * 100, true};
    recipe.zero_byes = {{5 * 100, true}};
    recipe.forfeits = {10 * 100, true};
    recipe.adjourned = {1, false};
    recipe.short_teams = {1, false};
    return recipe;
}

/// One of everything.
Recipe swiss(std::uint64_t seed) {
    auto recipe = round_robin(seed);
    recipe.system = "ulusal-swiss";
    recipe.teams = 21;
    recipe.rounds = 7;
    recipe.half_byes = {{1, false}};
    recipe.full_byes = {{1, false}, {0, false}};
    recipe.double_forfeits = {3 * 100, true};
    recipe.unrated_games = {1, false};
    recipe.late_entries = {1, false};
    recipe.withdrawals = {1, false};
    return recipe;
}

std::map<char, int> codes_of(const Tournament& tournament) {
    std::map<char, int> codes;
    for (const auto& player : tournament.players)
        for (const auto& entry : player.rounds) ++codes[static_cast<char>(entry.outcome)];
    return codes;
}

using Boards = std::set<std::pair<std::int32_t, std::int32_t>>;

Boards boards_of(const RoundPairing& pairing) {
    Boards boards;
    for (const auto& pair : pairing.pairs) boards.emplace(pair.white, pair.black);
    return boards;
}

}

BOOST_AUTO_TEST_SUITE(generator_team_tournament)

BOOST_AUTO_TEST_CASE(a_recipe_gives_the_same_bytes) {
    const auto bytes = trf_of(made(round_robin(11)).tournament);
    BOOST_TEST(bytes == trf_of(made(round_robin(11)).tournament));
    BOOST_TEST(bytes != trf_of(made(round_robin(12)).tournament));
    // Another machine or compiler must come to the same.
    BOOST_TEST(hash_of(bytes) == 4212171996415554124u);
}

BOOST_AUTO_TEST_CASE(every_axis_appears) {
    const auto t = made(swiss(3)).tournament;
    auto codes = codes_of(t);
    for (const char code : std::string_view("1=0+-WHFUZ"))
        BOOST_TEST(codes[code] > 0, "no result " << code);
    BOOST_TEST(codes[' '] + codes['*'] + codes['?'] == 0);
    BOOST_TEST(t.encoded_type == "ULUSAL_TEAM_SWISS");
    BOOST_TEST(is_team_event(t));
    BOOST_TEST(t.declared_teams.value() == 21);
    BOOST_TEST(t.team_colours == (t.initial_colour == Colour::white ? "WBWB" : "BWBW"));
    BOOST_TEST(!t.byes.empty());
    BOOST_TEST(!t.line_ups.empty());
    BOOST_TEST(!t.forfeited_matches.empty());
    BOOST_TEST(!t.finished_games.empty());
    BOOST_REQUIRE(t.team_byes.has_value());
    BOOST_CHECK(*t.team_byes->game_points == Points::whole(4)); // 26.2
}

BOOST_AUTO_TEST_CASE(the_round_robin_of_the_federation_has_its_code) {
    auto recipe = round_robin(1);
    BOOST_TEST(made(recipe).tournament.encoded_type == "BERGER_TEAM_ROUNDROBIN");
    recipe.edition = "regulation";
    BOOST_TEST(made(recipe).tournament.encoded_type == "ULUSAL_TEAM_ROUNDROBIN");
}

BOOST_AUTO_TEST_CASE(what_is_written_is_read_without_findings) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        for (auto recipe : {round_robin(seed), swiss(seed)}) {
            if (seed % 4 == 0) recipe.rounds_played = 3;
            const auto result = made(recipe);
            Diagnostics findings("generated.trf");
            const auto read = test::tournament(trf_of(result.tournament), findings);
            BOOST_TEST_CONTEXT(command_of(recipe)) {
                for (const auto& finding : findings.all()) BOOST_TEST(finding.code == "TRN-0509");
                BOOST_TEST(rounds_held(read) == result.rounds_played);
                BOOST_TEST(read.teams.size() == result.tournament.teams.size());
                BOOST_TEST(read.list_tolerance == result.tournament.list_tolerance);
            }
        }
    }
}

// Nothing that the pairing went by is lost in the file, and what is played is what was paired.
BOOST_AUTO_TEST_CASE(the_file_is_paired_again_as_it_was) {
    Wishes wishes;
    wishes.mix = true;
    wishes.teams = Span{4, 24};
    int rounds = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto recipe = recipe_for(wishes, seed);
        const auto result = made(recipe);
        const auto read = test::tournament(trf_of(result.tournament));
        const auto& system = test::registry().get<PairingSystem>(recipe.system);
        PairingRequest request;
        for (request.round = 1; request.round <= result.rounds_played; ++request.round, ++rounds) {
            Diagnostics diagnostics;
            const auto paired = system.pair(read, request, diagnostics);
            BOOST_REQUIRE(paired.size() == 1u);
            BOOST_TEST(
                (boards_of(paired.front()) == boards_of(played_pairing(read, request.round))),
                command_of(recipe) << ", round " << request.round);
        }
    }
    BOOST_TEST(rounds > 150);
}

BOOST_AUTO_TEST_CASE(article_23_2_no_match_is_lost_for_want_of_players) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        auto recipe = swiss(seed);
        recipe.short_teams = {3, false};
        const auto t = made(recipe).tournament;
        const auto matches = short_matches(t, regulation_history(t));
        BOOST_TEST(matches.size() > 4u);
        for (const auto& match : matches) BOOST_TEST(!match.lost);
    }
}

BOOST_AUTO_TEST_CASE(article_27_2_colours_alternate_from_board_1_down) {
    auto recipe = swiss(5);
    recipe.teams = 20;
    recipe.full_byes.clear();
    recipe.half_byes.clear();
    recipe.late_entries = {};
    recipe.zero_byes.clear();
    recipe.forfeits = recipe.double_forfeits = {};
    const auto t = made(recipe).tournament;
    for (const auto& team : t.teams)
        for (std::size_t board = 0; board < 4; ++board) {
            const auto id = team.players[board], first = team.players.front();
            const auto& one = t.players[static_cast<std::size_t>(first - 1)].rounds.front();
            const auto& other = t.players[static_cast<std::size_t>(id - 1)].rounds.front();
            BOOST_CHECK(other.colour == (board % 2 == 0 ? one.colour : opposite(one.colour)));
        }
}

// A team is a player (23.1): it has unfinished games at most once.
BOOST_AUTO_TEST_CASE(article_22_1_unfinished_boards) {
    auto recipe = swiss(6);
    recipe.adjourned = {4, false};
    const auto t = made(recipe).tournament;
    std::map<std::int32_t, std::set<std::int32_t>> rounds;
    BOOST_TEST(t.finished_games.size() > 8u);
    for (const auto& game : t.finished_games) {
        BOOST_TEST(game.round <= recipe.rounds - 3);
        for (const auto& team : t.teams)
            for (const auto id : {game.white, game.black})
                if (std::find(team.players.begin(), team.players.end(), id) != team.players.end())
                    rounds[team.id].insert(game.round);
    }
    for (const auto& [team, of_team] : rounds) BOOST_TEST(of_team.size() == 1u);
}

BOOST_AUTO_TEST_CASE(the_round_after_the_last_played_is_left_open) {
    auto recipe = swiss(4);
    recipe.rounds_played = 3;
    const auto t = made(recipe).tournament;
    BOOST_TEST(rounds_held(t) == 3);
    std::set<Outcome> kinds;
    for (const auto& bye : t.byes)
        if (bye.round == 4)
            for (const auto id : bye.ids) {
                BOOST_TEST(id <= 21);
                kinds.insert(bye.kind);
            }
    BOOST_TEST(kinds.count(Outcome::half_bye) == 1u);
    const auto whole = made(swiss(4)).tournament;
    for (std::size_t i = 0; i < t.players.size(); ++i)
        for (std::size_t r = 0; r < 3; ++r) {
            const auto& now = t.players[i].rounds[r];
            if (now.outcome != Outcome::adjourned) BOOST_CHECK(now == whole.players[i].rounds[r]);
        }
}

BOOST_AUTO_TEST_SUITE_END()
