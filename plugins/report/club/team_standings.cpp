#include "columns.hpp"
#include "frame.hpp"
#include "ranking.hpp"

namespace {

using namespace hakem;

/// Matches of a team by result.
struct Tally {
    std::int64_t games = 0, wins = 0, draws = 0, losses = 0;
};

Tally tally_of(const Competitor& team) {
    Tally tally;
    for (const Round& round : team.rounds) {
        if (round.opponent < 0 || round.annulled || round.outcome == Outcome::pending) continue;
        ++tally.games;
        const Outcome outcome = round.outcome;
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
        const Phrase title = club::after_round(
            "report.team-standings-after", "report.final-team-standings", input.standings.history);
        Document document = club::document_of(input, "team-standings", title);
        document.sections.push_back(
            club::table_section(input, "team-standings", title, table_of(input.standings)));
        club::add_ranking_notes(document, input.standings);
        return document;
    }

private:
    static Table table_of(const Standings& standings) {
        const club::TieBreakColumns tie_breaks(standings);
        Table table;
        for (const auto* key : {"rank", "number", "team", "games", "wins", "draws", "losses",
                                "match-points", "game-points"})
            table.columns.push_back(club::column(key));
        tie_breaks.add_head(table);
        table.columns.push_back(club::column("note"));
        table.frozen_columns = 3;
        for (std::size_t i = 0; i < standings.rows.size(); ++i)
            table.rows.push_back(row_of(standings, i, tie_breaks));
        tie_breaks.add_legend(table);
        club::drop_empty_columns(table);
        return table;
    }

    static Row row_of(const Standings& standings, std::size_t i,
                      const club::TieBreakColumns& tie_breaks) {
        const Standing& standing = standings.rows[i];
        const auto& team =
            standings.history.competitors[static_cast<std::size_t>(standing.competitor)];
        const Tally tally = tally_of(team);
        Row row{club::rank_cell(standings, i),
                {Number{team.id}},
                {Phrase::verbatim(team.name)},
                {Number{tally.games}},
                {Number{tally.wins}},
                {Number{tally.draws}},
                {Number{tally.losses}},
                {Value{exact(team.match_points)}},
                {Value{exact(team.game_points)}}};
        row[2].header = true;
        mark_deciding_points(row, standings, standing);
        tie_breaks.add_cells(row, standing);
        row.push_back(club::state_cell(team));
        return row;
    }

    /// Game points that broke a tie in match points, or the other way round.
    static void mark_deciding_points(Row& row, const Standings& standings,
                                     const Standing& standing) {
        const int deciding = club::deciding_tie_break(standings, standing);
        if (deciding < 0) return;
        const auto& name = standings.codes[static_cast<std::size_t>(deciding)].name;
        if (name == "MPTS") row[7].strong = true;
        if (name == "GPTS") row[8].strong = true;
    }
};

}

HAKEM_PLUGIN(TeamStandings, "team-standings", "Team standings", "Regulation 23.1, 26")
