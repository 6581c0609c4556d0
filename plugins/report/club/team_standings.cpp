#include "columns.hpp"
#include "match.hpp"
#include "provisional.hpp"
#include "ranking.hpp"

namespace {

using namespace hakem;

/// Matches of a team: those played, and by result. A match won or lost by absence is not played.
struct Tally {
    std::int64_t games = 0, wins = 0, draws = 0, losses = 0;
};

Tally tally_of(const History& history, const Competitor& team) {
    Tally tally;
    for (std::size_t r = 0; r < team.rounds.size(); ++r) {
        const Round& round = team.rounds[r];
        if (round.opponent < 0 || round.annulled || round.outcome == Outcome::pending) continue;
        tally.games += is_played(round.outcome);
        const Outcome outcome = club::match_so_far(history, team, static_cast<int>(r) + 1);
        tally.wins += outcome == Outcome::win || outcome == Outcome::forfeit_win;
        tally.draws += outcome == Outcome::draw;
        tally.losses += outcome == Outcome::loss || outcome == Outcome::forfeit_loss;
    }
    return tally;
}

/// Place, team, matches won, drawn and lost, match points, game points and tie-breaks.
class TeamStandings final : public Report {
public:
    bool applies(const Tournament& tournament) const override { return is_team_event(tournament); }

    int order() const override { return 40; }

    Document make(const ReportInput& input) const override {
        return club::ranking_document(input, "team-standings", table_of(input));
    }

private:
    static Table table_of(const ReportInput& input) {
        const Standings& standings = input.standings;
        const club::TieBreakColumns tie_breaks(standings);
        Table table;
        for (const auto* key : {"rank", "number", "team", "games", "wins", "draws", "losses"})
            table.columns.push_back(club::column(key));
        for (const auto key : club::team_points_keys(standings.history))
            table.columns.push_back(club::column(key));
        tie_breaks.add_head(table);
        table.columns.push_back(club::column("note"));
        table.frozen_columns = 3;
        for (std::size_t i = 0; i < standings.rows.size(); ++i)
            table.rows.push_back(row_of(standings, i, tie_breaks));
        club::add_open_games(table, input);
        tie_breaks.add_legend(table);
        club::drop_empty_columns(table);
        return table;
    }

    static Row row_of(const Standings& standings, std::size_t i,
                      const club::TieBreakColumns& tie_breaks) {
        const Standing& standing = standings.rows[i];
        const auto& team =
            standings.history.competitors[static_cast<std::size_t>(standing.competitor)];
        const Tally tally = tally_of(standings.history, team);
        Row row{club::rank_cell(standings, i), {Number{team.id}},    {Phrase::verbatim(team.name)},
                {Number{tally.games}},         {Number{tally.wins}}, {Number{tally.draws}},
                {Number{tally.losses}}};
        row[2].header = true;
        club::add_team_points(row, standings, standing);
        tie_breaks.add_cells(row, standing);
        row.push_back(club::state_cell(team));
        return row;
    }
};

}

HAKEM_PLUGIN(TeamStandings, "team-standings", "Team standings", "Regulation 23.1, 26")
