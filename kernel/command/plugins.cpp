// hakem plugins list, hakem plugins info ID: what is there, and from which file.

#include "command.hpp"
#include "plugin_origin.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

std::string title_of(const PluginInfo& info, Language language) {
    const auto key = fmt::format("plugin.{}.{}", info.kind, info.id);
    return std::string(has_text(key) ? text(key, language) : info.title);
}

std::vector<PluginInfo> all_plugins(Registry& registry) {
    std::vector<PluginInfo> plugins;
    for (const auto& kind : registry.kinds())
        for (const auto& info : registry.list(kind)) plugins.push_back(info);
    return plugins;
}

Json json_of(const PluginInfo& info, Session session) {
    const auto library = session.registry.path_of(info.kind, info.id);
    return {{"kind", info.kind},
            {"id", info.id},
            {"title", title_of(info, session.console.language())},
            {"rule", info.rule},
            {"version", version_of(library)},
            {"origin", origin_of(library)},
            {"library", session.shown(library)}};
}

void print_json(Session session, const std::vector<PluginInfo>& plugins) {
    Json json = {{"schema", "hakem.plugins/1"}, {"plugins", Json::array()}};
    for (const auto& info : plugins) json["plugins"].push_back(json_of(info, session));
    session.console.print(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

/// A broken library is shown, the others stay usable; the exit code tells.
ExitCode outcome(Session session) {
    const auto problems = session.registry.problems();
    session.console.show(problems);
    return problems.empty() ? ExitCode::done : ExitCode::plugin_trouble;
}

/// "installed", "--plugin-dir FOLDER", "linked in".
std::string told_origin(const PluginInfo& info, Session session) {
    const auto library = session.registry.path_of(info.kind, info.id);
    return format_text(fmt::format("plugins.origin-{}", origin_of(library)),
                       session.console.language(),
                       {session.shown(library.parent_path().parent_path())});
}

std::string told_version(const PluginInfo& info, Session session) {
    return version_of(session.registry.path_of(info.kind, info.id));
}

std::string line_of(const PluginInfo& info, Language language) {
    const auto title = title_of(info, language);
    const auto room = display_width(title) < 34 ? 34 - display_width(title) : 0;
    return std::string(trim_right(
               fmt::format("  {:22} {}{} {}", info.id, title, std::string(room, ' '), info.rule))) +
           '\n';
}

/// "tie-break (0.1.0, installed)": what it is, and where all below it come from.
std::string heading_of(const PluginInfo& info, Session session) {
    auto origin = told_origin(info, session);
    if (const auto version = told_version(info, session); !version.empty())
        origin = version + ", " + origin;
    return fmt::format("{} ({})\n", info.kind, origin);
}

/// By kind and origin, in the order in which they come.
void print_text(Session session, const std::vector<PluginInfo>& plugins) {
    std::map<std::string, std::string> lines;
    std::vector<std::string> headings;
    for (const auto& info : plugins) {
        const auto heading = heading_of(info, session);
        auto& below = lines[heading];
        if (below.empty()) headings.push_back(heading);
        below += line_of(info, session.console.language());
    }
    for (const auto& heading : headings) session.console.print(heading + lines[heading]);
}

std::string about(const PluginInfo& info, Session session) {
    const auto language = session.console.language();
    const auto line = [&](std::string_view key, std::string_view value) {
        return fmt::format("  {}: {}\n", text(key, language), value);
    };
    return fmt::format("{} {}\n  {}\n", info.kind, info.id, title_of(info, language)) +
           line("plugins.rule", info.rule) + line("plugins.version", told_version(info, session)) +
           line("plugins.origin", told_origin(info, session)) +
           line("plugins.library", session.shown(session.registry.path_of(info.kind, info.id)));
}

}

ExitCode plugins_list(Session session, const PluginsCommand& command) {
    const auto plugins = all_plugins(session.registry);
    if (command.to == "json") {
        print_json(session, plugins);
        return outcome(session);
    }
    print_text(session, plugins);
    return outcome(session);
}

ExitCode plugins_info(Session session, const PluginsCommand& command) {
    auto plugins = all_plugins(session.registry);
    std::erase_if(plugins, [&](const PluginInfo& info) { return info.id != command.id; });
    if (plugins.empty()) {
        session.console.show(session.registry.problems());
        throw Error(ExitCode::plugin_trouble, "error.no-such-plugin", {command.id});
    }
    if (command.to == "json") {
        print_json(session, plugins);
        return outcome(session);
    }
    for (const auto& info : plugins) session.console.print(about(info, session));
    return outcome(session);
}

}
