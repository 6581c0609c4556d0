#include "json.hpp"

namespace hakem::json {

namespace {

Json points_json(const std::optional<Points>& points) {
    return points ? Json(to_text(*points)) : Json(nullptr);
}

Json count_json(const std::optional<std::int32_t>& count) {
    return count ? Json(*count) : Json(nullptr);
}

Json scoring_json(const Scoring& s) {
    return {{"win", to_text(s.win)},
            {"draw", to_text(s.draw)},
            {"loss", to_text(s.loss)},
            {"absence", to_text(s.absence)},
            {"pairing_bye", to_text(s.pairing_bye)},
            {"half_bye", to_text(s.half_bye)},
            {"full_bye", to_text(s.full_bye)},
            {"forfeit_win", to_text(s.forfeit_win)},
            {"forfeit_loss", to_text(s.forfeit_loss)},
            {"black_win", to_text(s.black_win)},
            {"black_draw", to_text(s.black_draw)},
            {"black_loss", to_text(s.black_loss)}};
}

Json team_json(const Team& team) {
    Json json = {
        {"id", team.id},
        {"name", team.name},
        {"nickname", team.nickname},
        {"strength", team.strength == 0 ? Json(nullptr) : Json(team.strength)},
        {"declared_match_points", points_json(team.declared_match_points)},
        {"declared_game_points", points_json(team.declared_game_points)},
        {"declared_rank", team.declared_rank == 0 ? Json(nullptr) : Json(team.declared_rank)},
        {"players", team.players}};
    if (!team.declared_tie_breaks.empty())
        json["declared_tie_breaks"] = values_json(team.declared_tie_breaks);
    return json;
}

Json json_of(const DeclaredTieBreak& declared) {
    return {{"name", declared.name},
            {"code", declared.code.empty() ? Json(nullptr) : Json(declared.code)}};
}

Json json_of(const AnnouncedBye& bye) {
    return {{"kind", outcome_json(bye.kind)}, {"round", bye.round}, {"ids", bye.ids}};
}

Json json_of(const Acceleration& a) {
    return {{"match_points", to_text(a.match_points)},
            {"game_points", to_text(a.game_points)},
            {"first_round", a.first_round},
            {"last_round", a.last_round},
            {"first_id", a.first_id},
            {"last_id", a.last_id}};
}

Json json_of(const ProhibitedPairing& p) {
    return {{"first_round", p.first_round}, {"last_round", p.last_round}, {"ids", p.ids}};
}

Json json_of(const AbnormalPoints& a) {
    return {{"kind", outcome_json(a.kind)},
            {"match_points", to_text(a.match_points)},
            {"game_points", to_text(a.game_points)},
            {"round", a.round},
            {"ids", a.ids}};
}

Json json_of(const LineUp& l) {
    return {{"round", l.round}, {"team", l.team}, {"opponent", l.opponent}, {"players", l.players}};
}

Json json_of(const ForfeitedMatch& m) {
    return {{"round", m.round},
            {"white", m.white},
            {"black", m.black},
            {"white_came", m.white_came},
            {"black_came", m.black_came}};
}

Json json_of(const TeamByes& byes) {
    return {{"match_points", points_json(byes.match_points)},
            {"game_points", points_json(byes.game_points)},
            {"teams", byes.teams}};
}

/// The texts as they stand in the PGN.
Json json_of(const GameRecord& game) {
    return {{"round", game.round == 0 ? Json(nullptr) : Json(game.round)},
            {"board", game.board == 0 ? Json(nullptr) : Json(game.board)},
            {"white", game.white},
            {"black", game.black},
            {"half_moves", game.half_moves},
            {"result_differs", game.result_differs},
            {"eco", game.eco},
            {"opening", game.opening},
            {"movetext", game.movetext}};
}

Json json_of(const Player& player) { return player_json(player); }
Json json_of(const Team& team) { return team_json(team); }
Json json_of(const Date& date) { return date_json(date); }

template<class T>
Json list_json(const std::vector<T>& all) {
    auto json = Json::array();
    for (const auto& one : all) json.push_back(json_of(one));
    return json;
}

void add_facts(Json& json, const Tournament& t) {
    json["name"] = t.name;
    json["city"] = t.city;
    json["federation"] = t.federation;
    json["start"] = date_json(t.start);
    json["end"] = date_json(t.end);
    json["type"] = t.type;
    json["encoded_type"] = t.encoded_type;
    json["chief_arbiter"] = t.chief_arbiter;
    json["deputy_arbiters"] = t.deputy_arbiters;
    json["time_control"] = t.time_control;
    json["encoded_time_control"] = t.encoded_time_control;
    json["ranking_method"] = t.ranking_method;
    json["pairing_controller"] = t.pairing_controller;
    json["tie_breaks"] = t.tie_breaks;
    json["standings_order"] = t.standings_order;
    json["team_colours"] = t.team_colours;
    json["declared_tie_breaks"] = list_json(t.declared_tie_breaks);
    json["standings_only"] = t.standings_only;
    json["list_tolerance"] = t.list_tolerance;
    json["declared_players"] = count_json(t.declared_players);
    json["declared_rated"] = count_json(t.declared_rated);
    json["declared_teams"] = count_json(t.declared_teams);
    json["round_dates"] = list_json(t.round_dates);
    json["scheduled_rounds"] = t.scheduled_rounds == 0 ? Json(nullptr) : Json(t.scheduled_rounds);
    json["initial_colour"] = t.initial_colour ? colour_json(*t.initial_colour) : Json(nullptr);
}

}

Json tournament_json(const Tournament& tournament) {
    const auto& t = tournament;
    Json json = {{"schema", "hakem.tournament/1"}, {"format", t.format}};
    add_facts(json, t);
    json["scoring"] = scoring_json(t.scoring);
    json["scoring_declared"] = t.scoring_declared;
    json["team_scoring"] = {{"win", to_text(t.team_scoring.win)},
                            {"draw", to_text(t.team_scoring.draw)},
                            {"loss", to_text(t.team_scoring.loss)}};
    json["absent_next_round"] = t.absent_next_round;
    json["players"] = list_json(t.players);
    json["teams"] = list_json(t.teams);
    json["byes"] = list_json(t.byes);
    json["accelerations"] = list_json(t.accelerations);
    json["prohibited"] = list_json(t.prohibited);
    json["abnormal_points"] = list_json(t.abnormal_points);
    json["line_ups"] = list_json(t.line_ups);
    json["team_byes"] = t.team_byes ? json_of(*t.team_byes) : Json(nullptr);
    json["forfeited_matches"] = list_json(t.forfeited_matches);
    if (!t.games.empty()) json["games"] = list_json(t.games);
    return json;
}

}
