#include "columns.hpp"
#include "frame.hpp"
#include "match.hpp"
#include "remarks.hpp"
#include <hakem/round_as_paired.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace {

using namespace hakem;

constexpr std::array<std::string_view, 8> fact_keys{
    "title", "federation", "rating", "national-rating", "fide-id", "club", "licence", "birth-year"};
constexpr std::array<std::string_view, 5> opponent_keys{"number", "title", "name", "rating",
                                                        "federation"};

/// Writes one section a player.
class PlayerCards {
public:
    explicit PlayerCards(const ReportInput& input)
        : input_(input), history_(club::shown_player_history(input)),
          remarks_(input.tournament, history_), boards_(boards()), columns_(columns()),
          forfeits_as_points_(club::shows_points_of_forfeits(input.tournament)) {
        if (!input.standings.history.teams)
            for (const Standing& standing : input.standings.rows)
                standing_of_[standing.id] = &standing;
    }

    std::vector<Section> sections() const {
        std::vector<std::int32_t> order;
        for (std::size_t i = 0; i < history_.competitors.size(); ++i)
            if (is_wanted(history_.competitors[i].id))
                order.push_back(static_cast<std::int32_t>(i));
        std::stable_sort(order.begin(), order.end(),
                         [&](auto a, auto b) { return competitor(a).id < competitor(b).id; });
        std::vector<Section> sections;
        for (const auto position : order) sections.push_back(section(position));
        club::drop_empty_columns(sections);
        return sections;
    }

private:
    const Competitor& competitor(std::int32_t position) const {
        return history_.competitors[static_cast<std::size_t>(position)];
    }

    const Player& player(std::int32_t position) const {
        const auto at = static_cast<std::size_t>(competitor(position).position);
        return input_.tournament.players[at];
    }

    bool is_wanted(std::int32_t id) const {
        const auto& ids = input_.options.players;
        return ids.empty() || std::find(ids.begin(), ids.end(), id) != ids.end();
    }

    /// [round - 1][position] = board; in a team event the board within the match.
    std::vector<std::vector<std::int32_t>> boards() const {
        std::vector<std::vector<std::int32_t>> boards;
        if (!input_.standings.history.teams) {
            for (int r = 1; r <= history_.rounds; ++r)
                boards.push_back(club::boards_of(history_, input_.tournament, r));
            return boards;
        }
        const History teams = club::shown_history(input_);
        const LineUps line_ups(input_.tournament);
        for (int r = 1; r <= history_.rounds; ++r)
            boards.push_back(match_boards(teams, line_ups, r));
        return boards;
    }

    std::vector<std::int32_t> match_boards(const History& teams, const LineUps& line_ups,
                                           int round) const {
        std::vector<std::int32_t> found(history_.competitors.size(), 0);
        for (const Game& game : games_as_paired(teams, input_.tournament, round)) {
            if (game.black < 0) continue;
            const auto home = teams.competitors[static_cast<std::size_t>(game.white)].position;
            const auto away = teams.competitors[static_cast<std::size_t>(game.black)].position;
            std::int32_t board = 0;
            for (const auto& seats : line_ups.boards_of(home, away, round)) {
                ++board;
                if (seats.first >= 0) found[static_cast<std::size_t>(seats.first)] = board;
                if (seats.second >= 0) found[static_cast<std::size_t>(seats.second)] = board;
            }
        }
        return found;
    }

    Section section(std::int32_t position) const {
        const Player& own = player(position);
        const std::string id = std::to_string(own.id);
        const Phrase heading = Phrase::of("report.player-card-of", {id, own.name});
        Section section = club::table_section(input_, "player-" + id, heading, table(position));
        for (const auto key : fact_keys) {
            Cell cell = club::player_cell(own, key);
            if (!club::is_empty(cell)) section.facts.push_back(club::fact(key, std::move(cell)));
        }
        const Points score = competitor(position).score;
        section.facts.push_back(club::fact("points", {Value{exact(score)}}));
        const auto standing = standing_of_.find(own.id);
        if (standing != standing_of_.end() && !standing->second->out)
            section.facts.push_back(club::fact("rank", {Number{standing->second->rank}}));
        return section;
    }

    static std::vector<Column> columns() {
        std::vector<Column> columns{club::column("round"), club::column("board")};
        for (const auto key : opponent_keys)
            columns.push_back(
                club::column("opponent-" + std::string(key), key == "name" ? "card-name" : key));
        columns.push_back(club::column("opponent-points", "opponent-points-so-far"));
        columns.push_back(club::column("colour"));
        columns.push_back(club::column("result", "own-result"));
        columns.push_back(club::column("note"));
        return columns;
    }

    Table table(std::int32_t position) const {
        Table table;
        table.columns = columns_;
        for (int r = 1; r <= history_.rounds; ++r) table.rows.push_back(row(position, r));
        return table;
    }

    Row row(std::int32_t position, int round) const {
        const Round& entry = club::round_of(competitor(position), round);
        const auto board =
            boards_[static_cast<std::size_t>(round) - 1][static_cast<std::size_t>(position)];
        Row row{{Number{round}}, board > 0 ? Cell{Number{board}} : Cell{}};
        row[0].header = true;
        const bool met = entry.opponent >= 0;
        club::add_player(row, met ? &player(entry.opponent) : nullptr, opponent_keys);
        for (auto& cell : row) cell.header = &cell == &row[0];
        row.push_back(met ? Cell{Value{exact(competitor(entry.opponent).score)}} : Cell{});
        row.push_back(met ? Cell{ColourCell{entry.colour}} : Cell{});
        row.push_back(entry.outcome == Outcome::pending
                          ? Cell{}
                          : Cell{club::result_cell(entry, forfeits_as_points_)});
        row.emplace_back(remarks_.on(position, round));
        return row;
    }

    const ReportInput& input_;
    History history_;
    club::Remarks remarks_;
    std::vector<std::vector<std::int32_t>> boards_;
    std::vector<Column> columns_;
    bool forfeits_as_points_;
    std::map<std::int32_t, const Standing*> standing_of_;
};

/// What there is to know of a player, and all rounds.
class PlayerCardReport final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return rounds_held(tournament) > 0;
    }

    int order() const override { return 70; }

    Document make(const ReportInput& input) const override {
        Document document =
            club::document_of(input, "player-card", Phrase::of("report.player-cards"));
        document.sections = PlayerCards(input).sections();
        return document;
    }
};

}

HAKEM_PLUGIN(PlayerCardReport, "player-card", "Player cards", "")
