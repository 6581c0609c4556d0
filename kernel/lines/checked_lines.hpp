#pragma once
/// A file of lines that is only ever appended to. Each line carries a checksum, so that a changed
/// line is found; where it is over all lines before it as well, a lost or inserted one, too.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::lines {

/// Before each line stands its checksum: "1a2b3c4d ".
inline constexpr std::size_t mark_size = 9;

/// How a file is kept.
struct LineRules {
    std::size_t longest = 256u << 20; ///< line in bytes; an event of 10,000 players has 4 MB
    bool chained = true;              ///< a checksum is over all lines before it as well
    bool durable = true;              ///< what is appended is waited for until it is on the disk
};

class CheckedLines {
public:
    explicit CheckedLines(std::filesystem::path path, const LineRules& rules = {});
    ~CheckedLines();
    CheckedLines(CheckedLines&&) noexcept;

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
    std::uint32_t checksum() const { return place_.checksum; }
    std::size_t count() const { return place_.count; }
    const std::filesystem::path& path() const { return path_; }

    /// A place between two lines.
    struct Place {
        std::uint32_t checksum = 0;
        std::size_t count = 0;
        std::uintmax_t size = 0;
    };
    /// Behind the last line that was read or written.
    const Place& place() const { return place_; }
    /// What follows counts as never written: lines of which others are missing.
    void cut_back(const Place& place);

    /// Appends the lines (none has a line end in it). `read` or `replace` comes first.
    void append(const std::vector<std::string>& lines);

    using Take = std::function<void(std::string_view)>;
    /// A new file in place of the old one, whole or not at all: `write` hands its lines on.
    void replace(const std::function<void(const Take&)>& write);

private:
    class Appender;

    std::uint32_t checksum_of(std::string_view line, const Place& before) const;
    Place put(std::string_view line, const Place& before, std::string& bytes) const;

    std::filesystem::path path_;
    LineRules rules_;
    std::unique_ptr<Appender> open_; ///< from the first line that is appended
    Place place_;
    bool torn_ = false;
};

/// The checksum of a text that follows on another.
std::uint32_t checksum_after(std::uint32_t before, std::string_view text);

}
