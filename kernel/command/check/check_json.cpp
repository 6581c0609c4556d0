#include "check_output.hpp"
#include "check_standings_json.hpp"
#include "check_verdict.hpp"
#include "command/game_survey.hpp"
#include "command/json_parts.hpp"

#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

std::string_view word_of(RoundState state) {
    switch (state) {
    case RoundState::identical:
        return "identical";
    case RoundState::differs:
        return "differs";
    case RoundState::no_pairing:
        return "no-pairing";
    case RoundState::incomplete:
        return "incomplete";
    }
    return "";
}

Json pairs_json(const std::vector<Pair>& pairs) {
    auto json = Json::array();
    for (const auto& pair : pairs) json.push_back(pair_json(pair));
    return json;
}

Json findings_json(const std::vector<Diagnostic>& findings, Language language) {
    auto json = Json::array();
    for (const auto& finding : findings) json.push_back(finding_json(finding, language));
    return json;
}

Json fault_json(const Decision& fault, Language language) {
    Json json = {{"rule", fault.rule},
                 {"edition", fault.edition},
                 {"subject", fault.subject},
                 {"message", sentence_of(fault, language)}};
    for (const auto& detail : fault.alternatives)
        json["details"].push_back(fault_json(detail, language));
    return json;
}

/// `identical` is null where the round could not be paired again at all.
Json round_json(const CheckedRound& round, Language language) {
    const bool complete = round.state != RoundState::incomplete;
    Json json = {{"round", round.round},
                 {"identical", complete ? Json(round.state == RoundState::identical) : Json()},
                 {"state", word_of(round.state)}};
    if (round.waits_for != 0) json["waitsFor"] = round.waits_for;
    if (!round.faulty()) return json;
    json["legal"] = round.verdict.legal;
    json["expected"] = pairs_json(round.expected);
    json["played"] = pairs_json(round.played);
    json["faults"] = Json::array();
    for (const auto& fault : round.verdict.faults)
        json["faults"].push_back(fault_json(fault, language));
    if (round.state == RoundState::no_pairing)
        json["findings"] = findings_json(round.findings, language);
    return json;
}

/// Findings that somebody let pass say so.
Json findings_json(const judging::Judgement& judgement, Language language) {
    auto json = Json::array();
    for (const auto& judged : judgement.findings) {
        // Rounds and standings have their own part.
        if (judged.off_reason || judged.finding.code.starts_with("CHK-")) continue;
        auto finding = judged.finding;
        if (judged.by) finding.severity = Severity::note;
        json.push_back(finding_json(finding, language));
        if (judged.by) json.back()["override"] = override_json(*judged.by);
    }
    return json;
}

Json file_json(const CheckedFile& file) {
    const auto language = file.input.language;
    const auto& error = file.input.error;
    Json json = {{"path", file.input.shown}, {"findings", findings_json(file.judgement, language)}};
    if (error) {
        json["error"] = format_text(error->key(), language, error->arguments());
        json["exit"] = static_cast<int>(error->code());
    }
    json["system"] = file.choice.system.empty() ? Json() : Json(file.choice.system);
    json["edition"] = file.choice.edition.empty() ? Json() : Json(file.choice.edition);
    json["rounds"] = Json::array();
    for (const auto& round : file.rounds) json["rounds"].push_back(round_json(round, language));
    if (file.input.games) json["games"] = checked_games_json(*file.input.games);
    json["standings"] = file.standings ? standings_json(*file.standings, language) : Json();
    json["verdict"] = verdict_json(file.judgement, language);
    return json;
}

}

std::string check_json(const std::vector<CheckedFile>& files,
                       const std::vector<judging::Override>& others) {
    Json json = {{"schema", "hakem.check/1"}, {"files", Json::array()}};
    for (const auto& file : files) json["files"].push_back(file_json(file));
    for (const auto& one : others) {
        auto entry = override_json(one);
        entry["effect"] = "other-content";
        json["overrides"].push_back(std::move(entry));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}
