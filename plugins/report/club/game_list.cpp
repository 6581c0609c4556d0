#include "columns.hpp"
#include "frame.hpp"
#include "rounds.hpp"
#include <hakem/round_as_paired.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <tuple>

namespace {

using namespace hakem;

/// A value as it stands in a tag: without the backslashes before quotes and backslashes.
std::string tag_value(std::string_view raw) {
    std::string value;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const bool escapes =
            raw[i] == '\\' && i + 1 < raw.size() && (raw[i + 1] == '"' || raw[i + 1] == '\\');
        if (escapes) ++i;
        value += raw[i];
    }
    return value;
}

Cell text_cell(std::string_view raw) {
    const bool unknown = raw.empty() || raw == "?" || raw == "-";
    return unknown ? Cell{} : Cell{Phrase::verbatim(tag_value(raw))};
}

/// The games of one round.
class Games {
public:
    Games(const ReportInput& input, const History& history) : input_(input), history_(history) {
        const auto& games = input.tournament.games;
        for (std::size_t i = 0; i < games.size(); ++i)
            records_.try_emplace({games[i].round, games[i].white, games[i].black}, i);
        if (!input.standings.history.teams) return;
        for (const auto& team : input.tournament.teams)
            for (const auto id : team.players) teams_.try_emplace(id, team.name);
    }

    Table of_round(int round) const {
        std::vector<Shown> shown;
        for (const auto& game : games_as_paired(history_, input_.tournament, round)) {
            if (game.white < 0 || game.black < 0) continue;
            Shown one;
            one.game = game;
            const auto found = records_.find({round, player(game.white).id, player(game.black).id});
            if (found != records_.end()) one.place = found->second;
            shown.push_back(one);
        }
        // Boards of a match stand in the order of the file; ours knows the players alone.
        const bool teams = input_.standings.history.teams;
        std::stable_sort(shown.begin(), shown.end(), [&](const Shown& a, const Shown& b) {
            return teams ? a.place < b.place : board_of(a) < board_of(b);
        });
        Table table = head();
        for (const auto& one : shown) {
            table.rows.push_back(row(one, round));
        }
        return table;
    }

private:
    struct Shown {
        std::size_t place = std::numeric_limits<std::size_t>::max(); ///< in the PGN
        Game game;
    };

    const GameRecord* record_of(const Shown& shown) const {
        const auto& games = input_.tournament.games;
        return shown.place < games.size() ? &games[shown.place] : nullptr;
    }

    /// Boards of a PGN that was merged are those of another event's numbering.
    std::int32_t board_of(const Shown& shown) const {
        const auto* record = record_of(shown);
        const bool own = input_.tournament.format == "pgn" || input_.standings.history.teams;
        return own && record != nullptr && record->board != 0 ? record->board : shown.game.board;
    }

    static Table head() {
        Table table;
        table.columns = {column("board"),
                         column("white-name", "white"),
                         column("white-rating", "rating"),
                         column("white-team", "team"),
                         column("result"),
                         column("black-name", "black"),
                         column("black-rating", "rating"),
                         column("black-team", "team"),
                         column("moves"),
                         column("eco"),
                         column("opening"),
                         column("note")};
        for (auto& column : table.columns) {
            if (column.key == "moves") column.align = Align::right;
            if (column.key == "opening") column.wrap = true;
        }
        return table;
    }

    static Column column(std::string_view key, std::string_view word = {}) {
        return club::column(key, word);
    }

    const Player& player(std::int32_t competitor) const {
        const auto& found = history_.competitors[static_cast<std::size_t>(competitor)];
        return input_.tournament.players[static_cast<std::size_t>(found.position)];
    }

    Cell team_of(const Player& player) const {
        const auto found = teams_.find(player.id);
        return found == teams_.end() ? Cell{} : Cell{Phrase::verbatim(found->second)};
    }

    Row row(const Shown& shown, int round) const {
        const auto& game = shown.game;
        const auto* record = record_of(shown);
        const auto& white = player(game.white);
        const auto& black = player(game.black);
        Row row;
        row.emplace_back(Number{board_of(shown)});
        row.push_back(club::player_cell(white, "name"));
        row.push_back(club::player_cell(white, "rating"));
        row.push_back(team_of(white));
        row.emplace_back(GameResult{game.white_outcome, game.black_outcome});
        row.push_back(club::player_cell(black, "name"));
        row.back().header = false;
        row.push_back(club::player_cell(black, "rating"));
        row.push_back(team_of(black));
        const auto half_moves = record == nullptr ? 0 : record->half_moves;
        row.push_back(half_moves > 0 ? Cell{Number{(half_moves + 1) / 2}} : Cell{});
        // "A00" beside no moves is what programs write where they know none.
        const bool has_eco = record != nullptr && (half_moves > 0 || record->eco != "A00");
        row.push_back(has_eco ? text_cell(record->eco) : Cell{});
        row.push_back(record == nullptr ? Cell{} : text_cell(record->opening));
        row.push_back(note(game, record, round));
        return row;
    }

    /// Whether a game counts in a team event its match tells, not the games of its players.
    bool is_annulled(const Round& round) const {
        return round.annulled && input_.standings.history.teams;
    }

    Cell note(const Game& game, const GameRecord* record, int round) const {
        Phrases notes;
        const auto& own =
            club::round_of(history_.competitors[static_cast<std::size_t>(game.white)], round);
        if (is_forfeit(game.white_outcome) || is_forfeit(game.black_outcome))
            notes.parts.push_back(Phrase::of("report.game-forfeit"));
        else if (const auto remark = club::remark_on(own); !remark.empty() && !is_annulled(own))
            notes.parts.push_back(Phrase::of(remark));
        else if (record == nullptr)
            notes.parts.push_back(Phrase::of("report.no-game"));
        else if (record->half_moves == 0)
            notes.parts.push_back(Phrase::of("report.no-moves"));
        if (record != nullptr && record->result_differs)
            notes.parts.push_back(Phrase::of("report.result-differs"));
        return notes.parts.empty() ? Cell{} : Cell{std::move(notes)};
    }

    using Key = std::tuple<std::int32_t, std::int32_t, std::int32_t>; ///< round, white, black

    const ReportInput& input_;
    const History& history_;
    std::map<Key, std::size_t> records_;
    std::map<std::int32_t, std::string_view> teams_; ///< in a team event, by player
};

/// The games of each round, with what their PGN tells.
class GameList final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return std::any_of(tournament.games.begin(), tournament.games.end(),
                           [](const GameRecord& game) { return game.round != 0; });
    }

    int order() const override { return 35; }

    Document make(const ReportInput& input) const override {
        Document document = club::document_of(input, "games", Phrase::of("report.games"));
        const History history = club::shown_player_history(input);
        const Games games(input, history);
        for (const int round : club::shown_rounds(input, history)) {
            const auto number = std::to_string(round);
            document.sections.push_back(club::table_section(
                input, "round-" + number, Phrase::of("report.games-of-round", {number}),
                games.of_round(round)));
        }
        club::drop_empty_columns(document.sections);
        return document;
    }
};

}

HAKEM_PLUGIN(GameList, "games", "Games of the rounds", "")
