#include "text_of.hpp"

#include "bytes.hpp"
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::pgn {

namespace {

/// So much of a file is looked at for its code page.
constexpr std::size_t sample_size = 1 << 18;

/// Words of Cyrillic letters alone, a (E0) as often as in Russian: no other code page looks so.
bool is_cyrillic(std::string_view bytes) {
    std::size_t high = 0, beside = 0, a = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (static_cast<unsigned char>(bytes[i]) < 0xC0) continue;
        ++high;
        beside += i != 0 && static_cast<unsigned char>(bytes[i - 1]) >= 0xC0;
        a += bytes[i] == '\xE0';
    }
    return beside * 2 > high && a * 50 > high;
}

std::string code_page_of(std::string_view bytes, std::string_view around) {
    auto sample = around.substr(0, sample_size);
    if (sample.starts_with("\xEF\xBB\xBF")) sample.remove_prefix(3);
    if (is_cyrillic(sample)) return "windows-1251";
    auto page = decode(std::string(sample)).encoding;
    if (page.starts_with("UTF-")) page = decode(std::string(bytes)).encoding;
    return page.starts_with("UTF-") ? "windows-1252" : page;
}

}

bool is_ascii(std::string_view bytes) { return std::none_of(bytes.begin(), bytes.end(), is_high); }

std::string TextOf::text(std::string_view bytes, std::string_view around) {
    if (is_ascii(bytes) || is_valid_utf8(bytes)) return std::string(bytes);
    if (page_.empty()) page_ = code_page_of(bytes, around);
    return decode_as(bytes, page_);
}

std::string without_escapes(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\'))
            ++i;
        plain += text[i];
    }
    return plain;
}

}
