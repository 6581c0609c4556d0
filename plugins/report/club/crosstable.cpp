#include "crosstable.hpp"

#include "columns.hpp"
#include "frame.hpp"
#include "provisional.hpp"
#include "ranking.hpp"

#include <algorithm>
#include <array>

namespace {

using namespace hakem;

constexpr std::array<std::string_view, 5> keys{"number", "title", "name", "rating", "federation"};

/// The table of a Swiss: a row a competitor in order of the standings, a cell a round.
class Swiss {
public:
    explicit Swiss(const ReportInput& input)
        : input_(input), standings_(input.standings), history_(club::shown_history(input)),
          scores_(history_, input.tournament),
          numbers_(club::numbers_shown(standings_, input.options.key_by_rank)),
          tie_breaks_(standings_) {}

    int rounds() const { return history_.rounds; }

    Table table() const {
        Table table;
        add_head(table);
        for (std::size_t i = 0; i < standings_.rows.size(); ++i) table.rows.push_back(row_of(i));
        club::add_open_games(table, input_);
        table.legend.push_back(
            Phrase::of(input_.options.key_by_rank ? "legend.key-rank" : "legend.key-number"));
        tie_breaks_.add_legend(table);
        club::drop_empty_columns(table);
        return table;
    }

private:
    void add_head(Table& table) const {
        table.columns.push_back(club::column("rank"));
        if (history_.teams) {
            table.columns.push_back(club::column("number"));
            table.columns.push_back(club::column("team"));
        } else {
            club::add_columns(table, keys);
        }
        table.frozen_columns = history_.teams ? 3 : 4;
        for (int r = 1; r <= history_.rounds; ++r) table.columns.push_back(club::round_column(r));
        if (history_.teams) {
            for (const auto key : club::team_points_keys(history_))
                table.columns.push_back(club::column(key));
        }
        tie_breaks_.add_head(table);
        table.columns.push_back(club::column("note"));
    }

    Row row_of(std::size_t i) const {
        const Standing& standing = standings_.rows[i];
        const auto& own =
            standings_.history.competitors[static_cast<std::size_t>(standing.competitor)];
        Row row{club::rank_cell(standings_, i)};
        if (history_.teams) {
            row.emplace_back(Number{own.id});
            row.emplace_back(Phrase::verbatim(own.name));
            row.back().header = true;
        } else {
            const auto position = static_cast<std::size_t>(own.position);
            club::add_player(row, &input_.tournament.players[position], keys);
        }
        for (int r = 1; r <= history_.rounds; ++r)
            row.push_back(
                club::encounter_cell(history_, scores_, numbers_, standing.competitor, r));
        if (history_.teams) club::add_team_points(row, standings_, standing);
        tie_breaks_.add_cells(row, standing);
        row.push_back(club::state_cell(own));
        return row;
    }

    const ReportInput& input_;
    const Standings& standings_;
    History history_;
    club::Scores scores_;
    std::vector<std::int32_t> numbers_;
    club::TieBreakColumns tie_breaks_;
};

Document crosstable(const ReportInput& input, std::string_view id) {
    const Swiss swiss(input);
    Document document = club::ranking_document(input, id, swiss.table());
    document.sections.back().landscape = club::is_wide(swiss.rounds());
    return document;
}

/// Crosstable of the players of a Swiss.
class Crosstable final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return !is_team_event(tournament) && system_of(tournament) == System::swiss &&
               club::rounds_paired(tournament) > 0;
    }

    int order() const override { return 50; }

    Document make(const ReportInput& input) const override {
        return crosstable(input, "crosstable");
    }
};

/// The same of the teams.
class TeamCrosstable final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return is_team_event(tournament) && system_of(tournament) == System::swiss &&
               club::rounds_paired(tournament) > 0;
    }

    int order() const override { return 50; }

    Document make(const ReportInput& input) const override {
        return crosstable(input, "team-crosstable");
    }
};

}

HAKEM_PLUGIN(Crosstable, "crosstable", "Crosstable", "Regulation 16.5, 17.2, 17.5")
HAKEM_PLUGIN(TeamCrosstable, "team-crosstable", "Team crosstable", "Regulation 23.1, 26")
