#include "generator/random_tournament.hpp"
#include <hakem/standings.hpp>

namespace hakem::generator {

namespace {

void enter_team(std::vector<Team>& teams, const Standings& standings, const Standing& row) {
    const auto& competitor =
        standings.history.competitors[static_cast<std::size_t>(row.competitor)];
    auto& team = teams[static_cast<std::size_t>(competitor.position)];
    team.declared_match_points = competitor.match_points;
    team.declared_game_points = competitor.game_points;
    team.declared_rank = row.rank;
}

}

void enter_standings(Tournament& tournament, Registry& registry) {
    const PlayerIndex index(tournament);
    for (auto& player : tournament.players) {
        Points sum;
        for (const auto& entry : player.rounds)
            sum += points_of(tournament.scoring, entry.outcome, entry.colour);
        player.declared_points = sum;
    }
    RankOptions options;
    options.tie_breaks = tournament.standings_order;
    Diagnostics ignored; // what `rank` says of the list is said again when the file is read
    const auto standings = rank(tournament, options, registry, ignored);
    for (const auto& row : standings.rows) {
        if (standings.history.teams) {
            enter_team(tournament.teams, standings, row);
            continue;
        }
        tournament.players[static_cast<std::size_t>(index[row.id])].declared_rank = row.rank;
    }
}

}
