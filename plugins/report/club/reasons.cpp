// Why the standings are as they are: to hang up before the prizes.

#include "columns.hpp"
#include "frame.hpp"
#include "provisional.hpp"
#include "ranking.hpp"
#include <hakem/citation.hpp>
#include <hakem/term_table.hpp>

#include <algorithm>

namespace {

using namespace hakem;

/// For each place the code that put it below the one above, with both values; then, of those whom
/// a tie-break had to separate, the values addend by addend.
class Reasons final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return (is_team_event(tournament) || !tournament.players.empty()) &&
               !has_only_standings(tournament); // nothing was computed there
    }

    int order() const override { return 42; }

    Document make(const ReportInput& input) const override {
        const Phrase title = club::title_of_ranking("reasons", input);
        Document document = club::document_of(input, "standings-reasons", title);
        document.sections.push_back(
            club::table_section(input, "standings-reasons", title, places_table(input)));
        const auto rows = values_of_the_tied(input.standings);
        add(document, input, "terms", "report.reasons-terms", terms_table(input.standings, rows));
        add(document, input, "how", "report.reasons-how", how_table(input.standings, rows));
        club::add_ranking_notes(document, input.standings);
        return document;
    }

private:
    static void add(Document& document, const ReportInput& input, const char* id,
                    std::string_view heading, Table table) {
        if (table.rows.empty()) return;
        auto section = club::table_section(input, id, Phrase::of(heading), std::move(table));
        section.landscape = input.standings.history.rounds > 5;
        document.sections.push_back(std::move(section));
    }

    static Table places_table(const ReportInput& input) {
        const Standings& standings = input.standings;
        Table table;
        table.columns.push_back(club::column("rank"));
        table.columns.push_back(club::column("number", "starting-number"));
        table.columns.push_back(club::column(standings.history.teams ? "team" : "name"));
        table.columns.push_back(club::column("points"));
        table.columns.push_back(club::column("decided-code"));
        for (const auto* key : {"own-value", "value-above"}) {
            table.columns.push_back(club::column(key));
            table.columns.back().align = Align::right;
        }
        table.columns.push_back(club::column("reason-article"));
        table.columns.back().wrap = true;
        table.frozen_columns = 3;
        for (std::size_t i = 0; i < standings.rows.size(); ++i)
            table.rows.push_back(row_of(standings, i));
        club::add_open_games(table, input);
        club::TieBreakColumns(standings).add_legend(table);
        return table;
    }

    static Row row_of(const Standings& standings, std::size_t i) {
        const Standing& standing = standings.rows[i];
        const auto& competitor =
            standings.history.competitors[static_cast<std::size_t>(standing.competitor)];
        Row row{club::rank_cell(standings, i), Number{competitor.id},
                Phrase::verbatim(competitor.name), Value{exact(competitor.score)}};
        row[2].header = true;
        const int code = i == 0 ? -1 : deciding_code(standings, i - 1, i);
        if (code >= 0)
            add_decision(row, standings, i, static_cast<std::size_t>(code));
        else if (i > 0 && !standing.out)
            row.emplace_back(Phrase::of("report.shared-place"));
        row.resize(8);
        return row;
    }

    static void add_decision(Row& row, const Standings& standings, std::size_t i,
                             std::size_t code) {
        const auto value = [&](const Standing& standing) {
            return value_cell(standings, code, standing.values[code]);
        };
        row.emplace_back(club::is_points(standings.codes[code])
                             ? Phrase::of("report.decided-by-points")
                             : Phrase::verbatim(standings.codes[code].text));
        row.push_back(value(standings.rows[i]));
        row.back().strong = !club::is_points(standings.codes[code]);
        row.push_back(value(standings.rows[i - 1]));
        if (code < standings.rules.size()) row.emplace_back(citation_of(standings.rules[code]));
    }

    /// The last code that was looked at to separate a row from its neighbours.
    static int last_code_of(const Standings& standings, std::size_t i) {
        const auto between = [&](std::size_t upper, std::size_t lower) {
            if (standings.rows[lower].out) return -1;
            const int code = deciding_code(standings, upper, lower);
            return code < 0 ? static_cast<int>(standings.codes.size()) - 1 : code;
        };
        int last = -1;
        if (i > 0) last = between(i - 1, i);
        if (i + 1 < standings.rows.size()) last = std::max(last, between(i, i + 1));
        return standings.rows[i].out ? -1 : last;
    }

    /// Group by group and code by code, so that the values of those who were tied stand together.
    static std::vector<TermRow> values_of_the_tied(const Standings& standings) {
        std::vector<TermRow> rows;
        if (standings.rules.size() != standings.codes.size()) return {}; // no terms were asked for
        for (std::size_t first = 0; first < standings.rows.size();) {
            auto last = first + 1;
            while (last < standings.rows.size() && !standings.rows[last].out &&
                   deciding_code(standings, last - 1, last) != 0)
                ++last;
            for (std::size_t code = 1; code < standings.codes.size(); ++code)
                add_rows(rows, standings, first, last, code);
            first = last;
        }
        return rows;
    }

    static void add_rows(std::vector<TermRow>& rows, const Standings& standings, std::size_t first,
                         std::size_t last, std::size_t code) {
        const auto& name = standings.codes[code].name;
        if (last - first < 2 || name == "LOT") return;
        for (auto i = first; i < last; ++i)
            if (last_code_of(standings, i) >= static_cast<int>(code))
                rows.push_back({&standings.rows[i], code,
                                standings.rows[i].decided_by == static_cast<int>(code)});
    }
};

}

HAKEM_PLUGIN(Reasons, "standings-reasons", "Why this order", "FIDE C.07, 4; Regulation 36, 37")
