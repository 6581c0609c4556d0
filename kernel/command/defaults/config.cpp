// hakem config: what is in force, as a defaults file that says where each line comes from.

#include "command/command_line.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* words_of_origins[] = {"built-in", "file", "typed"};

std::string in_quotes(std::string_view text) {
    std::string inside = "\"";
    for (const char c : printable(text)) {
        if (c == '"' || c == '\\') inside += '\\';
        inside += c;
    }
    return inside + '"';
}

std::string value_of(const Setting& setting) {
    if (setting.is_switch) return setting.values.front();
    if (setting.values.size() == 1) return in_quotes(setting.values.front());
    std::vector<std::string> all;
    for (const auto& value : setting.values) all.push_back(in_quotes(value));
    return '[' + usage::joined(all, ", ") + ']';
}

/// What is built in is shown as a comment: it need not stand in a file.
std::string line_of(const Setting& setting, Language language) {
    const auto assignment = fmt::format("{}{} = {}", setting.origin == Origin::built_in ? "# " : "",
                                        setting.key, value_of(setting));
    const auto origin =
        fmt::format("config.from-{}", words_of_origins[static_cast<int>(setting.origin)]);
    return fmt::format("{:39} # {}\n", assignment,
                       format_text(origin, language, {std::to_string(setting.line)}));
}

std::string state_of(const DefaultsFile& file, Session session) {
    const auto language = session.console.language();
    if (file.path.empty()) return std::string(text("config.none", language));
    return format_text(file.found ? "config.used" : "config.not-there", language,
                       {session.shown(file.path)});
}

void print_text(Session session, const DefaultsFile& file, const std::vector<Setting>& settings) {
    const auto language = session.console.language();
    auto shown = fmt::format("# {}\n", state_of(file, session));
    std::vector<std::string> section;
    for (const auto& setting : settings) {
        if (setting.section != section)
            shown += fmt::format("\n[{}]\n", usage::joined(setting.section, "."));
        section = setting.section;
        shown += line_of(setting, language);
    }
    session.console.print(shown);
}

void print_json(Session session, const DefaultsFile& file, const std::vector<Setting>& settings) {
    Json json = {{"schema", "hakem.config/1"},
                 {"file", file.path.empty() ? Json(nullptr) : Json(session.shown(file.path))},
                 {"found", file.found},
                 {"asked_for", file.asked_for},
                 {"settings", Json::array()}};
    for (const auto& setting : settings)
        json["settings"].push_back(
            {{"command", usage::joined(setting.section)},
             {"key", setting.key},
             {"values", setting.values},
             {"origin", words_of_origins[static_cast<int>(setting.origin)]},
             {"line", setting.line == 0 ? Json(nullptr) : Json(setting.line)}});
    session.console.print(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

void collect(const CLI::App& app, const usage::Command& command,
             const std::map<const CLI::Option*, const DefaultValue*>& origins, bool hidden,
             std::vector<Setting>& settings) {
    for (const auto& one : command.options) {
        if (!one.in_file) continue;
        const auto* option = app.get_option_no_throw(one.names.back());
        Setting setting = {command.path, one.names.back().substr(2), {}, false};
        setting.is_switch = one.takes == usage::Takes::nothing;
        if (const auto found = origins.find(option); found != origins.end()) {
            setting.values = found->second->values;
            setting.key = found->second->key;
            setting.origin = Origin::file;
            setting.line = found->second->line;
        } else if (option->count() != 0) {
            setting.values = option->results();
            setting.origin = Origin::typed;
        } else if (!one.fallback.empty()) {
            setting.values = CLI::detail::split(one.fallback, ',');
        }
        if (hidden)
            for (auto& value : setting.values) value = without_identity(value);
        if (!setting.values.empty()) settings.push_back(std::move(setting));
    }
    for (const auto& sub : command.commands)
        collect(*app.get_subcommand(sub.path.back()), sub, origins, hidden, settings);
}

}

std::vector<Setting> CommandLine::settings() const {
    CommandLine fresh(language_);
    std::vector<Setting> settings;
    collect(app_, fresh.description(), origins_, !common_.with_identity, settings);
    return settings;
}

ExitCode config(Session session, const ConfigCommand& command, const DefaultsFile& file,
                const std::vector<Setting>& settings) {
    if (command.to == "json")
        print_json(session, file, settings);
    else
        print_text(session, file, settings);
    return ExitCode::done;
}

}
