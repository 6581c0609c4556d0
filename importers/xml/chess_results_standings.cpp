// What the points in a file of chess-results tell beyond its pairings.

#include "chess_results.hpp"
#include <hakem/decision.hpp>

#include <algorithm>
#include <map>
#include <numeric>

namespace hakem::xml {

namespace {

/// Points of the rounds but for the pairing-allocated byes, and how many of these there are.
struct Counted {
    Points points;
    std::int32_t byes = 0;
};

Counted counted(const Tournament& tournament, const Player& player) {
    Counted sum;
    for (const auto& entry : player.rounds) {
        if (entry.outcome == Outcome::pairing_bye)
            ++sum.byes;
        else
            sum.points += points_of(tournament.scoring, entry.outcome, entry.colour);
    }
    return sum;
}

}

std::vector<std::int32_t> shared_ranks(const std::vector<RankRow>& rows) {
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return rows[a].rank < rows[b].rank; });
    std::vector<std::int32_t> ranks(rows.size(), 0);
    std::int32_t before = 0;
    for (const auto i : order) {
        ranks[i] = rows[i].equal && before != 0 ? before : rows[i].rank;
        before = ranks[i];
    }
    return ranks;
}

void conclude_bye_points(Tournament& tournament, Reading& reading) {
    std::map<Points, std::size_t> worth;
    std::size_t all = 0;
    Place place;
    for (const auto& player : tournament.players) {
        if (!player.declared_points) continue;
        const auto sum = counted(tournament, player);
        if (sum.byes != 1) continue;
        ++worth[*player.declared_points - sum.points];
        ++all;
        if (place.line == 0) place = {player.line, 0, 1};
    }
    if (worth.size() != 1) return; // nobody had one, or the points contradict each other
    const auto points = worth.begin()->first;
    const bool possible = points == Points() || points == tournament.scoring.draw;
    if (points == tournament.scoring.pairing_bye || !possible) return;
    tournament.scoring.pairing_bye = points;
    tournament.scoring_declared = true;
    reading.say(Severity::note, "XML-0023", place, {points_argument(points), std::to_string(all)});
}

void conclude_team_byes(Tournament& tournament, Reading& reading) {
    if (!tournament.team_byes) return;
    const auto& byes = tournament.team_byes->teams;
    std::size_t entered = 0;
    for (std::size_t r = 0; r < byes.size(); ++r) {
        const auto team = std::find_if(tournament.teams.begin(), tournament.teams.end(),
                                       [&](const Team& one) { return one.id == byes[r]; });
        if (team == tournament.teams.end()) continue;
        for (auto& player : tournament.players) {
            const bool member = std::find(team->players.begin(), team->players.end(), player.id) !=
                                team->players.end();
            if (!member || !player.declared_points) continue;
            const bool free = r >= player.rounds.size() || player.rounds[r] == RoundEntry{};
            const auto sum = counted(tournament, player);
            const auto missing =
                *player.declared_points - sum.points - tournament.scoring.pairing_bye * sum.byes;
            if (!free || missing < tournament.scoring.pairing_bye || missing == Points()) continue;
            if (player.rounds.size() <= r) player.rounds.resize(r + 1);
            player.rounds[r] = {0, Colour::none, Outcome::pairing_bye};
            ++entered;
        }
    }
    if (entered != 0)
        reading.say(Severity::note, "XML-0024", Place{tournament.team_byes->line, 0, 1},
                    {std::to_string(entered)});
}

}
