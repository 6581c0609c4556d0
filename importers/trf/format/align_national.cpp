// National rating records whose cells are not in their columns: a blank too many or too few before
// the number, the name or the rating. A repair counts only where every cell then makes sense and
// no other repair does.

#include "cells.hpp"
#include "player.hpp"

#include <algorithm>
#include <array>

namespace hakem::trf {

namespace {

/// Columns that are always blank; the last one with a cell.
constexpr auto gaps = std::to_array<std::int32_t>({4, 9, 14, 48, 53, 57, 69});
constexpr std::int32_t last_column = columns::birth.to;

/// Columns where a shift begins, and how far one goes: a name padded by bytes is the widest.
struct Start {
    std::int32_t column, furthest_left, furthest_right;
};
constexpr auto starts = std::to_array<Start>(
    {{columns::id.from, 3, 4}, {columns::name.from, 3, 4}, {columns::rating.from, 20, 4}});

bool is_filled_to_the_right(const RecordLine& line, Columns cell) {
    const auto text = line.cell(cell);
    return text.empty() || (is_number(text) && line.at(cell.to) != ' ');
}

bool has_no_blank_inside(const RecordLine& line, Columns cell) {
    return line.cell(cell).find(' ') == std::string_view::npos;
}

/// Whether all cells are where they belong and hold what they should.
bool makes_sense(const RecordLine& line) {
    const auto rating = line.cell(columns::rating), birth = line.cell(columns::birth);
    if (!is_national_aligned(line) || line.length() > last_column) return false;
    if (!is_filled_to_the_right(line, columns::id) || line.cell(columns::id).empty()) return false;
    if (std::string_view(" mwMWFf").find(line.at(columns::sex.from)) == std::string_view::npos)
        return false;
    if (line.cell(columns::name).empty()) return false;
    if (!is_filled_to_the_right(line, columns::rating) || rating.size() == 1) return false;
    if (!has_no_blank_inside(line, columns::title) ||
        !has_no_blank_inside(line, columns::federation) ||
        !has_no_blank_inside(line, columns::fide_id))
        return false;
    return birth.empty() || read_date(birth).form != DateForm::unclear;
}

/// What stands from a column on, moved to the left over blanks; empty where there are none.
std::string moved_left(const RecordLine& line, std::int32_t column, std::int32_t by) {
    for (auto i = column; i < column + by; ++i)
        if (line.at(i) != ' ') return {};
    return std::string(line.raw({1, column - 1})) + std::string(line.rest(column + by));
}

/// What should begin in a column and begins before it, moved to the right.
std::string moved_right(const RecordLine& line, std::int32_t column, std::int32_t by) {
    const auto from = column == columns::id.from ? column : column - by;
    if (line.at(from - 1) != ' ') return {};
    return std::string(line.raw({1, from - 1})) + std::string(static_cast<std::size_t>(by), ' ') +
           std::string(line.rest(from));
}

}

std::string_view rating_in_name(const RecordLine& line) {
    const auto name = line.cell(columns::name);
    const auto blank = name.find_last_of(' ');
    if (!line.cell(columns::rating).empty() || blank == name.npos) return {};
    const auto word = name.substr(blank + 1);
    const bool apart = blank > 0 && name[blank - 1] == ' ';
    return apart && is_number(word) && word.size() >= 3 && word.size() <= 4 ? word
                                                                            : std::string_view();
}

bool is_national_aligned(const RecordLine& line) {
    const bool blank = std::all_of(gaps.begin(), gaps.end(),
                                   [&](std::int32_t column) { return line.at(column) == ' '; });
    return blank && rating_in_name(line).empty() &&
           (line.at(columns::name.from) != ' ' || line.cell(columns::name).empty());
}

AlignedLine align_national(const RecordLine& line) {
    constexpr std::size_t longest = 1000;
    if (is_national_aligned(line)) return {};
    AlignedLine found{{}, AlignedLine::Repair::failed};
    if (line.text().size() > longest) return found;
    const RecordLine own(line.text().substr(0, line.text().find_last_not_of(" \t") + 1));
    const auto consider = [&](std::string text, std::int32_t column, std::int32_t shift) {
        if (text.empty() || text == found.text || !makes_sense(RecordLine(text))) return true;
        // A rating that was moved beyond its columns might pass for a short national number.
        if (column == columns::rating.from && RecordLine(text).cell(columns::rating).empty())
            return true;
        const bool first = found.text.empty();
        found = {std::move(text), AlignedLine::Repair::shifted, false, column, shift};
        return first;
    };
    for (const auto& start : starts) {
        bool alone = true;
        for (std::int32_t by = 1; by <= start.furthest_right; ++by)
            alone = alone && consider(moved_left(own, start.column, by), start.column, by);
        for (std::int32_t by = 1; by <= start.furthest_left; ++by)
            alone = alone && consider(moved_right(own, start.column, by), start.column, -by);
        if (!alone) return {{}, AlignedLine::Repair::failed};
    }
    return found;
}

}
