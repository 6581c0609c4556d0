// The answer of the office for programs.

#include "check_verdict.hpp"
#include "command/json_parts.hpp"

#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

std::string date_text(const Date& date) {
    auto text = to_text(date);
    for (auto& c : text)
        if (c == '/') c = '-';
    return text;
}

std::string_view effect_of(const judging::UsedOverride& used) {
    if (used.findings != 0) return "passes";
    return used.refused ? "refused" : "fits-nothing";
}

}

Json override_json(const judging::Override& one) {
    return {{"code", one.code},
            {"content", one.content},
            {"player", one.player == 0 ? Json() : Json(one.player)},
            {"reason", one.reason},
            {"who", one.who},
            {"when", date_text(one.when)}};
}

Json verdict_json(const judging::Judgement& judgement, Language language) {
    Json json = {{"answer", judging::word_of(judgement.answer)},
                 {"profile", judgement.profile},
                 {"content", judgement.content.empty() ? Json() : Json(judgement.content)},
                 {"because", Json::array()},
                 {"overrides", Json::array()},
                 {"off", Json::array()}};
    for (const auto& cause : judgement.causes)
        json["because"].push_back({{"code", cause.code},
                                   {"severity", word_of(cause.severity)},
                                   {"count", cause.count},
                                   {"basis", judging::word_of(cause.basis)},
                                   {"message", message_of(cause.first, language)}});
    for (const auto& used : judgement.overrides) {
        auto one = override_json(used.override);
        one["effect"] = effect_of(used);
        one["findings"] = used.findings;
        json["overrides"].push_back(std::move(one));
    }
    for (const auto& off : switched_off(judgement))
        json["off"].push_back(
            {{"code", off.code}, {"count", off.count}, {"reason", off.reason.in(language)}});
    return json;
}

}
