#pragma once
/// A file that was read: decoded to UTF-8, cut into lines, ready to be written back unchanged.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

enum class LineEnd : std::uint8_t { none, lf, crlf, cr };

std::string_view bytes_of(LineEnd end);

struct Line {
    std::string_view text; ///< UTF-8, without its end
    LineEnd end = LineEnd::lf;
};

class Source {
public:
    /// Largest file that is read whole; larger ones are refused with Error limit_hit.
    static constexpr std::uintmax_t size_limit = 256u << 20;

    /// Throws Error: file_trouble (not there, not readable, a folder), limit_hit (too large).
    static std::shared_ptr<const Source> load(const std::filesystem::path& path);

    /// The same from memory; `name` stands in diagnostics.
    static std::shared_ptr<const Source> from_bytes(std::string name, std::string bytes);

    /// The same file with its lines in another order: `order` names them, 1-based, each once. The
    /// ends of the lines stay where they are.
    std::shared_ptr<const Source> reordered(const std::vector<std::uint32_t>& order) const;

    const std::string& name() const { return name_; }
    /// The whole text in UTF-8, without a byte order mark.
    std::string_view text() const { return text_; }
    const std::vector<Line>& lines() const { return lines_; }
    const std::string& encoding() const { return encoding_; }
    bool had_bom() const { return had_bom_; }
    bool encoding_assumed() const { return encoding_assumed_; }
    /// Lines (1-based) of the code page `foreign_encoding` in a file that is UTF-8 otherwise.
    const std::vector<std::uint32_t>& foreign_lines() const { return foreign_lines_; }
    const std::string& foreign_encoding() const { return foreign_encoding_; }
    /// Lines whose UTF-8 had been encoded as UTF-8 once more; the text has them put right.
    const std::vector<std::uint32_t>& twice_encoded_lines() const { return twice_encoded_lines_; }
    /// The first bytes as they came, for recognising binary formats; at most 4096.
    std::string_view head() const { return head_; }
    std::uintmax_t size_in_bytes() const { return size_; }

    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;

private:
    Source() = default;
    void decode_text(std::string bytes);

    std::string name_, text_, encoding_, head_;
    std::vector<Line> lines_;
    std::uintmax_t size_ = 0;
    bool had_bom_ = false, encoding_assumed_ = false;
    std::vector<std::uint32_t> foreign_lines_, twice_encoded_lines_;
    std::string foreign_encoding_;
};

}
