// The page and the workbook of `hakem check`: all files, then what is not identical in each.

#include "check_output.hpp"
#include "check_standings.hpp"
#include "check_verdict.hpp"
#include "command/board_differences.hpp"
#include "command/cells.hpp"
#include "command/index_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hakem::command {

namespace {

constexpr Columns column{"check"};

/// "12 Yılmaz, Ayşe" for players and teams.
class Names {
public:
    explicit Names(const Tournament& tournament) {
        if (is_team_event(tournament))
            for (const auto& team : tournament.teams) names_[team.id] = team.name;
        else
            for (const auto& player : tournament.players) names_[player.id] = player.name;
    }
    std::string operator[](std::int32_t id) const {
        const auto found = names_.find(id);
        return found == names_.end() ? std::to_string(id) : fmt::format("{} {}", id, found->second);
    }

private:
    std::map<std::int32_t, std::string> names_;
};

/// The rounds of one file as rows: its outcome, its faults, its boards.
class RoundRows {
public:
    explicit RoundRows(const CheckedFile& file) : file_(file), names_(*file.input.tournament) {}

    Table table() {
        Table table;
        table.columns = {
            column("round-number", Align::right), column("finding", Align::left, true),
            column("board-number", Align::right), column("as-played", Align::left, true),
            column("board-number", Align::right), column("as-expected", Align::left, true),
            column("rule", Align::left, true)};
        table.columns[4].key = "expected-board-number";
        for (const auto& round : file_.rounds) add(round);
        table.rows = std::move(rows_);
        return table;
    }

private:
    static Row row(const CheckedRound& round, Phrase finding, Phrase rule = {}) {
        Row row(7);
        row[0] = named(Number{round.round});
        row[1] = std::move(finding);
        if (!rule.empty()) row[6] = std::move(rule);
        return row;
    }

    void add(const CheckedRound& round) {
        rows_.push_back(row(round, outcome_of(round, file_.choice)));
        rows_.back()[1].strong = round.faulty();
        if (round.state == RoundState::no_pairing)
            for (const auto& finding : round.findings)
                rows_.push_back(row(round,
                                    Phrase::of("diagnostic." + finding.code, finding.arguments),
                                    Phrase::verbatim(finding.code)));
        for (const auto& fault : round.verdict.faults) add(round, fault);
        if (round.state == RoundState::differs) add_boards(round);
    }

    void add(const CheckedRound& round, const Decision& fault) {
        rows_.push_back(row(round, Phrase::of(fault.reason, fault.arguments), article_of(fault)));
        for (const auto& detail : fault.alternatives) add(round, detail);
    }

    /// Games with reversed colours stand side by side, all others in the order of their boards.
    void add_boards(const CheckedRound& round) {
        for (const auto& pair : round.played)
            if (const auto* expected = reversed_in(round.expected, pair))
                add_board(round, Phrase::of("check.colours"), &pair, expected);
        const auto played = others(round.played, round.expected);
        const auto expected = others(round.expected, round.played);
        const auto at = [](const auto& pairs, std::size_t i) {
            return i < pairs.size() ? pairs[i] : nullptr;
        };
        for (std::size_t i = 0; i < std::max(played.size(), expected.size()); ++i)
            add_board(round, {}, at(played, i), at(expected, i));
    }

    static std::vector<const Pair*> others(const std::vector<Pair>& pairs,
                                           const std::vector<Pair>& reversed) {
        std::vector<const Pair*> left;
        for (const auto& pair : pairs)
            if (reversed_in(reversed, pair) == nullptr) left.push_back(&pair);
        return left;
    }

    void add_board(const CheckedRound& round, Phrase finding, const Pair* played,
                   const Pair* expected) {
        auto cells = row(round, std::move(finding));
        put(cells, 2, played);
        put(cells, 4, expected);
        rows_.push_back(std::move(cells));
    }

    void put(Row& cells, std::size_t at, const Pair* pair) const {
        if (pair == nullptr) return;
        if (pair->board != 0) cells[at] = Number{pair->board};
        cells[at + 1] = pair->black == 0
                            ? Phrase::of("check.bye", {names_[pair->white]})
                            : Phrase::verbatim(
                                  fmt::format("{} – {}", names_[pair->white], names_[pair->black]));
    }

    const CheckedFile& file_;
    Names names_;
    std::vector<Row> rows_;
};

/// The anchor of a file that has sections of its own.
std::string anchor_of(std::string_view what, std::size_t place) {
    return fmt::format("{}-{}", what, place + 1);
}

bool has_rounds(const CheckedFile& file, bool alone) {
    return !file.rounds.empty() &&
           (alone || file.count(RoundState::identical) != file.rounds.size());
}

/// Standings that are ours need no section beside their line.
bool has_standings(const CheckedFile& file, bool alone) {
    return file.standings && (file.standings->faulty() || alone) &&
           !file.standings->differences.empty();
}

Cell standings_cell(const CheckedFile& file, std::size_t place, bool alone) {
    if (!file.standings) return {};
    auto outcome = outcome_of(*file.standings);
    const auto target = "#" + anchor_of("standings", place);
    auto cell = has_standings(file, alone) ? Cell(Link{std::move(outcome), target})
                                           : Cell(std::move(outcome));
    cell.strong = file.standings->faulty();
    return cell;
}

bool has_causes(const CheckedFile& file, bool alone) {
    return !file.judgement.causes.empty() || (alone && !switched_off(file.judgement).empty());
}

Cell answer_cell(const CheckedFile& file, std::size_t place, bool alone) {
    auto answer = phrase_of(file.judgement.answer);
    if (!has_causes(file, alone)) return answer;
    Cell cell(Link{std::move(answer), "#" + anchor_of("verdict", place)});
    cell.strong = file.judgement.answer != judging::Answer::clean;
    return cell;
}

Row file_row(const CheckedFile& file, std::size_t place, bool alone) {
    const auto& tournament = file.input.tournament;
    const auto path = Phrase::verbatim(file.input.shown);
    const bool linked = has_rounds(file, alone);
    return {named(linked ? Cell(Link{path, "#" + anchor_of("rounds", place)}) : Cell(path)),
            Phrase::verbatim(tournament ? tournament->name : std::string()),
            Phrase::verbatim(file.system_text()),
            number(file.rounds.size()),
            number(file.count(RoundState::identical)),
            number(file.count(RoundState::differs) + file.count(RoundState::no_pairing)),
            number(file.input.diagnostics.count(Severity::error)),
            answer_cell(file, place, alone),
            outcome_of(file),
            standings_cell(file, place, alone)};
}

Section files_section(const std::vector<CheckedFile>& files) {
    Table table;
    table.columns = {column("file"),
                     column("event"),
                     column("system"),
                     column("rounds", Align::right),
                     column("same", Align::right),
                     column("differing", Align::right),
                     column("errors", Align::right),
                     column("answer"),
                     column("outcome", Align::left, true),
                     column("standings", Align::left, true)};
    for (std::size_t i = 0; i < files.size(); ++i)
        table.rows.push_back(file_row(files[i], i, files.size() == 1));
    Section section;
    section.id = "files";
    section.heading = Phrase::of("check.files-heading");
    table.caption = section.heading;
    section.body = std::move(table);
    return section;
}

/// A section about one file has its name as the heading, short enough for the name of a sheet.
Section about(const CheckedFile& file, std::string id, std::string_view heading, Table table) {
    Section section;
    section.id = std::move(id);
    section.heading = Phrase::of(heading, {file.input.shown_name()});
    section.facts = {{Phrase::of("check.file"), Phrase::verbatim(file.input.shown)}};
    table.caption = section.heading;
    section.body = std::move(table);
    return section;
}

Section about_standings(const CheckedFile& file, std::string id) {
    auto section = standings_section(*file.standings);
    section.id = std::move(id);
    section.heading = Phrase::of("check.standings-heading", {file.input.shown_name()});
    section.facts.insert(section.facts.begin(),
                         {Phrase::of("check.file"), Phrase::verbatim(file.input.shown)});
    if (auto* table = std::get_if<Table>(&section.body)) table->caption = section.heading;
    return section;
}

void add_sections(Document& page, const CheckedFile& file, std::size_t place, bool alone) {
    if (has_causes(file, alone)) {
        page.sections.push_back(
            about(file, anchor_of("verdict", place), "check.causes-heading", causes_table(file)));
        auto& facts = page.sections.back().facts;
        facts.push_back({Phrase::of("check.profile"), Phrase::verbatim(file.judgement.profile)});
        facts.push_back({Phrase::of("check.content"), Phrase::verbatim(file.judgement.content)});
    }
    if (has_rounds(file, alone))
        page.sections.push_back(about(file, anchor_of("rounds", place), "check.rounds-heading",
                                      RoundRows(file).table()));
    if (has_standings(file, alone))
        page.sections.push_back(about_standings(file, anchor_of("standings", place)));
    if (file.standings && file.standings->different_values() != 0)
        page.sections.push_back(about(file, anchor_of("values", place), "check.values-heading",
                                      std::get<Table>(values_section(*file.standings).body)));
    const auto& found = file.input.diagnostics;
    if (!found.all().empty() && (alone || !file.clean() || found.has_errors()))
        page.sections.push_back(about(file, anchor_of("findings", place), "check.findings-heading",
                                      std::get<Table>(findings_section(file.input).body)));
}

}

Document check_document(const std::vector<CheckedFile>& files,
                        const std::vector<judging::Override>& others) {
    const bool alone = files.size() == 1;
    Document page;
    page.id = "check";
    page.title = Phrase::of("check.title");
    page.event = "hakem";
    if (alone && files.front().input.tournament) {
        page.event = files.front().input.tournament->name;
        page.date = files.front().input.tournament->start;
    }
    page.sections.push_back(files_section(files));
    for (std::size_t i = 0; i < files.size(); ++i) add_sections(page, files[i], i, alone);
    auto overrides = overrides_section(files, others);
    if (!std::get<Table>(overrides.body).rows.empty())
        page.sections.push_back(std::move(overrides));
    return page;
}

}
