#include "signs.hpp"

#include <algorithm>
#include <array>

namespace hakem::pgn {

namespace {

// The longer first where one begins with the other.
constexpr std::array<Sign, 51> signs = {{
    {"!!", 3},   {"??", 4},   {"!?", 5},  {"?!", 6},   {"!", 1},    {"?", 2},    {"‼", 3},
    {"⁇", 4},    {"⁉", 5},    {"⁈", 6},   {"+/-", 16}, {"-/+", 17}, {"+--", 20}, {"--+", 21},
    {"+/=", 14}, {"=/+", 15}, {"+=", 14}, {"=+", 15},  {"+-", 18},  {"-+", 19},  {"=/∞", 44},
    {"=∞", 44},  {"=", 10},   {"±", 16},  {"∓", 17},   {"⩲", 14},   {"⩱", 15},   {"∞", 13},
    {"~", 13},   {"□", 7},    {"⊙", 22},  {"⟳", 32},   {"→", 40},   {"↑", 36},   {"⇆", 132},
    {"↑↑", 32},  {"∆", 140},  {"Δ", 140}, {"⌓", 142},  {"⨁", 138},  {"⊕", 138},  {"≌", 44},
    {"○", 26},   {"△", 140},  {"⇄", 132}, {"□□", 7},   {"⯹", 44}, {"≤", 143},  {"≥", 142},
    {"–+", 19},  {"+–", 18},
}};

constexpr std::array<Sign, 5> words = {
    {{"N", 146}, {"TN", 146}, {"D", 220}, {"RR", 145}, {"ZZ", 22}}};

}

Sign sign_at(std::string_view text) {
    const auto* found = std::find_if(signs.begin(), signs.end(),
                                     [&](const Sign& sign) { return text.starts_with(sign.text); });
    return found == signs.end() ? Sign{} : *found;
}

Sign sign_behind(std::string_view token) {
    Sign longest;
    for (const auto& sign : signs)
        if (sign.text.size() > longest.text.size() && sign.text.size() < token.size() &&
            token.ends_with(sign.text))
            longest = sign;
    return longest;
}

Sign sign_of_word(std::string_view word) {
    const auto* found = std::find_if(words.begin(), words.end(),
                                     [&](const Sign& sign) { return sign.text == word; });
    return found == words.end() ? Sign{} : *found;
}

}
