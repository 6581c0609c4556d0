#include "columns.hpp"
#include "crosstable.hpp"

#include <string>

namespace hakem::club {

namespace {

/// A match of teams shows the game points in place of the result: "12w3½".
Cell match_cell(const Round& round, std::int32_t number) {
    if (round.outcome == Outcome::absent) return {};
    if (round.opponent < 0) return {Value{exact(round.game_points), is_circled(round.outcome)}};
    const bool played = round.outcome != Outcome::pending;
    const std::string score = played ? score_text(round.game_points) : std::string();
    const std::string_view key = round.colour == Colour::white   ? "report.match-cell-white"
                                 : round.colour == Colour::black ? "report.match-cell-black"
                                                                 : "report.match-cell";
    return {Phrase::of(key, {std::to_string(number), score})};
}

}

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
    if (history.teams) return match_cell(entry, met ? numbers[opponent] : 0);
    Encounter cell;
    cell.opponent = met ? numbers[opponent] : 0;
    cell.opponent_name = met ? std::string(history.competitors[opponent].name) : std::string();
    cell.round = round;
    cell.colour = entry.colour;
    cell.outcome = entry.outcome;
    cell.points = entry.points;
    cell.circled = is_circled(entry.outcome);
    cell.arrow = scores.arrow(competitor, round);
    return {cell};
}

}
