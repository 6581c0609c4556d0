#include "absent.hpp"

#include <hakem/attendance.hpp>
#include <hakem/error.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace hakem::command {

namespace {

/// 240: who asked for a bye in the round.
std::set<std::int32_t> announced_byes(const Tournament& tournament, int round) {
    std::set<std::int32_t> ids;
    for (const auto& bye : tournament.byes)
        if (bye.round == round) ids.insert(bye.ids.begin(), bye.ids.end());
    return ids;
}

bool is_entered(const Player& player, std::size_t r) {
    return r < player.rounds.size() && player.rounds[r].outcome != Outcome::absent;
}

void enter(Player& player, std::size_t r) {
    if (is_entered(player, r)) return;
    if (player.rounds.size() <= r) player.rounds.resize(r + 1);
    player.rounds[r] = {0, Colour::none, Outcome::zero_bye};
}

}

void announce_absent(Tournament& tournament, const std::vector<std::int32_t>& ids, int round) {
    if (ids.empty()) return;
    if (round != 0 && round != next_round(tournament))
        throw Error(ExitCode::wrong_usage, "error.absent-round",
                    {std::to_string(round), std::to_string(next_round(tournament))});
    for (const auto id : ids) {
        if (!has_competitor(tournament, id))
            throw Error(ExitCode::wrong_usage, "error.absent-unknown", {std::to_string(id)});
        tournament.absent_next_round.push_back(id);
    }
}

void enter_absent(Tournament& tournament, int round) {
    const auto r = static_cast<std::size_t>(round - 1);
    tournament.absent_next_round.clear();
    const auto announced = announced_byes(tournament, round);
    if (!is_team_event(tournament)) {
        for (auto& player : tournament.players)
            if (!announced.contains(player.id)) enter(player, r);
        return;
    }
    const PlayerIndex index(tournament);
    for (const auto& team : tournament.teams) {
        std::vector<Player*> players;
        for (const auto id : team.players)
            if (index[id] >= 0)
                players.push_back(&tournament.players[static_cast<std::size_t>(index[id])]);
        const bool paired = std::any_of(players.begin(), players.end(), [&](const Player* player) {
            return is_entered(*player, r);
        });
        if (paired || announced.contains(team.id)) continue;
        for (auto* player : players) enter(*player, r);
    }
}

}
