// A tournament written as PGN and read again has the same games and the same standings.

#include "exporters/trf/writing.hpp"
#include "generator/random_tournament.hpp"
#include <hakem/registry.hpp>
#include <hakem/standings.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <array>

namespace hakem::test {

namespace {

std::string as_pgn(const Tournament& tournament) {
    Diagnostics diagnostics;
    return registry().get<Exporter>("pgn").write(tournament, ExportOptions(), diagnostics);
}

Tournament from_pgn(const std::string& text) {
    Diagnostics diagnostics("event.pgn");
    auto tournament =
        read_tournament(Source::from_bytes("event.pgn", text), registry(), diagnostics);
    for (const auto& finding : diagnostics.all())
        BOOST_TEST_INFO(to_text(finding, Language::english));
    BOOST_TEST(!diagnostics.has_errors());
    return tournament;
}

/// "2 1 4.5 13.0 ...", a line a place.
std::string standings_of(const Tournament& tournament, const RankOptions& options) {
    Diagnostics diagnostics;
    const auto standings = rank(tournament, options, registry(), diagnostics);
    std::string text;
    for (const auto& row : standings.rows) {
        text += fmt::format("{} {}", row.id, row.rank);
        for (const auto& value : row.values)
            text += value.value ? " " + to_text(*value.value) : " -";
        text += '\n';
    }
    return text;
}

/// An absence is written only where nothing else names the player.
Outcome shown(Outcome outcome) { return outcome == Outcome::absent ? Outcome::zero_bye : outcome; }

std::string rounds_of(const Tournament& tournament) {
    std::size_t last = 0;
    for (const auto& player : tournament.players) last = std::max(last, player.rounds.size());
    std::string text;
    for (const auto& player : tournament.players) {
        text += fmt::format("{} {}:", player.id, player.name);
        for (std::size_t r = 1; r <= last; ++r) {
            const auto* entry = entry_of(player, static_cast<int>(r));
            const auto now = entry == nullptr ? RoundEntry{} : *entry;
            text += fmt::format(" {}{}", now.opponent, static_cast<char>(shown(now.outcome)));
        }
        text += '\n';
    }
    return text;
}

void check_round_trip(const Tournament& tournament) {
    const auto read = from_pgn(as_pgn(tournament));
    BOOST_TEST(read.players.size() == tournament.players.size());
    BOOST_TEST(rounds_of(read) == rounds_of(tournament));
    BOOST_TEST(standings_of(read, {}) == standings_of(tournament, {}));
    BOOST_TEST(is_team_event(read) == is_team_event(tournament));
    BOOST_TEST(static_cast<int>(system_of(read)) == static_cast<int>(system_of(tournament)));
}

Tournament sample(std::string_view name) {
    Diagnostics diagnostics;
    const auto path = std::filesystem::path(HAKEM_SOURCE_FOLDER) / "samples" / name;
    return read_tournament(Source::load(path), registry(), diagnostics);
}

}

BOOST_AUTO_TEST_SUITE(pgn_round_trip)

BOOST_AUTO_TEST_CASE(samples) {
    for (const auto* name : {"open.trf", "swiss.trf", "round-robin.trf", "double-round-robin.trf",
                             "withdrawals.trf", "ukd.trf", "ulusal.trf"}) {
        BOOST_TEST_CONTEXT(name) { check_round_trip(sample(name)); }
    }
}

BOOST_AUTO_TEST_CASE(team_samples) {
    for (const auto* name : {"team.trf", "team-swiss.trf"}) {
        BOOST_TEST_CONTEXT(name) {
            const auto tournament = sample(name);
            const auto read = from_pgn(as_pgn(tournament));
            BOOST_TEST(rounds_of(read) == rounds_of(tournament));
            BOOST_TEST(standings_of(read, {}) == standings_of(tournament, {}));
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_written_is_written_again) {
    const auto text = as_pgn(sample("open.trf"));
    BOOST_TEST(as_pgn(from_pgn(text)) == text);
}

BOOST_AUTO_TEST_CASE(generated_tournaments) {
    const auto& dutch = registry().get<PairingSystem>("dutch");
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        generator::Recipe recipe;
        recipe.seed = seed;
        recipe.players = 8 + static_cast<std::int32_t>(seed);
        recipe.rounds = 5;
        recipe.half_byes = {{2, false}, {0, false}};
        recipe.full_byes = {{0, false}, {1, false}};
        recipe.forfeits = recipe.double_forfeits = recipe.unrated_games = {500, true};
        recipe.uneven_results = recipe.withdrawals = {500, true};
        Diagnostics diagnostics;
        const auto made = generator::random_tournament(recipe, dutch, diagnostics);
        BOOST_TEST_CONTEXT("seed " << seed) { check_round_trip(made.tournament); }
    }
}

/// Boards, line-ups, short teams, byes and matches that nobody came to.
BOOST_AUTO_TEST_CASE(generated_team_tournaments) {
    const auto& system = registry().get<PairingSystem>("round-robin");
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        generator::Recipe recipe;
        recipe.seed = seed;
        recipe.system = "round-robin";
        recipe.edition.clear();
        recipe.teams = 4 + static_cast<std::int32_t>(seed % 4);
        recipe.boards = 3;
        recipe.forfeits = recipe.double_forfeits = {300, true};
        recipe.short_teams = {500, true};
        Diagnostics diagnostics;
        const auto made = generator::random_tournament(recipe, system, diagnostics);
        const auto& t = made.tournament;
        BOOST_TEST_CONTEXT("seed " << seed) {
            const auto read = from_pgn(as_pgn(t));
            BOOST_TEST(is_team_event(read));
            BOOST_TEST(rounds_of(read) == rounds_of(t));
            BOOST_TEST(standings_of(read, {}) == standings_of(t, {}));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}
