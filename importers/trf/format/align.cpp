// Lines 001 whose cells are not in their columns: padded by bytes instead of characters, or printed
// without widths. A repair counts only where every cell then makes sense.

#include "cells.hpp"
#include "player.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <array>

namespace hakem::trf {

namespace {

/// Columns that are always blank, up to the first round.
constexpr auto gaps = std::to_array<std::int32_t>({4, 9, 14, 48, 53, 57, 69, 80, 85});

constexpr bool is_colour(char c) {
    return c == ' ' || c == 'w' || c == 'b' || c == '-' || c == 'W' || c == 'B';
}

constexpr bool is_digit_or_blank(char c) { return c == ' ' || (c >= '0' && c <= '9'); }

template<class At>
bool is_round(At at, std::int32_t from) {
    if (at(from) != ' ' || at(from + 1) != ' ' || at(from + 6) != ' ' || at(from + 8) != ' ')
        return false;
    for (auto i = from + 2; i <= from + 5; ++i)
        if (!is_digit_or_blank(at(i))) return false;
    return is_colour(at(from + 7));
}

template<class At>
bool is_aligned_by(At at, std::int32_t length) {
    for (const auto column : gaps)
        if (at(column) != ' ') return false;
    for (auto from = columns::round.from; from <= length; from += 10)
        if (!is_round(at, from)) return false;
    return true;
}

/// The name takes more bytes than characters: what follows it stands too far to the left.
AlignedLine align_by_bytes(const RecordLine& line) {
    constexpr std::size_t name_from = 14, name_to = 47;
    const auto text = line.text();
    if (text.size() < name_to || !is_ascii(text.substr(0, name_from))) return {};
    const auto name = text.substr(name_from, name_to - name_from);
    const auto rest = text.substr(name_to);
    if (!is_ascii(rest) || is_ascii(name)) return {};
    AlignedLine aligned{std::string(text.substr(0, name_from)) +
                            align_left(name, columns::name.width()) + std::string(rest),
                        AlignedLine::Repair::bytes};
    return is_aligned(RecordLine(aligned.text)) ? aligned : AlignedLine{};
}

/// Words of a line, taken from its end: rounds, rank, points; then what stands before them.
class WordReader {
public:
    explicit WordReader(std::string_view text) : words_(words_of(text)) {}

    bool done() const { return words_.size() <= first_; }
    std::string_view last() const { return done() ? std::string_view() : words_.back(); }
    std::string_view first() const { return done() ? std::string_view() : words_[first_]; }
    std::string_view take_last() {
        const auto word = last();
        if (!done()) words_.pop_back();
        return word;
    }
    std::string_view take_first() { return done() ? std::string_view() : words_[first_++]; }

    void take_round(RowBuilder& row, std::int32_t round);
    std::size_t count_rounds() const;
    /// Whether rounds may have been left blank between the last `rounds` rounds: then the words do
    /// not tell which round is which.
    bool has_hole(std::size_t rounds) const;

private:
    bool is_round_at(std::size_t i) const {
        const auto& w = words_;
        return is_number(w[i]) && w[i].size() <= 4 && w[i + 1].size() == 1 &&
               is_colour(w[i + 1][0]) && w[i + 2].size() == 1 &&
               std::string_view("10=+-WDLHFUZwdlhfuz?*").find(w[i + 2][0]) !=
                   std::string_view::npos;
    }

    std::vector<std::string_view> words_;
    std::size_t first_ = 0;
};

std::size_t WordReader::count_rounds() const {
    std::size_t count = 0;
    while (words_.size() >= first_ + 3 * (count + 1) &&
           is_round_at(words_.size() - 3 * (count + 1)))
        ++count;
    return count;
}

bool WordReader::has_hole(std::size_t rounds) const {
    constexpr std::ptrdiff_t widest = 8;
    for (auto i = words_.size() - 3 * rounds; i < words_.size() && i > first_; ++i)
        if (words_[i].data() - (words_[i - 1].data() + words_[i - 1].size()) > widest) return true;
    return false;
}

void WordReader::take_round(RowBuilder& row, std::int32_t round) {
    const auto by = 10 * (round - 1);
    const auto result = take_last(), colour = take_last(), opponent = take_last();
    row.put(columns::opponent.shifted(by), align_right(opponent, 4));
    row.put(columns::colour.shifted(by), colour);
    row.put(columns::result.shifted(by), result);
}

bool is_points(std::string_view word) {
    return word.size() >= 3 && word.size() <= 4 && word[word.size() - 2] == '.' &&
           is_number(word.substr(0, word.size() - 2)) && is_number(word.substr(word.size() - 1));
}

/// Birth date, FIDE number, federation and rating stand before the points, each may be missing.
void take_person(WordReader& words, RowBuilder& row) {
    const auto is_birth = [](std::string_view w) { return w.size() == 10 && read_date(w).date; };
    const auto is_letters = [](std::string_view w) {
        return w.size() == 3 &&
               std::all_of(w.begin(), w.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    };
    const auto is_long_number = [](std::string_view w) {
        return w.size() > 4 && w.size() <= 11 &&
               w.find_first_not_of("0123456789") == std::string_view::npos;
    };
    if (is_birth(words.last())) row.put(columns::birth, words.take_last());
    if (is_long_number(words.last())) row.put(columns::fide_id, align_right(words.take_last(), 11));
    if (is_letters(words.last())) row.put(columns::federation, words.take_last());
    if (is_number(words.last()) && words.last().size() >= 3 && words.last().size() <= 4)
        row.put(columns::rating, align_right(words.take_last(), 4));
}

/// Starting number, sex and title stand first; the words between are the name.
bool take_name(WordReader& words, RowBuilder& row, AlignedLine& aligned) {
    if (!is_number(words.first()) || words.first().size() > 4) return false;
    row.put(columns::id, align_right(words.take_first(), 4));
    if (words.first() == "m" || words.first() == "w") row.put(columns::sex, words.take_first());
    if (is_title(words.first())) row.put(columns::title, align_right(words.take_first(), 3));
    std::string name;
    while (!words.done()) {
        if (!name.empty()) name += ' ';
        name += words.take_first();
    }
    aligned.name_cut = length_of(name) > static_cast<std::size_t>(columns::name.width());
    if (aligned.name_cut) aligned.end_of_name = name.substr(name.find_last_of(' ') + 1);
    row.put(columns::name, name);
    return !name.empty();
}

/// The same where the first columns are in order and all words that are left stand in them.
bool take_columns(const RecordLine& line, WordReader& words, RowBuilder& row) {
    constexpr Columns front{1, 47};
    const auto text = line.raw(front);
    if (line.at(4) != ' ' || line.at(9) != ' ' || line.at(14) != ' ' || line.at(48) != ' ')
        return false;
    if (!is_number(line.cell(columns::id)) || line.cell(columns::name).empty() || words.done())
        return false;
    if (words.last().data() + words.last().size() > text.data() + text.size()) return false;
    row.put(front, text);
    return true;
}

/// A line printed without widths: "001 1 Player 1 2100 2.5 1 3 w 1 0000 - U".
AlignedLine align_by_words(const RecordLine& line) {
    if (line.text().size() > 10000) return {};
    WordReader words(line.rest(5));
    RowBuilder row("001");
    const auto rounds = words.count_rounds();
    if (words.has_hole(rounds)) return {};
    for (auto round = static_cast<std::int32_t>(rounds); round > 0; --round)
        words.take_round(row, round);
    if (is_number(words.last()) && words.last().size() <= 4)
        row.put(columns::rank, align_right(words.take_last(), 4));
    if (!is_points(words.last())) return {};
    row.put(columns::points, align_right(words.take_last(), 4));
    take_person(words, row);
    AlignedLine aligned{{}, AlignedLine::Repair::words};
    if (!take_columns(line, words, row) && !take_name(words, row, aligned)) return {};
    aligned.text = row.text();
    return aligned;
}

}

bool is_aligned(const RecordLine& line) {
    return is_aligned_by([&](std::int32_t column) { return line.at(column); }, line.length());
}

AlignedLine align(const RecordLine& line) {
    if (is_aligned(line)) return {};
    if (auto aligned = align_by_bytes(line); aligned.repair != AlignedLine::Repair::none)
        return aligned;
    if (auto aligned = rating_with_signs(line); aligned.repair != AlignedLine::Repair::none)
        return aligned;
    if (auto aligned = align_by_words(line); aligned.repair != AlignedLine::Repair::none)
        return aligned;
    return {{}, AlignedLine::Repair::failed};
}

}
