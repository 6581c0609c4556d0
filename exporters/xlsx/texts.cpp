#include "texts.hpp"

#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace hakem::xlsx {

namespace {

bool is_start(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

/// UTF-16 units of the character that starts with this byte of UTF-8.
std::size_t units_of(char c) { return static_cast<unsigned char>(c) >= 0xF0 ? 2 : 1; }

/// Whether "_xHHHH_" stands here: Excel reads it as the character of that number.
bool is_escape(std::string_view text) {
    return text.size() >= 7 && text[0] == '_' && text[1] == 'x' && text[6] == '_' &&
           std::all_of(text.begin() + 2, text.begin() + 6,
                       [](unsigned char c) { return std::isxdigit(c) != 0; });
}

bool is_forbidden_in_names(char c) {
    return std::string_view("[]:*?/\\").find(c) != std::string_view::npos;
}

}

std::string cut(std::string_view text, std::size_t units) {
    if (text.size() <= units) return std::string(text);
    std::size_t count = 0, last = 0; // `last`: where the text ends if an ellipsis follows
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_start(text[i])) continue;
        if (count <= units - 1) last = i;
        count += units_of(text[i]);
        if (count > units) return std::string(text.substr(0, last)) + "…";
    }
    return std::string(text);
}

std::string cell_text(std::string_view text) {
    constexpr std::size_t longest = 32767;
    const bool plain = std::all_of(text.begin(), text.end(),
                                   [](char c) { return c >= 0x20 && c < 0x7F && c != '_'; });
    if (plain && text.size() <= longest) return std::string(text);
    const auto clean = printable(text);
    std::string safe;
    for (std::size_t i = 0; i < clean.size(); ++i) {
        if (clean[i] == '_' && is_escape(std::string_view(clean).substr(i)))
            safe += "_x005F_";
        else
            safe += clean[i];
    }
    return cut(safe, longest);
}

std::string footer_text(std::string_view text) {
    std::string safe;
    for (const char c : printable(text)) safe += c == '&' ? "&&" : std::string(1, c);
    return safe;
}

std::string SheetNames::make(std::string_view wanted) {
    constexpr std::size_t longest = 31;
    auto name = printable(wanted);
    std::replace_if(name.begin(), name.end(), is_forbidden_in_names, '-');
    name = std::string(trim(cut(trim(name), longest)));
    if (name.starts_with('\'')) name.front() = '-';
    if (name.ends_with('\'')) name.back() = '-';
    const auto key = [](std::string_view text) { return to_lower(text, Language::english); };
    // Excel keeps the name "History" for itself.
    if (name.empty() || key(name) == "history") name += "-1";
    std::string unique = name;
    for (int n = 2; !used_.insert(key(unique)).second; ++n) {
        const auto tail = fmt::format(" {}", n);
        unique = cut(name, longest - tail.size()) + tail;
    }
    return unique;
}

}
