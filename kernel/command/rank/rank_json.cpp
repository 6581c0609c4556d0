#include "rank_json.hpp"

#include "command/json_parts.hpp"
#include <hakem/open_games.hpp>
#include <hakem/term_table.hpp>

#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

/// What each round brought to each value, by code.
Json terms_of(const Standing& row, const Standings& standings) {
    auto json = Json::object();
    for (std::size_t i = 0; i < standings.codes.size(); ++i)
        json[standings.codes[i].text] = terms_json(row.values[i].terms);
    return json;
}

/// How they make the values which are not their sums, by code.
Json how_of(const Standing& row, const Standings& standings) {
    auto json = Json::object();
    for (std::size_t i = 0; i < standings.codes.size(); ++i)
        if (const auto& how = row.values[i].how; !how.empty())
            json[standings.codes[i].text] = how_json(how);
    return json;
}

Json json_of(const Standing& row, const Standings& standings, bool explain) {
    const auto& competitor =
        standings.history.competitors[static_cast<std::size_t>(row.competitor)];
    Json json = {{"id", row.id},
                 {"rank", row.out ? Json() : Json(row.rank)},
                 {"name", competitor.name},
                 {"points", to_text(competitor.score)}};
    json["tiebreaks"] = Json::object();
    for (std::size_t i = 0; i < standings.codes.size(); ++i) {
        const auto& code = standings.codes[i];
        if (code.name == "PTS") continue;
        json["tiebreaks"][code.text] = value_json(row.values[i]);
    }
    if (row.decided_by >= 0)
        json["decidedBy"] = standings.codes[static_cast<std::size_t>(row.decided_by)].text;
    if (row.out) json["out"] = true;
    if (competitor.withdrawn) json["withdrawn"] = true;
    if (explain) json["terms"] = terms_of(row, standings);
    if (explain) json["how"] = how_of(row, standings);
    return json;
}

Json json_of(const Standings& standings, bool explain) {
    auto rows = Json::array();
    for (const auto& row : standings.rows) rows.push_back(json_of(row, standings, explain));
    return rows;
}

Json json_of(const OpenGame& game) {
    Json json = {{"round", game.round}, {"board", game.board}};
    if (game.seat != 0) json["seat"] = game.seat;
    json["white"] = game.white;
    json["black"] = game.black;
    json["state"] = game.adjourned ? "adjourned" : "pending";
    return json;
}

Json json_of(const CategoryStandings& category, const Standings& whole, bool explain) {
    Json json = {{"category", category.text},
                 {"name", category.named.name},
                 {"unknown", category.unknown},
                 {"standings", json_of(category.standings, explain)}};
    if (category.standings.lot) json["lot"] = std::to_string(*category.standings.lot);
    // A code that goes on with ties (regulation 37a) may be needed here and not in the whole.
    if (category.standings.codes != whole.codes) {
        json["codes"] = Json::array();
        for (const auto& code : category.standings.codes) json["codes"].push_back(code.text);
    }
    return json;
}

}

Json rule_json(const std::string& rule) { return rule.empty() ? Json() : Json(rule); }

Json value_json(const TieBreakValue& value) {
    const auto text = machine_text(value);
    return text ? Json(*text) : Json();
}

Json how_json(const std::vector<Decision>& how) {
    auto json = Json::array();
    for (const auto& decision : how) json.push_back(sentence_of(decision, Language::english));
    return json;
}

Json terms_json(const std::vector<Term>& terms) {
    auto json = Json::array();
    for (const auto& term : terms) {
        Json one = {{"round", term.round},
                    {"opponent", term.opponent},
                    {"value", exact_text(term.value, 1)}};
        if (term.board != 0) one["board"] = term.board;
        if (term.cut) one["cut"] = true;
        if (!term.cut_by.empty()) one["cutBy"] = text(term.cut_by, Language::english);
        if (!term.note.empty()) one["note"] = text(term.note, Language::english);
        json.push_back(std::move(one));
    }
    return json;
}

std::string rank_json(const Ranked& ranked) {
    const auto& standings = ranked.standings;
    const auto open = open_games(*ranked.input.tournament, standings.history);
    Json json = {{"schema", "hakem.rank/1"},
                 {"path", ranked.input.shown},
                 {"round", standings.history.rounds},
                 {"edition", standings.edition->id},
                 {"declared", standings.codes_declared},
                 {"final", has_all_rounds(standings.history) && open.empty()},
                 {"openGames", Json::array()},
                 {"codes", Json::array()},
                 {"standings", json_of(standings, ranked.explain)}};
    for (const auto& code : standings.codes) json["codes"].push_back(code.text);
    for (const auto& game : open) json["openGames"].push_back(json_of(game));
    if (ranked.explain)
        for (const auto& rule : standings.rules) json["rules"].push_back(rule_json(rule));
    if (standings.lot) json["lot"] = std::to_string(*standings.lot);
    for (const auto& category : ranked.categories)
        json["categories"].push_back(json_of(category, standings, ranked.explain));
    for (const auto& comparison : ranked.comparisons)
        json["why"].push_back(why_json(ranked.explained, comparison));
    json["findings"] = Json::array();
    for (const auto& finding : ranked.diagnostics.all())
        json["findings"].push_back(finding_json(finding, ranked.input.language));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}
