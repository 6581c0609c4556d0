// Ratings that hands and other programs write with a sign, so that they leave their columns:
// "1.962", "1,904", "+1904", "1904*"; and ratings that were taken for a part of the name.

#include "cells.hpp"
#include "player.hpp"

#include <algorithm>

namespace hakem::trf {

namespace {

constexpr std::int32_t lowest_rating = 100, highest_rating = 3500;

/// A rating between signs that hold nothing of it; 0 = it may be something else.
std::int32_t rating_between_signs(std::string_view text) {
    constexpr std::string_view before = "+~'", behind = "*+?'.";
    if (!text.empty() && before.find(text.front()) != before.npos)
        text.remove_prefix(1);
    else if (!text.empty() && behind.find(text.back()) != behind.npos)
        text.remove_suffix(1);
    const auto mark = text.find_first_of(".,'");
    std::string digits(text);
    if (mark == 1 && text.size() == 5)
        digits.erase(mark, 1); // of the thousands
    else if (mark == 4 && text.find_first_not_of('0', mark + 1) == text.npos)
        digits.resize(mark); // 1904,0
    if (digits.size() < 3 || digits.size() > 4 || !is_number(digits)) return 0;
    const auto rating = to_number(digits);
    return rating >= lowest_rating && rating <= highest_rating ? rating : 0;
}

bool is_code(std::string_view text) {
    return text.size() == 3 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

/// The columns around those of the rating in which no blank stands; the federation's are left out.
Columns word_at_rating(const RecordLine& line) {
    constexpr std::int32_t furthest = 45;
    auto word = columns::rating;
    while (word.from <= word.to && line.at(word.from) == ' ') ++word.from;
    while (word.to > word.from && line.at(word.to) == ' ') --word.to;
    while (word.from > furthest && line.at(word.from - 1) != ' ') --word.from;
    while (word.to < columns::federation.to && line.at(word.to + 1) != ' ') ++word.to;
    if (word.to == columns::federation.to && is_code(line.raw(columns::federation)))
        word.to = columns::federation.from - 1;
    // A thousand with a blank behind it.
    const auto thousands = columns::rating.from - 1;
    if (word.from == thousands + 2 && word.to == columns::rating.to &&
        line.at(thousands - 1) == ' ' && line.at(thousands) != ' ')
        word.from = thousands;
    return word;
}

std::int32_t rating_in(std::string_view text) {
    if (text.size() != 5 || text[1] != ' ') return rating_between_signs(text);
    return rating_between_signs(std::string(text.substr(0, 1)) + "." + std::string(text.substr(2)));
}

AlignedLine put_right(const RecordLine& line, Columns word, std::int32_t rating,
                      std::string_view federation = {}) {
    RowBuilder row(line.text());
    row.put(word, std::string(static_cast<std::size_t>(word.width()), ' '));
    row.put(columns::rating, align_right(std::to_string(rating), columns::rating.width()));
    if (!federation.empty()) row.put(columns::federation, federation);
    auto fixed = row.text();
    if (!is_aligned(RecordLine(fixed))) return {};
    AlignedLine aligned{std::move(fixed), AlignedLine::Repair::signs};
    aligned.rating = word;
    return aligned;
}

}

AlignedLine rating_with_signs(const RecordLine& line) {
    constexpr std::size_t longest = 10000;
    if (line.text().size() > longest) return {};
    // The rating and the federation in each other's place.
    constexpr Columns code{49, 51}, other{54, 57};
    const auto exchanged = line.raw(other);
    if (is_code(line.raw(code)) && line.cell({52, 53}).empty() && exchanged.size() == 4 &&
        is_number(exchanged) && rating_between_signs(exchanged) != 0)
        return put_right(line, {code.from, other.to}, to_number(exchanged), line.raw(code));
    constexpr auto between = columns::rating.from - 1;
    if (is_number(line.raw(columns::rating)) && line.at(between) != ' ' &&
        line.at(between - 1) != ' ' && !is_number(line.raw({between, between}))) {
        auto right =
            put_right(line, {between, columns::rating.to}, to_number(line.raw(columns::rating)));
        right.name_cut = true;
        return right;
    }
    const auto word = word_at_rating(line);
    if (word.from > word.to || line.at(word.from - 1) != ' ') return {};
    const auto rating = rating_in(line.raw(word));
    return rating != 0 ? put_right(line, word, rating) : AlignedLine{};
}

std::string_view digits_behind_name(const Player& player, std::string_view name,
                                    bool told_from_words) {
    const auto blank = name.find_last_of(' ');
    if (player.rating != 0 || blank == name.npos || blank == 0) return {};
    const auto word = name.substr(blank + 1);
    const auto digits =
        std::count_if(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
    // "Player 100" is a name; a number apart from it is none of it.
    const bool apart = name[blank - 1] == ' ' && is_number(word);
    if (apart == told_from_words) return {}; // said already, or a name
    return digits >= 3 && digits <= 5 ? word : std::string_view();
}

}
