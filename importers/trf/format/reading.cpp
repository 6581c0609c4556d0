#include "reading.hpp"

#include "cells.hpp"
#include "file_shape.hpp"
#include "player.hpp"
#include "state.hpp"

#include <algorithm>
#include <cstdlib>

namespace hakem::trf {

namespace {

void read_player_record(const Record& record, State& state) {
    Player player;
    if (!read_player(record.line, state.survey, state.findings, player)) return;
    auto& players = state.tournament.players;
    if (const auto place = state.players[player.id]; place >= 0) {
        const auto first = players[static_cast<std::size_t>(place)].line;
        const auto& lines = state.tournament.source->lines();
        if (bare(lines[first - 1].text) == bare(lines[record.number - 1].text))
            return state.findings.add(Handling::refused, "TRF-0132", columns::id,
                                      {std::to_string(player.id), std::to_string(first)});
        constexpr std::size_t most = 100; // each is compared with the whole file
        player.line = record.number;
        if (state.unread_players.size() < most) return state.unread_players.push_back(player);
        return state.findings.add(Handling::refused, "TRF-0102", columns::id,
                                  {std::to_string(player.id), player.name, std::to_string(first),
                                   players[static_cast<std::size_t>(place)].name});
    }
    player.line = record.number;
    state.players.set(player.id, players.size());
    players.push_back(std::move(player));
}

/// The first columns of a line, for the record that nobody knows.
std::string id_shown(std::string_view text) { return std::string(RecordLine(text).raw({1, 3})); }

void remember_unknown(const Record& record, State& state) {
    constexpr std::size_t most = 200;
    const auto id = id_shown(record.line.text());
    auto found = state.unknown.find(id);
    if (found == state.unknown.end()) {
        if (state.unknown.size() >= most) return;
        found = state.unknown.emplace(id, State::Unknown{record.number, 0}).first;
    }
    ++found->second.count;
}

void read_record(const Record& record, State& state) {
    switch (record.kind) {
    case Kind::blank:
    case Kind::comment:
    case Kind::information:
        return;
    case Kind::player:
        return read_player_record(record, state);
    case Kind::national:
        state.national_lines.push_back(record.number);
        return;
    case Kind::clm_club:
        state.club_lines.push_back(record.number);
        return;
    case Kind::xx_finished_game:
        state.finished_game_lines.push_back(record.number);
        return;
    case Kind::old_team:
        return read_old_team(record, state);
    case Kind::team:
        return read_team(record, state);
    case Kind::round_dates:
        return read_round_dates(record, state);
    case Kind::scoring:
    case Kind::xx_scoring:
    case Kind::bb_scoring:
        return read_scoring(record, state);
    case Kind::team_scoring:
        return read_team_scoring(record, state);
    case Kind::line_up:
    case Kind::team_byes:
    case Kind::forfeited_match:
        return read_team_event_record(record, state);
    case Kind::bye:
    case Kind::acceleration:
    case Kind::prohibited:
    case Kind::abnormal_points:
    case Kind::xx_absent:
    case Kind::xx_prohibited:
    case Kind::xx_acceleration:
        return read_request(record, state);
    case Kind::extension:
    case Kind::unknown:
        return remember_unknown(record, state);
    default:
        return read_header(record, state);
    }
}

/// Every NUL is said; a file of nothing else is one finding.
void look_for_nul(std::string_view text, Findings& findings) {
    const auto at = text.find('\0');
    if (at == text.npos) return;
    const auto column = static_cast<std::int32_t>(RecordLine(text.substr(0, at)).length()) + 1;
    findings.add(Handling::refused, "TRF-0004", {column, column});
}

/// The national number, wherever it stands: a run of digits that is longer than any other cell's.
Columns national_number(const RecordLine& line) {
    constexpr std::int32_t longest_other = 5;
    std::int32_t digits = 0;
    const auto length = std::min(line.length(), 1000);
    for (std::int32_t column = 4; column <= length + 1; ++column) {
        const char c = line.at(column);
        if (c >= '0' && c <= '9') {
            ++digits;
        } else {
            if (digits > longest_other) return {column - digits, column - 1};
            digits = 0;
        }
    }
    return {columns::federation.from, length};
}

/// What is wrong with the columns of a national record.
void say_national_columns(const RecordLine& line, const AlignedLine& aligned, Findings& findings) {
    if (aligned.repair == AlignedLine::Repair::none) return;
    findings.hide(national_number(line));
    if (aligned.repair == AlignedLine::Repair::shifted)
        return findings.add(
            Handling::rewritten, aligned.shift > 0 ? "TRF-0606" : "TRF-0609", whole_line,
            {std::to_string(aligned.column), std::to_string(std::abs(aligned.shift))});
    findings.keep_line();
    for (const auto column : {4, 9, 14, 48, 53, 57, 69})
        if (const Columns place{column, column}; line.at(column) != ' ')
            findings.add(Handling::lost, "TRF-0126", place, {std::string(line.raw(place))});
    if (const auto rating = rating_in_name(line); !rating.empty())
        findings.add(Handling::lost, "TRF-0608", columns::name, {std::string(rating)});
    const auto name = columns::name.from;
    if (line.at(name) == ' ' && !line.cell(columns::name).empty())
        findings.add(Handling::noted, "TRF-0607", {name, name});
}

/// Rating records may stand before the players that they belong to.
void read_national_records(const Source& source, State& state) {
    for (const auto number : state.national_lines) {
        const RecordLine given(source.lines()[number - 1].text);
        const auto aligned = align_national(given);
        const RecordLine line(aligned.text.empty() ? given.text() : aligned.text);
        state.findings.at_line(number, given.text());
        state.findings.hide(columns::fide_id);
        say_national_columns(given, aligned, state.findings);
        const auto id = to_number(line.cell(columns::id));
        const auto place = state.players[id];
        if (place < 0) {
            state.findings.add(Handling::lost, "TRF-0601", columns::id, {std::to_string(id)});
            continue;
        }
        auto& player = state.tournament.players[static_cast<std::size_t>(place)];
        if (player.national_line != 0) {
            state.findings.add(Handling::noted, "TRF-0603", columns::id,
                               {std::to_string(id), std::to_string(player.national_line)});
            continue;
        }
        player.national_line = number;
        read_national(line, state.survey, state.findings, player);
    }
}

void read_club_records(const Source& source, State& state) {
    for (const auto number : state.club_lines) {
        const Record record{RecordLine(source.lines()[number - 1].text), number, Kind::clm_club};
        state.findings.at_line(number, record.line.text());
        read_club(record, state);
    }
}

/// They speak of games, which stand in the lines of the players.
void read_finished_games(const Source& source, State& state) {
    for (const auto number : state.finished_game_lines) {
        const Record record{RecordLine(source.lines()[number - 1].text), number,
                            Kind::xx_finished_game};
        state.findings.at_line(number, record.line.text());
        read_finished_game(record, state);
    }
}

void say_unknown_records(const Source& source, State& state) {
    for (const auto& [id, unknown] : state.unknown) {
        const auto text = source.lines()[unknown.line - 1].text;
        state.findings.at_line(unknown.line, text);
        state.findings.add(Handling::noted, "TRF-0009", {1, 3},
                           {id, std::to_string(unknown.count)});
    }
}

/// Lines that were encoded otherwise than the rest.
void say_of_encodings(const Source& source, Findings& findings) {
    for (const auto number : source.foreign_lines()) {
        findings.at_line(number, source.lines()[number - 1].text);
        findings.add(Handling::kept, "TRF-0012", whole_line, {source.foreign_encoding()});
    }
    const auto& twice = source.twice_encoded_lines();
    if (twice.empty()) return;
    findings.at_line(twice.front(), source.lines()[twice.front() - 1].text);
    findings.add(Handling::kept, "TRF-0013", whole_line, {std::to_string(twice.size())});
}

void say_of_file(const Source& source, const Survey& survey, Findings& findings) {
    findings.at_line(0, {});
    if (source.encoding_assumed())
        findings.add(Handling::noted, "TRF-0005", whole_line, {source.encoding()});
    say_of_encodings(source, findings);
    findings.at_line(0, {});
    if (survey.shift != 0)
        findings.add(Handling::refused, "TRF-0011", whole_line, {std::to_string(survey.shift + 1)});
    else if (survey.players == 0)
        findings.add(Handling::refused, "TRF-0002", whole_line);
    auto ends = source.lines();
    LineEnd first = LineEnd::none;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto end = ends[i].end;
        if (first == LineEnd::none) first = end;
        if (end == first || end == LineEnd::none) continue;
        findings.at_line(static_cast<std::uint32_t>(i + 1), ends[i].text);
        findings.add(Handling::noted, "TRF-0006", whole_line);
        return;
    }
}

/// The lines from the second tournament on, which are not read.
void say_second_event(const Source& source, const Survey& survey, Findings& findings) {
    if (survey.second_event == 0) return;
    findings.at_line(survey.second_event, source.lines()[survey.second_event - 1].text);
    findings.add(Handling::refused, "TRF-0016", {1, 3});
}

/// Whether a line is to be read; says what is wrong with it as a whole.
bool look_at_line(const Record& record, const Source& source, State& state) {
    look_for_nul(record.line.text(), state.findings);
    const auto text = source.lines()[record.number - 1].text;
    if (text.size() != record.line.text().size())
        state.findings.add(Handling::rewritten, "TRF-0015", whole_line,
                           {std::string(id_of_line(record.line.text())),
                            std::to_string(text.size() - record.line.text().size())});
    if (record.number != source.lines().size() || !is_cut_off(source)) return true;
    state.findings.add(Handling::refused, "TRF-0014", {record.line.length(), record.line.length()});
    return record.line.length() > columns::id.to; // else part of a number
}

}

Tournament read_tournament_report(const std::shared_ptr<const Source>& source, const Survey& survey,
                                  Findings& findings) {
    Tournament tournament;
    tournament.source = source;
    tournament.format = id_of(survey.edition);
    tournament.players.reserve(std::min<std::size_t>(survey.players, highest_id));
    State state{tournament, survey, findings};
    say_of_file(*source, survey, findings);
    const auto count = survey.second_event != 0 ? survey.second_event - 1 : source->lines().size();
    for (std::uint32_t number = 1; number <= count; ++number) {
        const auto text = survey.read_as(number, source->lines()[number - 1].text);
        const Record record{RecordLine(text), number, kind_of(text)};
        findings.at_line(number, text, source->lines()[number - 1].text.size() - text.size());
        if (look_at_line(record, *source, state)) read_record(record, state);
    }
    say_second_event(*source, survey, findings);
    say_taken_numbers(state);
    read_national_records(*source, state);
    read_club_records(*source, state);
    read_finished_games(*source, state);
    say_unknown_records(*source, state);
    conclude_scoring(state);
    conclude_plus_byes(state);
    conclude_blank_byes(state);
    findings.settle();
    return tournament;
}

}
