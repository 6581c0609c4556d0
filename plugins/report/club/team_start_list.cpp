#include "columns.hpp"
#include "frame.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace {

using namespace hakem;

constexpr std::array<std::string_view, 8> keys{
    "number", "title", "name", "fide-id", "federation", "rating", "national-rating", "birth-year"};

/// The teams in order of their numbers, and the list of each in board order (regulation 24).
class TeamStartList final : public Report {
public:
    bool applies(const Tournament& tournament) const override { return is_team_event(tournament); }

    int order() const override { return 10; }

    Document make(const ReportInput& input) const override {
        const Phrase title = Phrase::of("report.team-start-list");
        Document document = club::document_of(input, "team-start-list", title);
        std::vector<const Team*> teams;
        for (const Team& team : input.tournament.teams) teams.push_back(&team);
        std::stable_sort(teams.begin(), teams.end(), [](auto a, auto b) { return a->id < b->id; });
        document.sections.push_back(club::table_section(input, "teams", title, overview(teams)));
        const PlayerIndex index(input.tournament);
        for (const Team* team : teams) {
            const std::string id = std::to_string(team->id);
            document.sections.push_back(club::table_section(
                input, "team-" + id, Phrase::of("report.roster", {id, team->name}),
                roster(input.tournament, index, *team)));
        }
        return document;
    }

private:
    static Table overview(const std::vector<const Team*>& teams) {
        Table table;
        for (const auto* key : {"number", "team", "short-name", "strength", "players"})
            table.columns.push_back(club::column(key));
        table.frozen_columns = 2;
        for (const Team* team : teams) {
            Cell name{Phrase::verbatim(team->name)};
            name.header = true;
            table.rows.push_back({{Number{team->id}},
                                  name,
                                  {Phrase::verbatim(team->nickname)},
                                  {Rating{team->strength}},
                                  {Number{static_cast<std::int64_t>(team->players.size())}}});
        }
        club::drop_empty_columns(table);
        return table;
    }

    /// Regulation 24.3: the order of the list is the order of the boards.
    static Table roster(const Tournament& tournament, const PlayerIndex& index, const Team& team) {
        Table table;
        table.columns.push_back(club::column("board"));
        for (const auto key : keys)
            table.columns.push_back(club::column(key, key == "rating" ? "fide-rating" : key));
        table.frozen_columns = 4;
        std::int64_t board = 0;
        for (const auto id : team.players) {
            const auto position = index[id];
            if (position < 0) continue;
            Row& row = table.rows.emplace_back();
            row.emplace_back(Number{++board});
            club::add_player(row, &tournament.players[static_cast<std::size_t>(position)], keys);
        }
        club::drop_empty_columns(table);
        return table;
    }
};

}

HAKEM_PLUGIN(TeamStartList, "team-start-list", "Team start list", "Regulation 24")
