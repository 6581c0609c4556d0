#include "open_table.hpp"

#include "input.hpp"
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::lists {

namespace {

/// Titles and blank rows stand before the headings.
constexpr std::size_t rows_before_headings = 20, most_sheets = 20;

bool is_page(std::string_view text) {
    const auto lower = to_lower(text.substr(0, 4096), Language::english);
    return lower.find("<html") != lower.npos || lower.find("<table") != lower.npos ||
           lower.find("<tr") != lower.npos;
}

/// Whether plain char has a sign is not the same on all machines.
bool is_ascii(char c) { return c != 0 && static_cast<unsigned char>(c) < 0x80; }

/// The code page of a page or a CSV, told by its first bytes; UTF-8 where nothing speaks against
/// it.
std::string encoding_of(const std::string& head) {
    const auto lower = to_lower(head, Language::english);
    const auto ascii = std::all_of(head.begin(), head.end(), is_ascii);
    if (!ascii && is_valid_utf8(head)) return {}; // saved anew, whatever its declaration says
    if (lower.find("iso-8859-9") != lower.npos || lower.find("windows-1254") != lower.npos)
        return "windows-1254";
    if (is_valid_utf8(head)) return {};
    return decode(head).encoding;
}

std::size_t width_of(const std::vector<std::string>& headings) {
    auto width = headings.size();
    while (width > 0 && trim(headings[width - 1]).empty()) --width;
    return width;
}

std::optional<OpenTable> with_headings(std::unique_ptr<Rows> rows, std::string encoding) {
    std::vector<std::string> cells;
    for (std::size_t i = 0; rows && i < rows_before_headings && rows->next(cells); ++i) {
        if (auto columns = table_columns(cells))
            return OpenTable{std::move(rows), std::move(*columns), std::move(encoding),
                             width_of(cells), cells};
    }
    return std::nullopt;
}

/// Cut where a character may be cut in two: the sample must not look like a code page for that.
std::string sample_of(const ListFile& file) {
    auto sample = first_bytes(*file.text(), 1 << 18);
    const auto line = sample.rfind('\n');
    if (line != sample.npos && line > 0) sample.resize(line);
    return sample;
}

}

std::optional<OpenTable> open_table(const ListFile& file, Diagnostics& diagnostics) {
    if (auto* const workbook = file.workbook()) {
        for (std::size_t sheet = 0; sheet < most_sheets; ++sheet) {
            auto rows = sheet_rows(*workbook, sheet, diagnostics);
            if (!rows) return std::nullopt;
            if (auto table = with_headings(std::move(rows), {})) return table;
        }
        return std::nullopt;
    }
    const auto sample = sample_of(file);
    if (is_utf16(sample))
        return with_headings(csv_rows(read_utf16(file.text()), {}, diagnostics), {});
    auto encoding = encoding_of(sample);
    if (encoding.starts_with("UTF-")) return std::nullopt; // without its mark: no list of the field
    auto rows = is_page(sample) ? html_rows(file.text(), encoding)
                                : csv_rows(file.text(), encoding, diagnostics);
    return with_headings(std::move(rows), std::move(encoding));
}

}
