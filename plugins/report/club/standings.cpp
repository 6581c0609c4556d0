#include "columns.hpp"
#include "provisional.hpp"
#include "ranking.hpp"

#include <array>

namespace {

using namespace hakem;

constexpr std::array<std::string_view, 6> keys{"number", "title",      "name",
                                               "sex",    "federation", "rating"};

/// Place, player, points and tie-breaks in declared order.
class StandingsReport final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return !is_team_event(tournament) && !tournament.players.empty();
    }

    int order() const override { return 41; }

    Document make(const ReportInput& input) const override {
        return club::ranking_document(input, "standings", table_of(input));
    }

private:
    static Table table_of(const ReportInput& input) {
        const Standings& standings = input.standings;
        const club::TieBreakColumns tie_breaks(standings);
        Table table;
        table.columns.push_back(club::column("rank"));
        for (const auto key : keys)
            table.columns.push_back(club::column(key, key == "number" ? "starting-number" : key));
        tie_breaks.add_head(table);
        table.columns.push_back(club::column("note"));
        table.frozen_columns = 4;
        for (std::size_t i = 0; i < standings.rows.size(); ++i) {
            const Standing& standing = standings.rows[i];
            const auto& competitor =
                standings.history.competitors[static_cast<std::size_t>(standing.competitor)];
            Row& row = table.rows.emplace_back();
            row.push_back(club::rank_cell(standings, i));
            club::add_player(
                row, &input.tournament.players[static_cast<std::size_t>(competitor.position)],
                keys);
            tie_breaks.add_cells(row, standing);
            row.push_back(club::state_cell(competitor));
        }
        club::add_open_games(table, input);
        tie_breaks.add_legend(table);
        club::drop_empty_columns(table);
        return table;
    }
};

}

HAKEM_PLUGIN(StandingsReport, "standings", "Standings", "Regulation 16.5")
