#include <hakem/term_table.hpp>

#include <algorithm>

namespace hakem {

namespace {

std::string sign(std::size_t i) { return std::string(i + 1, '*'); }

/// Builds the rows.
class TermsTable {
public:
    explicit TermsTable(const Standings& standings)
        : standings_(standings), rounds_(standings.history.rounds) {}

    Table of(std::span<const TermRow> rows) {
        beside_ = std::any_of(rows.begin(), rows.end(), [&](const TermRow& row) {
            const auto& terms = row.standing->values[row.code].terms;
            return std::any_of(terms.begin(), terms.end(), is_beside);
        });
        add_columns();
        for (const auto& row : rows) table_.rows.push_back(row_of(row));
        table_.legend = texts_.legend();
        return std::move(table_);
    }

private:
    static bool is_beside(const Term& term) { return term.round == 0; }

    void add(Phrase heading, std::string key, Align align) {
        table_.columns.push_back({std::move(heading), {}, std::move(key), align, false});
    }

    void add_columns() {
        add(Phrase::of("column.number"), "number", Align::right);
        add(Phrase::of(standings_.history.teams ? "column.team" : "column.name"), "name",
            Align::left);
        add(Phrase::of("rank.code"), "code", Align::left);
        for (int r = 1; r <= rounds_; ++r)
            add(Phrase::of("column.round-n", {std::to_string(r)}), "round-" + std::to_string(r),
                Align::right);
        if (beside_) add(Phrase::of("rank.no-round"), "no-round", Align::left);
        add(Phrase::of("rank.result"), "sum", Align::right);
        table_.frozen_columns = 3;
    }

    Row row_of(const TermRow& from) {
        const auto& competitor =
            standings_.history.competitors[static_cast<std::size_t>(from.standing->competitor)];
        const auto& value = from.standing->values[from.code];
        std::vector<std::string> cells(static_cast<std::size_t>(rounds_) + (beside_ ? 1 : 0));
        for (const auto& term : value.terms) {
            if (term.round < 0 || term.round > rounds_) continue;
            auto& cell =
                term.round == 0 ? cells.back() : cells[static_cast<std::size_t>(term.round) - 1];
            cell += (cell.empty() ? "" : ", ") + texts_.of(term);
        }
        Row row{Number{competitor.id}, Phrase::verbatim(competitor.name),
                Phrase::verbatim(standings_.codes[from.code].text)};
        row[1].header = true;
        for (const auto& cell : cells)
            row.push_back(cell.empty() ? Cell() : Cell(Phrase::verbatim(cell)));
        row.push_back(value.value ? Cell(Value{*value.value}) : Cell());
        row.back().strong = from.strong;
        return row;
    }

    const Standings& standings_;
    int rounds_;
    bool beside_ = false;
    TermTexts texts_;
    Table table_;
};

}

std::string fraction_text(const Exact& value) {
    const auto quarters = value * 4;
    if (quarters.denominator() != 1 || quarters < 0) return to_text(value);
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
    return " " + sign(at);
}

std::string TermTexts::value_of(const Term& term) {
    auto value = fraction_text(term.value);
    if (term.cut) value = "[" + value + "]";
    cuts_ = cuts_ || term.cut;
    return value + mark_of(term.note);
}

std::string TermTexts::of(const Term& term) {
    opponents_ = opponents_ || (term.board == 0 && term.opponent > 0);
    boards_ = boards_ || term.board > 0;
    if (term.board > 0) return "(" + std::to_string(term.board) + ") " + value_of(term);
    const auto opponent = term.opponent > 0 ? std::to_string(term.opponent) + ": " : "";
    return opponent + value_of(term);
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

Table terms_table(const Standings& standings, std::span<const TermRow> rows) {
    return TermsTable(standings).of(rows);
}

}
