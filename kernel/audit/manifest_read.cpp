// From the manifest of a package to what it says; it may come from anybody.

#include "manifest.hpp"
#include <hakem/text.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <batch/entry_name.hpp>
#include <set>

namespace hakem::audit {

namespace {

using Json = nlohmann::json;

[[noreturn]] void damaged(std::string_view key) { throw DamagedManifest(printable(key)); }

const Json& at(const Json& json, const char* key) {
    if (!json.is_object() || !json.contains(key)) damaged(key);
    return json.at(key);
}

std::string text_at(const Json& json, const char* key) {
    const auto& value = at(json, key);
    if (!value.is_string()) damaged(key);
    return value.get<std::string>();
}

std::vector<std::string> texts_at(const Json& json, const char* key) {
    const auto& values = at(json, key);
    if (!values.is_array()) damaged(key);
    std::vector<std::string> texts;
    for (const auto& value : values) {
        // A text with a NUL in it would be another one as an argument of a process.
        if (!value.is_string() ||
            value.get_ref<const std::string&>().find('\0') != std::string::npos)
            damaged(key);
        texts.push_back(value.get<std::string>());
    }
    return texts;
}

bool is_hash(std::string_view text) {
    return text.size() == 64 && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

/// Every name once, and none of them the folder of another.
void check_names(const std::vector<FileRecord>& files) {
    std::set<std::string, std::less<>> names;
    for (const auto& file : files) {
        if (!is_harmless(file.name)) damaged(file.name);
        if (!names.insert(file.name).second) damaged(file.name);
    }
    for (const auto& name : names)
        for (auto slash = name.find('/'); slash != std::string::npos;
             slash = name.find('/', slash + 1))
            if (names.count(name.substr(0, slash)) != 0) damaged(name);
}

std::vector<FileRecord> files_at(const Json& json, const char* key) {
    const auto& values = at(json, key);
    if (!values.is_array()) damaged(key);
    std::vector<FileRecord> files;
    for (const auto& value : values) {
        FileRecord file{text_at(value, "name"), 0, text_at(value, "sha256")};
        const auto& size = at(value, "size");
        if (!size.is_number_unsigned()) damaged("size");
        file.size = size.get<std::uint64_t>();
        if (!is_hash(file.sha256)) damaged("sha256");
        files.push_back(std::move(file));
    }
    check_names(files);
    return files;
}

Run run_of(const Json& json) {
    Run run;
    run.arguments = texts_at(json, "arguments");
    const auto& code = at(json, "exit_code");
    if (!code.is_number_integer()) damaged("exit_code");
    run.exit_code = code.get<int>();
    run.files = files_at(json, "files");
    return run;
}

Manifest read(const Json& json) {
    if (text_at(json, "schema") != "hakem.audit/1") damaged("schema");
    Manifest manifest;
    manifest.program = text_at(at(json, "program"), "version");
    manifest.language = text_at(json, "language");
    if (!language_of(manifest.language)) damaged("language");
    if (!at(json, "source_date_epoch").is_null())
        manifest.epoch = text_at(json, "source_date_epoch");
    if (!at(json, "redacted").is_boolean()) damaged("redacted");
    manifest.redacted = at(json, "redacted").get<bool>();
    manifest.inputs = files_at(json, "inputs");
    manifest.folders = texts_at(json, "folders");
    for (const auto& folder : manifest.folders)
        if (!is_harmless(folder)) damaged(folder);
    manifest.run = run_of(at(json, "run"));
    if (!at(json, "decisions").is_null()) manifest.decisions = run_of(at(json, "decisions"));
    const auto& plugins = at(json, "plugins");
    if (!plugins.is_array()) damaged("plugins");
    for (const auto& plugin : plugins)
        manifest.plugins.push_back(
            {text_at(plugin, "kind"), text_at(plugin, "id"), text_at(plugin, "version")});
    manifest.editions = texts_at(json, "editions");
    return manifest;
}

/// Few levels are enough for what we write; more would only fill the stack.
Json parse(std::string_view text) {
    constexpr int deepest = 8;
    const auto keep = [](int depth, Json::parse_event_t, Json&) {
        if (depth > deepest) damaged("JSON");
        return true;
    };
    try {
        return Json::parse(text, keep);
    } catch (const Json::exception&) {
        damaged("JSON");
    }
}

}

bool is_harmless(std::string_view name) {
    if (!batch::name_trouble(name).empty() || name.find('\\') != std::string_view::npos)
        return false;
    if (!is_valid_utf8(name) || name.ends_with('/')) return false;
    for (std::size_t from = 0; from <= name.size();) {
        const auto end = std::min(name.find('/', from), name.size());
        const auto part = name.substr(from, end - from);
        if (part.empty() || part == "." || part.size() > 255) return false;
        from = end + 1;
    }
    return true;
}

Manifest manifest_of(std::string_view json) {
    try {
        return read(parse(json));
    } catch (const Json::exception&) {
        damaged("JSON");
    }
}

}
