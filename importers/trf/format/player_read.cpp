// The cells before the rounds of 001, and of the national rating record.

#include "cells.hpp"
#include "player.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <array>

namespace hakem::trf {

namespace {

Sex read_sex(const RecordLine& line, Findings& findings) {
    switch (line.at(columns::sex.from)) {
    case 'm':
        return Sex::male;
    case 'w':
        return Sex::female;
    case ' ':
        return Sex::unknown;
    case 'M':
        findings.add(Handling::rewritten, "TRF-0103", columns::sex, {"M", "m"});
        return Sex::male;
    case 'W':
    case 'F':
    case 'f':
        findings.add(Handling::rewritten, "TRF-0103", columns::sex,
                     {std::string(line.cell(columns::sex)), "w"});
        return Sex::female;
    default:
        findings.add(Handling::lost, "TRF-0104", columns::sex,
                     {std::string(line.cell(columns::sex))});
        return Sex::unknown;
    }
}

/// National classes ("1N"), national masters, and FIDE's titles of arena and honour.
bool is_known_elsewhere(std::string_view text) {
    constexpr std::array<std::string_view, 9> titles = {"NM",  "WNM", "AGM", "AIM", "AFM",
                                                        "ACM", "HGM", "HM",  "WH"};
    return std::find(titles.begin(), titles.end(), text) != titles.end() ||
           text.find_first_of("0123456789") != text.npos;
}

std::string read_title(const RecordLine& line, Edition edition, Findings& findings) {
    const auto text = line.cell(columns::title);
    if (text.empty() || is_title(text)) return std::string(text);
    const auto title = title_of_letters(text);
    if (title.empty()) {
        findings.add(is_known_elsewhere(text) ? Handling::noted : Handling::lost, "TRF-0106",
                     columns::title, {std::string(text)});
        return std::string(text);
    }
    // TRF06 has small letters; capitals of any edition are read as well.
    if (edition != Edition::trf06 || letters_of_title(title) != text)
        findings.add(Handling::rewritten, "TRF-0105", columns::title,
                     {std::string(text), title_text(title, edition)});
    return std::string(title);
}

std::string read_name(const RecordLine& line, Findings& findings) {
    const auto name = line.cell(columns::name);
    if (name.empty()) findings.add(Handling::lost, "TRF-0108", columns::name);
    return std::string(name);
}

std::string read_federation(const RecordLine& line, Findings& findings) {
    const auto text = line.cell(columns::federation);
    const bool plain = text.size() == 3 && std::all_of(text.begin(), text.end(),
                                                       [](char c) { return c >= 'A' && c <= 'Z'; });
    if (!text.empty() && !plain)
        findings.add(Handling::kept, "TRF-0111", columns::federation, {std::string(text)});
    return std::string(text);
}

/// Blank, zeros and dashes stand for no number.
std::string read_fide_id(const RecordLine& line, Findings& findings) {
    constexpr std::size_t shortest = 6; // FIDE's numbers start at 100013
    const auto text = line.cell(columns::fide_id);
    if (text.find_first_not_of('0') == text.npos) return {};
    if (text.find_first_not_of('-') == text.npos) {
        findings.add(Handling::kept, "TRF-0112", columns::fide_id, {std::string(text)});
        return {};
    }
    const bool digits = text.find_first_not_of("0123456789") == text.npos;
    if (!digits)
        findings.add(Handling::kept, "TRF-0112", columns::fide_id, {std::string(text)});
    else if (text.size() < shortest)
        findings.add(Handling::noted, "TRF-0113", columns::fide_id, {std::string(text)});
    return std::string(text);
}

Date read_birth(const RecordLine& line, const Survey& survey, Findings& findings) {
    const auto text = line.cell(columns::birth);
    if (text.empty()) return {};
    const auto [date, form, other] = birth_of(text, survey);
    if (other)
        findings.add(Handling::lost, "TRF-0138", columns::birth,
                     {std::string(text), to_text(date), to_text(other)});
    else if (form == DateForm::other)
        findings.add(Handling::rewritten, "TRF-0109", columns::birth,
                     {std::string(text), to_text(date)});
    else if (form == DateForm::unclear)
        findings.add(Handling::lost, "TRF-0110", columns::birth, {std::string(text)});
    return date;
}

/// Shifted columns: said once for the line; columns that could not be put right, too.
void say_alignment(const AlignedLine& aligned, const RecordLine& line, Findings& findings) {
    if (aligned.repair == AlignedLine::Repair::bytes)
        findings.add(Handling::rewritten, "TRF-0007", whole_line);
    if (aligned.repair == AlignedLine::Repair::words)
        findings.add(Handling::rewritten, "TRF-0008", whole_line);
    if (aligned.repair == AlignedLine::Repair::signs) {
        findings.add(Handling::rewritten, "TRF-0136", aligned.rating,
                     {std::string(line.cell(aligned.rating)),
                      std::string(RecordLine(aligned.text).cell(columns::rating))});
        findings.realign();
    }
    if (aligned.name_cut) findings.add(Handling::lost, "TRF-0129", columns::name);
    if (aligned.repair != AlignedLine::Repair::failed) return;
    findings.keep_line();
    for (const auto column : {4, 9, 14, 48, 53, 57, 69, 80, 85})
        if (const Columns place{column, column}; line.at(column) != ' ')
            findings.add(Handling::lost, "TRF-0126", place, {std::string(line.raw(place))});
}

void say_lost_rating(const Player& player, std::string_view name, bool told_from_words,
                     Findings& findings) {
    const auto word = digits_behind_name(player, name, told_from_words);
    if (!word.empty()) findings.add(Handling::lost, "TRF-0137", columns::name, {std::string(word)});
}

void read_cells(const RecordLine& line, const Survey& survey, Findings& findings, Player& player) {
    player.sex = read_sex(line, findings);
    player.title = read_title(line, survey.edition, findings);
    player.name = read_name(line, findings);
    player.rating = read_number(line, columns::rating, findings, "TRF-0114");
    player.federation = read_federation(line, findings);
    player.fide_id = read_fide_id(line, findings);
    player.birth = read_birth(line, survey, findings);
    player.declared_points = read_points(line, columns::points, findings, "TRF-0115");
    if (!player.declared_points && line.cell(columns::points).empty())
        findings.add(Handling::kept, "TRF-0116", columns::points);
    player.declared_rank = read_number(line, columns::rank, findings, "TRF-0117");
    look_at_name(player, findings);
    read_rounds(line, survey, findings, player);
}

}

std::string_view without_glued_record(std::string_view line) {
    constexpr std::size_t behind_points = 84, id = 4, number = 4;
    const auto at = line.find("DAT ", behind_points);
    const bool glued =
        at != line.npos && is_number(line.substr(std::min(at + id, line.size()), number));
    return glued ? line.substr(0, at) : line;
}

bool read_player(const RecordLine& line, const Survey& survey, Findings& findings, Player& player) {
    if (!is_aligned(line)) {
        if (const auto own = without_glued_record(line.text()); own.size() < line.text().size()) {
            const auto from = RecordLine(own).length() + 1;
            findings.add(Handling::kept, "TRF-0130", {from, line.length()});
            return read_player(RecordLine(own), survey, findings, player);
        }
        const auto aligned = align(line);
        say_alignment(aligned, line, findings);
        if (aligned.repair != AlignedLine::Repair::failed) {
            const RecordLine repaired(aligned.text);
            if (!read_player(repaired, survey, findings, player)) return false;
            const auto name = player.name + ' ' + aligned.end_of_name;
            if (aligned.repair == AlignedLine::Repair::words)
                say_lost_rating(player, trim(name), true, findings);
            return true;
        }
    }
    const auto number = line.cell(columns::id);
    if (!is_number(number) || to_number(number) == 0) {
        findings.add(Handling::refused, "TRF-0101", columns::id, {std::string(number)});
        return false;
    }
    player.id = to_number(number);
    read_cells(line, survey, findings, player);
    say_lost_rating(player, player.name, false, findings);
    return true;
}

namespace {

/// The known parts of a date agree with another one.
bool is_part_of(const Date& part, const Date& whole) {
    return part.year == whole.year && (part.month == 0 || part.month == whole.month) &&
           (part.day == 0 || part.day == whole.day);
}

/// What 001 leaves open of sex and birth, and the record of the same player has.
void complete_from(const RecordLine& line, const Survey& survey, Player& player) {
    if (player.sex == Sex::unknown) {
        const auto sex = line.cell(columns::sex);
        player.sex = sex == "m" ? Sex::male : sex == "w" ? Sex::female : Sex::unknown;
    }
    if (!player.birth || player.birth.complete()) return;
    const auto date = birth_of(line.cell(columns::birth), survey).date;
    if (date.complete() && is_part_of(player.birth, date)) player.birth = date;
}

}

void read_national(const RecordLine& line, const Survey& survey, Findings& findings,
                   Player& player) {
    player.national_federation = line.cell({1, 3});
    player.national_title = line.cell(columns::title);
    if (line.at(columns::rating.from - 1) == ' ' && line.at(columns::rating.to + 1) == ' ')
        player.national_rating = read_number(line, columns::rating, findings, "TRF-0114");
    else // a part of a number is another number
        findings.add(Handling::lost, "TRF-0608", columns::rating,
                     {std::string(line.cell(columns::rating))});
    player.national_origin = line.cell(columns::federation);
    player.national_id = line.cell(columns::fide_id);
    complete_from(line, survey, player);
    if (player.birth) return;
    const auto [date, form, other] = birth_of(line.cell(columns::birth), survey);
    player.birth = date;
    if (form == DateForm::unclear) findings.add(Handling::lost, "TRF-0110", columns::birth, {"?"});
}

}
