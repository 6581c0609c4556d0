#include "round_tag.hpp"

#include "common/numbers.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <array>

namespace hakem::pgn {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Takes a number off the front; -1 where there is none.
std::int32_t take_number(std::string_view& text) {
    if (text.empty() || !is_digit(text.front())) return -1;
    std::int32_t number = 0;
    constexpr std::int32_t too_large = 100'000;
    while (!text.empty() && is_digit(text.front())) {
        number = std::min(number * 10 + (text.front() - '0'), too_large);
        text.remove_prefix(1);
    }
    return number;
}

/// "Round 5", "R5", "Rd. 5", "Tur 5", "5. Tur" have the word in many languages.
std::string_view without_word(std::string_view text) {
    while (!text.empty() && !is_digit(text.front())) {
        const char c = text.front();
        const bool of_word =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == ' ' || c == '.';
        if (!of_word) return {};
        text.remove_prefix(1);
    }
    return text;
}

bool is_round_word(std::string_view text) {
    const auto word = to_lower(trim(text), Language::english);
    constexpr std::array<std::string_view, 8> words = {"",    "r",     "rd",    "round",
                                                       "tur", "runde", "ronde", "ronda"};
    const auto bare = std::string_view(word).substr(0, word.find_last_not_of(". ") + 1);
    return std::find(words.begin(), words.end(), bare) != words.end();
}

}

RoundTag read_round(std::string_view text) {
    text = trim(text);
    auto rest = without_word(text);
    if (rest.empty() || !is_round_word(text.substr(0, text.size() - rest.size()))) return {};
    RoundTag tag;
    std::array<std::int32_t*, 3> parts = {&tag.round, &tag.second, &tag.third};
    for (auto* part : parts) {
        const auto number = take_number(rest);
        if (number < 0) break;
        *part = number;
        if (rest.empty() || (rest.front() != '.' && rest.front() != '(' && rest.front() != ','))
            break;
        rest.remove_prefix(1);
    }
    if (rest == ")") rest = {};
    if (!rest.empty() && !is_round_word(rest)) return {};
    const bool is_round = tag.round >= 1 && tag.round <= importing::most_rounds;
    return is_round ? tag : RoundTag{};
}

}
