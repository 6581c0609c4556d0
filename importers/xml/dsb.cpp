// DSB_DWZ_TournamentReport 2.5 of the German federation, used since June 2026.

#include "common/values.hpp"
#include "event.hpp"
#include "formats.hpp"

#include <algorithm>

namespace hakem::xml {

namespace {

void read_header(pugi::xml_node node, Reading& reading, Tournament& tournament) {
    Fields fields(reading, node);
    tournament.name = fields["label"].text;
    tournament.type = fields["tournamentType"].text;
    if (tournament.type == "SW") tournament.type = "Swiss-System (SW)";
    tournament.encoded_time_control = fields["timecontrol"].text;
    tournament.scheduled_rounds =
        std::clamp(reading.number_or_zero(fields["rounds"]), 0, importing::most_rounds);
    tournament.start = reading.date(fields["startDate"]);
    tournament.end = reading.date(fields["endDate"]);
    tournament.city = fields["location"].text;
    fields.ignore({"tournamentUUID"});
}

void read_player(pugi::xml_node node, Reading& reading, Event& event) {
    Fields fields(reading, node);
    Player player;
    player.name = importing::whole_name(fields["surname"].text, fields["forename"].text);
    const auto day = fields["dobDate"], year = fields["dobYear"];
    player.birth = reading.date(day ? day : year);
    player.sex = reading.sex(fields["sex"]);
    player.club = fields["club"].text;
    player.fide_id = fields["fideId"].text;
    player.rating = reading.rating(fields["fideRating"]);
    player.national_id = fields["dsbId"].text;
    player.national_origin = fields["vkz"].text;
    player.national_federation = "GER";
    event.add_player(reading.number(fields["tournamentPlayerNumber"]), std::move(player), node);
}

/// One side of a game alone: the points are of a bye.
void enter_bye(Event& event, const GameRow& game, std::string_view own) {
    const auto outcome = outcome_of_sign(own).value_or(Outcome::pairing_bye);
    const bool full = outcome == Outcome::win || outcome == Outcome::forfeit_win ||
                      outcome == Outcome::pairing_bye;
    event.enter(game.white != 0 ? game.white : game.black, game.round,
                {0, Colour::none,
                 full                       ? Outcome::pairing_bye
                 : outcome == Outcome::draw ? Outcome::half_bye
                                            : Outcome::zero_bye},
                game.place);
}

void read_game(pugi::xml_node node, Reading& reading, Event& event) {
    Fields fields(reading, node);
    GameRow game;
    game.place = reading.place_of(node);
    game.round = event.round_of(fields["round"]);
    const auto date = reading.date(fields["date"]);
    const auto white = fields["tournamentPlayerNumberWhite"],
               black = fields["tournamentPlayerNumberBlack"];
    game.white = event.player_of(white);
    game.black = event.player_of(black);
    const auto own = fields["pointWhite"].text, other = fields["pointBlack"].text;
    game.result = result_of_signs(own, other);
    fields.ignore({"noneWhitePlayer", "noneBlackPlayer"});
    auto& dates = event.tournament.round_dates;
    const auto r = static_cast<std::size_t>(game.round);
    if (game.round > 0 && date && dates.size() < r) dates.resize(r);
    if (game.round > 0 && date && (!dates[r - 1] || date < dates[r - 1])) dates[r - 1] = date;
    if ((white && game.white == 0) || (black && game.black == 0)) return; // said
    if (game.white != 0 && game.black != 0) return event.enter(game);
    if (game.white != 0 || game.black != 0) enter_bye(event, game, game.white != 0 ? own : other);
}

}

Tournament read_dsb(pugi::xml_node root, Reading& reading, std::shared_ptr<const Source> source) {
    Event event(reading, std::move(source), "dsb");
    event.tournament.federation = "GER";
    for (const auto part : root.children()) {
        const auto name = local_name(part.name());
        if (name == "tournament") {
            read_header(part, reading, event.tournament);
        } else if (name == "players") {
            for (const auto node : part.children()) read_player(node, reading, event);
        } else if (name != "games" && name != "header") {
            reading.unknown(part);
        }
    }
    event.number_players();
    for (const auto part : root.children())
        if (local_name(part.name()) == "games")
            for (const auto node : part.children()) read_game(node, reading, event);
    return event.take();
}

}
