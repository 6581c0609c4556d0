#include "cells.hpp"

#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::trf {

namespace {

/// "11.5": digits, a dot, one or two digits; a minus where points are taken away.
bool is_exact_points(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    const auto dot = text.find('.');
    if (dot == text.npos || dot == 0) return false;
    const auto decimals = text.substr(dot + 1);
    return is_number(text.substr(0, dot)) && decimals.size() <= 2 && is_number(decimals);
}

/// Points of the fast path, "5.5": nearly every line has them.
std::optional<Points> short_points(std::string_view text) {
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    if (text.size() == 3 && digit(0) && text[1] == '.' && digit(2))
        return Points::hundredths((text[0] - '0') * 100 + (text[2] - '0') * 10);
    return std::nullopt;
}

/// Cells of a list whose columns are off: the words are the numbers.
std::vector<std::int32_t> ids_of_words(std::string_view text, bool& clean) {
    std::vector<std::int32_t> ids;
    for (const auto word : words_of(text, ",;/")) {
        if (is_number(word))
            ids.push_back(to_number(word));
        else
            clean = false;
    }
    return ids;
}

}

std::int32_t read_number(const RecordLine& line, Columns columns, Findings& findings,
                         std::string_view code) {
    const auto text = line.cell(columns);
    if (text.empty()) return 0;
    if (is_number(text)) return to_number(text);
    findings.add(Handling::lost, code, columns, {std::string(text)});
    return 0;
}

std::optional<Points> read_points(const RecordLine& line, Columns columns, Findings& findings,
                                  std::string_view code) {
    const auto text = line.cell(columns);
    if (const auto points = short_points(text)) return points;
    if (text.empty()) return std::nullopt;
    const auto points = parse_points(text);
    if (!points)
        findings.add(Handling::lost, code, columns, {std::string(text)});
    else if (!is_exact_points(text))
        findings.add(Handling::rewritten, code, columns, {std::string(text)});
    return points;
}

std::optional<Points> read_team_points(const RecordLine& line, Columns columns,
                                       Findings& findings) {
    const auto text = line.cell(columns);
    const bool plain = is_number(text) && text.size() <= 6;
    return plain ? Points::whole(to_number(text))
                 : read_points(line, columns, findings, "TRF-0401");
}

std::vector<std::int32_t> read_ids(const RecordLine& line, std::int32_t from, std::int32_t width,
                                   Findings& findings, bool holes) {
    std::vector<std::int32_t> ids;
    bool clean = true;
    const auto end = std::min(line.length(), from + most_ids * (width + 1) - 1);
    if (end < line.length()) findings.add(Handling::lost, "TRF-0407", {end + 1, line.length()});
    for (auto column = from; column <= end; column += width + 1) {
        const Columns columns{column, column + width - 1};
        const auto text = line.cell(columns);
        clean &= line.at(columns.to + 1) == ' ' && (text.empty() || is_number(text));
        if (!clean) break;
        const auto id = text.empty() ? 0 : to_number(text);
        if (id != 0 || holes) ids.push_back(id);
    }
    if (!clean) {
        bool all_numbers = true;
        ids = ids_of_words(line.raw({from, end}), all_numbers);
        findings.add(all_numbers ? Handling::rewritten : Handling::lost, "TRF-0403",
                     {from, std::max(from, line.length())}, {std::string(bare(line.rest(from)))});
    }
    return ids;
}

std::string ids_text(const std::vector<std::int32_t>& ids, std::int32_t width) {
    std::string text;
    for (const auto id : ids) {
        if (!text.empty()) text += ' ';
        text += align_right(std::to_string(id), width);
    }
    return text;
}

std::vector<std::string_view> words_of(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> words;
    const auto separates = [&](char c) {
        return is_blank(c) || separators.find(c) != separators.npos;
    };
    for (std::size_t i = 0; i < text.size();) {
        while (i < text.size() && separates(text[i])) ++i;
        const auto from = i;
        while (i < text.size() && !separates(text[i])) ++i;
        if (i > from) words.push_back(text.substr(from, i - from));
    }
    return words;
}

std::string number_text(std::int32_t value) {
    return value == 0 ? std::string() : std::to_string(value);
}

std::string one_line(std::string_view text) { return std::string(bare(printable(text))); }

}
