#pragma once
/// Finds plugins: by kind and id, loading a library on first use and never unloading it.

#include <hakem/error.hpp>
#include <hakem/plugin.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

/// A library that could not be used, or a plugin that came twice.
struct PluginProblem {
    std::filesystem::path path;
    std::string key; ///< message key
    std::vector<std::string> arguments;
};

/// Thread-safe. Libraries lie in `<folder>/<kind>/<name>.so`.
class Registry {
public:
    /// `folders` are absolute; the first that has a plugin wins.
    explicit Registry(std::vector<std::filesystem::path> folders);
    ~Registry();

    /// The plugin of that kind and id, e.g. get<TieBreak>("BH"). Throws Error plugin_trouble.
    template<class P>
    const P& get(std::string_view id) {
        return static_cast<const P&>(require(P::kind, id));
    }

    /// The same, or nullptr where nobody has it.
    template<class P>
    const P* find(std::string_view id) {
        return static_cast<const P*>(find(P::kind, id));
    }

    /// What there is of a kind, by id; loads all libraries of the kind.
    std::vector<PluginInfo> list(std::string_view kind);

    /// The kinds for which a folder has libraries, and those linked in.
    std::vector<std::string> kinds();

    /// The library that a plugin came from; empty where it is linked in.
    std::filesystem::path path_of(std::string_view kind, std::string_view id);

    /// What went wrong so far.
    std::vector<PluginProblem> problems() const;

private:
    const Plugin& require(std::string_view kind, std::string_view id);
    const Plugin* find(std::string_view kind, std::string_view id);

    struct State;
    std::unique_ptr<State> state_;
};

/// For programs with plugins linked in: where their list begins. Called before main.
void link_in_plugins(const PluginInfo* (*first)());

/// `<prefix>/lib/hakem`, from the place of the program itself.
std::filesystem::path installed_plugin_folder();
/// `<prefix>/share/hakem`: templates and the like.
std::filesystem::path installed_data_folder();

}
