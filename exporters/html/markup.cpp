#include "markup.hpp"

#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::html {

namespace {

bool is_plain(char c) { return c >= 0x20 && c < 0x7F; }

bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
}

/// Only the five entities that XML and HTML share.
void escape_printable(std::string& out, std::string_view text) {
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&apos;";
            break;
        default:
            out += c;
        }
    }
}

}

void escape(std::string& out, std::string_view text) {
    if (std::all_of(text.begin(), text.end(), is_plain))
        escape_printable(out, text);
    else
        escape_printable(out, printable(text));
}

std::string escaped(std::string_view text) {
    std::string out;
    escape(out, text);
    return out;
}

std::string css_string(std::string_view text) {
    std::string out = "\"";
    for (const char c : printable(text)) {
        const bool harmless =
            is_word(c) || c == ' ' || c == '.' || static_cast<unsigned char>(c) >= 0x80;
        if (harmless)
            out += c;
        else
            out += fmt::format("\\{:06x}", static_cast<unsigned char>(c));
    }
    return out + "\"";
}

std::string_view safe_target(std::string_view target) {
    const bool relative = !target.empty() && target.front() != '/';
    const bool harmless = std::all_of(target.begin(), target.end(), [](char c) {
        return is_word(c) || c == '.' || c == '/' || c == '#';
    });
    return relative && harmless ? target : std::string_view();
}

std::string Anchors::make(std::string_view wanted) {
    std::string id;
    for (const char c : wanted.substr(0, 60)) id += is_word(c) ? c : '-';
    if (id.empty() || !((id[0] >= 'a' && id[0] <= 'z') || (id[0] >= 'A' && id[0] <= 'Z')))
        id = "s-" + id;
    std::string unique = id;
    for (int n = 2; !used_.insert(unique).second; ++n) unique = fmt::format("{}-{}", id, n);
    return unique;
}

}
