// Matches that a team came to short (regulation 23.2), and the points of teams (26).

#include "validation.hpp"
#include <hakem/decision.hpp>
#include <hakem/line_up.hpp>
#include <hakem/short_teams.hpp>

#include <algorithm>

namespace hakem::validation {

namespace {

/// Where the file shows that a board was left empty: the line-up, else the player who was not there
/// or the one who waited for him, else the team.
Place place_of_empty_board(const Check& check, const LineUps& line_ups, const ShortMatch& match) {
    if (const auto* line_up = line_ups.announced(match.team, match.round)) {
        const auto& ids = line_up->players;
        const auto hole = std::find(ids.begin(), ids.end(), 0);
        if (hole != ids.end())
            return {line_up->line,
                    line_up_column + 5 * static_cast<std::uint32_t>(hole - ids.begin()), 4};
    }
    for (const auto& board : line_ups.boards_of(match.team, match.opponent, match.round)) {
        if (board.first < 0) return check.cell_of(board.second, match.round);
        if (board.first_outcome == Outcome::forfeit_loss)
            return check.cell_of(board.first, match.round);
    }
    return {check.tournament().teams[static_cast<std::size_t>(match.team)].line, 5, 3};
}

/// Regulation 23.2.
void say_short(const Check& check, const History& history, const LineUps& line_ups,
               const ShortMatch& match) {
    const auto id = [&](std::int32_t team) {
        return std::to_string(history.competitors[static_cast<std::size_t>(team)].id);
    };
    std::vector<std::string> arguments = {std::to_string(match.round), id(match.team),
                                          id(match.opponent)};
    const auto place = place_of_empty_board(check, line_ups, match);
    if (!match.lost) return check.say_at(Severity::note, "TRN-0509", place, std::move(arguments));
    arguments.push_back(std::to_string(match.missing == 1 ? match.before : match.missing));
    const auto& rounds = history.competitors[static_cast<std::size_t>(match.opponent)].rounds;
    const bool won =
        rounds[static_cast<std::size_t>(match.round - 1)].outcome == Outcome::forfeit_win;
    const bool again = match.missing == 1;
    const auto* one_loses = again ? "TRN-0510" : "TRN-0511";
    const auto* both_lose = again ? "TRN-0517" : "TRN-0518";
    check.say_at(Severity::warning, won ? one_loses : both_lose, place, std::move(arguments));
}

/// The points of a match that is not over may still be missing in the file; those that regulation
/// 29a takes away (30.1) may stand in it, as the matches stay in the table.
bool has_declared_points(const Competitor& team, Points declared) {
    auto points = team.game_points;
    if (points == declared) return true;
    for (const auto& round : team.rounds)
        if (round.annulled) points = points + round.game_points;
    if (points == declared) return true;
    for (const auto& round : team.rounds)
        if (round.outcome == Outcome::pending) points = points - round.game_points;
    return points == declared;
}

}

void check_team_scores(const Check& check, const History& history) {
    const auto& t = check.tournament();
    if (history.system == System::swiss) {
        const LineUps line_ups(t);
        for (const auto& match : short_matches(t, history))
            say_short(check, history, line_ups, match);
    }
    for (std::size_t i = 0; i < t.teams.size(); ++i) {
        const auto& declared = t.teams[i].declared_game_points;
        const auto& competitor = history.competitors[i];
        if (!declared || has_declared_points(competitor, *declared)) continue;
        check.say_at(Severity::warning, "TRN-0515", t.teams[i].line, board_points_column, 6,
                     {std::to_string(t.teams[i].id), points_argument(*declared),
                      points_argument(competitor.game_points),
                      history.system == System::swiss ? "26, 23.2" : "30.3, 29"});
    }
}

}
