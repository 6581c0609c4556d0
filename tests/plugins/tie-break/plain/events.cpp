#include "events.hpp"

#include "generator/random_tournament.hpp"
#include "support.hpp"

#include <fmt/format.h>

#include <random>

namespace hakem::test::plain {

namespace {

generator::Amount percent(int hundredths) { return {hundredths * 100, true}; }

/// Small fields first: a difference is then easy to look at.
generator::Recipe recipe_of(int seed) {
    generator::Recipe recipe;
    recipe.seed = static_cast<std::uint64_t>(seed);
    recipe.players = seed % 50 == 49 ? 60 + seed % 41 : 4 + seed * 7 % 25;
    recipe.rounds = std::min(3 + seed * 3 % 7, recipe.players / 2 + 1);
    if (seed % 2 != 0) recipe.zero_byes = {percent(4)};
    if (seed % 3 != 0) recipe.half_byes = {percent(6)};
    if (seed % 5 == 3) recipe.full_byes = {percent(4)};
    if (seed % 4 != 0) recipe.forfeits = percent(seed % 3 == 0 ? 12 : 5);
    if (seed % 4 == 1) recipe.double_forfeits = percent(5);
    if (seed % 3 == 1) recipe.late_entries = percent(10);
    if (seed % 3 != 2) recipe.withdrawals = percent(10);
    if (seed % 4 == 2) recipe.unrated = percent(15);
    if (seed % 7 == 1) recipe.unrated_games = percent(4);
    if (seed % 7 == 2) recipe.uneven_results = percent(5);
    return recipe;
}

/// 3-1-0, 3-2-1, or a bye that is worth a draw.
void score_otherwise(generator::Recipe& recipe, int seed) {
    recipe.win = Points::whole(3);
    recipe.draw = Points::whole(seed % 2 == 0 ? 1 : 2);
    recipe.loss = Points::whole(seed % 2 == 0 ? 0 : 1);
    if (seed % 3 == 0) recipe.pairing_bye = recipe.draw;
}

void make_team_event(generator::Recipe& recipe, int seed) {
    recipe.teams = 4 + seed * 5 % 11;
    recipe.boards = 2 + seed % 4;
    recipe.reserves = seed % 3;
    recipe.rounds = std::min(recipe.rounds, recipe.teams / 2 + 1);
    recipe.full_byes = {}, recipe.late_entries = {};
    recipe.unrated_games = recipe.uneven_results = {};
    if (seed % 5 == 1) recipe.short_teams = percent(15);
    if (seed % 5 == 2) recipe.adjourned = percent(10);
}

/// Results that are not those of the first cycle, colours the other way round.
void add_second_cycle(Tournament& tournament, std::mt19937& random) {
    constexpr Outcome results[] = {Outcome::win, Outcome::draw, Outcome::loss,
                                   Outcome::win, Outcome::loss, Outcome::forfeit_win};
    const PlayerIndex index(tournament);
    std::size_t rounds = 0;
    for (const auto& player : tournament.players) rounds = std::max(rounds, player.rounds.size());
    for (auto& player : tournament.players) player.rounds.resize(2 * rounds);
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        auto& own = tournament.players[i].rounds;
        for (std::size_t r = 0; r < rounds; ++r) {
            if (own[r].opponent == 0) own[rounds + r] = own[r];
            const auto j = static_cast<std::size_t>(index[own[r].opponent]);
            if (own[r].opponent == 0 || i > j) continue;
            const auto result = results[random() % 6];
            auto& other = tournament.players[j].rounds;
            own[rounds + r] = {own[r].opponent, opposite(own[r].colour), result};
            other[rounds + r] = {other[r].opponent, opposite(other[r].colour), mirrored(result)};
        }
    }
    tournament.type = "Individual: Double Round-Robin";
    tournament.encoded_type.clear();
    tournament.scheduled_rounds = static_cast<int>(2 * rounds);
}

/// TRF26 299: penalties with and without a round, a result that brings other points.
void add_abnormal_points(Tournament& tournament, std::mt19937& random) {
    const bool teams = is_team_event(tournament);
    const auto someone = [&]() -> std::int32_t {
        return teams ? tournament.teams[random() % tournament.teams.size()].id
                     : tournament.players[random() % tournament.players.size()].id;
    };
    const auto round = static_cast<std::int32_t>(1 + random() % 3);
    tournament.abnormal_points = {
        {Outcome::absent, Points::whole(-1), Points::halves(-1), round, {someone()}, 0},
        {Outcome::absent, Points::whole(-1), Points::halves(-1), 0, {someone()}, 0},
        {Outcome::loss, Points::whole(1), Points::halves(1), 0, {someone(), someone()}, 0},
        {Outcome::half_bye, Points{}, Points{}, 0, {someone()}, 0},
        {Outcome::forfeit_win, Points::whole(1), Points::halves(1), 2, {}, 0},
    };
}

}

Tournament generated(int seed) {
    auto recipe = recipe_of(seed);
    std::mt19937 random(static_cast<unsigned>(seed));
    const int kind = seed % 8;
    const bool teams = kind == 2 || kind == 4 || kind == 6;
    const bool round_robin = kind == 3 || kind == 6 || kind == 7;
    if (teams) make_team_event(recipe, seed);
    if (kind == 1 && seed % 3 == 0) score_otherwise(recipe, seed / 8);
    recipe.system = round_robin ? "round-robin" : teams ? "ulusal-swiss" : "dutch";
    if (teams || round_robin) recipe.edition.clear();
    if (round_robin) {
        recipe.players = 4 + seed % 7;
        recipe.zero_byes = recipe.half_byes = recipe.full_byes = {};
        recipe.late_entries = {};
        if (teams) recipe.teams = 4 + seed % 5;
        const int field = teams ? recipe.teams : recipe.players;
        recipe.rounds = field - 1 + field % 2;
    }
    if (kind != 7 && seed % 11 == 5)
        recipe.rounds_played = recipe.rounds - 1; // the last one is to be paired
    Diagnostics diagnostics;
    const auto& system = registry().get<PairingSystem>(recipe.system);
    auto tournament = generator::random_tournament(recipe, system, diagnostics).tournament;
    const bool games_first = seed % 32 < 16;
    if (teams && seed % 16 >= 8) // the same matches by FIDE's rules
        tournament.encoded_type =
            std::string(round_robin ? "BERGER_TEAM_ROUNDROBIN" : "FIDE_TEAM") +
            (games_first ? "_GP_MP" : "_MP_GP");
    else if (teams && round_robin && games_first)
        tournament.encoded_type = "ULUSAL_TEAM_ROUNDROBIN";
    if (teams && seed % 48 >= 40)
        tournament.team_scoring = {Points::whole(3), Points::whole(1), {}};
    if (kind == 7) add_second_cycle(tournament, random);
    if (seed % 9 == 4) add_abnormal_points(tournament, random);
    return tournament;
}

std::string name_of(int seed, const Tournament& tournament) {
    const bool teams = is_team_event(tournament);
    const auto system = system_of(tournament);
    return fmt::format("seed {}: {}, {} {}, {} rounds", seed,
                       system == System::swiss         ? "Swiss"
                       : system == System::round_robin ? "round robin"
                                                       : "double round robin",
                       teams ? tournament.teams.size() : tournament.players.size(),
                       teams ? "teams" : "players", rounds_held(tournament));
}

}
