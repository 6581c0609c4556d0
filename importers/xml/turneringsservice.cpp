// Turneringsservice (.trx) of the Norwegian federation.

#include "common/values.hpp"
#include "event.hpp"
#include "formats.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace hakem::xml {

namespace {

/// W and B, or the words of the country: hvit is White, svart and sort are Black.
Colour colour_of(std::string_view text) {
    const auto sign = to_upper(trim(text), Language::english);
    if (sign == "W" || sign == "H") return Colour::white;
    return sign == "B" || sign == "S" ? Colour::black : Colour::none;
}

class Turneringsservice {
public:
    Turneringsservice(Reading& reading, std::shared_ptr<const Source> source)
        : reading_(reading), event_(reading, std::move(source), "turneringsservice") {}

    Tournament read(pugi::xml_node root) {
        read_header(root);
        for (const auto part : root.children()) {
            if (local_name(part.name()) == "Groups")
                for (const auto group : part.children()) read_group(group);
            else if (local_name(part.name()) != "Web")
                reading_.unknown(part);
        }
        return event_.take();
    }

private:
    void read_header(pugi::xml_node node) {
        Fields fields(reading_, node);
        auto& t = event_.tournament;
        t.name = fields["Event"].text;
        t.city = fields["Site"].text;
        t.federation = fields["Federation"].text;
        t.chief_arbiter = fields["Arbiter"].text;
        t.start = reading_.date(fields["StartDate"]);
        t.end = reading_.date(fields["EndDate"]);
        fields.ignore({"Producer", "Dataversion"});
        teams_ = fields["TeamEvent"].text == "Y";
        if (teams_) reading_.say(Severity::warning, "XML-0029", node);
    }

    /// A file may hold several groups; each is a tournament of its own, and the first is read.
    void read_group(pugi::xml_node node) {
        if (node.type() != pugi::node_element) return;
        if (seen_++ > 0) return reading_.count("XML-0028", reading_.place_of(node));
        read_settings(node);
        for (const auto part : node.children()) {
            const auto name = local_name(part.name());
            if (name == "Rounds")
                for (const auto round : part.children()) read_round(round);
            else if (name == "Players")
                for (const auto player : part.children()) read_player(player);
            else
                reading_.unknown(part);
        }
        settle_time_control();
        event_.number_players();
        for (const auto part : node.children())
            if (local_name(part.name()) == "Players") read_games(part);
    }

    void read_settings(pugi::xml_node node) {
        Fields fields(reading_, node);
        auto& t = event_.tournament;
        if (const auto name = fields["Event"]; name && name.text != t.name)
            t.name += (t.name.empty() ? "" : " - ") + std::string(name.text);
        t.type = fields["Pairing"].text;
        t.scheduled_rounds =
            std::clamp(reading_.number_or_zero(fields["NumRounds"]), 0, importing::most_rounds);
        fields.ignore({"ActiveRound"});
        const auto win = reading_.points(fields["PointsForWin"]),
                   loss = reading_.points(fields["PointsForLoss"]),
                   draw = reading_.points(fields["PointsForDraw"]);
        const auto usual = Scoring{};
        const auto of_win = win.value_or(usual.win);
        t.scoring = scoring_of(of_win, draw.value_or(usual.draw), loss.value_or(usual.loss));
        t.scoring_declared = t.scoring != usual;
        const auto bye = fields["PointsForBye"]; // "+" = as a win
        if (bye && bye.text != "+")
            if (const auto points = reading_.points(bye)) t.scoring.pairing_bye = *points;
        t.scoring_declared = t.scoring != usual;
    }

    void read_round(pugi::xml_node node) {
        if (node.type() != pugi::node_element) return;
        Fields fields(reading_, node);
        if (event_.tournament.round_dates.size() < importing::most_rounds)
            event_.tournament.round_dates.push_back(reading_.date(fields["StartDate"]));
        fields.ignore({"IsRated"});
        for (const auto part : node.children())
            if (local_name(part.name()) == "TimeControls")
                add_time_control(part);
            else
                reading_.unknown(part);
    }

    /// As record 122 has it: "40/90 min, 30 min".
    void add_time_control(pugi::xml_node node) {
        std::string control;
        for (const auto part : node.children()) {
            if (part.type() != pugi::node_element) continue;
            Fields fields(reading_, part);
            const auto moves = reading_.number_or_zero(fields["moves"]);
            const auto minutes = reading_.number_or_zero(fields["Time"]);
            if (minutes == 0) continue;
            if (!control.empty()) control += ", ";
            if (moves != 0) control += fmt::format("{}/", moves);
            control += fmt::format("{} min", minutes);
        }
        if (control.empty()) return;
        const auto found = std::find_if(time_controls_.begin(), time_controls_.end(),
                                        [&](const auto& one) { return one.first == control; });
        const auto round = static_cast<int>(event_.tournament.round_dates.size());
        if (found == time_controls_.end())
            time_controls_.push_back({control, {round}});
        else
            found->second.push_back(round);
    }

    /// Where rounds differ, with their numbers: "1, 2: 90 min; 3: 15 min".
    void settle_time_control() {
        auto& all = event_.tournament.time_control;
        if (time_controls_.size() == 1) all = time_controls_.front().first;
        if (time_controls_.size() < 2) return;
        for (const auto& [control, rounds] : time_controls_)
            all +=
                fmt::format("{}{}: {}", all.empty() ? "" : "; ", fmt::join(rounds, ", "), control);
    }

    void read_player(pugi::xml_node node) {
        if (node.type() != pugi::node_element) return;
        Fields fields(reading_, node);
        Player player;
        player.name = importing::whole_name(fields["Ln"].text, fields["Gn"].text);
        player.sex = reading_.sex(fields["sex"]);
        player.birth = reading_.date(fields["Born"]);
        player.federation = fields["Federation"].text;
        player.club = fields["Club"].text;
        player.fide_id = fields["FideId"].text;
        player.rating = reading_.rating(fields["FideRating"]);
        player.title = importing::title(fields["Title"].text);
        player.national_id = fields["LocalID"].text;
        player.national_rating = reading_.rating(fields["LocalRating"]);
        if (!player.national_id.empty() || player.national_rating != 0)
            player.national_federation = event_.tournament.federation;
        player.declared_points = reading_.points(fields["Pts"]);
        player.declared_rank = reading_.number_or_zero(fields["Rank"]);
        event_.add_player(reading_.number(fields["StartNo"]), std::move(player), node);
    }

    /// Each player's games stand with the player, so every game is there twice.
    void read_games(pugi::xml_node players) {
        std::size_t position = 0;
        for (const auto node : players.children()) {
            if (node.type() != pugi::node_element) continue;
            if (position >= event_.tournament.players.size()) break;
            const auto id = event_.tournament.players[position++].id;
            for (const auto game : node.children())
                if (local_name(game.name()) == "Game")
                    read_game(game, id);
                else
                    reading_.unknown(game);
        }
    }

    void read_game(pugi::xml_node node, std::int32_t id) {
        Fields fields(reading_, node);
        const auto round = event_.round_of(fields["Rd"]);
        const auto colour = colour_of(fields["Clr"].text);
        const auto opponent = fields["Opnt"], result = fields["Res"];
        fields.ignore({"Table"});
        const auto number = reading_.number_or_zero(opponent);
        const auto met = number > 0 ? event_.player_of(opponent) : 0;
        if (round == 0 || (number > 0 && met == 0)) return;
        const auto outcome = outcome_of_sign(result.text);
        if (result && !outcome)
            reading_.say(Severity::warning, "XML-0010", result,
                         {std::string(result.text), message_argument("xml.expected-result")});
        if (met != 0) {
            event_.enter(id, round, {met, colour, outcome.value_or(Outcome::pending)},
                         reading_.place_of(node));
            return;
        }
        auto bye = Outcome::zero_bye;
        if (outcome == Outcome::win || outcome == Outcome::forfeit_win) bye = Outcome::pairing_bye;
        if (outcome == Outcome::draw) bye = Outcome::half_bye;
        event_.enter(id, round, {0, Colour::none, bye}, reading_.place_of(node));
    }

    Reading& reading_;
    Event event_;
    bool teams_ = false;
    int seen_ = 0;
    std::vector<std::pair<std::string, std::vector<int>>> time_controls_; ///< and their rounds
};

}

Tournament read_turneringsservice(pugi::xml_node root, Reading& reading,
                                  std::shared_ptr<const Source> source) {
    return Turneringsservice(reading, std::move(source)).read(root);
}

}
