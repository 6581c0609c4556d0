// Players and teams for Swiss-Manager's import.

#include "common/values.hpp"
#include "event.hpp"
#include "formats.hpp"

#include <algorithm>

namespace hakem::xml {

namespace {

/// A player, and the number of the team in the file.
std::int32_t read_player(pugi::xml_node node, Reading& reading, Event& event) {
    Fields fields(reading, node);
    Player player;
    player.name = importing::whole_name(fields["Lastname"].text, fields["Firstname"].text);
    player.sex = reading.sex(fields["Gender"]);
    player.title = importing::title(fields["Title"].text);
    player.rating = reading.rating(fields["Rating"]);
    player.federation = fields["Federation"].text;
    player.fide_id = fields["FIDEId"].text;
    player.club = fields["Club"].text;
    const auto group = fields["Group"], type = fields["Type"];
    player.group = group ? group.text : type.text;
    if (group && type && group.text != type.text) reading.not_taken("Player", "Type", type.text);
    event.add_player(reading.number(fields["PlayerUniqueId"]), std::move(player), node);
    return reading.number_or_zero(fields["TeamUniqueId"]);
}

void read_team(pugi::xml_node node, Reading& reading, Event& event) {
    Fields fields(reading, node);
    Team team;
    team.name = fields["TeamLongname"].text;
    team.nickname = fields["TeamShortname"].text;
    event.add_team(reading.number(fields["TeamUniqueId"]), std::move(team), node);
}

/// Teams that players name and whose names stand in another file.
void add_teams(const std::vector<std::int32_t>& teams, Reading& reading, Event& event) {
    std::vector<std::int32_t> known;
    for (std::size_t i = 0; i < teams.size(); ++i) {
        if (teams[i] == 0 || std::find(known.begin(), known.end(), teams[i]) != known.end())
            continue;
        known.push_back(teams[i]);
        Team team;
        team.name = std::to_string(teams[i]);
        event.add_team(teams[i], std::move(team), {});
        reading.count("XML-0025", {event.tournament.players[i].line, 0, 1});
    }
}

}

Tournament read_swiss_manager(pugi::xml_node root, Reading& reading,
                              std::shared_ptr<const Source> source) {
    const bool teams_only = local_name(root.name()) == "Teams";
    Event event(reading, std::move(source),
                teams_only ? "swiss-manager-teams" : "swiss-manager-players");
    std::vector<std::int32_t> team_of;
    for (const auto node : root.children()) {
        if (local_name(node.name()) == "Player" && !teams_only)
            team_of.push_back(read_player(node, reading, event));
        else if (local_name(node.name()) == "Team" && teams_only)
            read_team(node, reading, event);
        else
            reading.unknown(node);
    }
    add_teams(team_of, reading, event);
    event.number_players();
    event.number_teams();
    auto& players = event.tournament.players;
    for (std::size_t i = 0; i < players.size(); ++i)
        if (auto* team = event.team(event.team_of(team_of[i])))
            team->players.push_back(players[i].id);
    reading.say(Severity::note, "XML-0026", Place{1, 0, 1});
    return event.take();
}

}
