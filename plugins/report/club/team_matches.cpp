#include "columns.hpp"
#include "frame.hpp"
#include "match.hpp"
#include "remarks.hpp"
#include "team_list.hpp"
#include <hakem/round_as_paired.hpp>

#include <string>

namespace {

using namespace hakem;

/// Writes the matches of a round with their boards.
class MatchList {
public:
    MatchList(const ReportInput& input, const History& history, const LineUps& line_ups,
              const club::TeamLists& lists, const club::Remarks& remarks, int round)
        : input_(input), history_(history), line_ups_(line_ups), lists_(lists), remarks_(remarks),
          round_(round) {}

    Table table() const {
        Table table;
        table.columns = {club::column("board"),
                         club::column("first-name", "team-first"),
                         club::column("first-rating", lists_.rating_key()),
                         club::column("first-colour", "colour"),
                         club::column("result"),
                         club::column("second-name", "team-second"),
                         club::column("second-rating", lists_.rating_key()),
                         club::column("note")};
        table.frozen_columns = 2;
        for (const Game& game : games_as_paired(history_, input_.tournament, round_)) {
            table.rows.push_back(match(game));
            if (game.black >= 0) add_boards(table, game);
        }
        club::add_score_legend(table);
        return table;
    }

private:
    const Competitor& team(std::int32_t position) const {
        return history_.competitors[static_cast<std::size_t>(position)];
    }

    /// The line of the teams; a bye says so where the opponents would stand.
    Row match(const Game& game) const {
        const Round& own = club::round_of(team(game.white), round_);
        Cell first{Phrase::verbatim(team(game.white).name)};
        first.header = true;
        if (game.black < 0)
            return {{}, first, {}, {}, bye_result(own), {Phrase::of(club::remark_on(own))}, {}, {}};
        Cell second{Phrase::verbatim(team(game.black).name)};
        Cell score = club::match_score_cell(own, club::round_of(team(game.black), round_));
        return {{Number{game.board}},
                first,
                {},
                {},
                score,
                second,
                {},
                {remarks_.on_match(game.white, game.black, round_)}};
    }

    static Cell bye_result(const Round& own) {
        if (!club::is_circled(own.outcome)) return {};
        return {Value{exact(own.game_points), true}};
    }

    void add_boards(Table& table, const Game& game) const {
        int board = 0;
        const auto boards = club::with_empty_boards(
            line_ups_.boards_of(team(game.white).position, team(game.black).position, round_),
            history_.boards);
        for (const MatchBoard& seats : boards) {
            const std::string number = std::to_string(game.board) + "." + std::to_string(++board);
            table.rows.push_back({{Phrase::verbatim(number)},
                                  name(seats.first),
                                  rating(seats.first),
                                  {ColourCell{seats.first_colour}},
                                  {Phrase::verbatim(club::board_score(seats))},
                                  name(seats.second),
                                  rating(seats.second),
                                  {}});
        }
    }

    const Player& player(std::int32_t position) const {
        return input_.tournament.players[static_cast<std::size_t>(position)];
    }

    Cell name(std::int32_t position) const {
        if (position < 0) return {Phrase::of("report.empty-board")};
        const Player& found = player(position);
        const std::string title = found.title.empty() ? "" : found.title + " ";
        return {Phrase::verbatim(title + found.name)};
    }

    Cell rating(std::int32_t position) const {
        return position < 0 ? Cell{} : lists_.rating(player(position));
    }

    const ReportInput& input_;
    const History& history_;
    const LineUps& line_ups_;
    const club::TeamLists& lists_;
    const club::Remarks& remarks_;
    int round_;
};

/// The matches of each round, board by board (regulation 26, 27).
class TeamMatches final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return is_team_event(tournament) && club::rounds_paired(tournament) > 0;
    }

    int order() const override { return 31; }

    Document make(const ReportInput& input) const override {
        Document document =
            club::document_of(input, "team-matches", Phrase::of("report.team-matches"));
        const History history = club::shown_history(input);
        const LineUps line_ups(input.tournament);
        const club::TeamLists lists(input.tournament);
        const club::Remarks remarks(input.tournament, history);
        for (const int round : club::shown_rounds(input, history))
            document.sections.push_back(club::table_section(
                input, "round-" + std::to_string(round),
                Phrase::of("report.team-matches-of-round", {std::to_string(round)}),
                MatchList(input, history, line_ups, lists, remarks, round).table()));
        club::drop_empty_columns(document.sections);
        return document;
    }
};

}

HAKEM_PLUGIN(TeamMatches, "team-matches", "Team matches", "Regulation 26, 27")
