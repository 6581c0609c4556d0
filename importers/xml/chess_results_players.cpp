// Players and teams of chess-results.

#include "chess_results.hpp"
#include "common/values.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::xml {

/// Values beside Tournament::declared_tie_breaks; one without a number is told.
DeclaredValues ChessResults::values_of(Fields& fields) {
    DeclaredValues values;
    for (std::size_t i = 0; i < tie_breaks; ++i) {
        const auto& number = tie_break_numbers_[i];
        if (number.empty() || (has_teams() && (number == "13" || number == "1"))) continue;
        values.push_back(reading_.points(fields[fmt::format("tb{}", i + 1)]));
    }
    return values;
}

void ChessResults::read_player(pugi::xml_node node) {
    Fields fields(reading_, node);
    Player player;
    player.name = importing::whole_name(fields["lastname"].text, fields["firstname"].text);
    player.title = importing::title(fields["title"].text);
    player.sex = reading_.sex(fields["sex"]);
    player.birth = reading_.date(fields["dob"]);
    player.federation = fields["fed"].text;
    player.club = fields["clubname"].text;
    player.fide_id = fields["fideid"].text;
    player.national_id = fields["id"].text;
    player.national_origin = fields["state"].text;
    player.national_rating = reading_.rating(fields["rtgnat"]);
    // `rtg` is the higher or the only one of the two, as the event wants it.
    const auto own = reading_.rating(fields["rtg"]);
    player.rating = reading_.rating(fields["rtgfide"]);
    if (player.rating == 0 && player.national_rating == 0) player.rating = own;
    if (!player.national_id.empty() || player.national_rating != 0)
        player.national_federation =
            player.federation.empty() ? event_.tournament.federation : player.federation;
    const auto type = fields["typ"], group = fields["group"];
    player.group = group ? group.text : type.text;
    if (group && type && group.text != type.text) reading_.not_taken("player", "typ", type.text);
    player.declared_points = reading_.points(fields["pts"]);
    const auto rank = reading_.number_or_zero(fields["rank"]);
    player_ranks_.push_back({0, rank, fields["equal"].text == "J"});
    if (!has_teams()) player.declared_tie_breaks = values_of(fields);
    seats_.push_back({reading_.number_or_zero(fields["teamno"]),
                      reading_.number_or_zero(fields["board"]), seats_.size()});
    // Follows from the games.
    fields.ignore({"rtgaverage", "rtgperform", "rtgdifference", "teamplayid"});
    event_.add_player(reading_.number(fields["no"]), std::move(player), node);
}

void ChessResults::read_team(pugi::xml_node node) {
    Fields fields(reading_, node);
    Team team;
    team.name = fields["teamname"].text;
    team.nickname = fields["teamshort"].text;
    team.strength = reading_.rating(fields["rtg_average"]);
    const auto points = reading_.points(fields["points"]);
    for (std::size_t i = 0; i < tie_breaks; ++i) {
        if (tie_break_numbers_[i] != "13" && tie_break_numbers_[i] != "1") continue;
        const auto value = reading_.points(fields[fmt::format("tb{}", i + 1)]);
        (tie_break_numbers_[i] == "13" ? team.declared_match_points : team.declared_game_points) =
            value;
    }
    if (!team.declared_match_points && !team.declared_game_points)
        team.declared_match_points = points;
    team_ranks_.push_back(
        {0, reading_.number_or_zero(fields["rank"]), fields["equal"].text == "J"});
    team.declared_tie_breaks = values_of(fields);
    event_.add_team(reading_.number(fields["no"]), std::move(team), node);
}

/// Players into the lists of their teams in the order of their boards; ranks.
void ChessResults::fill_teams() {
    auto& t = event_.tournament;
    const auto player_ranks = shared_ranks(player_ranks_), team_ranks = shared_ranks(team_ranks_);
    for (std::size_t i = 0; i < t.players.size(); ++i) t.players[i].declared_rank = player_ranks[i];
    for (std::size_t i = 0; i < t.teams.size(); ++i) t.teams[i].declared_rank = team_ranks[i];
    if (t.teams.empty()) return;
    auto seats = seats_;
    std::stable_sort(seats.begin(), seats.end(), [](const Seat& a, const Seat& b) {
        return (a.board == 0) != (b.board == 0) ? b.board == 0 : a.board < b.board;
    });
    for (const auto& seat : seats) {
        if (seat.position >= t.players.size()) continue;
        if (auto* team = event_.team(event_.team_of(seat.team)))
            team->players.push_back(t.players[seat.position].id);
    }
}

/// Rows without a name who never played: the site keeps a place for players who were taken out.
void ChessResults::drop_empty_places() {
    auto& t = event_.tournament;
    const auto is_empty_place = [&](const Player& player) {
        return player.name.empty() && player.rounds.empty() && player.fide_id.empty() &&
               player.national_id.empty() && player.declared_points.value_or(Points()) == Points();
    };
    for (const auto& player : t.players) {
        if (!is_empty_place(player)) continue;
        reading_.count("XML-0022", {player.line, 0, 1});
        for (auto& team : t.teams) std::erase(team.players, player.id);
    }
    std::erase_if(t.players, is_empty_place);
}

}
