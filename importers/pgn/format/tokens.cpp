#include "tokens.hpp"

#include <algorithm>

namespace hakem::pgn {

namespace {

bool is_file(char c) { return c >= 'a' && c <= 'h'; }
bool is_rank(char c) { return c >= '1' && c <= '8'; }

/// Bytes of a result, ½ in UTF-8 and in the code pages among them.
bool is_of_result(char c) {
    return is_digit(c) || c == '/' || c == '-' || c == '+' || c == ':' || c == '\xC2' ||
           c == '\xBD';
}

constexpr std::ptrdiff_t longest_result = 12;

const char* skip_spaces(const char* at, const char* end) {
    while (at != end && is_blank(*at)) ++at;
    return at;
}

}

std::size_t blank_length(const char* at, const char* end) {
    if (is_blank(*at) || *at == '\xA0' || *at == '\x7F') return 1;
    const std::string_view text(at, static_cast<std::size_t>(end - at));
    if (text.starts_with("\xC2\xA0")) return 2;
    return text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

bool is_odd_blank(char first) { return first == '\0' || first == '\x1A' || first == '\xEF'; }

std::string_view result_run(const char* begin, const char* at, const char* end) {
    const char* from = at;
    while (from != begin && at - from < longest_result && is_of_result(from[-1])) --from;
    const char* to = at;
    while (to != end && to - at < longest_result && is_of_result(*to)) ++to;
    return {from, static_cast<std::size_t>(to - from)};
}

bool looks_like_move(const char* at, const char* end) {
    const std::string_view text(at,
                                static_cast<std::size_t>(std::min<std::ptrdiff_t>(end - at, 8)));
    for (const std::string_view start : {"O-O", "0-0", "o-o", "--", "Z0", "@@@@", "null"})
        if (text.starts_with(start)) return true;
    std::size_t i = 0;
    if (is_upper(text[0])) i = 1;
    while (i < text.size() && i < 4 && is_high(text[i])) ++i;
    // Then a square, perhaps behind another one, a file, a rank or a sign.
    for (std::size_t signs = 0; i + 1 < text.size() && signs < 4; ++i, ++signs) {
        if (is_file(text[i]) && is_rank(text[i + 1])) return true;
        const char c = text[i];
        if (!is_file(c) && !is_rank(c) && c != 'x' && c != '-' && c != ':' && c != '@')
            return false;
    }
    return false;
}

bool looks_like_movetext(const char* at, const char* end) {
    const char c = *at;
    return is_digit(c) || (!is_letter(c) && !is_high(c) && c != '"' && c != ']' && c != '=') ||
           looks_like_move(at, end);
}

bool looks_like_game(const char* at, const char* end) {
    // No farther than every window reaches, so that all see the same.
    constexpr std::ptrdiff_t enough = 48;
    end = at + std::min(end - at, enough);
    if (!is_digit(*at)) return looks_like_move(at, end);
    while (at != end && is_digit(*at)) ++at;
    if (at == end) return false;
    if (*at == '.') return true;
    const char* next = skip_spaces(at, end);
    return next != at && next != end && !is_digit(*next) && looks_like_move(next, end);
}

}
