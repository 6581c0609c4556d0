#include "columns.hpp"
#include "frame.hpp"
#include "legend.hpp"
#include "match.hpp"
#include "remarks.hpp"
#include "team_list.hpp"
#include <hakem/round_as_paired.hpp>

#include <string>
#include <utility>

namespace {

using namespace hakem;

/// Boards and players of a sheet that leave room for another on the page: nine boards or so.
constexpr std::size_t most_rows_of_half_a_page = 20;

/// Writes the sheets of one event: a match each, to fill in and to sign.
class SheetWriter {
public:
    explicit SheetWriter(const ReportInput& input)
        : tournament_(input.tournament), history_(club::shown_history(input)),
          remarks_(tournament_, history_), lists_(tournament_), line_ups_(tournament_) {}

    /// The rounds asked for; without a wish the last one that is paired.
    std::vector<int> rounds(const ReportInput& input) const {
        if (!input.options.rounds.empty()) return club::shown_rounds(input, history_);
        return {history_.rounds};
    }

    CardSheet sheets(int round) const {
        CardSheet sheet;
        sheet.per_sheet = 2;
        for (const Game& game : games_as_paired(history_, tournament_, round)) {
            if (game.black < 0) continue;
            sheet.cards.push_back(card(game, round));
            const Card& made = sheet.cards.back();
            if (made.table.rows.size() + made.list.rows.size() > most_rows_of_half_a_page)
                sheet.per_sheet = 1;
        }
        club::add_legend(sheet);
        return sheet;
    }

private:
    const Competitor& team(std::int32_t position) const {
        return history_.competitors[static_cast<std::size_t>(position)];
    }

    Card card(const Game& game, int round) const {
        const Competitor &first = team(game.white), &second = team(game.black);
        Card card;
        card.title = Phrase::of("report.match-sheet-of",
                                {std::to_string(round), std::to_string(game.board),
                                 std::string(first.name), std::string(second.name)});
        add_facts(card, round);
        const auto seats = line_ups_.boards_of(first.position, second.position, round);
        card.table = boards(game, seats, round);
        card.list = lists_.side_by_side(first.position, second.position, seats);
        card.signatures = {Phrase::of("report.captain", {std::string(first.name)}),
                           Phrase::of("report.arbiter-signs"),
                           Phrase::of("report.captain", {std::string(second.name)})};
        return card;
    }

    void add_facts(Card& card, int round) const {
        card.facts.push_back(club::fact("event", {Phrase::verbatim(tournament_.name)}));
        const auto r = static_cast<std::size_t>(round - 1);
        if (r < tournament_.round_dates.size() && tournament_.round_dates[r])
            card.facts.push_back(club::fact("date", {tournament_.round_dates[r]}));
        if (!tournament_.city.empty())
            card.facts.push_back(club::fact("place", {Phrase::verbatim(tournament_.city)}));
        if (!tournament_.time_control.empty())
            card.facts.push_back(
                club::fact("time-control", {Phrase::verbatim(tournament_.time_control)}));
    }

    Table boards(const Game& game, std::vector<MatchBoard> seats, int round) const {
        Table table;
        table.columns = {club::column("board"),
                         club::column("first-number", "number"),
                         club::column("first-name", "team-first"),
                         club::column("first-rating", lists_.rating_key()),
                         club::column("first-colour", "colour"),
                         club::column("first-result", "result"),
                         club::column("second-result", "result"),
                         club::column("second-colour", "colour"),
                         club::column("second-rating", lists_.rating_key()),
                         club::column("second-name", "team-second"),
                         club::column("second-number", "number")};
        table.columns[2].heading = Phrase::verbatim(team(game.white).name);
        table.columns[9].heading = Phrase::verbatim(team(game.black).name);
        seats = club::with_empty_boards(std::move(seats), history_.boards);
        // Boards that nobody has been named for yet are filled in by hand.
        while (seats.size() < static_cast<std::size_t>(history_.boards)) seats.emplace_back();
        for (std::size_t i = 0; i < seats.size(); ++i)
            table.rows.push_back(board(seats[i], static_cast<std::int64_t>(i) + 1, game, round));
        table.rows.push_back(total(game, round));
        if (auto remark = remarks_.on_match(game.white, game.black, round); !remark.empty())
            table.legend.push_back(std::move(remark));
        return table;
    }

    Row board(const MatchBoard& seats, std::int64_t number, const Game& game, int round) const {
        Colour colour = seats.first_colour;
        if (colour == Colour::none) { // regulation 27.2
            const Colour top = club::round_of(team(game.white), round).colour;
            colour = number % 2 == 1 ? top : opposite(top);
        }
        const bool unknown =
            seats.first < 0 && seats.second < 0 && seats.first_outcome == Outcome::pending;
        Row row{{Number{number}}};
        row[0].header = true;
        add_player(row, seats.first, unknown);
        row.emplace_back(ColourCell{colour});
        row.push_back(result(seats.first_outcome));
        row.push_back(result(seats.second_outcome));
        row.emplace_back(ColourCell{opposite(colour)});
        Row other;
        add_player(other, seats.second, unknown);
        row.insert(row.end(), other.rbegin(), other.rend());
        return row;
    }

    /// Number, name, rating.
    void add_player(Row& row, std::int32_t position, bool unknown) const {
        if (position < 0) {
            row.emplace_back();
            row.push_back(unknown ? Cell{} : Cell{Phrase::of("report.empty-board")});
            row.emplace_back();
            return;
        }
        const Player& player = tournament_.players[static_cast<std::size_t>(position)];
        row.emplace_back(Number{player.id});
        row.emplace_back(Phrase::verbatim(player.name));
        row.push_back(lists_.rating(player));
    }

    Cell result(Outcome outcome) const {
        if (outcome == Outcome::pending || is_bye(outcome)) return {};
        return {ResultCell{outcome, points_of(tournament_.scoring, outcome, Colour::none),
                           club::is_circled(outcome)}};
    }

    /// The points of the match as they count (26.1, 23.2).
    Row total(const Game& game, int round) const {
        Row row(11);
        row[2] = {Phrase::of("report.total")};
        const Round& own = club::round_of(team(game.white), round);
        if (own.outcome == Outcome::pending) return row;
        row[5] = club::match_points_cell(own);
        row[6] = club::match_points_cell(club::round_of(team(game.black), round));
        return row;
    }

    const Tournament& tournament_;
    History history_;
    club::Remarks remarks_;
    club::TeamLists lists_;
    LineUps line_ups_;
};

/// Match sheets (maç tutanakları) of the round that is paired: both line-ups with room for the
/// results and signatures, and the lists of the teams to check the order of the boards (24.3).
class MatchSheets final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return is_team_event(tournament) && club::rounds_paired(tournament) > 0;
    }

    int order() const override { return 32; }

    Document make(const ReportInput& input) const override {
        Document document =
            club::document_of(input, "match-sheets", Phrase::of("report.match-sheets"));
        const SheetWriter writer(input);
        for (const int round : writer.rounds(input)) {
            const std::string number = std::to_string(round);
            Section section;
            section.id = "round-" + number;
            section.heading = Phrase::of("report.match-sheets-of-round", {number});
            section.body = writer.sheets(round);
            document.sections.push_back(std::move(section));
        }
        return document;
    }
};

}

HAKEM_PLUGIN(MatchSheets, "match-sheets", "Match sheets", "Regulation 24.3, 26, 27")
