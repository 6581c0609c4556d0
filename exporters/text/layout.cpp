#include "layout.hpp"

#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace hakem::text_format {

namespace {

struct Replacement {
    std::string_view sign, simple;
};

constexpr Replacement replacements[] = {{"↓", "v"}, {"↑", "^"},  {"■", "#"},  {"…", "..."},
                                        {"–", "-"}, {"—", "-"},  {"·", "-"},  {"−", "-"},
                                        {"×", "x"}, {"→", "->"}, {"≥", ">="}, {"≤", "<="}};

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// "3½" is "3 1/2" in ASCII, "½" is "1/2".
void spell_halves(std::string& text) {
    constexpr std::string_view half = "½";
    for (auto at = text.find(half); at != std::string::npos; at = text.find(half, at)) {
        const bool after_digit = at > 0 && std::isdigit(static_cast<unsigned char>(text[at - 1]));
        text.replace(at, half.size(), after_digit ? " 1/2" : "1/2");
    }
}

/// The most that one column takes; a hostile name does not make the page wider.
constexpr std::size_t widest = 60;

std::string cell_text(const Cell& cell, Language language, const Signs& signs) {
    return shown(to_text(cell.content, language), signs);
}

/// In a column of games the numbers end at one place, so that colours and results stand below one
/// another.
void align_games(const Table& table, Grid& grid, std::size_t column) {
    std::size_t digits = 0;
    for (const auto& row : table.rows)
        if (const auto* game =
                column < row.size() ? std::get_if<Encounter>(&row[column].content) : nullptr)
            digits = std::max(digits, std::to_string(game->opponent).size());
    if (digits == 0) return;
    grid.aligns[column] = Align::left;
    for (std::size_t r = 0; r < grid.rows.size(); ++r) {
        const auto* game = column < table.rows[r].size()
                               ? std::get_if<Encounter>(&table.rows[r][column].content)
                               : nullptr;
        if (game != nullptr)
            grid.rows[r][column].insert(0, digits - std::to_string(game->opponent).size(), ' ');
    }
}

/// In a column of numbers a closing bracket stands outside, so that the digits end at one place.
void hang_brackets(Grid& grid, std::size_t column) {
    const auto is_bracketed = [&](const auto& row) { return row[column].ends_with(']'); };
    if (grid.aligns[column] != Align::right ||
        std::none_of(grid.rows.begin(), grid.rows.end(), is_bracketed))
        return;
    for (auto& row : grid.rows)
        if (!row[column].empty() && !is_bracketed(row)) row[column] += ' ';
}

/// Whether a cell is words of ours, with nothing from the file in it but what Phrases carry.
bool is_ours(const CellContent& content) {
    const auto* phrase = std::get_if<Phrase>(&content);
    if (phrase != nullptr)
        return !phrase->key.empty() && phrase->arguments.empty() && phrase->literal.empty();
    return std::holds_alternative<Phrases>(content);
}

/// How wide a cell is; a text of the file has its limit, sentences of ours are told to the end.
std::size_t width_of(const Table& table, const Grid& grid, std::size_t row, std::size_t column) {
    const auto width = display_width(grid.rows[row][column]);
    const bool ours = column < table.rows[row].size() && is_ours(table.rows[row][column].content);
    return ours ? width : std::min(widest, width);
}

/// Deciding values are underlined as mail does it, "_12.0_"; the others keep their place.
void mark_strong(const Table& table, Grid& grid) {
    for (std::size_t i = 0; i < grid.widths.size(); ++i) {
        const auto is_strong = [i](const Row& row) { return i < row.size() && row[i].strong; };
        if (std::none_of(table.rows.begin(), table.rows.end(), is_strong)) continue;
        for (std::size_t r = 0; r < grid.rows.size(); ++r) {
            const std::string_view mark = is_strong(table.rows[r]) ? "_" : " ";
            const auto text = grid.rows[r][i];
            const auto end = text.find_last_not_of(' ') + 1;
            grid.rows[r][i] =
                fmt::format("{0}{1}{0}{2}", mark, text.substr(0, end), text.substr(end));
        }
        grid.heading[i] = fmt::format(" {} ", grid.heading[i]);
    }
}

void append_row(std::string& out, const std::vector<std::string>& row, const Grid& grid,
                const Signs& signs) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
        line += fit(row[i], grid.widths[i], grid.aligns[i], signs) + "  ";
    out += trim_right(line);
    out += '\n';
}

}

std::string shown(std::string_view text, const Signs& signs) {
    auto result = printable(text);
    if (!signs.simple) return result;
    for (const auto& [sign, simple] : replacements) replace_all(result, sign, simple);
    if (!signs.ascii) return result;
    spell_halves(result);
    return to_ascii(result);
}

std::string repeated(std::string_view sign, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += sign;
    return all;
}

std::string fit(std::string_view text, std::size_t width, Align align, const Signs& signs) {
    const auto own = display_width(text);
    if (own > width) {
        const std::string_view ellipsis = signs.simple ? "..." : "…";
        const auto dots = std::min(display_width(ellipsis), width);
        auto count = std::min(length_of(text), width - dots);
        while (count > 0 && display_width(slice(text, 0, count)) > width - dots) --count;
        return fit(std::string(slice(text, 0, count)) + std::string(slice(ellipsis, 0, dots)),
                   width, align, signs);
    }
    const auto free = width - own;
    const auto before = align == Align::right ? free : align == Align::centre ? free / 2 : 0;
    return std::string(before, ' ') + std::string(text) + std::string(free - before, ' ');
}

Grid grid_of(const Table& table, Language language, const Signs& signs) {
    Grid grid;
    for (const auto& column : table.columns) {
        grid.heading.push_back(shown(to_text(column.heading, language), signs));
        grid.aligns.push_back(column.align);
    }
    const auto count = grid.heading.size();
    for (const auto& row : table.rows) {
        std::vector<std::string> texts(count);
        for (std::size_t i = 0; i < std::min(row.size(), count); ++i)
            texts[i] = cell_text(row[i], language, signs);
        grid.rows.push_back(std::move(texts));
    }
    grid.widths.resize(count);
    for (std::size_t i = 0; i < count; ++i) hang_brackets(grid, i);
    mark_strong(table, grid);
    for (std::size_t i = 0; i < count; ++i) align_games(table, grid, i);
    for (std::size_t i = 0; i < count; ++i) {
        grid.widths[i] = std::min(widest, display_width(grid.heading[i]));
        for (std::size_t r = 0; r < grid.rows.size(); ++r)
            grid.widths[i] = std::max(grid.widths[i], width_of(table, grid, r, i));
    }
    return grid;
}

void append_table(std::string& out, const Table& table, Language language, const Signs& signs) {
    const auto grid = grid_of(table, language, signs);
    append_row(out, grid.heading, grid, signs);
    std::string rule;
    for (std::size_t i = 0; i < grid.widths.size(); ++i) {
        if (i > 0) rule += "  ";
        rule += repeated(signs.horizontal(), grid.widths[i]);
    }
    out += rule + "\n";
    for (const auto& row : grid.rows) append_row(out, row, grid, signs);
    if (grid.rows.empty()) out += shown(text("document.empty", language), signs) + "\n";
}

}
