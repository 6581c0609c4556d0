#include <hakem/term_table.hpp>

#include <algorithm>

namespace hakem {

namespace {

std::string sign(std::size_t i) { return std::string(i + 1, '*'); }

/// Whose value it is, of which code, and the value.
Table table_of_values(const Standings& standings) {
    Table table;
    const bool teams = standings.history.teams;
    table.columns = {
        {Phrase::of("column.number"), {}, "number", Align::right, false},
        {Phrase::of(teams ? "column.team" : "column.name"), {}, "name", Align::left, false},
        {Phrase::of("rank.code"), {}, "code", Align::left, false},
        {Phrase::of("rank.result"), {}, "sum", Align::right, false}};
    table.frozen_columns = 3;
    return table;
}

Row row_of_value(const Standings& standings, const TermRow& from) {
    const auto& competitor =
        standings.history.competitors[static_cast<std::size_t>(from.standing->competitor)];
    Row row{Number{competitor.id}, Phrase::verbatim(competitor.name),
            Phrase::verbatim(standings.codes[from.code].text),
            value_cell(standings, from.code, from.standing->values[from.code])};
    row[1].header = true;
    row[3].strong = from.strong;
    return row;
}

/// Builds the rows.
class TermsTable {
public:
    TermsTable(const Standings& standings, std::span<const TermRow> rows)
        : standings_(standings), rows_(rows), rounds_(standings.history.rounds),
          decimals_(standings.codes.size(), 0) {}

    Table table() {
        for (const auto& row : rows_) {
            const auto& value = row.standing->values[row.code];
            beside_ = beside_ || std::any_of(value.terms.begin(), value.terms.end(), is_beside);
            auto& decimals = decimals_[row.code];
            decimals = std::max(decimals, term_decimals(standings_, row.code, value.terms));
        }
        add_columns();
        for (const auto& row : rows_) table_.rows.push_back(row_of(row));
        table_.legend = texts_.legend();
        return std::move(table_);
    }

private:
    static bool is_beside(const Term& term) { return term.round == 0; }

    /// The result and what is of no round stand before the rounds, where they are seen without
    /// scrolling.
    void add_columns() {
        table_ = table_of_values(standings_);
        const auto add = [&](Phrase heading, std::string key, Align align) {
            table_.columns.push_back({std::move(heading), {}, std::move(key), align, false});
        };
        if (beside_) add(Phrase::of("rank.no-round"), "no-round", Align::left);
        for (int r = 1; r <= rounds_; ++r)
            add(Phrase::of("column.round-n", {std::to_string(r)}), "round-" + std::to_string(r),
                Align::right);
    }

    Row row_of(const TermRow& from) {
        const auto& value = from.standing->values[from.code];
        std::vector<std::string> cells(static_cast<std::size_t>(rounds_) + 1); // [0]: beside
        for (const auto& term : value.terms) {
            if (term.round < 0 || term.round > rounds_) continue;
            auto& cell = cells[static_cast<std::size_t>(term.round)];
            cell += (cell.empty() ? "" : "; ") + texts_.of(term, decimals_[from.code]);
        }
        auto row = row_of_value(standings_, from);
        for (std::size_t i = beside_ ? 0 : 1; i < cells.size(); ++i)
            row.push_back(cells[i].empty() ? Cell() : Cell(phrase_of_numbers(cells[i])));
        return row;
    }

    const Standings& standings_;
    std::span<const TermRow> rows_;
    int rounds_;
    std::vector<int> decimals_; ///< by code
    bool beside_ = false;
    TermTexts texts_;
    Table table_;
};

}

Cell value_cell(const Standings& standings, std::size_t code, const TieBreakValue& value) {
    if (!value.value) return {};
    if (!value.list.empty()) return ValueList{value.list};
    const bool whole = standings.whole.at(code) && value.value->denominator() == 1;
    if (whole) return Number{value.value->numerator()};
    return Value{*value.value, false, standings.decimals.at(code)};
}

std::optional<std::string> machine_text(const TieBreakValue& value) {
    if (!value.value) return std::nullopt;
    return value.list.empty() ? to_text(*value.value) : machine_text(ValueList{value.list});
}

bool gives_places(const TieBreakCode& code) {
    return code.name == "DE" || code.name.starts_with("EDE");
}

int term_decimals(const Standings& standings, std::size_t code, std::span<const Term> terms) {
    int decimals = standings.whole.at(code) ? 0 : 1;
    for (const auto& term : terms) decimals = std::max(decimals, decimals_of(term.value));
    return decimals;
}

std::string fraction_text(const Exact& value) {
    const auto quarters = value * 4;
    if (quarters.denominator() != 1 || quarters < 0) return exact_text(value);
    constexpr std::string_view parts[] = {"", "¼", "½", "¾"};
    const auto whole = quarters.numerator() / 4, rest = quarters.numerator() % 4;
    const auto number = whole != 0 || rest == 0 ? std::to_string(whole) : std::string();
    return number + std::string(parts[rest]);
}

std::string TermTexts::mark_of(const std::string& note) {
    if (note.empty()) return {};
    const auto found = std::find(notes_.begin(), notes_.end(), note);
    const auto at = static_cast<std::size_t>(found - notes_.begin());
    if (found == notes_.end()) notes_.push_back(note);
    return sign(at) + " ";
}

std::string TermTexts::marks_of(const Term& term) {
    return mark_of(term.note) + mark_of(term.cut_by);
}

std::string TermTexts::number_of(const Term& term, int decimals) {
    auto value = exact_text(term.value, decimals);
    if (term.cut) value = "[" + value + "]";
    cuts_ = cuts_ || term.cut;
    return value;
}

std::string TermTexts::value_of(const Term& term, int decimals) {
    return marks_of(term) + number_of(term, decimals);
}

std::string TermTexts::of(const Term& term, int decimals) {
    opponents_ = opponents_ || (term.board == 0 && term.opponent > 0);
    boards_ = boards_ || term.board > 0;
    const auto place = term.board > 0      ? "(" + std::to_string(term.board) + ") "
                       : term.opponent > 0 ? std::to_string(term.opponent) + ": "
                                           : "";
    return marks_of(term) + place + number_of(term, decimals);
}

std::vector<Phrase> TermTexts::legend() const {
    std::vector<Phrase> lines;
    if (opponents_) lines.push_back(Phrase::of("rank.terms-legend"));
    if (boards_) lines.push_back(Phrase::of("rank.terms-board"));
    if (cuts_) lines.push_back(Phrase::of("rank.terms-cut"));
    for (std::size_t i = 0; i < notes_.size(); ++i)
        lines.push_back(Phrase::of("rank.term-mark", {sign(i), message_argument(notes_[i])}));
    return lines;
}

Table how_table(const Standings& standings, std::span<const TermRow> rows) {
    auto table = table_of_values(standings);
    table.columns.push_back({Phrase::of("rank.how"), {}, "how", Align::left, true});
    for (const auto& from : rows) {
        const auto& how = from.standing->values[from.code].how;
        if (how.empty()) continue;
        Phrases sentences;
        for (const auto& decision : how)
            sentences.parts.push_back(Phrase::of(decision.reason, decision.arguments));
        table.rows.push_back(row_of_value(standings, from));
        table.rows.back().push_back(std::move(sentences));
        const auto& code = standings.codes[from.code];
        const auto line = Phrase::of("rank.places-legend", {code.text});
        auto& legend = table.legend;
        if (gives_places(code) && std::find(legend.begin(), legend.end(), line) == legend.end())
            legend.push_back(line);
    }
    return table;
}

Table terms_table(const Standings& standings, std::span<const TermRow> rows) {
    return TermsTable(standings, rows).table();
}

}
