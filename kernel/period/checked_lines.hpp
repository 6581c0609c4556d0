#pragma once
/// A file of lines that is only ever appended to. Each line carries a checksum over itself and all
/// lines before it, so that a changed, lost or inserted line is found.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::period {

/// A damaged state folder is told and never guessed at: Error file_trouble with file, line, what.
[[noreturn]] void fail_damaged(const std::filesystem::path& path, std::size_t line,
                               std::string_view what_key);

class CheckedLines {
public:
    explicit CheckedLines(std::filesystem::path path) : path_(std::move(path)) {}

    /// Hands out each line with its number; a file that is not there has none. A last line without
    /// an end was being written when the program was stopped: it counts as never written, and
    /// `torn` says so. Throws Error file_trouble for damage.
    void read(const std::function<void(std::string_view, std::size_t)>& take);
    bool torn() const { return torn_; }
    std::uint32_t checksum() const { return checksum_; }
    std::size_t count() const { return count_; }
    const std::filesystem::path& path() const { return path_; }

    /// Appends the lines (none has a line end in it) and waits until they are on the disk.
    /// `read` comes first.
    void append(const std::vector<std::string>& lines);

private:
    std::filesystem::path path_;
    std::uint32_t checksum_ = 0;
    std::size_t count_ = 0;
    std::uintmax_t size_ = 0; ///< of whole lines
    bool torn_ = false;
};

/// The checksum of a text that follows on another.
std::uint32_t checksum_after(std::uint32_t before, std::string_view text);

/// All bytes of a file of the state. Throws Error file_trouble.
std::string bytes_of(const std::filesystem::path& path);

}
