#pragma once
/// One line of a TRF file, cut by columns: 1-based, inclusive, counted in characters.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::trf {

/// Whether a character holds nothing: blanks, tabs, NUL and other controls.
constexpr bool is_blank(char c) { return static_cast<unsigned char>(c) <= 0x20; }

/// A text without the blanks around it.
std::string_view bare(std::string_view text);

/// Whether all characters have one byte.
bool is_ascii(std::string_view text);

/// Columns of a cell.
struct Columns {
    std::int32_t from, to;
    constexpr std::int32_t width() const { return to - from + 1; }
    constexpr Columns shifted(std::int32_t by) const { return {from + by, to + by}; }
};

/// Gives cells of a line; lines of ASCII, nearly all of them, are cut without counting.
class RecordLine {
public:
    explicit RecordLine(std::string_view text);

    std::string_view text() const { return text_; }
    /// In characters.
    std::int32_t length() const { return length_; }
    bool ascii() const { return starts_.empty(); }

    /// What stands in the columns, blanks and all; shorter where the line ends.
    std::string_view raw(Columns columns) const;
    /// The same without blanks around it.
    std::string_view cell(Columns columns) const { return bare(raw(columns)); }
    /// From a column to the end of the line.
    std::string_view rest(std::int32_t from) const { return raw({from, length_}); }
    /// One character where it is ASCII; a blank beyond the end, '\x7f' for any other character.
    char at(std::int32_t column) const {
        if (column < 1 || column > length_) return ' ';
        auto i = static_cast<std::size_t>(column - 1);
        if (!starts_.empty()) {
            if (starts_[i + 1] - starts_[i] != 1) return '\x7f';
            i = starts_[i];
        }
        const char c = text_[i];
        if (static_cast<unsigned char>(c) >= 0x80) return '\x7f';
        return is_blank(c) ? ' ' : c;
    }

private:
    std::string_view text_;
    std::vector<std::uint32_t> starts_; // byte where each character starts; empty for ASCII
    std::int32_t length_ = 0;
};

/// Numbers of one cell: digits alone, at most nine.
bool is_number(std::string_view text);
std::int32_t to_number(std::string_view text);

/// A line under construction: cells are put at their columns, the rest stays.
class RowBuilder {
public:
    explicit RowBuilder(std::string_view line = {});

    /// Puts a text of exactly the width of the columns.
    void put(Columns columns, std::string_view text);
    /// Drops what stands from the column on.
    void cut(std::int32_t from);
    std::string text() const;

private:
    std::vector<std::string> characters_;
    std::string tail_; // of a line of megabytes, which nobody puts cells into
};

/// Padded to a width in characters; a text that is longer is returned as it is.
std::string align_left(std::string_view text, std::int32_t width);
std::string align_right(std::string_view text, std::int32_t width);

}
