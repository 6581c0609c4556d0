#include <hakem/pairing_system.hpp>
#include <hakem/round_as_paired.hpp>

#include <algorithm>

namespace hakem {

std::optional<History> history_as_paired(const History& history, const Tournament& tournament,
                                         int round) {
    // A round robin is paired without points, mostly before its first game.
    if (history.system != System::swiss || round < 2 || round > history.rounds ||
        !had_unfinished_games(tournament, round))
        return std::nullopt;
    const auto before = as_paired(tournament, round);
    auto then = history.teams ? team_history(before, round - 1) : player_history(before, round - 1);
    if (history.game_points_first) rank_by_game_points(then);
    auto result = history;
    for (std::size_t i = 0; i < then.competitors.size() && i < result.competitors.size(); ++i) {
        const auto& rounds = then.competitors[i].rounds;
        auto& own = result.competitors[i].rounds;
        std::copy_n(rounds.begin(), std::min(rounds.size(), own.size()), own.begin());
    }
    return result;
}

std::vector<Game> games_as_paired(const History& history, const Tournament& tournament, int round) {
    const auto then = history_as_paired(history, tournament, round);
    return games_of_round(then ? *then : history, round);
}

}
