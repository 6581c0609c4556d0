#include "columns.hpp"
#include "frame.hpp"
#include "team_list.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

namespace {

using namespace hakem;

constexpr std::array<std::string_view, 8> keys{
    "number", "title", "name", "fide-id", "federation", "rating", "national-rating", "birth-year"};

/// Writes the list of the teams, and the list of each.
class Rosters {
public:
    explicit Rosters(const Tournament& tournament)
        : tournament_(tournament), lists_(tournament), index_(tournament),
          order_(tournament.teams.size()) {
        std::iota(order_.begin(), order_.end(), 0);
        std::stable_sort(order_.begin(), order_.end(),
                         [this](auto a, auto b) { return team(a).id < team(b).id; });
    }

    const std::vector<std::int32_t>& order() const { return order_; }

    Cell strength(std::int32_t position) const { return lists_.strength(position); }

    Table overview() const {
        Table table;
        for (const auto* key : {"number", "team", "short-name", "strength", "players"})
            table.columns.push_back(club::column(key));
        table.frozen_columns = 2;
        for (const auto position : order_) {
            const Team& own = team(position);
            Cell name{Phrase::verbatim(own.name)};
            name.header = true;
            table.rows.push_back({{Number{own.id}},
                                  name,
                                  {Phrase::verbatim(own.nickname)},
                                  lists_.strength(position),
                                  {Number{static_cast<std::int64_t>(own.players.size())}}});
        }
        club::drop_empty_columns(table);
        return table;
    }

    /// Regulation 24.3: the order of the list is the order of the boards. 25: below it, how the
    /// strength was found.
    Table roster(std::int32_t position) const {
        Table table;
        table.columns = {club::column("board", "list-place"), club::column("role")};
        for (const auto key : keys)
            table.columns.push_back(club::column(key, key == "rating" ? "fide-rating" : key));
        table.columns.push_back(club::column("counted"));
        table.frozen_columns = 5;
        const auto& ids = team(position).players;
        for (std::size_t place = 0; place < ids.size(); ++place) {
            const auto found = index_[ids[place]];
            if (found < 0) continue;
            Row& row = table.rows.emplace_back();
            row.emplace_back(Number{static_cast<std::int64_t>(place) + 1});
            row.push_back(lists_.role(place));
            club::add_player(row, &tournament_.players[static_cast<std::size_t>(found)], keys);
            row.push_back(lists_.counted(position, ids[place]));
        }
        table.legend = lists_.computation(position);
        club::drop_empty_columns(table);
        return table;
    }

private:
    const Team& team(std::int32_t position) const {
        return tournament_.teams[static_cast<std::size_t>(position)];
    }

    const Tournament& tournament_;
    club::TeamLists lists_;
    PlayerIndex index_;
    std::vector<std::int32_t> order_;
};

/// The teams in order of their numbers, and the list of each in board order (regulation 24).
class TeamStartList final : public Report {
public:
    bool applies(const Tournament& tournament) const override { return is_team_event(tournament); }

    int order() const override { return 10; }

    Document make(const ReportInput& input) const override {
        const Phrase title = Phrase::of("report.team-start-list");
        Document document = club::document_of(input, "team-start-list", title);
        const Rosters rosters(input.tournament);
        document.sections.push_back(club::table_section(input, "teams", title, rosters.overview()));
        for (const auto position : rosters.order()) {
            const Team& team = input.tournament.teams[static_cast<std::size_t>(position)];
            const std::string id = std::to_string(team.id);
            document.sections.push_back(club::table_section(
                input, "team-" + id, Phrase::of("report.roster", {id, team.name}),
                rosters.roster(position)));
            if (Cell strength = rosters.strength(position); !club::is_empty(strength))
                document.sections.back().facts.push_back(
                    club::fact("strength", std::move(strength)));
        }
        return document;
    }
};

}

HAKEM_PLUGIN(TeamStartList, "team-start-list", "Team start list", "Regulation 24, 25")
