#pragma once
/// A file of lines that is only ever appended to. Each line carries a checksum over itself and all
/// lines before it, so that a changed, lost or inserted line is found.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::lines {

/// Before each line stands its checksum: "1a2b3c4d ".
inline constexpr std::size_t mark_size = 9;

class CheckedLines {
public:
    /// `longest` line in bytes; an event of 10,000 players has 4 MB.
    explicit CheckedLines(std::filesystem::path path, std::size_t longest = 256u << 20)
        : path_(std::move(path)), longest_(longest) {}

    /// Where a file is damaged, and what it is: a message key, "state.checksum".
    struct Damage {
        std::size_t line = 0;
        std::string_view what;
    };
    /// Hands out each line with its number, up to the first damage; a file that is not there has
    /// none. A last line without an end was being written when the program was stopped: it counts
    /// as never written, and `torn` says so. Throws Error file_trouble where it cannot be read.
    std::optional<Damage> read(const std::function<void(std::string_view, std::size_t)>& take);
    bool torn() const { return torn_; }
    std::uint32_t checksum() const { return checksum_; }
    std::size_t count() const { return count_; }
    const std::filesystem::path& path() const { return path_; }

    /// A place between two lines.
    struct Place {
        std::uint32_t checksum = 0;
        std::size_t count = 0;
        std::uintmax_t size = 0;
    };
    /// Behind the last line that was read.
    Place place() const { return {checksum_, count_, size_}; }
    /// What follows counts as never written: lines of which others are missing.
    void cut_back(const Place& place);

    /// Appends the lines (none has a line end in it) and waits until they are on the disk.
    /// `read` comes first.
    void append(const std::vector<std::string>& lines);

private:
    std::filesystem::path path_;
    std::size_t longest_;
    std::uint32_t checksum_ = 0;
    std::size_t count_ = 0;
    std::uintmax_t size_ = 0; ///< of whole lines
    bool torn_ = false;
};

/// The checksum of a text that follows on another.
std::uint32_t checksum_after(std::uint32_t before, std::string_view text);

}
