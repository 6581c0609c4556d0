// By which plugins and which editions of the rules a run was made.

#include "audit_replay.hpp"
#include "command/plugin_origin.hpp"
#include <hakem/text.hpp>

#include <nlohmann/json.hpp>

#include <fstream>
#include <set>

namespace hakem::command {

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t largest = std::uint64_t{64} << 20;

std::string text_at(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

void collect(const Json& json, std::set<std::string>& editions) {
    if (json.is_object()) {
        const auto edition = text_at(json, "edition"), system = text_at(json, "system");
        if (!edition.empty())
            editions.insert(system.empty() || system.find('@') != std::string::npos
                                ? edition
                                : system + '@' + edition);
        if (system.find('@') != std::string::npos) editions.insert(system);
    }
    if (json.is_structured())
        for (const auto& below : json) collect(below, editions);
}

}

std::vector<audit::PluginRecord> plugin_records(Registry& registry) {
    std::vector<audit::PluginRecord> records;
    for (const auto& kind : registry.kinds())
        for (const auto& info : registry.list(kind))
            records.push_back({std::string(info.kind), std::string(info.id),
                               version_of(registry.path_of(info.kind, info.id))});
    std::sort(records.begin(), records.end(), [](const auto& a, const auto& b) {
        return std::tie(a.kind, a.id) < std::tie(b.kind, b.id);
    });
    return records;
}

std::vector<std::string> editions_of(const AuditPlace& place, const audit::Manifest& manifest) {
    std::set<std::string> editions;
    const auto look = [&](const audit::Run& run, std::string_view part) {
        for (const auto& file : run.files) {
            if (file.size > largest ||
                (file.name != audit::stdout_name && !file.name.ends_with(".json")))
                continue;
            std::ifstream stream(place.path_of(part, file.name), std::ios::binary);
            const auto json = Json::parse(stream, nullptr, false);
            if (!json.is_discarded()) collect(json, editions);
        }
    };
    look(manifest.run, audit::outputs_part);
    if (manifest.decisions) look(*manifest.decisions, audit::decisions_part);
    return {editions.begin(), editions.end()};
}

}
