#include "checked_lines.hpp"

#include <hakem/error.hpp>

#include <boost/crc.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <fstream>
#include <memory>
#include <system_error>
#include <unistd.h>

namespace hakem::lines {

namespace {

[[noreturn]] void fail_writing(const std::filesystem::path& path) {
    throw Error(ExitCode::file_trouble, "error.cannot-write",
                {path.string(), std::generic_category().message(errno)});
}

[[noreturn]] void fail_reading(const std::filesystem::path& path) {
    throw Error(ExitCode::file_trouble, "error.cannot-read",
                {path.string(), std::generic_category().message(errno)});
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

/// Appends durably; closes in any case.
class Appender {
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
        if (::fsync(file_) != 0) fail_writing(path_);
    }

private:
    const std::filesystem::path& path_;
    int file_ = -1;
};

}

std::uint32_t checksum_after(std::uint32_t before, std::string_view text) {
    boost::crc_32_type crc(before);
    crc.process_bytes(text.data(), text.size());
    return crc.checksum();
}

std::optional<CheckedLines::Damage>
CheckedLines::read(const std::function<void(std::string_view, std::size_t)>& take) {
    if (!std::filesystem::exists(path_)) return std::nullopt;
    std::ifstream file(path_, std::ios::binary);
    if (!file) fail_reading(path_);
    const auto buffer = std::make_unique_for_overwrite<char[]>(longest_);
    for (;;) {
        file.getline(buffer.get(), longest_);
        if (file.bad() || (file.eof() && file.gcount() == 0)) break;
        if (file.eof()) { // no end of line: never finished
            torn_ = true;
            break;
        }
        ++count_;
        if (file.fail()) return Damage{count_, "state.long-line"};
        const std::string_view line(buffer.get(), static_cast<std::size_t>(file.gcount()) - 1);
        const auto text = line.substr(std::min(line.size(), mark_size));
        const auto next = checksum_after(checksum_, text);
        if (line.size() < mark_size || !carries(line, next))
            return Damage{count_, "state.checksum"};
        checksum_ = next;
        size_ += line.size() + 1;
        take(text, count_);
    }
    if (file.bad()) fail_reading(path_);
    return std::nullopt;
}

void CheckedLines::cut_back(const Place& place) {
    torn_ = torn_ || place.size != size_;
    checksum_ = place.checksum;
    count_ = place.count;
    size_ = place.size;
}

void CheckedLines::append(const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    std::string bytes;
    auto sum = checksum_;
    for (const auto& line : lines) {
        sum = checksum_after(sum, line);
        bytes += fmt::format("{:08x} {}\n", sum, line);
    }
    const bool is_new = size_ == 0;
    Appender(path_, size_).append(bytes);
    if (is_new) sync_folder(path_.parent_path());
    checksum_ = sum;
    count_ += lines.size();
    size_ += bytes.size();
    torn_ = false;
}

}
