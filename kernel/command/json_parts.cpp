#include "json_parts.hpp"

#include <nlohmann/json.hpp>

namespace hakem::command {

using Json = nlohmann::ordered_json;

std::string_view word_of(Severity severity) {
    switch (severity) {
    case Severity::error:
        return "error";
    case Severity::warning:
        return "warning";
    case Severity::note:
        return "note";
    }
    return "";
}

Json finding_json(const Diagnostic& finding, Language language) {
    return {{"code", finding.code},
            {"severity", word_of(finding.severity)},
            {"line", finding.line},
            {"column", finding.column},
            {"message", message_of(finding, language)}};
}

Json pair_json(const Pair& pair) {
    Json json = Json::object();
    if (pair.board != 0) json["board"] = pair.board;
    json["white"] = pair.white;
    json["black"] = pair.black;
    return json;
}

}
