#include <hakem/pairing_system.hpp>
#include <hakem/round_as_paired.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

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

namespace {

/// The boards as a PGN has them, where it has one for every game of the round and none twice.
void take_boards(std::vector<Game>& games, const History& history, const Tournament& tournament,
                 int round) {
    if (history.teams || tournament.format != "pgn") return;
    std::map<std::pair<std::int32_t, std::int32_t>, std::int32_t> boards;
    for (const auto& record : tournament.games)
        if (record.round == round) boards[{record.white, record.black}] = record.board;
    const auto id = [&](std::int32_t competitor) {
        return competitor < 0 ? 0 : history.competitors[static_cast<std::size_t>(competitor)].id;
    };
    std::set<std::int32_t> taken;
    auto own = games;
    for (auto& game : own) {
        if (game.board == 0) continue; // a bye
        const auto found = boards.find({id(game.white), id(game.black)});
        if (found == boards.end() || found->second <= 0 || !taken.insert(found->second).second)
            return;
        game.board = found->second;
    }
    std::stable_sort(own.begin(), own.end(), [](const Game& a, const Game& b) {
        return a.board != 0 && (b.board == 0 || a.board < b.board);
    });
    games = std::move(own);
}

}

std::vector<Game> games_as_paired(const History& history, const Tournament& tournament, int round) {
    const auto then = history_as_paired(history, tournament, round);
    auto games = games_of_round(then ? *then : history, round);
    take_boards(games, history, tournament, round);
    return games;
}

}
