#include "board_list.hpp"

#include "columns.hpp"
#include "frame.hpp"
#include "match.hpp"
#include "remarks.hpp"
#include <hakem/round_as_paired.hpp>

#include <array>
#include <string>

namespace hakem::club {

namespace {

/// Builds the table of one round.
class BoardList {
public:
    BoardList(const ReportInput& input, const History& history, const Scores& scores,
              const Remarks& remarks, int round, PointsShown points)
        : input_(input), history_(history), scores_(scores), remarks_(remarks), round_(round),
          points_(points) {}

    Table table() const {
        Table table;
        add_head(table);
        for (const Game& game : games_as_paired(history_, input_.tournament, round_))
            if (!has_left(game)) table.rows.push_back(row_of(game));
        table.frozen_columns = 1;
        if (points_ == PointsShown::before_round) table.legend = scores_.since_paired(round_);
        if (history_.teams) add_score_legend(table);
        return table;
    }

private:
    void add_head(Table& table) const {
        table.columns.push_back(column("board"));
        table.columns.push_back(column("white-number", "number"));
        if (!history_.teams) table.columns.push_back(column("white-title", "title"));
        table.columns.push_back(column("white-name", history_.teams ? "team-white" : "white"));
        if (!history_.teams) table.columns.push_back(column("white-rating", "rating"));
        const bool before = points_ == PointsShown::before_round;
        const std::string_view points = before ? "points-before" : "points-after";
        table.columns.push_back(column("white-points", points));
        table.columns.push_back(column("result"));
        table.columns.push_back(column("black-points", points));
        if (!history_.teams) table.columns.push_back(column("black-title", "title"));
        table.columns.push_back(column("black-name", history_.teams ? "team-black" : "black"));
        if (!history_.teams) table.columns.push_back(column("black-rating", "rating"));
        table.columns.push_back(column("black-number", "number"));
        if (history_.teams) table.columns.push_back(column("note"));
    }

    /// A withdrawn player is no longer listed as "not paired" in each round to come.
    bool has_left(const Game& game) const {
        if (game.black >= 0 || game.white < 0) return false;
        const Competitor& competitor = history_.competitors[static_cast<std::size_t>(game.white)];
        if (!competitor.withdrawn) return false;
        for (int r = round_; r <= history_.rounds; ++r) {
            const Outcome outcome = round_of(competitor, r).outcome;
            if (outcome != Outcome::absent && outcome != Outcome::zero_bye) return false;
        }
        return true;
    }

    Row row_of(const Game& game) const {
        Row row;
        row.push_back(game.board > 0 ? Cell{Number{game.board}} : Cell{});
        add_side(row, game.white, {"number", "title", "name", "rating"});
        row.push_back(points_cell(game.white));
        row.push_back(result_of(game));
        if (game.black < 0) {
            add_bye(row, game.white);
            if (history_.teams) row.emplace_back();
            return row;
        }
        row.push_back(points_cell(game.black));
        add_side(row, game.black, {"title", "name", "rating", "number"});
        for (std::size_t i = row.size() / 2; i < row.size(); ++i) row[i].header = false;
        if (history_.teams) row.emplace_back(remarks_.on_match(game.white, game.black, round_));
        return row;
    }

    void add_side(Row& row, std::int32_t position, std::array<std::string_view, 4> keys) const {
        if (const Player* player = player_of(input_, history_, position))
            return add_player(row, player, keys);
        const Competitor& team = history_.competitors[static_cast<std::size_t>(position)];
        for (const auto key : keys) {
            if (key == "number") row.emplace_back(Number{team.id});
            if (key != "name") continue;
            row.emplace_back(Phrase::verbatim(team.name));
            row.back().header = true;
        }
    }

    /// Nothing of points or number on the other side of a bye, only what kind of bye it is.
    void add_bye(Row& row, std::int32_t position) const {
        const Round& round = own_round(position);
        row.emplace_back();
        if (!history_.teams) row.emplace_back();
        row.emplace_back(Phrase::of(remark_on(round)));
        if (!history_.teams) row.emplace_back();
        row.emplace_back();
    }

    Cell points_cell(std::int32_t position) const {
        const bool before = points_ == PointsShown::before_round;
        return {Value{
            exact(before ? scores_.before(position, round_) : scores_.after(position, round_))}};
    }

    Cell result_of(const Game& game) const {
        const Round& white = own_round(game.white);
        if (game.black < 0) {
            if (!is_circled(white.outcome)) return {};
            if (history_.teams) return {Value{exact(white.game_points), true}};
            return {result_cell(white)};
        }
        if (history_.teams) return match_score_cell(white, own_round(game.black));
        return {GameResult{game.white_outcome, game.black_outcome}};
    }

    const Round& own_round(std::int32_t position) const {
        return round_of(history_.competitors[static_cast<std::size_t>(position)], round_);
    }

    const ReportInput& input_;
    const History& history_;
    const Scores& scores_;
    const Remarks& remarks_;
    int round_;
    PointsShown points_;
};

}

std::vector<Section> board_lists(const ReportInput& input, std::string_view title_key,
                                 PointsShown points) {
    const History history = shown_history(input);
    const Scores scores(history, input.tournament);
    const Remarks remarks(input.tournament, history);
    std::vector<Section> sections;
    for (const int round : shown_rounds(input, history)) {
        const std::string number = std::to_string(round);
        if (points == PointsShown::after_round && round > rounds_held(input.tournament)) continue;
        sections.push_back(
            table_section(input, "round-" + number, Phrase::of(title_key, {number}),
                          BoardList(input, history, scores, remarks, round, points).table()));
    }
    drop_empty_columns(sections);
    return sections;
}

}
