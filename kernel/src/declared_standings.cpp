#include "declared_standings.hpp"

#include <algorithm>
#include <limits>

namespace hakem {

namespace {

std::optional<Exact> exact_of(const std::optional<Points>& points) {
    return points ? std::optional(exact(*points)) : std::nullopt;
}

/// PTS, then the names of the file; one that is there twice gets a number.
std::vector<TieBreakCode> codes_of(const Tournament& tournament) {
    std::vector<TieBreakCode> codes = {*parse_tie_break_code("PTS")};
    for (const auto& declared : tournament.declared_tie_breaks) {
        TieBreakCode code;
        code.name = "OTHER";
        code.text = declared.name;
        const auto same = std::count_if(codes.begin(), codes.end(), [&](const TieBreakCode& other) {
            return other.text == declared.name || other.text.starts_with(declared.name + " (");
        });
        if (same != 0) code.text += " (" + std::to_string(same + 1) + ")";
        codes.push_back(std::move(code));
    }
    return codes;
}

Standing row_of(const Tournament& tournament, std::size_t position) {
    const auto& player = tournament.players[position];
    Standing row;
    row.competitor = static_cast<std::int32_t>(position);
    row.id = player.id;
    row.rank = player.declared_rank;
    row.values.push_back({exact_of(player.declared_points), {}});
    for (std::size_t i = 0; i < tournament.declared_tie_breaks.size(); ++i)
        row.values.push_back({i < player.declared_tie_breaks.size()
                                  ? exact_of(player.declared_tie_breaks[i])
                                  : std::nullopt,
                              {}});
    return row;
}

/// The first code that differs; -1 where none does.
int difference_of(const Standing& upper, const Standing& lower) {
    for (std::size_t i = 0; i < upper.values.size(); ++i)
        if (upper.values[i].value != lower.values[i].value) return static_cast<int>(i);
    return -1;
}

}

Standings declared_standings(const Tournament& tournament, const RankOptions& options,
                             const Edition& edition, Diagnostics& diagnostics) {
    Standings standings;
    standings.edition = &edition;
    standings.codes_declared = true;
    standings.codes = codes_of(tournament);
    standings.whole.resize(standings.codes.size());
    if (options.explain) standings.rules.resize(standings.codes.size());
    standings.history = player_history(tournament);
    const auto& players = tournament.players;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < players.size(); ++i) {
        auto& competitor = standings.history.competitors[i];
        competitor.score = players[i].declared_points.value_or(Points());
        competitor.match_points = competitor.game_points = competitor.score;
        if (!options.only || std::find(options.only->begin(), options.only->end(), players[i].id) !=
                                 options.only->end())
            order.push_back(i);
    }
    // Who has no rank stands behind all others.
    const auto rank_of = [&](std::size_t i) {
        const auto rank = players[i].declared_rank;
        return rank > 0 ? rank : std::numeric_limits<std::int32_t>::max();
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return rank_of(a) < rank_of(b); });
    for (std::size_t i = 0; i < order.size(); ++i) {
        auto row = row_of(tournament, order[i]);
        const bool tied = i > 0 && rank_of(order[i]) == rank_of(order[i - 1]);
        row.rank = tied ? standings.rows.back().rank : static_cast<std::int32_t>(i + 1);
        if (!tied && i > 0) row.decided_by = difference_of(standings.rows.back(), row);
        standings.rows.push_back(std::move(row));
    }
    Diagnostics said;
    said.add(Severity::note, "RNK-0110", 0, 0, 0);
    standings.remarks = said.all();
    diagnostics.add(Severity::note, "RNK-0110", 0, 0, 0);
    return standings;
}

}
