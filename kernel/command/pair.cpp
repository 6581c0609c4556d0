// hakem pair FILE: the next round, one round, or the whole schedule.

#include "formats.hpp"
#include "inputs.hpp"
#include <hakem/exporter.hpp>
#include <hakem/output.hpp>
#include <hakem/pairing_system.hpp>
#include <hakem/report.hpp>
#include <hakem/standings.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

/// What was paired, by which system and with which lot.
struct Paired {
    const Input& input;
    std::string system;
    std::vector<RoundPairing> rounds;
    PairingRequest request;
    Tournament tournament; ///< with the pairings entered
};

/// Named by the user, else by the file: 192 and 092 tell a round robin, all else is Swiss.
std::string system_for(const PairCommand& command, const Tournament& tournament) {
    const auto named = command.system.substr(0, command.system.find('@'));
    if (!named.empty()) return named;
    return system_of(tournament) == System::swiss ? "dutch" : "round-robin";
}

/// A lot that nobody named is drawn here and shown, so that the drawing can be repeated.
PairingRequest request_for(const PairCommand& command) {
    PairingRequest request;
    request.round = command.round;
    if (const auto at = command.system.find('@'); at != std::string::npos)
        request.edition = command.system.substr(at + 1);
    request.all_rounds = command.all;
    request.double_cycle = command.double_cycle;
    request.swap_last_rounds = command.swap_last_rounds;
    request.draw_lots = command.draw_lots || command.lot.has_value();
    request.lot = command.lot;
    if (request.draw_lots && !request.lot) {
        std::random_device device;
        request.lot = device();
    }
    request.explain = true;
    return request;
}

Json json_of(const RoundPairing& round) {
    Json json = {{"round", round.round}, {"pairs", Json::array()}};
    for (const auto& pair : round.pairs) {
        Json item = Json::object();
        if (pair.board != 0) item["board"] = pair.board;
        item["white"] = pair.white;
        item["black"] = pair.black;
        json["pairs"].push_back(std::move(item));
    }
    return json;
}

std::string json_text(const Paired& paired) {
    Json json = {{"schema", "hakem.pair/1"},
                 {"path", paired.input.path.string()},
                 {"system", paired.system}};
    if (paired.request.lot) json["lot"] = std::to_string(*paired.request.lot);
    if (paired.request.all_rounds) {
        json["rounds"] = Json::array();
        for (const auto& round : paired.rounds) json["rounds"].push_back(json_of(round));
    } else {
        json.update(json_of(paired.rounds.front()));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// The form of other engines: the number of pairs, then "white black" a line, a bye "7 0".
std::string plain_text(const Paired& paired) {
    std::string text;
    for (const auto& round : paired.rounds) {
        text += fmt::format("{}\n", round.pairs.size());
        for (const auto& pair : round.pairs) text += fmt::format("{} {}\n", pair.white, pair.black);
    }
    return text;
}

/// Drawn lots and what else the system has to say, under the list; each sentence once.
std::vector<Phrase> notes_of(const Paired& paired) {
    std::vector<Phrase> notes;
    if (paired.request.lot)
        notes.push_back(Phrase::of("pair.lot", {std::to_string(*paired.request.lot)}));
    for (const auto& round : paired.rounds)
        for (const auto& decision : round.decisions) {
            if (decision.reason.empty() || decision.subject.starts_with("board")) continue;
            auto note = Phrase::of(decision.reason, decision.arguments);
            if (std::find(notes.begin(), notes.end(), note) == notes.end())
                notes.push_back(std::move(note));
        }
    return notes;
}

Document document_of(Session session, const Paired& paired) {
    const auto& tournament = paired.tournament;
    Diagnostics ignored; // the ranking's notes belong to `rank`
    const auto standings = hakem::rank(tournament, {}, session.registry, ignored);
    ReportOptions options;
    for (const auto& round : paired.rounds) options.rounds.push_back(round.round);
    const auto id = is_team_event(tournament) ? "team-matches" : "pairings";
    auto document = session.registry.get<Report>(id).make({tournament, standings, options});
    for (auto& note : notes_of(paired)) document.notes.push_back(std::move(note));
    return document;
}

std::string trf_text(Session session, const Paired& paired, const std::string& format) {
    const auto edition = format != "trf"                       ? format
                         : paired.tournament.format == "trf26" ? "trf26"
                                                               : "trf16";
    Diagnostics diagnostics(paired.input.path.string(), session.common.strict);
    const auto bytes =
        session.registry.get<Exporter>(edition).write(paired.tournament, {}, diagnostics);
    session.console.show(diagnostics, paired.input.language);
    return bytes;
}

/// One output that is not a document: its bytes, to stdout or into the folder.
void put(Session session, const std::filesystem::path& folder, std::string_view name,
         std::string_view bytes) {
    if (folder.empty())
        session.console.print(bytes);
    else
        write_whole(folder / name, bytes);
}

void write(Session session, const Paired& paired, const PairCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    for (const auto& format : command.to) {
        if (format == "json")
            put(session, command.out, "pairings.json", json_text(paired));
        else if (format == "plain")
            put(session, command.out, "pairings.txt", plain_text(paired));
        else if (format.starts_with("trf"))
            put(session, command.out, "pairings.trf", trf_text(session, paired, format));
        else
            write_document(session, document_of(session, paired), {format}, command.out,
                           paired.input.language);
    }
}

}

ExitCode pair(Session session, const PairCommand& command) {
    const auto input = read_single_input(session, command.input);
    const auto id = system_for(command, *input.tournament);
    const auto& system = session.registry.get<PairingSystem>(id);
    Diagnostics diagnostics(command.input.string(), session.common.strict);
    Paired paired{input, id, {}, request_for(command), *input.tournament};
    paired.rounds = system.pair(*input.tournament, paired.request, diagnostics);
    session.console.show(diagnostics, input.language);
    if (paired.rounds.empty()) return ExitCode::answer_is_no;
    for (const auto& round : paired.rounds) enter_pairing(paired.tournament, round);
    write(session, paired, command);
    const bool faulty = input.diagnostics.has_errors() || diagnostics.has_errors();
    return faulty ? ExitCode::answer_is_no : ExitCode::done;
}

}
