// hakem rank FILE: the standings.

#include "formats.hpp"
#include "inputs.hpp"
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

std::string json_text(const Input& input, const Standings& standings) {
    Json json = {{"schema", "hakem.rank/1"},
                 {"path", input.path.string()},
                 {"round", standings.history.rounds},
                 {"edition", standings.edition->id},
                 {"declared", standings.codes_declared},
                 {"codes", Json::array()},
                 {"standings", Json::array()}};
    for (const auto& code : standings.codes) json["codes"].push_back(code.text);
    for (const auto& row : standings.rows) json["standings"].push_back(json_of(row, standings));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string_view report_id(const Tournament& tournament) {
    return is_team_event(tournament) ? "team-standings" : "standings";
}

}

ExitCode rank(Session session, const RankCommand& command) {
    const auto input = read_single_input(session, command.input);
    Diagnostics diagnostics(command.input.string(), session.common.strict);
    const RankOptions options{command.tie_breaks, command.edition, command.after, false};
    const auto standings = hakem::rank(*input.tournament, options, session.registry, diagnostics);
    session.console.show(diagnostics, input.language);
    if (command.to == std::vector<std::string>{"json"} && command.out.empty()) {
        session.console.print(json_text(input, standings));
    } else {
        const auto& report = session.registry.get<Report>(report_id(*input.tournament));
        const auto document = report.make({*input.tournament, standings, ReportOptions{}});
        write_document(session, document, command.to, command.out, input.language);
    }
    const bool faulty = input.diagnostics.has_errors() || diagnostics.has_errors();
    return faulty ? ExitCode::answer_is_no : ExitCode::done;
}

}
