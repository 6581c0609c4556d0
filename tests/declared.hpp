#pragma once
/// Events that carry standings, made by any rule.

#include "event.hpp"
#include "support.hpp"
#include <hakem/standings.hpp>

namespace hakem::test {

/// Enters points and ranks as a program would that ranks `as_played` by `options`.
inline void declare(Tournament& event, const Tournament& as_played, const RankOptions& options) {
    Diagnostics ignored;
    const auto standings = rank(as_played, options, registry(), ignored);
    for (const auto& row : standings.rows) {
        const auto& one = standings.history.competitors[static_cast<std::size_t>(row.competitor)];
        const auto at = static_cast<std::size_t>(one.position);
        if (standings.history.teams) {
            event.teams[at].declared_match_points = one.match_points;
            event.teams[at].declared_game_points = one.game_points;
            event.teams[at].declared_rank = row.rank;
        } else {
            event.players[at].declared_points = one.score;
            event.players[at].declared_rank = row.rank;
        }
    }
}

/// Ranks by id.
inline void declare_ranks(Tournament& event, const std::vector<std::int32_t>& ranks) {
    for (std::size_t i = 0; i < event.players.size(); ++i)
        event.players[i].declared_rank = ranks.at(i);
}

/// Five rounds of 2026 with every kind of bye and forfeit; ranked by PTS, BH/C1, BH, SB.
inline Tournament open_of_2026() {
    auto event = swiss({
        "8w1 6b1 5w= Z 4b0",
        "9b0 10w+ 4w1 3b1 5w1",
        "Z 8b1 11w1 2w0 10b1",
        "H 9w1 2b0 12b= 1w1",
        "10w+ 13w1 1b= 9w1 2b0",
        "11b1 1w0 12b- 13b+ 9b=",
        "12w1 Z 9b0 8w0 Z",
        "1b0 3w0 U 7b1 12w=",
        "2w1 4b0 7w1 5b0 6w=",
        "5b- 2b- H U 3w0",
        "6w0 U 3b0 H 13b+",
        "7b0 H 6w+ 4w= 8b=",
        "U 5b0 Z 6w- 11w-",
    });
    const std::int32_t ratings[] = {2065, 2058, 2025, 2020, 2012, 1836, 1789,
                                    1785, 1740, 1719, 1610, 1556, 1350};
    for (std::size_t i = 0; i < event.players.size(); ++i) event.players[i].rating = ratings[i];
    event.start = {2026, 5, 1};
    event.standings_order = "PTS,BH/C1,BH,SB";
    return event;
}

}
