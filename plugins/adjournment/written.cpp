#include "written.hpp"

#include <array>

namespace hakem::adjourning {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view digits = "0123456789";

std::string_view without_blanks(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

/// What is behind "41.", "41..." or "41 "; nothing where the text has no number. "0-0" has none.
std::string_view behind_number(std::string_view text) {
    constexpr std::size_t longest = 4;
    const auto count = text.find_first_not_of(digits);
    if (count == std::string_view::npos || count == 0 || count > longest || text[0] == '0')
        return {};
    auto rest = text.substr(count);
    bool dots = false;
    for (;;) {
        if (begins(rest, "."))
            rest.remove_prefix(1);
        else if (begins(rest, "…"))
            rest.remove_prefix(std::string_view("…").size());
        else
            break;
        dots = true;
    }
    if (!dots && blanks.find(rest[0]) == std::string_view::npos) return {};
    return without_blanks(rest);
}

bool same_letters(std::string_view text, std::string_view lower) {
    if (text.size() != lower.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if ((c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) != lower[i]) return false;
    }
    return true;
}

/// What is before the sign or the words of an offer; nothing where there are none.
std::string_view before_offer(std::string_view text) {
    constexpr std::array<std::string_view, 6> signs = {"=",    "beraberlik", "berabere",
                                                       "draw", "remis",      "½"};
    auto rest = without_blanks(text);
    while (!rest.empty() && (rest.back() == '?' || rest.back() == ')' || rest.back() == '.'))
        rest = without_blanks(rest.substr(0, rest.size() - 1));
    for (const auto sign : signs) {
        if (rest.size() <= sign.size()) continue;
        if (!same_letters(rest.substr(rest.size() - sign.size()), sign)) continue;
        rest = without_blanks(rest.substr(0, rest.size() - sign.size()));
        while (!rest.empty() && (rest.back() == '(' || rest.back() == ','))
            rest = without_blanks(rest.substr(0, rest.size() - 1));
        return rest;
    }
    return {};
}

}

Written written_move(std::string_view text) {
    Written written;
    auto rest = without_blanks(text);
    if (const auto behind = behind_number(rest); !behind.empty()) {
        rest = behind;
        written.number = true;
    }
    if (const auto before = before_offer(rest); !before.empty()) {
        rest = before;
        written.offer = true;
    }
    written.move = rest;
    return written;
}

}
