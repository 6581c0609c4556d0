#include "journal.hpp"

#include <hakem/error.hpp>

#include <fstream>
#include <system_error>

namespace hakem::batch {

namespace {

namespace fs = std::filesystem;

/// Its entries stand for themselves, and their files can be done again.
constexpr lines::LineRules journal_rules{.chained = false, .durable = false};

fs::path workings_folder(const fs::path& out) { return out / ".batch"; }
fs::path journal_path(const fs::path& out) { return workings_folder(out) / "journal"; }

void take(std::string_view text, Finished& finished) {
    auto entry = entry_of(text);
    if (!entry) return;
    auto path = entry->path;
    finished.insert_or_assign(std::move(path), std::move(*entry));
}

/// The account has an entry a line, in an array.
void read_account(const fs::path& path, std::string_view settings, Finished& finished) {
    std::ifstream file(path, std::ios::binary);
    std::string line;
    if (!std::getline(file, line) || line != settings) return;
    while (std::getline(file, line)) {
        if (line.ends_with(',')) line.pop_back();
        take(line, finished);
    }
}

void read_journal(const fs::path& path, std::string_view settings, Finished& finished) {
    std::error_code trouble;
    if (!fs::is_regular_file(path, trouble)) return;
    bool ours = false;
    try {
        lines::CheckedLines(path, journal_rules)
            .read([&](std::string_view text, std::size_t number) {
                if (number == 1)
                    ours = text == settings;
                else if (ours)
                    take(text, finished);
            });
    } catch (const Error&) { // it cannot be read: all is done again
    }
}

}

fs::path events_folder(const fs::path& out) { return out / "events"; }
fs::path spool_folder(const fs::path& out) { return workings_folder(out) / "spool"; }

bool is_of_batch(const fs::path& out) {
    std::error_code trouble;
    return fs::is_regular_file(out / "batch.json", trouble) ||
           fs::is_directory(workings_folder(out), trouble);
}

Finished finished_before(const fs::path& out, std::string_view settings) {
    Finished finished;
    read_account(out / "batch.json", settings, finished);
    read_journal(journal_path(out), settings, finished);
    return finished;
}

lines::FolderLock hold(const fs::path& out) {
    const auto folder = workings_folder(out);
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    if (trouble)
        throw Error(ExitCode::file_trouble, "error.cannot-write",
                    {folder.string(), trouble.message()});
    return {folder, "error.batch-busy"};
}

Journal::Journal(const fs::path& out, std::string_view settings)
    : lines_(journal_path(out), journal_rules), settings_(settings) {}

void Journal::begin(const std::vector<const Entry*>& kept) {
    lines_.replace([&](const auto& take) {
        take(settings_);
        for (const auto* entry : kept) take(entry_text(*entry));
    });
}

void Journal::add(std::string_view entry_text) { lines_.append({std::string(entry_text)}); }

}
