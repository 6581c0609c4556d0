// Teams: 310 and the older 013, and what happened to them: 300, 320, 330.

#include "cells.hpp"
#include "columns.hpp"
#include "state.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace hakem::trf {

namespace {

/// Adds a team unless its number is taken; then the first one counts.
void add_team(const Record& record, State& state, Team team) {
    auto& teams = state.tournament.teams;
    if (const auto place = state.teams[team.id]; place >= 0) {
        const auto& first = teams[static_cast<std::size_t>(place)];
        state.findings.add(Handling::refused, "TRF-0502", team_columns::number,
                           {std::to_string(team.id), std::to_string(first.line)});
        return;
    }
    team.line = record.number;
    state.teams.set(team.id, teams.size());
    teams.push_back(std::move(team));
}

void read_line_up(const Record& record, State& state) {
    namespace c = line_up_columns;
    const auto& line = record.line;
    LineUp line_up;
    line_up.round = read_number(line, c::round, state.findings, "TRF-0402");
    line_up.team = read_number(line, c::team, state.findings, "TRF-0402");
    line_up.opponent = read_number(line, c::opponent, state.findings, "TRF-0402");
    line_up.players = read_ids(line, c::players, 4, state.findings, true);
    while (!line_up.players.empty() && line_up.players.back() == 0 &&
           line.cell({c::players + 5 * static_cast<std::int32_t>(line_up.players.size() - 1),
                      line.length()})
               .empty())
        line_up.players.pop_back();
    line_up.line = record.number;
    state.tournament.line_ups.push_back(std::move(line_up));
}

void read_team_byes(const Record& record, State& state) {
    namespace c = team_bye_columns;
    if (state.tournament.team_byes) {
        state.findings.add(Handling::kept, "TRF-0201", {1, 3},
                           {"320", std::to_string(state.tournament.team_byes->line)});
        return;
    }
    TeamByes byes;
    byes.match_points = read_team_points(record.line, c::match_points, state.findings);
    byes.game_points = read_team_points(record.line, c::game_points, state.findings);
    byes.teams = read_ids(record.line, c::teams, 3, state.findings, true);
    while (!byes.teams.empty() && byes.teams.back() == 0) byes.teams.pop_back();
    byes.line = record.number;
    state.tournament.team_byes = std::move(byes);
}

/// "+-", "-+", "--"; other programs write 10, 01, 00, WL, LW, LL.
std::optional<std::pair<bool, bool>> read_who_came(std::string_view text, bool& exact) {
    if (text.size() != 2) return std::nullopt;
    const auto came = [](char c) { return c == '+' || c == '1' || c == 'W'; };
    const auto stayed = [](char c) { return c == '-' || c == '0' || c == 'L'; };
    if (!came(text[0]) && !stayed(text[0])) return std::nullopt;
    if (!came(text[1]) && !stayed(text[1])) return std::nullopt;
    if (came(text[0]) && came(text[1])) return std::nullopt; // then it was played
    exact = text.find_first_not_of("+-") == text.npos;
    return std::pair(came(text[0]), came(text[1]));
}

void read_forfeit(const Record& record, State& state) {
    namespace c = forfeit_columns;
    const auto& line = record.line;
    bool exact = true;
    const auto came = read_who_came(line.cell(c::kind), exact);
    if (!came) {
        state.findings.add(Handling::refused, "TRF-0505", c::kind,
                           {std::string(line.cell(c::kind))});
        return;
    }
    // 340 is the number that the drafts of TRF26 had for it.
    if (!exact || line.raw({1, 3}) == "340")
        state.findings.add(Handling::rewritten, "TRF-0506", c::kind,
                           {std::string(line.cell({1, 6}))});
    ForfeitedMatch match;
    std::tie(match.white_came, match.black_came) = *came;
    match.round = read_number(line, c::round, state.findings, "TRF-0402");
    match.white = read_number(line, c::white, state.findings, "TRF-0402");
    match.black = read_number(line, c::black, state.findings, "TRF-0402");
    match.line = record.number;
    state.tournament.forfeited_matches.push_back(match);
}

}

void read_team(const Record& record, State& state) {
    namespace c = team_columns;
    const auto& line = record.line;
    const auto number = line.cell(c::number);
    if (!is_number(number) || to_number(number) == 0) {
        state.findings.add(Handling::refused, "TRF-0501", c::number, {std::string(number)});
        return;
    }
    Team team;
    team.id = to_number(number);
    team.name = line.cell(c::name);
    team.nickname = line.cell(c::nickname);
    // A mean of ratings may have decimals; they say nothing.
    const auto strength = line.cell(c::strength);
    const auto whole = strength.substr(0, strength.find('.'));
    if (is_number(whole))
        team.strength = to_number(whole);
    else if (!strength.empty())
        state.findings.add(Handling::lost, "TRF-0402", c::strength, {std::string(strength)});
    team.declared_match_points = read_team_points(line, c::match_points, state.findings);
    team.declared_game_points = read_team_points(line, c::game_points, state.findings);
    team.declared_rank = read_number(line, c::rank, state.findings, "TRF-0117");
    team.players = read_ids(line, c::players, 4, state.findings);
    add_team(record, state, std::move(team));
}

void read_old_team(const Record& record, State& state) {
    if (state.survey.has_new_teams) return; // 310 says it all
    if (state.tournament.teams.size() >= static_cast<std::size_t>(highest_team)) {
        state.findings.add(Handling::refused, "TRF-0503", {1, 3}, {std::to_string(highest_team)});
        return;
    }
    Team team;
    team.id = static_cast<std::int32_t>(state.tournament.teams.size()) + 1;
    team.name = record.line.cell(team_columns::old_name);
    team.players = read_ids(record.line, team_columns::old_players, 4, state.findings);
    add_team(record, state, std::move(team));
}

void read_team_event_record(const Record& record, State& state) {
    switch (record.kind) {
    case Kind::line_up:
        return read_line_up(record, state);
    case Kind::team_byes:
        return read_team_byes(record, state);
    default:
        break;
    }
    // The drafts of TRF26 had byes under 330.
    const char kind = record.line.at(bye_columns::kind.from);
    if (kind == 'F' || kind == 'H' || kind == 'Z') return read_request(record, state);
    read_forfeit(record, state);
}

}
