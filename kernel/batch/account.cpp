// What a run leaves behind: its account, and nothing that the account does not name.

#include "journal.hpp"
#include <hakem/output.hpp>

#include <digest/sha256.hpp>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <system_error>

namespace hakem::batch {

namespace {

namespace fs = std::filesystem;

using Names = std::map<std::string, std::set<std::string>, std::less<>>;

/// Names of files in each folder of events.
Names names_of(const std::vector<Entry>& entries) {
    Names names;
    for (const auto& entry : entries)
        for (const auto& output : entry.outputs) names[entry.folder].insert(output.name);
    return names;
}

/// Everything in a folder whose name is not wanted.
template<class Wanted>
void remove_others(const fs::path& folder, const Wanted& wanted) {
    std::error_code trouble;
    std::vector<fs::path> others;
    fs::directory_iterator at(folder, trouble), end;
    for (; !trouble && at != end; at.increment(trouble))
        if (!wanted(at->path().filename().string())) others.push_back(at->path());
    for (const auto& other : others) fs::remove_all(other, trouble);
}

/// A name that a file has for a moment, before it takes its place.
bool is_passing(std::string_view name) { return name.starts_with(".hakem-"); }

}

void write_account(const fs::path& out, std::string_view settings,
                   const std::vector<Entry>& entries) {
    write_whole(out / "batch.json", [&](const ByteSink& sink) {
        sink(settings);
        sink("\n");
        for (std::size_t i = 0; i < entries.size(); ++i) {
            sink(entry_text(entries[i]));
            sink(i + 1 == entries.size() ? "\n" : ",\n");
        }
        sink("]}\n");
    });
}

void sweep(const fs::path& out, const std::vector<Entry>& entries) {
    const auto names = names_of(entries);
    remove_others(out, [](const std::string& name) { return !is_passing(name); });
    const auto events = events_folder(out);
    remove_others(events, [&](const std::string& name) { return names.contains(name); });
    for (const auto& [folder, files] : names)
        remove_others(events / folder,
                      [&files = files](const std::string& name) { return files.contains(name); });
    std::error_code ignored;
    if (names.empty()) fs::remove(events, ignored);
}

void remove_workings(const fs::path& out) {
    std::error_code ignored;
    fs::remove_all(out / ".batch", ignored);
}

bool has_outputs(const fs::path& out, const Entry& entry) {
    for (const auto& output : entry.outputs) {
        std::ifstream file(events_folder(out) / entry.folder / output.name, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        if (bytes.size() != output.size || sha256(bytes) != output.sha256) return false;
    }
    return true;
}

}
