#include "judging/file_words.hpp"

#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::judging {

namespace {

constexpr std::size_t shortest_stem = 4, longest_ending = 12;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_letter(char c) { return is_capital(c) || (c >= 'a' && c <= 'z'); }
char small(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }

/// Where a word begins: behind a blank, at a capital ("hakemRaporu"), behind a number.
bool begins_word(char before, char c) {
    if (!is_letter(before) && !is_digit(before)) return true;
    if (is_capital(c)) return !is_capital(before);
    return is_letter(c) && is_digit(before);
}

}

FileWords::FileWords(std::string_view name) {
    char before = ' ';
    for (const char c : to_ascii(name)) {
        if (is_letter(c) || is_digit(c)) {
            begins_.push_back(begins_word(before, c));
            text_ += small(c);
        }
        before = c;
    }
}

bool FileWords::has_word(std::string_view word) const {
    if (word.size() >= shortest_stem) return text_.find(word) != text_.npos;
    for (auto at = text_.find(word); at != text_.npos; at = text_.find(word, at + 1)) {
        const auto end = at + word.size();
        if (begins_[at] && (end == text_.size() || begins_[end])) return true;
    }
    return false;
}

bool FileWords::has(std::string_view phrase) const {
    const auto words = ascii_words(phrase);
    return !words.empty() && std::all_of(words.begin(), words.end(),
                                         [this](const auto& word) { return has_word(word); });
}

bool FileWords::ends_with(std::string_view phrase) const {
    return text_.ends_with(FileWords(phrase).text_);
}

bool FileWords::has_year() const {
    std::size_t digits = 0;
    for (std::size_t i = 0; i <= text_.size(); ++i) {
        const bool fresh = i < text_.size() && begins_[i];
        if (i < text_.size() && is_digit(text_[i]) && !fresh) {
            ++digits;
            continue;
        }
        const auto year = std::string_view(text_).substr(i - digits, digits);
        if (digits == 4 && (year.starts_with("19") || year.starts_with("20"))) return true;
        digits = i < text_.size() && is_digit(text_[i]) ? 1 : 0;
    }
    return false;
}

std::vector<std::string> ascii_words(std::string_view text) {
    std::vector<std::string> words;
    bool inside = false;
    for (const char c : to_ascii(text)) {
        const bool part = is_letter(c) || is_digit(c);
        if (part && !inside) words.emplace_back();
        if (part) words.back() += small(c);
        inside = part;
    }
    return words;
}

std::string_view last_part(std::string_view path) { return path.substr(path.rfind('/') + 1); }

std::string ending_of(std::string_view name) {
    const auto dot = last_part(name).rfind('.');
    if (dot == name.npos) return {};
    const auto ending = last_part(name).substr(dot + 1);
    return ending.size() > longest_ending ? std::string() : to_lower(ending, Language::english);
}

std::string_view without_ending(std::string_view name) {
    return name.substr(0, std::min(name.size(), name.rfind('.')));
}

}
