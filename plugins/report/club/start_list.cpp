#include "columns.hpp"
#include "frame.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace {

using namespace hakem;

constexpr std::array<std::string_view, 10> keys{
    "number", "title",           "name",       "fide-id", "federation",
    "rating", "national-rating", "birth-year", "sex",     "club"};

/// The players in order of their starting numbers (regulation 17.1).
class StartList final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return !tournament.players.empty();
    }

    int order() const override { return 11; }

    Document make(const ReportInput& input) const override {
        const Phrase title = Phrase::of("report.start-list");
        Document document = club::document_of(input, "start-list", title);
        document.sections.push_back(
            club::table_section(input, "start-list", title, table_of(input.tournament)));
        return document;
    }

private:
    static Table table_of(const Tournament& tournament) {
        Table table;
        for (const auto key : keys)
            table.columns.push_back(club::column(key, key == "rating" ? "fide-rating" : key));
        table.columns.push_back(club::column("team"));
        table.frozen_columns = 3;
        std::map<std::int32_t, std::string_view> team_of;
        for (const Team& team : tournament.teams)
            for (const auto id : team.players) team_of.emplace(id, team.name);
        std::vector<const Player*> players;
        for (const Player& player : tournament.players) players.push_back(&player);
        std::stable_sort(players.begin(), players.end(),
                         [](auto a, auto b) { return a->id < b->id; });
        for (const Player* player : players) {
            Row& row = table.rows.emplace_back();
            club::add_player(row, player, keys);
            const auto team = team_of.find(player->id);
            row.push_back(team == team_of.end() ? Cell{} : Cell{Phrase::verbatim(team->second)});
        }
        club::drop_empty_columns(table);
        return table;
    }
};

}

HAKEM_PLUGIN(StartList, "start-list", "Start list", "Regulation 17.1")
