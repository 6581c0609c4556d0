// Records that may come often: points out of order, line-ups, byes and forfeits of teams; teams.

#include "record_text.hpp"
#include "trf/format/cells.hpp"
#include "trf/format/columns.hpp"

#include <array>

namespace hakem::trf {

namespace {

std::string right(std::int32_t value, Columns columns, Losses& losses) {
    return losses.right(number_text(value), columns);
}

std::string points_text(const std::optional<Points>& points) {
    return points ? to_text(*points) : std::string();
}

std::string abnormal_text(const AbnormalPoints& a, Losses& losses) {
    namespace c = abnormal_columns;
    const auto points = [](Points p) { return p == Points{} ? std::string() : to_text(p); };
    RowBuilder row("299");
    row.put(c::kind, std::string(1, static_cast<char>(a.kind)));
    row.put(c::match_points, losses.right(points(a.match_points), c::match_points));
    row.put(c::points, losses.right(points(a.game_points), c::points));
    row.put(c::round, right(a.round, c::round, losses));
    for (std::size_t i = 0; i < a.ids.size(); ++i) {
        const auto from = c::ids + 5 * static_cast<std::int32_t>(i);
        row.put({from, from + 3}, losses.right(std::to_string(a.ids[i]), {from, from + 3}));
    }
    return row.text();
}

std::string line_up_text(const LineUp& line_up, Losses& losses) {
    namespace c = line_up_columns;
    std::string line = "300 " + right(line_up.round, c::round, losses) + " " +
                       right(line_up.team, c::team, losses) + " " +
                       right(line_up.opponent, c::opponent, losses);
    for (const auto id : line_up.players)
        line += " " + (id == 0 ? "0000" : losses.right(std::to_string(id), {1, 4}));
    return line;
}

std::string team_byes_text(const TeamByes& byes, Losses& losses) {
    namespace c = team_bye_columns;
    std::string line = "320 " + losses.right(points_text(byes.match_points), c::match_points) +
                       " " + losses.right(points_text(byes.game_points), c::game_points);
    for (const auto id : byes.teams)
        line += " " + (id == 0 ? "000" : losses.right(std::to_string(id), {1, 3}));
    return line;
}

std::string forfeit_text(const ForfeitedMatch& match, Losses& losses) {
    namespace c = forfeit_columns;
    return std::string("330 ") + (match.white_came ? '+' : '-') + (match.black_came ? '+' : '-') +
           " " + right(match.round, c::round, losses) + " " + right(match.white, c::white, losses) +
           " " + right(match.black, c::black, losses);
}

/// One cell of a team's record.
struct TeamCell {
    Columns columns;
    bool to_the_left;
    std::string (*text)(const Team&);
};

namespace c = team_columns;
constexpr auto team_cells = std::to_array<TeamCell>({
    {c::number, false, [](const Team& team) { return std::to_string(team.id); }},
    {c::name, true, [](const Team& team) { return one_line(team.name); }},
    {c::nickname, true, [](const Team& team) { return one_line(team.nickname); }},
    {c::strength, false, [](const Team& team) { return number_text(team.strength); }},
    {c::match_points, false,
     [](const Team& team) { return points_text(team.declared_match_points); }},
    {c::game_points, false,
     [](const Team& team) { return points_text(team.declared_game_points); }},
    {c::rank, false, [](const Team& team) { return number_text(team.declared_rank); }},
});
constexpr auto old_team_cells = std::to_array<TeamCell>(
    {{c::old_name, true, [](const Team& team) { return one_line(team.name); }}});

std::span<const TeamCell> cells_of(bool old_record) {
    if (old_record) return old_team_cells;
    return team_cells;
}

void put_cell(RowBuilder& row, const TeamCell& cell, const Team& team, Losses& losses) {
    const auto text = cell.text(team);
    row.put(cell.columns,
            cell.to_the_left ? losses.left(text, cell.columns) : losses.right(text, cell.columns));
}

void put_players(RowBuilder& row, const Team& team, bool old_record, Losses& losses) {
    auto from = old_record ? c::old_players : c::players;
    row.cut(from);
    for (const auto id : team.players) {
        row.put({from, from + 3}, losses.right(std::to_string(id), {from, from + 3}));
        from += 5;
    }
}

}

std::string team_text(const Team& team, bool old_record, Losses& losses) {
    RowBuilder row(old_record ? "013" : "310");
    for (const auto& cell : cells_of(old_record)) put_cell(row, cell, team, losses);
    put_players(row, team, old_record, losses);
    return row.text();
}

std::string changed_team(std::string_view line, const Team& before, const Team& after,
                         bool old_record, const Findings& findings, Losses& losses) {
    RowBuilder row(line);
    for (const auto& cell : cells_of(old_record))
        if (cell.text(before) != cell.text(after) || findings.rewritten(before.line, cell.columns))
            put_cell(row, cell, after, losses);
    const auto from = old_record ? c::old_players : c::players;
    if (before.players != after.players || findings.rewritten(before.line, {from, from}))
        put_players(row, after, old_record, losses);
    return row.text();
}

LinesByNumber list_texts(const Tournament& t, const Way& way, Losses& losses) {
    LinesByNumber lines;
    const auto add = [&](std::uint32_t number, auto text) {
        losses.at_line(number);
        lines[number].push_back(text());
    };
    add_requests(t, way, losses, lines);
    for (const auto& a : t.abnormal_points) add(a.line, [&] { return abnormal_text(a, losses); });
    for (const auto& l : t.line_ups) add(l.line, [&] { return line_up_text(l, losses); });
    if (t.team_byes) add(t.team_byes->line, [&] { return team_byes_text(*t.team_byes, losses); });
    for (const auto& m : t.forfeited_matches) add(m.line, [&] { return forfeit_text(m, losses); });
    return lines;
}

}
