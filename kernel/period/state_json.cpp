#include "state_json.hpp"

#include "checked_lines.hpp"
#include "folder_check.hpp"
#include <hakem/error.hpp>
#include <hakem/identity.hpp>
#include <hakem/list_exporter.hpp>
#include <hakem/system_reason.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cerrno>
#include <fstream>

namespace hakem::period {

namespace {

using Json = nlohmann::json;

constexpr std::string_view state_schema = "hakem.state/1";

Json parsed(const std::filesystem::path& file) {
    auto json = Json::parse(bytes_of(file), nullptr, false);
    if (!json.is_object()) fail_damaged(file, 1, "state.record");
    return json;
}

KnownPeriods known_periods(const std::filesystem::path& file, const Json& json) {
    KnownPeriods known;
    const auto periods = json.find("periods");
    if (periods == json.end()) return known;
    if (!periods->is_object()) fail_damaged(file, 1, "state.record");
    for (const auto& [label, word] : periods->items()) {
        if (!is_period_name(label) || (word != "begun" && word != "closed"))
            fail_damaged(file, 1, "state.record");
        known[label] = word == "closed";
    }
    return known;
}

}

std::string settings_text(const Settings& settings, const KnownPeriods& periods) {
    auto words = Json::object();
    for (const auto& [label, closed] : periods) words[label] = closed ? "closed" : "begun";
    return Json{{"schema", state_schema},
                {"system", settings.system},
                {"time_class", word_of(settings.time_class)},
                {"periods", words}}
               .dump() +
           "\n";
}

namespace {

std::string text_of(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : "";
}

void check_schema(const std::filesystem::path& file, const Json& json) {
    const auto schema = text_of(json, "schema");
    if (schema != state_schema && schema.starts_with("hakem.state/"))
        throw Error(ExitCode::not_understood, "error.state-of-another-version",
                    {file.string(), schema, std::string(state_schema)});
    if (schema != state_schema) fail_damaged(file, 1, "state.record");
}

}

KnownPeriods check_settings(const std::filesystem::path& file, const Settings& settings) {
    const auto json = parsed(file);
    check_schema(file, json);
    const auto system = text_of(json, "system"), time_class = text_of(json, "time_class");
    if (system != settings.system || time_class != word_of(settings.time_class))
        throw Error(ExitCode::wrong_usage, "error.state-of-another",
                    {file.parent_path().string(), system + ", " + time_class,
                     fmt::format("{}, {}", settings.system, word_of(settings.time_class))});
    return known_periods(file, json);
}

Settings settings_of(const std::filesystem::path& file) {
    const auto json = parsed(file);
    check_schema(file, json);
    Settings settings{text_of(json, "system"), TimeClass::standard};
    const auto word = text_of(json, "time_class");
    for (const auto time_class : {TimeClass::standard, TimeClass::rapid, TimeClass::blitz})
        if (word == word_of(time_class)) {
            settings.time_class = time_class;
            return settings;
        }
    fail_damaged(file, 1, "state.record");
}

Json opening_json(const Opening& opening) {
    return {{"do", "open"},
            {"list", without_identity(opening.list)},
            {"content", opening.content},
            {"issue", opening.issue ? label_of(opening.issue) : std::string()},
            {"edition", opening.edition},
            {"switches", opening.switches}};
}

Opening opening_from(const Json& json) {
    Opening opening;
    opening.list = json.at("list");
    opening.content = json.at("content");
    if (const auto issue = json.value("issue", std::string()); !issue.empty())
        opening.issue = list_date(issue);
    opening.edition = json.at("edition");
    for (const auto& [name, value] : json.at("switches").items()) opening.switches[name] = value;
    return opening;
}

std::string described(const Opening& opening) {
    auto text = opening.list.empty() ? std::string("-") : opening.list;
    if (!opening.list.empty()) text += fmt::format(" ({:016x})", opening.content);
    if (!opening.edition.empty()) text += ", " + opening.edition;
    for (const auto& [name, value] : opening.switches) text += fmt::format(", {}={}", name, value);
    return text;
}

std::string closing_text(const Closing& closing) {
    return Json{{"journal", closing.journal}, {"list", closing.list}, {"archive", closing.archive}}
               .dump() +
           "\n";
}

Closing read_closing(const std::filesystem::path& file) {
    const auto json = parsed(file);
    try {
        return {json.at("journal").get<std::uint32_t>(), json.at("list").get<std::uint32_t>(),
                json.at("archive").get<std::uint32_t>()};
    } catch (const std::exception&) {
        fail_damaged(file, 1, "state.record");
    }
}

std::string mark_text(const Mark& mark) {
    return Json{{"lines", mark.lines}, {"journal", mark.journal}}.dump() + "\n";
}

Mark read_mark(const std::filesystem::path& file) {
    if (!std::filesystem::exists(file)) return {};
    const auto json = parsed(file);
    try {
        return {json.at("lines").get<std::size_t>(), json.at("journal").get<std::uint32_t>()};
    } catch (const std::exception&) {
        fail_damaged(file, 1, "state.record");
    }
}

std::uint32_t checksum_of_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw Error(ExitCode::file_trouble, "error.cannot-read",
                    {path.string(), system_reason(errno)});
    std::string block(std::size_t{1} << 16, '\0');
    std::uint32_t sum = 0;
    while (file) {
        file.read(block.data(), static_cast<std::streamsize>(block.size()));
        sum = checksum_after(sum, {block.data(), static_cast<std::size_t>(file.gcount())});
    }
    return sum;
}

}
