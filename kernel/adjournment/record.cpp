#include "record.hpp"

#include "lines/checked_lines.hpp"
#include "lines/file_lock.hpp"
#include "record_line.hpp"
#include <hakem/error.hpp>
#include <hakem/identity.hpp>
#include <hakem/language.hpp>
#include <hakem/text.hpp>

namespace hakem::adjournments {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_line = 1u << 16;
constexpr std::uintmax_t largest_file = 64u << 20;

/// Whether there is a file that can be read at all; told where there is something else.
bool is_there(const fs::path& path, Diagnostics& diagnostics) {
    std::error_code trouble;
    const auto status = fs::symlink_status(path, trouble);
    if (!fs::exists(status)) return false;
    if (!fs::is_regular_file(status)) {
        diagnostics.add(Severity::error, "ADJ-0101", 0, 0, 1);
        return false;
    }
    if (fs::file_size(path, trouble) > largest_file || trouble) {
        diagnostics.add(Severity::error, "ADJ-0104", 0, 0, 1, {std::to_string(largest_file >> 20)});
        return false;
    }
    return true;
}

/// Reads up to the first damage; commands that are not whole count as never written.
ReadRecord read_lines(lines::CheckedLines& file, Diagnostics& diagnostics) {
    LineReader reader(diagnostics);
    auto whole = file.place();
    bool good = true;
    const auto damage = file.read([&](std::string_view text, std::size_t number) {
        good = good && reader.take(text, static_cast<std::uint32_t>(number));
        if (reader.complete()) whole = file.place();
    });
    if (damage) {
        diagnostics.add(Severity::error, "ADJ-0103", static_cast<std::uint32_t>(damage->line), 1,
                        static_cast<std::uint32_t>(lines::mark_size - 1),
                        {message_argument(damage->what)});
    } else {
        file.cut_back(whole);
        if (file.torn())
            diagnostics.add(Severity::warning, "ADJ-0102",
                            static_cast<std::uint32_t>(file.count() + 1), 0, 1);
    }
    auto record = reader.finish();
    record.torn = file.torn();
    record.count = file.count();
    record.checksum = file.checksum();
    return record;
}

/// What is written once is there for good: a text that the reader would refuse is not written.
void check_readable(const std::vector<std::string>& texts, bool with_header) {
    Diagnostics found;
    LineReader reader(found);
    std::uint32_t number = with_header ? 0 : 1;
    for (const auto& text : texts)
        if (!reader.take(text, ++number) || text.size() + lines::mark_size >= longest_line ||
            found.has_errors())
            throw Error(ExitCode::wrong_usage, "error.adjourn-unwritable",
                        {found.all().empty() || found.all().front().arguments.empty()
                             ? std::string()
                             : found.all().front().arguments.front()});
}

}

std::string record_name(std::string_view name) {
    constexpr std::size_t longest = 200;
    return without_identity(printable(slice(name, 0, longest)));
}

fs::path record_path(const fs::path& tournament) {
    auto path = tournament;
    path += ".adjournments";
    return path;
}

ReadRecord read_record(const fs::path& path, Diagnostics& diagnostics) {
    if (!is_there(path, diagnostics)) return {};
    lines::CheckedLines file(path, {longest_line});
    return read_lines(file, diagnostics);
}

struct OpenRecord::State {
    explicit State(fs::path path)
        : lock(path, way, "error.adjourn-busy", path), file(std::move(path), {longest_line}) {}

    /// A record that was not there is made, and goes again where nothing was written to it.
    static constexpr lines::FileLock::Way way{std::chrono::seconds(2), true, 0666};

    lines::FileLock lock;
    lines::CheckedLines file;
    ReadRecord record;
    bool read = false, damaged = false;
};

OpenRecord::OpenRecord(fs::path path) : state_(std::make_unique<State>(std::move(path))) {}

OpenRecord::~OpenRecord() = default;

const ReadRecord& OpenRecord::read(Diagnostics& diagnostics) {
    if (is_there(state_->file.path(), diagnostics))
        state_->record = read_lines(state_->file, diagnostics);
    state_->read = true;
    state_->damaged = diagnostics.has_errors();
    return state_->record;
}

void OpenRecord::append(const std::string& tournament, const std::vector<RecordLine>& lines) {
    if (!state_->read || state_->damaged)
        throw Error(ExitCode::file_trouble, "error.adjourn-damaged",
                    {state_->file.path().string()});
    if (lines.empty()) return;
    std::vector<std::string> texts;
    if (state_->file.count() == 0) texts.push_back(header_text(tournament, lines.front().event.at));
    for (std::size_t i = 0; i < lines.size(); ++i)
        texts.push_back(line_text(lines[i], lines.size() - 1 - i));
    check_readable(texts, state_->file.count() == 0);
    state_->file.append(texts);
}

}
