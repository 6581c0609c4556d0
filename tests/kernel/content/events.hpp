#pragma once
/// Events to be compared: random ones, renumbered ones, the same in other formats.

#include "../generator/simple_swiss.hpp"
#include "generator/random_tournament.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>
#include <hakem/importer.hpp>
#include <hakem/source.hpp>

#include <string>
#include <string_view>

namespace hakem::test {

/// Byes, forfeits, late entries and the like; standings where they are asked for.
inline Tournament random_event(std::uint64_t seed, int players, int rounds, bool standings) {
    generator::Recipe recipe;
    recipe.seed = seed;
    recipe.players = players;
    recipe.rounds = rounds;
    recipe.start = {2026, 10, static_cast<std::int8_t>(1 + seed % 28)};
    recipe.unrated = {10 * 100, true};
    recipe.half_byes = {{1, false}};
    recipe.zero_byes = {{1, false}};
    recipe.forfeits = {5 * 100, true};
    recipe.unrated_games = {2 * 100, true};
    Diagnostics diagnostics;
    auto made = generator::random_tournament(recipe, SimpleSwiss(), diagnostics);
    if (standings) generator::enter_standings(made.tournament, registry());
    return std::move(made.tournament);
}

/// With reserves, a team one short, adjourned games and forfeits.
inline Tournament random_team_event(std::uint64_t seed) {
    generator::Recipe recipe;
    recipe.seed = seed;
    recipe.system = "ulusal-swiss";
    recipe.edition.clear();
    recipe.teams = 12;
    recipe.reserves = 2;
    recipe.rounds = 6;
    recipe.start = {2026, 10, 1};
    recipe.half_byes = {{1, false}};
    recipe.forfeits = {5 * 100, true};
    recipe.adjourned = {3 * 100, true};
    recipe.short_teams = {1, false};
    Diagnostics diagnostics;
    auto made = generator::random_tournament(recipe, registry().get<PairingSystem>(recipe.system),
                                             diagnostics);
    generator::enter_standings(made.tournament, registry());
    return std::move(made.tournament);
}

/// Written and read again.
inline Tournament through(const Tournament& tournament, std::string_view format) {
    Diagnostics losses;
    const auto bytes = registry().get<Exporter>(format).write(tournament, {}, losses);
    Diagnostics findings;
    return read_tournament(Source::from_bytes("event", bytes), registry(), findings,
                           format == "pgn" ? "pgn" : "");
}

/// Without what TRF16 has no records for: what has them is read as TRF26.
inline Tournament of_trf16(Tournament tournament) {
    for (auto* text :
         {&tournament.encoded_type, &tournament.encoded_time_control, &tournament.ranking_method,
          &tournament.pairing_controller, &tournament.tie_breaks, &tournament.standings_order})
        text->clear();
    tournament.byes.clear();
    tournament.prohibited.clear();
    tournament.accelerations.clear();
    tournament.scoring_declared = false;
    return tournament;
}

/// The same with the numbers in reverse.
inline Tournament renumbered(Tournament tournament) {
    const auto most = static_cast<std::int32_t>(tournament.players.size());
    const auto turn = [most](std::int32_t& id) {
        if (id != 0) id = most + 1 - id;
    };
    for (auto& player : tournament.players) {
        turn(player.id);
        for (auto& entry : player.rounds) turn(entry.opponent);
    }
    for (auto& bye : tournament.byes)
        for (auto& id : bye.ids) turn(id);
    return tournament;
}

}
