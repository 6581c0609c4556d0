#include "journal.hpp"

#include <hakem/error.hpp>
#include <hakem/output.hpp>

#include <boost/crc.hpp>
#include <fmt/format.h>

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <system_error>
#include <unistd.h>

namespace hakem::batch {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mark_size = 9; ///< "1a2b3c4d "

fs::path workings_folder(const fs::path& out) { return out / ".batch"; }
fs::path journal_path(const fs::path& out) { return workings_folder(out) / "journal"; }

std::string checked_line(std::string_view text) {
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    return fmt::format("{:08x} {}\n", crc.checksum(), text);
}

/// The text of a line, or nothing where it is not as it was written.
std::string_view text_of_line(std::string_view line) {
    if (line.size() < mark_size) return {};
    const auto text = line.substr(mark_size);
    const auto again = checked_line(text);
    return std::string_view(again).substr(0, again.size() - 1) == line ? text : std::string_view();
}

[[noreturn]] void fail(const fs::path& path, int reason) {
    throw Error(ExitCode::file_trouble, "error.cannot-write",
                {path.string(), std::generic_category().message(reason)});
}

void write_bytes(const fs::path& path, int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(path, errno);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

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
    std::ifstream file(path, std::ios::binary);
    std::string line;
    if (!std::getline(file, line) || text_of_line(line) != settings) return;
    while (std::getline(file, line)) {
        const auto text = text_of_line(line);
        if (file.eof() || text.empty()) break;
        take(text, finished);
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
    if (trouble) fail(folder, trouble.value());
    return {folder, "error.batch-busy"};
}

Journal::Journal(const fs::path& out, std::string_view settings)
    : path_(journal_path(out)), settings_(settings) {}

Journal::~Journal() {
    if (file_ >= 0) ::close(file_);
}

void Journal::begin(const std::vector<const Entry*>& kept) {
    write_whole(path_, [&](const ByteSink& sink) {
        sink(checked_line(settings_));
        for (const auto* entry : kept) sink(checked_line(entry_text(*entry)));
    });
    file_ = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
    if (file_ < 0) fail(path_, errno);
}

void Journal::add(std::string_view entry_text) {
    write_bytes(path_, file_, checked_line(entry_text));
}

}
