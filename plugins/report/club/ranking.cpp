#include "ranking.hpp"

#include "columns.hpp"
#include "frame.hpp"
#include "provisional.hpp"
#include <hakem/term_table.hpp>

#include <algorithm>
#include <string>

namespace hakem::club {

bool is_points(const TieBreakCode& code) { return code.name == "PTS"; }

namespace {

/// In the standings of teams match points and game points have columns of their own.
bool is_team_points(const TieBreakCode& code) {
    return is_points(code) || code.name == "MPTS" || code.name == "GPTS" || code.name == "TAKIM";
}

bool any_code(const Standings& standings, bool (*holds)(const TieBreakCode&)) {
    return std::any_of(standings.codes.begin(), standings.codes.end(), holds);
}

Phrase meaning_of(const TieBreakCode& code) {
    const std::string key = "plugin.tie-break." + code.name;
    return has_text(key) ? Phrase::of(key) : Phrase{};
}

/// Of the running scores /C leaves out the first rounds, not the lowest values.
bool cuts_rounds(const TieBreakCode& code) {
    return code.cut_lowest != 0 && (code.name == "PS" || code.name == "KADEMELI");
}

/// What /C and /M leave out.
Phrase cut_of(const TieBreakCode& code) {
    const auto lowest = std::to_string(code.cut_lowest), highest = std::to_string(code.cut_highest);
    if (cuts_rounds(code)) return Phrase::of("legend.cut-rounds", {code.text, lowest});
    if (code.cut_highest != 0) return Phrase::of("legend.cut-both", {lowest, highest});
    if (code.cut_lowest != 0) return Phrase::of("legend.cut-lowest", {lowest});
    return {};
}

/// What the modifiers of a code mean (C.07 art. 14), a line for each.
std::vector<Phrase> modifiers_of(const TieBreakCode& code) {
    std::vector<Phrase> lines;
    const auto add = [&](bool has, std::string_view key, std::vector<std::string> arguments = {}) {
        if (has) lines.push_back(Phrase::of(key, std::move(arguments)));
    };
    if (auto cut = cut_of(code); !cut.empty()) lines.push_back(std::move(cut));
    add(code.score == TieBreakCode::Score::match, "modifier.match-points");
    add(code.score == TieBreakCode::Score::game, "modifier.game-points");
    add(code.limit != 0, "modifier.limit",
        {(code.limit > 0 ? "+" : "") + std::to_string(code.limit)});
    add(code.factor != 0, "modifier.factor", {std::to_string(code.factor)});
    add(code.forfeits_are_games, "modifier.forfeits");
    add(code.fore, "modifier.fore");
    add(code.reverse, "modifier.reverse");
    add(code.byes_count, "modifier.byes");
    add(code.unrated.has_value(), "modifier.unrated", {std::to_string(code.unrated.value_or(0))});
    add(!code.edition.empty(), "modifier.edition", {std::string(code.edition)});
    return lines;
}

std::string list_of(const std::vector<TieBreakCode>& codes) {
    std::string list;
    for (const TieBreakCode& code : codes) list += (list.empty() ? "" : ", ") + code.text;
    return list;
}

}

TieBreakColumns::TieBreakColumns(const Standings& standings)
    : standings_(standings), points_declared_(any_code(standings, &is_points)) {}

bool TieBreakColumns::is_shown(const TieBreakCode& code) const {
    return !standings_.history.teams || !is_team_points(code);
}

void TieBreakColumns::add_head(Table& table) const {
    if (!standings_.history.teams && !points_declared_) table.columns.push_back(column("points"));
    for (const TieBreakCode& code : standings_.codes) {
        if (!is_shown(code)) continue;
        table.columns.push_back(is_points(code)
                                    ? column("points")
                                    : column_headed(code.text, Phrase::verbatim(code.text),
                                                    meaning_of(code), Align::right));
    }
}

void TieBreakColumns::add_cells(Row& row, const Standing& standing) const {
    const auto& competitor =
        standings_.history.competitors[static_cast<std::size_t>(standing.competitor)];
    if (!standings_.history.teams && !points_declared_)
        row.emplace_back(Value{exact(competitor.score)});
    const int deciding = deciding_tie_break(standings_, standing);
    for (std::size_t i = 0; i < standings_.codes.size(); ++i) {
        if (!is_shown(standings_.codes[i])) continue;
        Cell cell =
            i < standing.values.size() ? value_cell(standings_, i, standing.values[i]) : Cell{};
        cell.strong = static_cast<int>(i) == deciding;
        row.push_back(std::move(cell));
    }
}

void TieBreakColumns::add_legend(Table& table) const {
    const auto add = [&](Phrase line) {
        if (std::find(table.legend.begin(), table.legend.end(), line) == table.legend.end())
            table.legend.push_back(std::move(line));
    };
    for (const TieBreakCode& code : standings_.codes) {
        Phrase line = meaning_of(code);
        if (line.empty() || !is_shown(code) || is_points(code)) continue;
        line.literal = code.text + " = ";
        add(std::move(line));
        for (Phrase& modifier : modifiers_of(code)) add(std::move(modifier));
        if (gives_places(code)) add(Phrase::of("rank.places-legend", {code.text}));
    }
    if (standings_.history.teams)
        table.legend.push_back(Phrase::of(standings_.history.game_points_first
                                              ? "legend.team-points-by-game"
                                              : "legend.team-points"));
}

std::array<std::string_view, 2> team_points_keys(const History& history) {
    if (history.game_points_first) return {"game-points", "match-points"};
    return {"match-points", "game-points"};
}

void add_team_points(Row& row, const Standings& standings, const Standing& standing) {
    const auto& team = standings.history.competitors[static_cast<std::size_t>(standing.competitor)];
    const int deciding = deciding_tie_break(standings, standing);
    const std::string code =
        deciding < 0 ? std::string() : standings.codes[static_cast<std::size_t>(deciding)].name;
    for (const auto key : team_points_keys(standings.history)) {
        const bool match = key == "match-points";
        Cell cell{Value{exact(match ? team.match_points : team.game_points)}};
        cell.strong = match ? code == "MPTS" || code == "TAKIM" : code == "GPTS";
        row.push_back(std::move(cell));
    }
}

int deciding_tie_break(const Standings& standings, const Standing& standing) {
    const int decided = standing.decided_by;
    if (standing.out || decided < 0 || decided >= static_cast<int>(standings.codes.size()))
        return -1;
    return is_points(standings.codes[static_cast<std::size_t>(decided)]) ? -1 : decided;
}

Cell rank_cell(const Standings& standings, std::size_t row) {
    const Standing& standing = standings.rows[row];
    if (standing.out) return {};
    const bool shared =
        row > 0 && !standings.rows[row - 1].out && standings.rows[row - 1].rank == standing.rank;
    return shared ? Cell{} : Cell{Number{standing.rank}};
}

Cell state_cell(const Competitor& competitor) {
    if (competitor.annulled) return {Phrase::of("report.annulled")};
    if (!competitor.withdrawn) return {};
    const auto& rounds = competitor.rounds;
    const bool once = rounds.size() > 1 && is_played(rounds[rounds.size() - 2].outcome);
    return {Phrase::of(once ? "report.not-in-the-last-round" : "report.withdrawn")};
}

void add_ranking_notes(Document& document, const Standings& standings) {
    if (!standings.codes.empty())
        document.notes.push_back(Phrase::of("report.tie-breaks-used", {list_of(standings.codes)}));
    const auto& remarks = standings.remarks; // RNK-0110: the values are the file's own
    const bool computed = std::none_of(remarks.begin(), remarks.end(), [](const auto& remark) {
        return remark.code == "RNK-0110";
    });
    const bool by_regulation = standings.edition && standings.edition->id == "regulation";
    if (by_regulation)
        document.notes.push_back(Phrase::of("report.regulation-used"));
    else if (standings.edition && computed)
        document.notes.push_back(
            Phrase::of("report.edition-used", {std::string(standings.edition->rule)}));
    if (!standings.codes_declared) {
        const bool swiss = standings.history.system == System::swiss;
        document.notes.push_back(Phrase::of(!by_regulation ? "report.tie-breaks-not-declared"
                                            : swiss        ? "report.nothing-recommended"
                                                           : "report.recommended-used"));
    }
    for (const auto& remark : standings.remarks)
        document.notes.push_back(Phrase::of("diagnostic." + remark.code, remark.arguments));
    if (standings.lot)
        document.notes.push_back(Phrase::of("rank.lot-drawn", {std::to_string(*standings.lot)}));
    if (std::any_of(standings.rows.begin(), standings.rows.end(),
                    [](const Standing& row) { return row.out; }))
        document.notes.push_back(Phrase::of("report.annulled-below"));
}

Document ranking_document(const ReportInput& input, std::string_view list, Table table) {
    const Phrase title = title_of_ranking(list, input);
    Document document = document_of(input, list, title);
    document.sections.push_back(table_section(input, std::string(list), title, std::move(table)));
    add_ranking_notes(document, input.standings);
    return document;
}

}
