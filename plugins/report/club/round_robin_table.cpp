#include "columns.hpp"
#include "frame.hpp"
#include "match.hpp"
#include "matrix.hpp"
#include "provisional.hpp"
#include "ranking.hpp"
#include "rounds.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

namespace {

using namespace hakem;

constexpr std::array<std::string_view, 5> keys{"number", "title", "name", "rating", "federation"};
constexpr int widest_upright_matrix = 12;
/// No federation plays a bigger one; a header that claims it must not cost n² of memory.
constexpr std::size_t largest_matrix = 256;

/// The matrix: rows and columns are the competitors by their numbers of the lot.
class RoundRobin {
public:
    explicit RoundRobin(const ReportInput& input)
        : input_(input), standings_(input.standings), history_(club::shown_history(input)),
          matrix_(history_, club::shows_points_of_forfeits(input.tournament)),
          tie_breaks_(standings_), order_(history_.competitors.size()),
          row_of_(history_.competitors.size(), 0) {
        std::iota(order_.begin(), order_.end(), 0);
        std::stable_sort(order_.begin(), order_.end(),
                         [&](auto a, auto b) { return competitor(a).id < competitor(b).id; });
        for (std::size_t i = 0; i < standings_.rows.size(); ++i)
            row_of_[static_cast<std::size_t>(standings_.rows[i].competitor)] = i;
    }

    Table table() const {
        Table table;
        add_head(table);
        for (const auto own : order_) table.rows.push_back(row(own));
        club::add_open_games(table, input_);
        if (history_.teams) {
            table.legend.push_back(Phrase::of("legend.match-matrix"));
            club::add_score_legend(table, "against-");
        }
        const auto annulled = [](const auto& found) { return found.annulled; };
        if (std::any_of(history_.competitors.begin(), history_.competitors.end(), annulled))
            table.legend.push_back(Phrase::of("legend.annulled"));
        const auto left_late = [](const auto& found) { return found.withdrawn && !found.annulled; };
        if (std::any_of(history_.competitors.begin(), history_.competitors.end(), left_late))
            table.legend.push_back(Phrase::of("legend.left-late"));
        tie_breaks_.add_legend(table);
        club::drop_empty_columns(table);
        return table;
    }

    bool is_wide() const { return static_cast<int>(order_.size()) > widest_upright_matrix; }

private:
    const Competitor& competitor(std::int32_t position) const {
        return history_.competitors[static_cast<std::size_t>(position)];
    }

    void add_head(Table& table) const {
        if (history_.teams) {
            table.columns.push_back(club::column("number"));
            table.columns.push_back(club::column("team"));
        } else {
            club::add_columns(table, keys);
        }
        table.frozen_columns = history_.teams ? 2 : 3;
        for (const auto other : order_) {
            const std::string id = std::to_string(competitor(other).id);
            table.columns.push_back(
                club::column_headed("against-" + id, Phrase::verbatim(id), {}, Align::centre));
        }
        if (matrix_.has_byes_with_points()) table.columns.push_back(club::column("bye"));
        if (history_.teams) {
            for (const auto key : club::team_points_keys(history_))
                table.columns.push_back(club::column(key));
        }
        tie_breaks_.add_head(table);
        table.columns.push_back(club::column("rank"));
        table.columns.push_back(club::column("note"));
    }

    Row row(std::int32_t own) const {
        const std::size_t place = row_of_[static_cast<std::size_t>(own)];
        const Competitor& counted = standings_.history.competitors[static_cast<std::size_t>(own)];
        Row row;
        if (history_.teams) {
            row.emplace_back(Number{counted.id});
            row.emplace_back(Phrase::verbatim(counted.name));
            row.back().header = true;
        } else {
            const auto position = static_cast<std::size_t>(counted.position);
            club::add_player(row, &input_.tournament.players[position], keys);
        }
        for (const auto other : order_) row.push_back(matrix_.cell(own, other));
        if (matrix_.has_byes_with_points()) row.push_back(bye_cell(matrix_.bye_points(own)));
        if (history_.teams) club::add_team_points(row, standings_, standings_.rows[place]);
        add_place(row, place);
        row.push_back(club::state_cell(counted));
        return row;
    }

    /// Regulation 17.2, 29: points of a bye stand inside a circle.
    static Cell bye_cell(Points points) {
        if (points == Points{}) return {};
        return {ResultCell{Outcome::pairing_bye, points, true}};
    }

    /// Points, tie-breaks and rank. In a list by number a shared rank stands in each row.
    void add_place(Row& row, std::size_t place) const {
        const Standing& standing = standings_.rows[place];
        tie_breaks_.add_cells(row, standing);
        row.push_back(standing.out ? Cell{} : Cell{Number{standing.rank}});
    }

    const ReportInput& input_;
    const Standings& standings_;
    History history_;
    club::Matrix matrix_;
    club::TieBreakColumns tie_breaks_;
    std::vector<std::int32_t> order_;
    std::vector<std::size_t> row_of_; ///< [position] = row of the standings
};

/// Matrix of a round robin, single or double, of players or of teams (regulation 28 to 30).
class RoundRobinTable final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        const auto size =
            is_team_event(tournament) ? tournament.teams.size() : tournament.players.size();
        return system_of(tournament) != System::swiss && size > 1 && size <= largest_matrix;
    }

    int order() const override { return 51; }

    Document make(const ReportInput& input) const override {
        const Phrase title = club::title_of_ranking("round-robin", input);
        Document document = club::document_of(input, "round-robin-table", title);
        const RoundRobin table(input);
        document.sections.push_back(
            club::table_section(input, "round-robin-table", title, table.table()));
        document.sections.back().landscape = table.is_wide();
        club::add_ranking_notes(document, input.standings);
        return document;
    }
};

}

HAKEM_PLUGIN(RoundRobinTable, "round-robin-table", "Round-robin crosstable", "Regulation 28, 29")
