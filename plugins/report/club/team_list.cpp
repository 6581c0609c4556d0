#include "team_list.hpp"

#include "columns.hpp"

#include <algorithm>

namespace hakem::club {

TeamLists::TeamLists(const Tournament& tournament)
    : tournament_(tournament), index_(tournament),
      boards_(static_cast<std::size_t>(boards_of_match(tournament))) {
    if (follows_regulation(tournament)) strengths_ = team_strengths(tournament);
    reserves_ = std::any_of(tournament.teams.begin(), tournament.teams.end(),
                            [this](const Team& team) { return team.players.size() > boards_; });
    const auto any = [&](auto holds) {
        return std::any_of(tournament.players.begin(), tournament.players.end(), holds);
    };
    by_ukd_ = any([](const Player& player) { return player.national_rating > 0; }) &&
              (follows_regulation(tournament) ||
               !any([](const Player& player) { return player.rating > 0; }));
}

const Player* TeamLists::player_at(std::int32_t team, std::size_t place) const {
    const auto& ids = tournament_.teams[static_cast<std::size_t>(team)].players;
    const auto position = place < ids.size() ? index_[ids[place]] : -1;
    return position < 0 ? nullptr : &tournament_.players[static_cast<std::size_t>(position)];
}

std::string TeamLists::named(std::int32_t id) const {
    const auto position = index_[id];
    const auto number = std::to_string(id);
    return position < 0
               ? number
               : number + " " + tournament_.players[static_cast<std::size_t>(position)].name;
}

Cell TeamLists::strength(std::int32_t team) const {
    const auto at = static_cast<std::size_t>(team);
    if (strengths_.empty()) return {Rating{tournament_.teams[at].strength}};
    return strengths_[at].known() ? Cell{Value{strengths_[at].mean()}} : Cell{};
}

std::vector<Phrase> TeamLists::computation(std::int32_t team) const {
    if (strengths_.empty()) return {};
    const auto& strength = strengths_[static_cast<std::size_t>(team)];
    std::vector<Phrase> lines;
    if (!strength.known()) {
        lines.push_back(Phrase::of("strength.unknown"));
    } else {
        std::string sum;
        for (const auto& part : strength.parts)
            sum += (sum.empty() ? "" : " + ") + std::to_string(part.ukd);
        lines.push_back(Phrase::of("strength.mean", {sum, std::to_string(strength.parts.size())}));
        for (const auto& part : strength.parts)
            if (part.assumed)
                lines.push_back(
                    Phrase::of("strength.assumed", {named(part.id), std::to_string(part.ukd),
                                                    named(strength.last_rated)}));
    }
    for (const auto id : strength.absent)
        lines.push_back(Phrase::of("strength.absent", {named(id)}));
    return lines;
}

Cell TeamLists::counted(std::int32_t team, std::int32_t id) const {
    if (strengths_.empty()) return {};
    const auto& strength = strengths_[static_cast<std::size_t>(team)];
    for (const auto& part : strength.parts) {
        if (part.id != id || !strength.known()) continue;
        if (!part.assumed) return {Number{part.ukd}};
        return {Phrase::verbatim("(" + std::to_string(part.ukd) + ")")};
    }
    return {};
}

Cell TeamLists::role(std::size_t place) const {
    if (!reserves_) return {};
    return {Phrase::of(place < boards_ ? "report.main-player" : "report.reserve")};
}

Cell TeamLists::rating(const Player& player) const { return player_cell(player, rating_key()); }

/// Number, name, rating.
Row TeamLists::side(const Player* player) const {
    if (!player) return Row(3);
    return {{Number{player->id}}, {Phrase::verbatim(player->name)}, rating(*player)};
}

Table TeamLists::on_card(std::int32_t team) const {
    Table table;
    table.columns = {column("list-place"), column("number"), column("list-name", "player"),
                     column("rating", rating_key()), column("role")};
    const auto size = tournament_.teams[static_cast<std::size_t>(team)].players.size();
    for (std::size_t place = 0; place < size; ++place) {
        Row& row = table.rows.emplace_back();
        row.emplace_back(Number{static_cast<std::int64_t>(place) + 1});
        row.back().header = true;
        const Row own = side(player_at(team, place));
        row.insert(row.end(), own.begin(), own.end());
        row.push_back(role(place));
    }
    return table;
}

Table TeamLists::side_by_side(std::int32_t first, std::int32_t second,
                              const std::vector<MatchBoard>& boards) const {
    Table table;
    table.columns = {column("list-place"),
                     column("first-number", "number"),
                     column("first-name", "player"),
                     column("first-rating", rating_key()),
                     column("first-role", "role"),
                     column("first-board", "board"),
                     column("second-board", "board"),
                     column("second-role", "role"),
                     column("second-rating", rating_key()),
                     column("second-name", "player"),
                     column("second-number", "number")};
    const auto& one = tournament_.teams[static_cast<std::size_t>(first)];
    const auto& other = tournament_.teams[static_cast<std::size_t>(second)];
    table.columns[2].heading = Phrase::verbatim(one.name);
    table.columns[9].heading = Phrase::verbatim(other.name);
    const auto board = [&](const Player* player) -> Cell {
        for (std::size_t i = 0; player && i < boards.size(); ++i)
            for (const auto seat : {boards[i].first, boards[i].second})
                if (seat >= 0 && &tournament_.players[static_cast<std::size_t>(seat)] == player)
                    return {Number{static_cast<std::int64_t>(i) + 1}};
        return {};
    };
    const auto size = std::max(one.players.size(), other.players.size());
    for (std::size_t place = 0; place < size; ++place) {
        const Player *left = player_at(first, place), *right = player_at(second, place);
        Row& row = table.rows.emplace_back();
        row.emplace_back(Number{static_cast<std::int64_t>(place) + 1});
        row.back().header = true;
        const Row own = side(left), theirs = side(right);
        row.insert(row.end(), own.begin(), own.end());
        row.push_back(left ? role(place) : Cell{});
        row.push_back(board(left));
        row.push_back(board(right));
        row.push_back(right ? role(place) : Cell{});
        row.insert(row.end(), theirs.rbegin(), theirs.rend());
    }
    return table;
}

}
