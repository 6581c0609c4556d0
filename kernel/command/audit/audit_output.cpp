#include "audit_output.hpp"

#include "command/json_parts.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

std::string outcome_text(const Verified& verified, Language language) {
    const auto count = verified.findings.count(Severity::error);
    if (count != 0)
        return format_text("audit.differences", language,
                           {verified.package, std::to_string(count)}) +
               "\n";
    const auto& manifest = *verified.opened.manifest;
    return format_text(verified.replayed ? "audit.same" : "audit.same-hashes", language,
                       {verified.package, std::to_string(manifest.inputs.size()),
                        std::to_string(manifest.run.files.size()), manifest.program}) +
           "\n";
}

}

std::string verified_text(const Verified& verified, Language language) {
    std::string shown;
    const auto& all = verified.findings.all();
    constexpr std::size_t most = 3;
    std::size_t told = 0;
    for (const auto& finding : all)
        if (finding.severity != Severity::error && ++told <= most)
            shown += to_text(finding, language) + "\n";
    if (told > most)
        shown +=
            format_text("audit.more", language, {verified.package, std::to_string(told - most)}) +
            "\n";
    const auto first = std::find_if(all.begin(), all.end(), [](const Diagnostic& finding) {
        return finding.severity == Severity::error;
    });
    if (first != all.end()) shown += to_text(*first, language) + "\n";
    return shown + outcome_text(verified, language);
}

std::string verified_json(const Verified& verified, Language language) {
    Json json = {{"schema", "hakem.audit-verify/1"},
                 {"package", verified.package},
                 {"same", verified.is_same()},
                 {"replayed", verified.replayed},
                 {"differences", verified.findings.count(Severity::error)}};
    if (const auto& manifest = verified.opened.manifest) {
        json["manifest"] = verified.opened.sha256;
        json["packed_by"] = manifest->program;
        json["verified_by"] = HAKEM_VERSION;
        json["same_versions"] = verified.same_versions;
        json["inputs"] = manifest->inputs.size();
        json["outputs"] = manifest->run.files.size();
    }
    json["findings"] = Json::array();
    for (const auto& finding : verified.findings.all())
        json["findings"].push_back(finding_json(finding, language));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}
