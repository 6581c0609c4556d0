#pragma once
/// Columns of points and tie-breaks, as every ranking list has them at its end.

#include <hakem/report.hpp>

#include <array>
#include <string_view>
#include <vector>

namespace hakem::club {

/// The columns of the codes in declared order; "Pts." first where the list of codes has none.
class TieBreakColumns {
public:
    explicit TieBreakColumns(const Standings& standings);

    void add_head(Table& table) const;

    /// The value that put the competitor behind the one above is strong, unless it is the points.
    void add_cells(Row& row, const Standing& standing) const;

    /// What the codes mean, and the modifiers in them.
    void add_legend(Table& table) const;

private:
    bool is_shown(const TieBreakCode& code) const;

    const Standings& standings_;
    bool points_declared_;
};

/// The keys of the points of teams, the ones that rank first: board points by regulation 26.1.
std::array<std::string_view, 2> team_points_keys(const History& history);

/// The cells of these columns. What broke a tie in the points that rank is strong.
void add_team_points(Row& row, const Standings& standings, const Standing& standing);

/// Whether a code stands for the primary points.
bool is_points(const TieBreakCode& code);

/// A tie-break that separated the row from the one above: its index in the codes, else -1.
int deciding_tie_break(const Standings& standings, const Standing& standing);

/// The rank where it differs from the one above; shared ranks are shown once.
Cell rank_cell(const Standings& standings, std::size_t row);

/// "withdrawn" or "annulled (regulation 29a)"; empty for the others.
Cell state_cell(const Competitor& competitor);

/// The order of tie-breaks, the edition of the rules, and whether the list was our default.
void add_ranking_notes(Document& document, const Standings& standings);

/// A ranking list of one table, with its notes; `list` is its id and what its title is named after.
Document ranking_document(const ReportInput& input, std::string_view list, Table table);

}
