#include "line_encoding.hpp"

#include <hakem/misread.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>

namespace hakem {

namespace {

constexpr std::string_view utf8_bom = "\xEF\xBB\xBF";

/// XML, JSON and PGN: their readers look after encodings themselves.
bool is_marked_up(std::string_view text) {
    if (text.starts_with(utf8_bom)) text.remove_prefix(utf8_bom.size());
    text = trim(text.substr(0, 100));
    return text.starts_with('<') || text.starts_with('{') || text.starts_with('[');
}

bool is_high(char c) { return static_cast<unsigned char>(c) >= 0x80; }

bool has_high(std::string_view text) { return std::any_of(text.begin(), text.end(), is_high); }

/// Hands out each line with its end; lines are counted as Source counts them.
template<class Take>
void for_each_line(std::string_view text, Take take) {
    while (!text.empty()) {
        auto end = text.find_first_of("\r\n");
        if (end == text.npos)
            end = text.size();
        else
            end += text.substr(end).starts_with("\r\n") ? 2 : 1;
        take(text.substr(0, end));
        text.remove_prefix(end);
    }
}

/// Bytes of a whole character of several bytes at the beginning of a text; 0 = there is none.
std::size_t character_size(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    return size != 0 && size <= text.size() && is_valid_utf8(text.substr(0, size)) ? size : 0;
}

/// Whether a line that is no UTF-8 was: there is a whole character, or the last one was cut off.
bool is_damaged_utf8(std::string_view line, bool last) {
    for (std::size_t i = 0; i < line.size(); ++i)
        if (is_high(line[i]) && character_size(line.substr(i)) != 0) return true;
    const auto first =
        static_cast<std::size_t>(std::find_if(line.begin(), line.end(), is_high) - line.begin());
    const auto rest = line.substr(first);
    if (!last || rest.size() > 3 || static_cast<unsigned char>(rest.front()) < 0xC2) return false;
    return std::all_of(rest.begin() + 1, rest.end(),
                       [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; });
}

/// The byte that a character was before it was taken for one of Windows-1252; 0 = none.
unsigned char byte_of(char32_t c) {
    constexpr std::array<char32_t, 32> high = {
        0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};
    if (c >= 0x80 && c < 0x100) return static_cast<unsigned char>(c);
    const auto found = std::find(high.begin(), high.end(), c);
    return c == 0 || found == high.end()
               ? 0
               : static_cast<unsigned char>(0x80 + (found - high.begin()));
}

/// The character at the beginning of a valid text, and its bytes.
char32_t first_character(std::string_view text, std::size_t& size) {
    const auto byte = [&](std::size_t i) {
        return static_cast<char32_t>(static_cast<unsigned char>(text[i]));
    };
    size = std::max<std::size_t>(character_size(text), 1);
    if (size == 2) return (byte(0) & 0x1F) << 6 | (byte(1) & 0x3F);
    if (size == 3) return (byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
    return size == 1 ? byte(0) : 0x10000;
}

/// Letters of names and signs of sentences: chance does not make them.
bool is_usual(char32_t c) {
    return (c >= 0xA0 && c < 0x250) || (c >= 0x370 && c < 0x500) || (c >= 0x1E00 && c < 0x1F00) ||
           (c >= 0x2010 && c < 0x2045);
}

/// A line as it was before its second encoding; `count` is of its characters beyond ASCII.
std::optional<std::string> restored(std::string_view line, std::size_t& count) {
    std::string bytes;
    for (std::size_t i = 0, size = 0; i < line.size(); i += size) {
        const auto c = first_character(line.substr(i), size);
        const auto byte = c < 0x80 ? static_cast<unsigned char>(c) : byte_of(c);
        if (byte == 0 && c != 0) return std::nullopt;
        bytes += static_cast<char>(byte);
    }
    if (!is_valid_utf8(bytes)) return std::nullopt;
    std::size_t found = 0;
    for (std::size_t i = 0, size = 0; i < bytes.size(); i += size) {
        const auto c = first_character(std::string_view(bytes).substr(i), size);
        if (c >= 0x80 && !is_usual(c)) return std::nullopt;
        found += c >= 0x80;
    }
    count += found;
    return bytes;
}

/// Ã, Ä, Å, Ð or Ñ before a sign that is no letter: quick to look for.
bool may_be_twice_encoded(std::string_view text) {
    for (auto at = text.find('\xC3'); at != text.npos && at + 2 < text.size();
         at = text.find('\xC3', at + 1)) {
        const auto lead = static_cast<unsigned char>(text[at + 1]);
        if ((lead >= 0x83 && lead <= 0x91) && is_high(text[at + 2])) return true;
    }
    return false;
}

}

std::size_t misread_size(std::string_view text) {
    if (text.empty()) return 0;
    std::size_t size = 0;
    const auto byte = byte_of(first_character(text, size));
    return byte >= 0x80 && byte < 0xC0 ? size : 0;
}

std::optional<MixedText> decode_mixed(std::string_view bytes) {
    constexpr std::size_t looked_at = 4096;
    if (bytes.substr(0, looked_at).find('\0') != bytes.npos || is_marked_up(bytes))
        return std::nullopt;
    MixedText mixed;
    mixed.had_bom = bytes.starts_with(utf8_bom);
    if (mixed.had_bom) bytes.remove_prefix(utf8_bom.size());
    if (is_valid_utf8(bytes)) return std::nullopt;
    bool whole = false;
    std::string foreign;
    std::vector<bool> is_foreign;
    for_each_line(bytes, [&](std::string_view line) {
        const bool high = has_high(line), valid = !high || is_valid_utf8(line);
        whole |= high && valid;
        const bool last = line.data() + line.size() == bytes.data() + bytes.size();
        is_foreign.push_back(!valid && !is_damaged_utf8(line, last));
        mixed.damaged |= !valid && !is_foreign.back();
        if (is_foreign.back()) foreign += line;
    });
    if (!whole) return std::nullopt;
    if (!foreign.empty()) mixed.page = code_page_of(foreign, bytes);
    std::uint32_t number = 0;
    for_each_line(bytes, [&](std::string_view line) {
        if (!is_foreign[number++]) {
            mixed.text += is_valid_utf8(line) ? std::string(line) : decode_as(line, "UTF-8");
            return;
        }
        mixed.text += decode_as(line, mixed.page);
        mixed.lines.push_back(number);
    });
    return mixed;
}

std::optional<RestoredText> restore_twice_encoded(std::string_view text) {
    constexpr std::size_t enough = 2; // one alone may be anything
    if (is_marked_up(text) || !may_be_twice_encoded(text)) return std::nullopt;
    RestoredText result;
    std::size_t count = 0;
    std::uint32_t number = 0;
    for_each_line(text, [&](std::string_view line) {
        ++number;
        const auto right = has_high(line) ? restored(line, count) : std::nullopt;
        result.text += right ? *right : std::string(line);
        if (right) result.lines.push_back(number);
    });
    return count < enough ? std::nullopt : std::optional(std::move(result));
}

}
