#include "usage/help_json.hpp"

#include "usage/tables.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hakem::usage {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* words_of_takes[] = {"nothing", "text", "number", "file", "folder"};

/// Null where nothing is said.
Json said(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json json_of(const Option& option) {
    Json json = {{"names", option.names}};
    if (!option.opposites.empty()) json["opposites"] = option.opposites;
    json["type"] = words_of_takes[static_cast<int>(option.takes)];
    json["value"] = said(option.value);
    if (!option.values.empty()) json["values"] = option.values;
    if (option.others) json["other_values"] = true;
    if (!option.least.empty()) json["least"] = option.least;
    if (!option.greatest.empty()) json["greatest"] = option.greatest;
    json["default"] = said(option.fallback);
    json["required"] = option.required;
    json["repeatable"] = option.repeatable;
    if (option.separator != 0) json["separator"] = std::string(1, option.separator);
    if (!option.excludes.empty()) json["excludes"] = option.excludes;
    json["in_defaults_file"] = option.in_file;
    json["about"] = option.about;
    return json;
}

Json json_of(const std::vector<Option>& options) {
    Json json = Json::array();
    for (const auto& option : options) json.push_back(json_of(option));
    return json;
}

Json examples_of(const Command& command, Language language) {
    Json json = Json::array();
    if (command.path.size() == 1)
        for (const auto& example : examples)
            if (example.command == command.path.front())
                json.push_back({{"line", example.line}, {"about", text(example.key, language)}});
    return json;
}

Json json_of(const Command& command, Language language) {
    Json json = {{"name", joined(command.path)},
                 {"about", command.about},
                 {"needs_command", command.needs_command},
                 {"arguments", json_of(command.arguments)},
                 {"options", json_of(command.options)},
                 {"examples", examples_of(command, language)},
                 {"commands", Json::array()}};
    for (const auto& sub : command.commands) json["commands"].push_back(json_of(sub, language));
    return json;
}

}

std::string help_json(const Command& program, const Command& command, Language language) {
    Json json = {{"schema", "hakem.help/1"},  {"program", "hakem"},
                 {"version", HAKEM_VERSION},  {"language", code_of(language)},
                 {"about", program.about},    {"options", json_of(program.options)},
                 {"commands", Json::array()}, {"exit_codes", Json::array()}};
    if (&command != &program)
        json["commands"].push_back(json_of(command, language));
    else
        for (const auto& one : program.commands) json["commands"].push_back(json_of(one, language));
    for (const int code : exit_codes)
        json["exit_codes"].push_back(
            {{"code", code}, {"about", text(fmt::format("exit.{}", code), language)}});
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}
