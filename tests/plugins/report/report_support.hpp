#pragma once
/// Reports made of small tournaments, and their cells as a reader sees them.

#include "support.hpp"
#include <hakem/report.hpp>

#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::test {

/// A player's line of a TRF. Rounds as "2 w 1", "0000 - U".
struct Line {
    int id = 0;
    std::string name;
    int rating = 0;
    std::string title, federation = "TUR", fide_id, birth;
    std::vector<std::string> rounds;
};

inline std::string trf_line(const Line& line) {
    auto text = fmt::format("001 {:>4}  {:>3} {:<33} {:>4} {:>3} {:>11} {:>10} {:>4} {:>4}",
                            line.id, line.title, line.name, line.rating, line.federation,
                            line.fide_id, line.birth, "", "");
    for (const auto& round : line.rounds) text += fmt::format("  {:>8}", round);
    return text + "\n";
}

inline std::string trf_of(std::string_view head, const std::vector<Line>& lines,
                          std::string_view tail = {}) {
    std::string text(head);
    for (const Line& line : lines) text += trf_line(line);
    return text + std::string(tail);
}

/// A document and all that it was made of.
struct Made {
    std::shared_ptr<Tournament> tournament;
    Standings standings;
    Document document;
};

inline Made made_of(Tournament from, std::string_view report, const ReportOptions& options = {},
                    const RankOptions& ranking = {}) {
    Made made;
    made.tournament = std::make_shared<Tournament>(std::move(from));
    Diagnostics diagnostics("test.trf");
    made.standings = rank(*made.tournament, ranking, registry(), diagnostics);
    const auto& plugin = registry().get<Report>(report);
    if (!plugin.applies(*made.tournament)) throw std::runtime_error("the report does not apply");
    made.document = plugin.make({*made.tournament, made.standings, options});
    return made;
}

inline Made made(std::string_view trf, std::string_view report, const ReportOptions& options = {},
                 const RankOptions& ranking = {}) {
    return made_of(tournament(trf), report, options, ranking);
}

inline bool applies(std::string_view trf, std::string_view report) {
    return registry().get<Report>(report).applies(tournament(trf));
}

inline const Table& table_of(const Document& document, std::size_t section = 0) {
    return std::get<Table>(document.sections.at(section).body);
}

inline std::string head_of(const Table& table, Language language) {
    std::string head;
    for (const Column& column : table.columns)
        head += (head.empty() ? "" : "|") + to_text(column.heading, language);
    return head;
}

/// A row with bars between the cells; '*' after a cell that decided.
inline std::string row_of(const Table& table, std::size_t row, Language language) {
    std::string text;
    bool first = true;
    for (const Cell& cell : table.rows.at(row)) {
        if (!first) text += '|';
        first = false;
        text += to_text(cell.content, language) + (cell.strong ? "*" : "");
    }
    return text;
}

inline bool has_line(const std::vector<Phrase>& lines, std::string_view text, Language language) {
    for (const Phrase& line : lines)
        if (to_text(line, language) == text) return true;
    return false;
}

inline std::size_t column_of(const Table& table, std::string_view key) {
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].key == key) return i;
    throw std::runtime_error("no column " + std::string(key));
}

/// Five players, three rounds: a bye, a forfeit, a half-point bye, an adjourned game and number 3
/// who leaves the event.
inline std::string small_swiss() {
    return trf_of(
        "012 Bahar Turnuvası\n022 Lefkoşa\n032 TUR\n042 2026/05/01\n052 2026/05/03\n"
        "092 Individual: Swiss-System\n102 Demir, Kaya\n122 90+30\n142 3\n202 WIN\n",
        {{1, "Yılmaz, Ayşe", 2500, "GM", "TUR", "", "1990/02/03", {"3 w 1", "5 b 1", "2 b ="}},
         {2, "Çelik, Işıl", 2400, "", "TUR", "", "", {"4 b =", "3 w +", "1 w ="}},
         {3, "Şahin, İlker", 2300, "", "TUR", "", "", {"1 b 0", "2 b -", "0000 - Z"}},
         {4, "Öz, Ufuk", 2200, "", "TUR", "", "", {"2 w =", "0000 - H", "5 w ?"}},
         {5, "Iğdır, Can", 0, "", "TUR", "", "", {"0000 - U", "1 w 0", "4 b ?"}}});
}

}
