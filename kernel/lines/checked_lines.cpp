#include "checked_lines.hpp"

#include <hakem/error.hpp>
#include <hakem/output.hpp>
#include <hakem/system_reason.hpp>

#include <boost/crc.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <fstream>
#include <system_error>
#include <unistd.h>

namespace hakem::lines {

namespace {

[[noreturn]] void fail_writing(const std::filesystem::path& path) {
    throw Error(ExitCode::file_trouble, "error.cannot-write",
                {path.string(), system_reason(errno)});
}

[[noreturn]] void fail_reading(const std::filesystem::path& path) {
    throw Error(ExitCode::file_trouble, "error.cannot-read", {path.string(), system_reason(errno)});
}

/// Makes the name of a new file durable; where a file system refuses, it is its to keep.
void sync_folder(const std::filesystem::path& folder) {
    const auto& place = folder.empty() ? std::filesystem::path(".") : folder;
    const int file = ::open(place.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
}

bool carries(std::string_view line, std::uint32_t wanted) {
    std::uint32_t found = 0;
    const auto* end = line.data() + 8;
    const auto [rest, error] = std::from_chars(line.data(), end, found, 16);
    return error == std::errc() && rest == end && line[8] == ' ' && found == wanted;
}

}

/// Appends, and closes in any case.
class CheckedLines::Appender {
public:
    Appender(const std::filesystem::path& path, std::uintmax_t size) : path_(path) {
        file_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (file_ < 0) fail_writing(path);
        // What a stopped program left of a line goes.
        if (::ftruncate(file_, static_cast<::off_t>(size)) != 0 || ::lseek(file_, 0, SEEK_END) < 0)
            fail_writing(path);
    }
    ~Appender() { ::close(file_); }
    Appender(const Appender&) = delete;
    Appender& operator=(const Appender&) = delete;

    void append(std::string_view bytes) {
        while (!bytes.empty()) {
            const auto count = ::write(file_, bytes.data(), bytes.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) fail_writing(path_);
            bytes.remove_prefix(static_cast<std::size_t>(count));
        }
    }
    void sync() {
        if (::fsync(file_) != 0) fail_writing(path_);
    }

private:
    std::filesystem::path path_;
    int file_ = -1;
};

CheckedLines::CheckedLines(std::filesystem::path path, const LineRules& rules)
    : path_(std::move(path)), rules_(rules) {}
CheckedLines::~CheckedLines() = default;
CheckedLines::CheckedLines(CheckedLines&&) noexcept = default;

std::uint32_t checksum_after(std::uint32_t before, std::string_view text) {
    boost::crc_32_type crc(before);
    crc.process_bytes(text.data(), text.size());
    return crc.checksum();
}

std::uint32_t CheckedLines::checksum_of(std::string_view line, const Place& before) const {
    constexpr std::uint32_t of_none = 0xffffffff; // CRC-32 as everybody computes it
    return checksum_after(rules_.chained ? before.checksum : of_none, line);
}

/// Adds the line as it stands in the file; the place behind it.
CheckedLines::Place CheckedLines::put(std::string_view line, const Place& before,
                                      std::string& bytes) const {
    const auto sum = checksum_of(line, before);
    bytes += fmt::format("{:08x} {}\n", sum, line);
    return {sum, before.count + 1, before.size + mark_size + line.size() + 1};
}

std::optional<CheckedLines::Damage>
CheckedLines::read(const std::function<void(std::string_view, std::size_t)>& take) {
    if (!std::filesystem::exists(path_)) return std::nullopt;
    std::ifstream file(path_, std::ios::binary);
    if (!file) fail_reading(path_);
    const auto buffer = std::make_unique_for_overwrite<char[]>(rules_.longest);
    for (;;) {
        file.getline(buffer.get(), static_cast<std::streamsize>(rules_.longest));
        if (file.bad() || (file.eof() && file.gcount() == 0)) break;
        if (file.eof()) { // no end of line: never finished
            torn_ = true;
            break;
        }
        ++place_.count;
        if (file.fail()) return Damage{place_.count, "state.long-line"};
        const std::string_view line(buffer.get(), static_cast<std::size_t>(file.gcount()) - 1);
        const auto text = line.substr(std::min(line.size(), mark_size));
        const auto next = checksum_of(text, place_);
        if (line.size() < mark_size || !carries(line, next))
            return Damage{place_.count, "state.checksum"};
        place_.checksum = next;
        place_.size += line.size() + 1;
        take(text, place_.count);
    }
    if (file.bad()) fail_reading(path_);
    return std::nullopt;
}

void CheckedLines::cut_back(const Place& place) {
    torn_ = torn_ || place.size != place_.size;
    place_ = place;
    open_.reset();
}

void CheckedLines::append(const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    auto behind = place_;
    std::string bytes;
    for (const auto& line : lines) behind = put(line, behind, bytes);
    // Where writing fails, what was written goes before the next.
    auto file = open_ ? std::move(open_) : std::make_unique<Appender>(path_, place_.size);
    file->append(bytes);
    if (rules_.durable) file->sync();
    if (rules_.durable && place_.size == 0) sync_folder(path_.parent_path());
    open_ = std::move(file);
    place_ = behind;
    torn_ = false;
}

void CheckedLines::replace(const std::function<void(const Take&)>& write) {
    Place behind;
    std::string bytes;
    write_whole(path_, [&](const ByteSink& sink) {
        write([&](std::string_view line) {
            bytes.clear();
            behind = put(line, behind, bytes);
            sink(bytes);
        });
    });
    open_.reset();
    place_ = behind;
    torn_ = false;
}

}
