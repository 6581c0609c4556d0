#include "plugin_library.hpp"
#include <hakem/registry.hpp>

#include <boost/dll/runtime_symbol_info.hpp>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <utility>

namespace hakem {

namespace {

using Path = std::filesystem::path;

/// Ids and kinds become parts of paths, so nothing but these characters may be in them.
bool is_id(std::string_view id) {
    return !id.empty() && id.size() <= 64 && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    });
}

std::vector<Path> libraries_in(const Path& folder) {
    std::vector<Path> found;
    std::error_code trouble;
    for (std::filesystem::directory_iterator at(folder, trouble), end; !trouble && at != end;
         at.increment(trouble))
        if (at->path().extension() == ".so") found.push_back(at->path());
    std::sort(found.begin(), found.end());
    return found;
}

}

namespace {

/// Set before main by a program that has its plugins linked in.
const PluginInfo* (*linked_in)() = nullptr;

}

void link_in_plugins(const PluginInfo* (*first)()) { linked_in = first; }

struct Registry::State {
    struct Entry {
        const PluginInfo* info = nullptr;
        Path path;
        std::unique_ptr<Plugin> plugin;
    };
    using Key = std::pair<std::string_view, std::string_view>;

    explicit State(std::vector<Path> places) : folders(std::move(places)) {
        if (linked_in != nullptr) add(linked_in(), {});
    }

    void add(const PluginInfo* first, const Path& path) {
        for (const auto* info = first; info != nullptr; info = info->next) {
            auto& entry = entries[{info->kind, info->id}];
            if (entry.info == nullptr)
                entry = {info, path, nullptr};
            else if (entry.path != path)
                problems.push_back({path,
                                    "plugin.duplicate",
                                    {path.string(), std::string(info->kind), std::string(info->id),
                                     entry.path.string()}});
        }
    }

    void load(const Path& path) {
        if (!seen.insert(path).second) return;
        try {
            add(load_plugin_library(path), path);
        } catch (const Error& error) {
            problems.push_back({path, error.key(), error.arguments()});
        }
    }

    void load_kind(std::string_view kind) {
        for (const auto& folder : folders)
            for (const auto& path : libraries_in(folder / kind)) load(path);
    }

    Entry* entry_of(std::string_view kind, std::string_view id) {
        const auto found = entries.find({kind, id});
        return found == entries.end() ? nullptr : &found->second;
    }

    /// `<kind>/<id>.so` first: a plugin in a library of its name costs one load.
    Entry* look_up(std::string_view kind, std::string_view id) {
        if (!is_id(kind) || !is_id(id)) return nullptr;
        if (auto* entry = entry_of(kind, id)) return entry;
        for (const auto& folder : folders) {
            const auto path = folder / kind / (std::string(id) + ".so");
            if (std::filesystem::exists(path)) load(path);
            if (auto* entry = entry_of(kind, id)) return entry;
        }
        load_kind(kind);
        return entry_of(kind, id);
    }

    std::mutex mutex;
    std::vector<Path> folders;
    std::map<Key, Entry> entries;
    std::set<Path> seen;
    std::vector<PluginProblem> problems;
};

Registry::Registry(std::vector<Path> folders)
    : state_(std::make_unique<State>(std::move(folders))) {}
Registry::~Registry() = default;

const Plugin* Registry::find(std::string_view kind, std::string_view id) {
    const std::lock_guard lock(state_->mutex);
    auto* entry = state_->look_up(kind, id);
    if (entry == nullptr) return nullptr;
    if (!entry->plugin) entry->plugin = entry->info->create();
    return entry->plugin.get();
}

const Plugin& Registry::require(std::string_view kind, std::string_view id) {
    if (const auto* plugin = find(kind, id)) return *plugin;
    throw Error(ExitCode::plugin_trouble, "plugin.missing", {std::string(kind), std::string(id)});
}

std::vector<PluginInfo> Registry::list(std::string_view kind) {
    const std::lock_guard lock(state_->mutex);
    if (is_id(kind)) state_->load_kind(kind);
    std::vector<PluginInfo> infos;
    for (const auto& [key, entry] : state_->entries)
        if (key.first == kind) infos.push_back(*entry.info);
    return infos;
}

std::vector<std::string> Registry::kinds() {
    const std::lock_guard lock(state_->mutex);
    std::set<std::string> found;
    for (const auto& [key, entry] : state_->entries) found.emplace(key.first);
    for (const auto& folder : state_->folders) {
        std::error_code trouble;
        for (std::filesystem::directory_iterator at(folder, trouble), end; !trouble && at != end;
             at.increment(trouble))
            if (at->is_directory(trouble)) found.insert(at->path().filename().string());
    }
    return {found.begin(), found.end()};
}

Path Registry::path_of(std::string_view kind, std::string_view id) {
    const std::lock_guard lock(state_->mutex);
    const auto* entry = state_->look_up(kind, id);
    return entry == nullptr ? Path() : entry->path;
}

std::vector<PluginProblem> Registry::problems() const {
    const std::lock_guard lock(state_->mutex);
    return state_->problems;
}

namespace {

Path prefix() { return boost::dll::program_location().parent_path().parent_path(); }

}

Path installed_plugin_folder() { return prefix() / "lib" / "hakem"; }
Path installed_data_folder() { return prefix() / "share" / "hakem"; }

}
