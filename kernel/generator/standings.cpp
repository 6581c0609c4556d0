#include "generator/random_tournament.hpp"
#include <hakem/standings.hpp>

namespace hakem::generator {

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
    for (const auto& row : standings.rows)
        tournament.players[static_cast<std::size_t>(index[row.id])].declared_rank = row.rank;
}

}
