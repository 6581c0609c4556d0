#include "event.hpp"

#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::xml {

namespace {

std::string text_of(const std::optional<std::int32_t>& number) {
    return number ? std::to_string(*number) : std::string("-");
}

}

Event::Event(Reading& reading, std::shared_ptr<const Source> source, std::string_view format)
    : reading_(reading) {
    tournament.format = format;
    tournament.source = std::move(source);
}

void Event::add_player(std::optional<std::int32_t> number, Player player, pugi::xml_node node) {
    player.line = reading_.line_of(node);
    player_numbers_.push_back(number);
    player_nodes_.push_back(node);
    tournament.players.push_back(std::move(player));
}

void Event::add_team(std::optional<std::int32_t> number, Team team, pugi::xml_node node) {
    team.line = reading_.line_of(node);
    team_numbers_.push_back(number);
    team_nodes_.push_back(node);
    tournament.teams.push_back(std::move(team));
}

/// Gives the numbers; says which are not those of the file.
template<class One>
void Event::give_numbers(std::vector<One>& all, const importing::Numbers& numbers,
                         const std::vector<pugi::xml_node>& nodes, std::string_view what,
                         std::int32_t highest) {
    using Fate = importing::Numbers::Fate;
    const auto& in_file = what == "xml.player" ? player_numbers_ : team_numbers_;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& given = numbers.given()[i];
        all[i].id = given.id;
        const std::vector<std::string> arguments = {message_argument(what), text_of(in_file[i]),
                                                    std::to_string(given.id),
                                                    std::to_string(highest)};
        if (given.fate == Fate::missing)
            reading_.say(Severity::warning, "XML-0011", nodes[i], arguments);
        if (given.fate == Fate::twice)
            reading_.say(Severity::error, "XML-0012", nodes[i], arguments);
        if (given.fate == Fate::replaced)
            reading_.say(Severity::note, "XML-0013", nodes[i], arguments);
        if (given.fate == Fate::no_room)
            reading_.say(Severity::error, "XML-0014", nodes[i], arguments);
    }
}

Tournament Event::take() {
    const auto has_no_number = [](const auto& one) { return one.id == 0; };
    std::erase_if(tournament.players, has_no_number);
    std::erase_if(tournament.teams, has_no_number);
    return std::move(tournament);
}

void Event::number_players() {
    players_.emplace(player_numbers_, importing::most_players);
    give_numbers(tournament.players, *players_, player_nodes_, "xml.player",
                 importing::most_players);
    player_positions_.assign(importing::most_players + 1, -1);
    for (std::size_t i = 0; i < tournament.players.size(); ++i)
        if (const auto id = tournament.players[i].id; id != 0)
            player_positions_[static_cast<std::size_t>(id)] = static_cast<std::int32_t>(i);
}

void Event::number_teams() {
    teams_.emplace(team_numbers_, importing::most_teams);
    give_numbers(tournament.teams, *teams_, team_nodes_, "xml.team", importing::most_teams);
}

std::int32_t Event::player_of(std::int32_t in_file) const {
    return players_ ? (*players_)[in_file] : 0;
}

std::int32_t Event::team_of(std::int32_t in_file) const { return teams_ ? (*teams_)[in_file] : 0; }

Player* Event::player(std::int32_t id) {
    if (id < 1 || id > importing::most_players || player_positions_.empty()) return nullptr;
    const auto position = player_positions_[static_cast<std::size_t>(id)];
    return position < 0 ? nullptr : &tournament.players[static_cast<std::size_t>(position)];
}

Team* Event::team(std::int32_t id) {
    const auto found = std::find_if(tournament.teams.begin(), tournament.teams.end(),
                                    [id](const Team& team) { return team.id == id; });
    return found == tournament.teams.end() ? nullptr : &*found;
}

std::int32_t Event::player_of(const Field& field) {
    const auto number = reading_.number(field);
    if (!number) return 0;
    const auto id = player_of(*number);
    if (id == 0)
        reading_.say(Severity::error, "XML-0015", field,
                     {message_argument("xml.player"), std::to_string(*number)});
    return id;
}

std::int32_t Event::team_of(const Field& field) {
    const auto number = reading_.number(field);
    if (!number) return 0;
    const auto id = team_of(*number);
    if (id == 0)
        reading_.say(Severity::error, "XML-0015", field,
                     {message_argument("xml.team"), std::to_string(*number)});
    return id;
}

std::int32_t Event::round_of(const Field& field) {
    const auto number = reading_.number(field);
    if (!number) return 0;
    if (*number >= 1 && *number <= importing::most_rounds) return *number;
    reading_.say(Severity::error, "XML-0016", field,
                 {std::to_string(*number), std::to_string(importing::most_rounds)});
    return 0;
}

void Event::enter(const GameRow& game) {
    if (game.round < 1) return;
    if (game.result.odd)
        reading_.say(Severity::warning, "XML-0018", game.place,
                     {std::to_string(game.round), std::to_string(game.white),
                      std::to_string(game.black),
                      std::string(1, static_cast<char>(game.result.white)),
                      std::string(1, static_cast<char>(game.result.black))});
    if (game.white != 0)
        enter(game.white, game.round, {game.black, Colour::white, game.result.white}, game.place);
    if (game.black != 0)
        enter(game.black, game.round, {game.white, Colour::black, game.result.black}, game.place);
}

bool Event::enter(std::int32_t id, std::int32_t round, const RoundEntry& entry,
                  const Place& place) {
    auto* found = player(id);
    if (found == nullptr || round < 1) return false;
    auto& rounds = found->rounds;
    const auto r = static_cast<std::size_t>(round);
    if (rounds.size() < r) rounds.resize(r);
    if (rounds[r - 1] != RoundEntry{}) {
        reading_.say(Severity::error, "XML-0017", place,
                     {std::to_string(round), std::to_string(id)});
        return false;
    }
    rounds[r - 1] = entry;
    return true;
}

}
