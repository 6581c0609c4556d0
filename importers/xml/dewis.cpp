// DEWIS, the report of the German federation before June 2026.

#include "common/values.hpp"
#include "event.hpp"
#include "formats.hpp"
#include "teams.hpp"
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::xml {

namespace {

/// Calls `read` for the children of that name of every element of the name above it.
template<class Read>
void each(pugi::xml_node root, std::string_view above, std::string_view name, const Read& read) {
    for (const auto section : root.children())
        for (const auto part : section.children())
            if (local_name(part.name()) == above)
                for (const auto node : part.children())
                    if (local_name(node.name()) == name) read(node);
}

class Dewis {
public:
    Dewis(Reading& reading, std::shared_ptr<const Source> source)
        : reading_(reading), event_(reading, std::move(source), "dewis") {}

    Tournament read(pugi::xml_node root) {
        event_.tournament.federation = "GER";
        for (const auto section : root.children())
            for (const auto part : section.children()) check(part);
        each(root, "appointments", "appointment", [this](auto node) { read_round(node); });
        each(root, "players", "player", [this](auto node) { read_player(node); });
        event_.number_players();
        each(root, "teams", "team", [this](auto node) { read_team(node); });
        event_.number_teams();
        each(root, "games", "game", [this](auto node) { read_game(node); });
        each(root, "encounter", "play", [this](auto node) { read_match(node); });
        enter_matches(event_, reading_, games_, matches_);
        return event_.take();
    }

private:
    void check(pugi::xml_node part) {
        const auto name = local_name(part.name());
        if (name == "tournament") return read_header(part);
        for (const auto* known : {"appointments", "players", "games", "teams", "encounter"})
            if (name == known) return;
        reading_.unknown(part);
    }

    void read_header(pugi::xml_node node) {
        Fields fields(reading_, node);
        auto& t = event_.tournament;
        t.name = fields["label"].text;
        t.type = fields["type"].text;
        if (t.type == "SW") t.type = "Swiss-System (SW)";
        t.scheduled_rounds =
            std::clamp(reading_.number_or_zero(fields["rounds"]), 0, importing::most_rounds);
        t.end = reading_.date(fields["endDate"]);
    }

    void read_round(pugi::xml_node node) {
        Fields fields(reading_, node);
        const auto round = event_.round_of(fields["round"]);
        const auto date = reading_.date(fields["matchday"]);
        auto& dates = event_.tournament.round_dates;
        const auto r = static_cast<std::size_t>(round);
        if (round == 0 || !date) return;
        if (dates.size() < r) dates.resize(r);
        dates[r - 1] = date;
        auto& start = event_.tournament.start;
        if (!start || date < start) start = date;
    }

    void read_player(pugi::xml_node node) {
        Fields fields(reading_, node);
        Player player;
        player.name = importing::whole_name(fields["surname"].text, fields["forename"].text);
        player.birth = reading_.date(fields["dob"]);
        player.club = fields["club"].text;
        player.fide_id = fields["idFide"].text;
        player.national_rating = reading_.rating(fields["rating"]);
        player.national_id = fields["id"].text;
        player.national_origin = fields["vkz"].text;
        player.national_federation = "GER";
        event_.add_player(reading_.number(fields["noPlayer"]), std::move(player), node);
    }

    void read_team(pugi::xml_node node) {
        Team team;
        Fields fields(reading_, node);
        team.name = fields["teamName"].text;
        for (const auto list : node.children()) {
            if (local_name(list.name()) != "lineup") continue;
            for (const auto one : list.children()) {
                const auto id = event_.player_of(Field{trim(one.child_value()), true});
                if (id != 0) team.players.push_back(id);
            }
        }
        event_.add_team(reading_.number(fields["lot"]), std::move(team), node);
    }

    /// "1:0", "½:½", "+:-"; a game without an opponent and without a result is a bye.
    void read_game(pugi::xml_node node) {
        Fields fields(reading_, node);
        GameRow game;
        game.place = reading_.place_of(node);
        game.round = event_.round_of(fields["round"]);
        const auto white = fields["noWhite"], black = fields["noBlack"], result = fields["result"];
        game.white = event_.player_of(white);
        game.black = event_.player_of(black);
        if ((white && game.white == 0) || (black && game.black == 0) || game.round == 0) return;
        const auto colon = result.text.find(':');
        const auto first = result.text.substr(0, colon);
        const auto second =
            colon == result.text.npos ? std::string_view() : result.text.substr(colon + 1);
        game.result = result_of_signs(first, second);
        if (game.white != 0 && game.black != 0) {
            game.board = static_cast<std::int32_t>(games_.size()) + 1;
            games_.push_back(game);
            return event_.enter(game);
        }
        enter_bye(game, result, game.white != 0 ? first : second);
    }

    void enter_bye(const GameRow& game, const Field& result, std::string_view own) {
        const auto id = game.white != 0 ? game.white : game.black;
        if (id == 0) return;
        const auto outcome = outcome_of_sign(own);
        auto bye = Outcome::pairing_bye;
        if (outcome == Outcome::draw) bye = Outcome::half_bye;
        if (outcome == Outcome::loss || outcome == Outcome::forfeit_loss) bye = Outcome::zero_bye;
        if (!result) reading_.count("XML-0027", game.place);
        event_.enter(id, game.round, {0, Colour::none, bye}, game.place);
    }

    void read_match(pugi::xml_node node) {
        Fields fields(reading_, node);
        MatchRow match;
        match.place = reading_.place_of(node);
        match.round = event_.round_of(fields["round"]);
        const auto home = fields["noHomeTeam"], guest = fields["noGuestTeam"];
        match.first = event_.team_of(home);
        match.second = event_.team_of(guest);
        match.first_points = reading_.points(fields["pointsHome"]);
        match.second_points = reading_.points(fields["pointsGuest"]);
        if ((home && match.first == 0) || (guest && match.second == 0)) return;
        matches_.push_back(match);
    }

    Reading& reading_;
    Event event_;
    std::vector<GameRow> games_;
    std::vector<MatchRow> matches_;
};

}

Tournament read_dewis(pugi::xml_node root, Reading& reading, std::shared_ptr<const Source> source) {
    return Dewis(reading, std::move(source)).read(root);
}

}
