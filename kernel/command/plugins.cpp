// hakem plugins list, hakem plugins info ID: what is there, and from which file.

#include "command.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

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
    return {{"kind", info.kind},
            {"id", info.id},
            {"title", title_of(info, session.console.language())},
            {"rule", info.rule},
            {"library", session.registry.path_of(info.kind, info.id).string()}};
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

std::string line_of(const PluginInfo& info, Language language) {
    const auto title = title_of(info, language);
    const auto room = display_width(title) < 34 ? 34 - display_width(title) : 0;
    return fmt::format("  {:22} {}{} {}\n", info.id, title, std::string(room, ' '), info.rule);
}

}

ExitCode plugins_list(Session session, const PluginsCommand& command) {
    const auto plugins = all_plugins(session.registry);
    if (command.to == "json") {
        print_json(session, plugins);
        return outcome(session);
    }
    std::string_view kind;
    for (const auto& info : plugins) {
        if (info.kind != kind) session.console.print(fmt::format("{}\n", info.kind));
        kind = info.kind;
        session.console.print(line_of(info, session.console.language()));
    }
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
    const auto language = session.console.language();
    for (const auto& info : plugins)
        session.console.print(fmt::format("{} {}\n  {}\n  {}: {}\n  {}: {}\n", info.kind, info.id,
                                          title_of(info, language), text("plugins.rule", language),
                                          info.rule, text("plugins.library", language),
                                          session.registry.path_of(info.kind, info.id).string()));
    return outcome(session);
}

}
