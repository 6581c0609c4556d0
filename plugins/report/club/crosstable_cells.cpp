#include "crosstable.hpp"

#include <string>

namespace hakem::club {

std::vector<std::int32_t> numbers_shown(const Standings& standings, bool by_rank) {
    std::vector<std::int32_t> numbers;
    for (const Competitor& competitor : standings.history.competitors)
        numbers.push_back(competitor.id);
    if (by_rank)
        for (std::size_t i = 0; i < standings.rows.size(); ++i)
            numbers[static_cast<std::size_t>(standings.rows[i].competitor)] =
                static_cast<std::int32_t>(i) + 1;
    return numbers;
}

Cell encounter_cell(const History& history, const Scores& scores,
                    const std::vector<std::int32_t>& numbers, std::int32_t competitor, int round) {
    const Competitor& own = history.competitors[static_cast<std::size_t>(competitor)];
    if (round > history.rounds) return {};
    const Round& entry = round_of(own, round);
    const auto opponent = static_cast<std::size_t>(entry.opponent);
    const bool met = entry.opponent >= 0;
    if (history.teams && entry.outcome == Outcome::absent) return {};
    Encounter cell;
    cell.opponent = met ? numbers[opponent] : 0;
    cell.opponent_name = met ? std::string(history.competitors[opponent].name) : std::string();
    cell.round = round;
    cell.colour = entry.colour;
    cell.outcome = entry.outcome;
    // A match of teams shows the points of its boards in place of the result: "12w3½".
    cell.of_match = history.teams;
    cell.points = history.teams ? entry.game_points : entry.points;
    cell.circled = is_circled(entry.outcome);
    cell.arrow = scores.arrow(competitor, round);
    return {cell};
}

}
