#include "chess_results.hpp"

#include "common/values.hpp"
#include <hakem/text.hpp>
#include <hakem/tie_break.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::xml {

namespace {

/// In place of an opponent.
constexpr std::int32_t pairing_bye = -1, not_paired = -2;

/// Signatures of the site are of no meaning elsewhere.
constexpr std::array<std::string_view, 8> parts = {"tournamentdata", "rounds",      "players",
                                                   "playerpairings", "teams",       "teampairings",
                                                   "security",       "securitydata"};

std::string_view text_of_type(std::int32_t type, bool twice) {
    switch (type) {
    case 1:
        return twice ? "Individual: Double Round-Robin" : "Individual: Round-Robin";
    case 2:
        return twice ? "Team: Double Round-Robin" : "Team: Round-Robin";
    case 3:
        return "Team: Swiss-System";
    default:
        return "Individual: Swiss-System";
    }
}

std::vector<std::string> split(std::string_view names) {
    std::vector<std::string> all;
    while (!names.empty()) {
        const auto stop = std::min(names.find(';'), names.size());
        if (const auto name = trim(names.substr(0, stop)); !name.empty()) all.emplace_back(name);
        names.remove_prefix(std::min(stop + 1, names.size()));
    }
    return all;
}

}

ChessResults::ChessResults(Reading& reading, std::shared_ptr<const Source> source)
    : reading_(reading), event_(reading, std::move(source), "chess-results") {}

Tournament ChessResults::read(pugi::xml_node root) {
    for (const auto part : root.children())
        if (std::find(parts.begin(), parts.end(), local_name(part.name())) == parts.end())
            reading_.unknown(part);
    read_parts(root, "tournamentdata", "tournament", &ChessResults::read_tournament);
    read_parts(root, "rounds", "round", &ChessResults::read_round);
    read_parts(root, "players", "player", &ChessResults::read_player);
    event_.number_players();
    read_parts(root, "teams", "team", &ChessResults::read_team);
    event_.number_teams();
    fill_teams();
    read_parts(root, "playerpairings", "playerpairing", &ChessResults::read_game);
    read_parts(root, "teampairings", "teampairing", &ChessResults::read_match);
    enter_matches(event_, reading_, games_, matches_);
    drop_empty_places();
    auto& t = event_.tournament;
    t.standings_only = games_.empty() && matches_.empty() &&
                       std::any_of(t.players.begin(), t.players.end(), [](const Player& player) {
                           return player.rounds.empty() && player.declared_points > Points();
                       });
    conclude_bye_points(event_.tournament, reading_);
    conclude_team_byes(event_.tournament, reading_);
    return event_.take();
}

void ChessResults::read_parts(pugi::xml_node root, std::string_view name, std::string_view child,
                              void (ChessResults::*read)(pugi::xml_node)) {
    for (const auto part : root.children()) {
        if (local_name(part.name()) != name) continue;
        for (const auto one : part.children()) {
            if (local_name(one.name()) == child)
                (this->*read)(one);
            else
                reading_.unknown(one);
        }
    }
}

void ChessResults::read_tournament(pugi::xml_node node) {
    Fields fields(reading_, node);
    auto& t = event_.tournament;
    t.name = fields["name"].text;
    t.city = fields["location"].text;
    t.federation = fields["federation"].text;
    t.start = reading_.date(fields["from"]);
    t.end = reading_.date(fields["to"]);
    t.time_control = fields["timecontrol"].text;
    t.chief_arbiter = fields["chiefarbiter"].text;
    for (const auto* name : {"deputyarbiter", "arbiter"})
        for (auto& one : split(fields[name].text)) t.deputy_arbiters.push_back(std::move(one));
    const auto rounds = reading_.number_or_zero(fields["rounds"]);
    t.scheduled_rounds = std::clamp(rounds, 0, importing::most_rounds);
    read_type(fields);
    read_tie_breaks(fields);
    // What the site needs for itself, and what follows from the rest.
    fields.ignore({"key", "creator", "currentround", "rankinground", "ratingavg", "category",
                   "endstatus", "playerperteam", "sortstartrank"});
}

void ChessResults::read_type(Fields& fields) {
    const auto type = fields["type"];
    const auto number = reading_.number(type);
    type_ = number.value_or(0);
    if (number && (type_ < 0 || type_ > 3)) {
        reading_.say(Severity::warning, "XML-0010", type,
                     {std::string(type.text), message_argument("xml.expected-type")});
        type_ = 0;
    }
    event_.tournament.type = text_of_type(type_, reading_.number_or_zero(fields["replay"]) == 2);
}

/// tb1no="37": numbers of Swiss-Manager's list, 0 = none. In an individual event the points stand
/// before them, in a team event among them.
void ChessResults::read_tie_breaks(Fields& fields) {
    std::string list;
    auto& declared = event_.tournament.declared_tie_breaks;
    for (std::size_t i = 0; i < tie_breaks; ++i) {
        const auto field = fields[fmt::format("tb{}no", i + 1)];
        const auto number = reading_.number_or_zero(field);
        if (number <= 0 || number > 999) continue;
        const auto text = std::to_string(number);
        tie_break_numbers_[i] = text;
        const bool match = has_teams() && number == 13, game = has_teams() && number == 1;
        auto code = std::string(tie_break_of_number(text));
        // Buchholz whose cuts are a setting: none where the place of the settings is empty.
        const auto name = fmt::format("tb{}_detail", i + 1);
        const auto detail = fields[name];
        if (number == 37 && detail.given && !detail) code = "BH";
        const auto own = code.empty() ? "[" + text + "]" : code;
        const auto listed = match ? "MPTS" : game ? "GPTS" : own;
        if (detail) reading_.not_taken("tournament", name, detail.text);
        list += (list.empty() ? "" : ",") + listed;
        if (!match && !game) declared.push_back({text, std::move(code)});
    }
    if (!list.empty()) event_.tournament.standings_order = has_teams() ? list : "PTS," + list;
}

void ChessResults::read_round(pugi::xml_node node) {
    Fields fields(reading_, node);
    const auto round = event_.round_of(fields["round"]);
    const auto date = reading_.date(fields["date"]);
    if (round == 0 || !date) return;
    auto& dates = event_.tournament.round_dates;
    const auto r = static_cast<std::size_t>(round);
    if (dates.size() < r) dates.resize(r);
    dates[r - 1] = date;
}

GameRow ChessResults::game_of(Fields& fields) {
    GameRow game;
    game.place = reading_.place_of(fields.node());
    game.round = event_.round_of(fields["round"]);
    game.pairing = reading_.number_or_zero(fields["pairing"]);
    game.board = reading_.number_or_zero(fields["board"]);
    const auto white = reading_.points(fields["reswhite"]),
               black = reading_.points(fields["resblack"]);
    const auto code = fields["forfeit"];
    const auto sign = to_upper(code.text, Language::english);
    const auto kind = sign == "K"   ? GameKind::forfeit
                      : sign == "U" ? GameKind::unrated
                                    : GameKind::rated;
    game.result = result_of(white, black, kind);
    if (sign == "D") // 0-0
        game.result = {Outcome::loss, Outcome::loss, false};
    if (sign == "H") {
        const bool drawn = white == black;
        game.result = {Outcome::adjourned, Outcome::adjourned, false};
        if (!drawn)
            reading_.say(Severity::note, "XML-0019", game.place, {std::to_string(game.round)});
    }
    if (!sign.empty() && sign != "K" && sign != "U" && sign != "D" && sign != "H")
        reading_.say(Severity::warning, "XML-0010", code,
                     {std::string(code.text), message_argument("xml.expected-forfeit")});
    return game;
}

void ChessResults::read_game(pugi::xml_node node) {
    Fields fields(reading_, node);
    auto game = game_of(fields);
    const auto white = fields["whiteno"], black = fields["blackno"];
    const auto first = reading_.number_or_zero(white), second = reading_.number_or_zero(black);
    game.white = first > 0 ? event_.player_of(white) : 0;
    game.black = second > 0 ? event_.player_of(black) : 0;
    const bool alone = first <= 0 || second <= 0;
    if (!alone) {
        if (game.white == 0 || game.black == 0) return; // said
        games_.push_back(game);
        return event_.enter(game);
    }
    const auto own = reading_.points(fields[game.white != 0 ? "reswhite" : "resblack"]);
    enter_alone(game, first <= 0 ? first : second, own);
}

/// A row with one player: -1 stands for the pairing-allocated bye, which shows a full point
/// whatever the event awards; -2 for a player who was not paired; in a team event anything else for
/// a board that the other team left empty.
void ChessResults::enter_alone(GameRow game, std::int32_t opponent, std::optional<Points> own) {
    const bool as_white = game.white != 0;
    const auto id = as_white ? game.white : game.black;
    if (id == 0) return;
    RoundEntry entry{0, Colour::none, Outcome::pairing_bye};
    if (has_teams() && opponent != pairing_bye && opponent != not_paired) {
        const bool won = own.value_or(Points()) > Points();
        entry.colour = as_white ? Colour::white : Colour::black;
        entry.outcome = won ? Outcome::forfeit_win : Outcome::forfeit_loss;
        (as_white ? game.result.white : game.result.black) = entry.outcome;
        games_.push_back(game);
    } else if (opponent != pairing_bye) {
        entry.outcome = bye_of(own);
    }
    event_.enter(id, game.round, entry, game.place);
}

void ChessResults::read_match(pugi::xml_node node) {
    Fields fields(reading_, node);
    MatchRow match;
    match.place = reading_.place_of(node);
    match.round = event_.round_of(fields["round"]);
    match.pairing = reading_.number_or_zero(fields["pairing"]);
    const auto first = fields["no1"], second = fields["no2"];
    match.first_points = reading_.points(fields["res1"]);
    match.second_points = reading_.points(fields["res2"]);
    const auto no1 = reading_.number_or_zero(first), no2 = reading_.number_or_zero(second);
    match.first = no1 > 0 ? event_.team_of(first) : 0;
    match.second = no2 > 0 ? event_.team_of(second) : 0;
    if (match.round == 0 || (no1 > 0 && match.first == 0) || (no2 > 0 && match.second == 0)) return;
    if (no1 == not_paired || no2 == not_paired) {
        event_.tournament.byes.push_back({Outcome::zero_bye,
                                          match.round,
                                          {match.first != 0 ? match.first : match.second},
                                          match.place.line});
        return;
    }
    matches_.push_back(match);
}

}
