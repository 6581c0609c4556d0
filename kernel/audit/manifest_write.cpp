// From a run to the manifest of its package.

#include "manifest.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <digest/sha256.hpp>

namespace hakem::audit {

namespace {

// Its objects are in order of keys.
using Json = nlohmann::json;

Json json_of(const std::vector<FileRecord>& files) {
    auto json = Json::array();
    for (const auto& file : files)
        json.push_back({{"name", file.name}, {"size", file.size}, {"sha256", file.sha256}});
    return json;
}

Json json_of(const Run& run) {
    return {
        {"arguments", run.arguments}, {"exit_code", run.exit_code}, {"files", json_of(run.files)}};
}

void add(std::vector<FileRecord>& all, std::string_view part,
         const std::vector<FileRecord>& files) {
    for (auto file : files) {
        file.name.insert(0, part);
        all.push_back(std::move(file));
    }
}

}

std::string to_json(const Manifest& manifest) {
    auto plugins = Json::array();
    for (const auto& plugin : manifest.plugins)
        plugins.push_back({{"kind", plugin.kind}, {"id", plugin.id}, {"version", plugin.version}});
    const Json json = {{"schema", "hakem.audit/1"},
                       {"program", {{"name", "hakem"}, {"version", manifest.program}}},
                       {"language", manifest.language},
                       {"source_date_epoch", manifest.epoch ? Json(*manifest.epoch) : Json()},
                       {"identity_numbers", manifest.redacted ? "left-out" : "as-in-the-inputs"},
                       {"redacted", manifest.redacted},
                       {"inputs", json_of(manifest.inputs)},
                       {"folders", manifest.folders},
                       {"run", json_of(manifest.run)},
                       {"decisions", manifest.decisions ? json_of(*manifest.decisions) : Json()},
                       {"plugins", plugins},
                       {"editions", manifest.editions}};
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::vector<FileRecord> files_of(const Manifest& manifest, bool left_out) {
    std::vector<FileRecord> all;
    if (!manifest.redacted || left_out) add(all, inputs_part, manifest.inputs);
    add(all, outputs_part, manifest.run.files);
    if (manifest.decisions) add(all, decisions_part, manifest.decisions->files);
    std::sort(all.begin(), all.end(),
              [](const FileRecord& a, const FileRecord& b) { return a.name < b.name; });
    return all;
}

std::string sums_of(const Manifest& manifest, std::string_view manifest_json) {
    std::string sums;
    for (const auto& file : files_of(manifest)) sums += file.sha256 + "  " + file.name + '\n';
    return sums + sha256(manifest_json) + "  " + std::string(manifest_name) + '\n';
}

}
