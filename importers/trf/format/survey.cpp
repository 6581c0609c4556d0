// Which edition a file follows, told by the records it has and by the letters of its players.

#include "cells.hpp"
#include "file_shape.hpp"
#include "kinds.hpp"
#include "player.hpp"
#include "record.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace hakem::trf {

namespace {

/// Signs of an edition in the players' lines.
struct Signs {
    bool letters = false;      ///< results that TRF06 does not have: H F U Z W D L
    bool old_byes = false;     ///< "0000 - +" and the like
    bool full_letters = false; ///< U or F, which "+" stands for
    bool old_titles = false;   ///< g m f wg ...
    bool new_titles = false;   ///< GM IM ...
};

void look_at_titles(std::string_view title, Signs& signs) {
    if (title.empty() || title.size() > 3) return;
    if (is_title(title))
        signs.new_titles = true;
    else if (title[0] >= 'a' && !title_of_letters(title).empty())
        signs.old_titles = true;
}

/// A result, and whether a colour stands where it should: a shifted line tells nothing.
void look_at_result(std::string_view opponent, char colour, char result, Signs& signs) {
    if (colour != 'w' && colour != 'b' && colour != '-' && !is_blank(colour)) return;
    constexpr std::string_view letters = "HFUZWDLhfuzdl?", old = "1=+";
    if (letters.find(result) != letters.npos) signs.letters = true;
    constexpr std::string_view full = "UFuf";
    if (full.find(result) != full.npos) signs.full_letters = true;
    if (old.find(result) != old.npos && opponent == "0000") signs.old_byes = true;
}

void look_at_cells(const RecordLine& line, Signs& signs) {
    look_at_titles(line.cell(columns::title), signs);
    for (std::int32_t by = 0; columns::result.to + by <= line.length(); by += 10)
        look_at_result(line.raw(columns::opponent.shifted(by)), line.at(columns::colour.from + by),
                       line.at(columns::result.from + by), signs);
}

/// Looks at the cells that the reader will see: of a shifted line, at those put right.
void look_at_player(std::string_view text, Signs& signs) {
    const RecordLine line(text);
    if (is_aligned(line)) return look_at_cells(line, signs);
    const auto own = without_glued_record(text);
    if (own.size() < text.size()) return look_at_player(own, signs);
    const auto aligned = align(line);
    const bool repaired = aligned.repair != AlignedLine::Repair::failed;
    look_at_cells(repaired ? RecordLine(aligned.text) : line, signs);
}

/// Records that tell of an edition; 142 and 152 are also written into files of TRF16.
struct RecordSigns {
    bool surely_new = false, likely_new = false, old = false;

    void look_at(Kind kind) {
        const bool likely = kind == Kind::rounds || kind == Kind::initial_colour;
        likely_new |= likely;
        surely_new |= is_of_trf26(kind) && !likely && kind != Kind::national;
        old |= kind == Kind::old_team || kind == Kind::xx_rounds || kind == Kind::xx_colour;
    }
};

Edition edition_of(const Signs& signs, const RecordSigns& records, bool team_event) {
    if (records.surely_new) return Edition::trf26;
    if (records.likely_new && !records.old && !signs.old_titles && !signs.old_byes)
        return Edition::trf26;
    if (signs.letters) return Edition::trf16;
    if (signs.old_titles) return Edition::trf06;
    // In a team event "0000 - +" is a board without an opponent, whatever the edition.
    const bool old_byes = signs.old_byes && !team_event;
    return old_byes && !signs.new_titles ? Edition::trf06 : Edition::trf16;
}

/// Vega's own file has the ids of a TRF, but bars between its cells.
bool is_vega_line(std::string_view line) {
    return line.size() > 4 && line[3] == '|' && is_number(line.substr(0, 3));
}

}

std::size_t shift_of(const Source& source) {
    constexpr std::size_t lines_looked_at = 300, most = 8, least_players = 2;
    std::array<std::size_t, most + 1> players = {}, records = {};
    std::size_t lines = 0;
    for (std::size_t i = 0; i < std::min(lines_looked_at, source.lines().size()); ++i) {
        const auto text = source.lines()[i].text;
        if (!trim(text).empty()) ++lines;
        for (std::size_t by = 1; by <= most && by < text.size(); ++by) {
            const auto kind = kind_of(text.substr(by));
            if (kind == Kind::player) ++players[by];
            if (kind != Kind::blank && kind != Kind::unknown && kind != Kind::extension)
                ++records[by];
        }
    }
    // Numbers of any list may look like a record here and there.
    const auto by = static_cast<std::size_t>(std::max_element(players.begin(), players.end()) -
                                             players.begin());
    return players[by] < least_players || 2 * records[by] < lines ? 0 : by;
}

namespace {

/// The dates of the event, to tell in which order they are written.
struct EventDates {
    std::string_view start, end;
    std::vector<std::string_view> rounds;
    std::string_view first_rounds; ///< of the first record 132
    std::size_t round_records = 0, same_records = 0;
    BirthOrder births;
    ShortBirths short_births;

    void look_at_birth(std::string_view date);
    void look_at(Kind kind, std::string_view line);
    bool has_one_each() const;
    void conclude(Survey& survey) const;
};

void EventDates::look_at_birth(std::string_view date) {
    if (births.open()) births.look_at(date);
    short_births.look_at(date);
}

void EventDates::look_at(Kind kind, std::string_view line) {
    constexpr std::size_t most = std::size_t{10} * most_rounds;
    const auto data = line.size() > 4 ? bare(line.substr(4)) : std::string_view();
    if (kind == Kind::start && start.empty()) start = data;
    if (kind == Kind::end && end.empty()) end = data;
    if (kind != Kind::round_dates) return;
    if (round_records++ == 0) first_rounds = data;
    same_records += data == first_rounds;
    if (rounds.size() >= most_rounds) return;
    for (const auto word : words_of(data.substr(0, most))) rounds.push_back(word);
}

/// A date in each record 132. Two that are the same are one that was written twice.
bool EventDates::has_one_each() const {
    const bool repeated = round_records == 2 && same_records == 2;
    return round_records > 1 && rounds.size() == round_records && !repeated;
}

void EventDates::conclude(Survey& survey) const {
    survey.dates.births = births.order();
    survey.dates.short_births = short_births.order();
    find_event_orders(start, end, rounds, survey.dates);
    survey.event_day = end.empty() ? read_date(start, {}, false, survey.dates.start).date
                                   : read_date(end, {}, false, survey.dates.end).date;
    survey.round_records = has_one_each() ? round_records : 0;
}

}

std::string_view Survey::read_as(std::uint32_t number, std::string_view text) const {
    if (!std::binary_search(shifted_lines.begin(), shifted_lines.end(), number)) return text;
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    return text;
}

Survey survey(const Source& source) {
    Survey result;
    Signs signs;
    RecordSigns records;
    EventDates dates;
    std::size_t vega_lines = 0;
    result.second_event = second_event_of(source);
    const auto count = result.second_event != 0 ? result.second_event - 1 : source.lines().size();
    result.shifted_lines = shifted_lines_of(source, static_cast<std::uint32_t>(count));
    for (std::uint32_t number = 1; number <= count; ++number) {
        const auto text = result.read_as(number, source.lines()[number - 1].text);
        const auto kind = kind_of(text);
        if (kind != Kind::blank && kind != Kind::unknown) ++result.records;
        if (kind == Kind::player) {
            ++result.players;
            if (!signs.letters) look_at_player(text, signs);
            dates.look_at_birth(RecordLine(text).cell(columns::birth));
        } else if (kind == Kind::unknown) {
            if (is_vega_line(text)) ++vega_lines;
        } else {
            result.has_new_teams |= kind == Kind::team;
            result.team_event |= kind == Kind::team || kind == Kind::old_team;
            records.look_at(kind);
            dates.look_at(kind, text);
        }
    }
    result.old_byes = signs.old_byes && !signs.full_letters;
    result.edition = edition_of(signs, records, result.team_event);
    dates.conclude(result);
    if (result.players == 0) result.shift = shift_of(source);
    result.is_vega = vega_lines > result.records && vega_lines > 0;
    return result;
}

}
