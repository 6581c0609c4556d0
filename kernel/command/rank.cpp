// hakem rank FILE: the standings.

#include "formats.hpp"
#include "inputs.hpp"
#include "rank_terms.hpp"
#include <hakem/open_games.hpp>
#include <hakem/report.hpp>
#include <hakem/standings.hpp>

#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

Json json_of(const Standing& row, const Standings& standings) {
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
        const auto& value = row.values[i].value;
        json["tiebreaks"][code.text] = value ? Json(to_text(*value)) : Json();
    }
    if (row.decided_by >= 0)
        json["decidedBy"] = standings.codes[static_cast<std::size_t>(row.decided_by)].text;
    if (row.out) json["out"] = true;
    return json;
}

/// What each round brought to each value, by code.
Json terms_of(const Standing& row, const Standings& standings) {
    auto json = Json::object();
    for (std::size_t i = 0; i < standings.codes.size(); ++i) {
        auto& terms = json[standings.codes[i].text] = Json::array();
        for (const auto& term : row.values[i].terms) {
            Json one = {
                {"round", term.round}, {"opponent", term.opponent}, {"value", to_text(term.value)}};
            if (term.cut) one["cut"] = true;
            if (!term.note.empty()) one["note"] = text(term.note, Language::english);
            terms.push_back(std::move(one));
        }
    }
    return json;
}

Json json_of(const OpenGame& game) {
    Json json = {{"round", game.round}, {"board", game.board}};
    if (game.seat != 0) json["seat"] = game.seat;
    json["white"] = game.white;
    json["black"] = game.black;
    json["state"] = game.adjourned ? "adjourned" : "pending";
    return json;
}

std::string json_text(const Input& input, const Standings& standings, bool explain) {
    const auto open = open_games(*input.tournament, standings.history);
    Json json = {{"schema", "hakem.rank/1"},
                 {"path", input.path.string()},
                 {"round", standings.history.rounds},
                 {"edition", standings.edition->id},
                 {"declared", standings.codes_declared},
                 {"final", has_all_rounds(standings.history) && open.empty()},
                 {"openGames", Json::array()},
                 {"codes", Json::array()},
                 {"standings", Json::array()}};
    for (const auto& code : standings.codes) json["codes"].push_back(code.text);
    for (const auto& game : open) json["openGames"].push_back(json_of(game));
    for (const auto& row : standings.rows) {
        json["standings"].push_back(json_of(row, standings));
        if (explain) json["standings"].back()["terms"] = terms_of(row, standings);
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string_view report_id(const Tournament& tournament) {
    return is_team_event(tournament) ? "team-standings" : "standings";
}

}

ExitCode rank(Session session, const RankCommand& command) {
    const auto input = read_single_input(session, command.input);
    Diagnostics diagnostics(command.input.string(), session.common.strict);
    const RankOptions options{command.tie_breaks, command.edition, command.after, command.explain};
    const auto standings = hakem::rank(*input.tournament, options, session.registry, diagnostics);
    session.console.show(diagnostics, input.language);
    if (command.to == std::vector<std::string>{"json"} && command.out.empty()) {
        session.console.print(json_text(input, standings, command.explain));
    } else {
        const auto& report = session.registry.get<Report>(report_id(*input.tournament));
        auto document = report.make({*input.tournament, standings, ReportOptions{}});
        if (command.explain) document.sections.push_back(terms_section(standings));
        write_document(session, document, command.to, command.out, input.language);
    }
    const bool faulty = input.diagnostics.has_errors() || diagnostics.has_errors();
    return faulty ? ExitCode::answer_is_no : ExitCode::done;
}

}
