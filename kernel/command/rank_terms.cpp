#include "rank_terms.hpp"

#include <algorithm>

namespace hakem::command {

namespace {

/// A footnote sign for each kind of note, in order of appearance.
class Marks {
public:
    std::string of(const std::string& note) {
        if (note.empty()) return {};
        const auto found = std::find(notes_.begin(), notes_.end(), note);
        const auto at = static_cast<std::size_t>(found - notes_.begin());
        if (found == notes_.end()) notes_.push_back(note);
        return " " + sign(at);
    }

    std::vector<Phrase> lines() const {
        std::vector<Phrase> lines;
        for (std::size_t i = 0; i < notes_.size(); ++i)
            lines.push_back(Phrase::of("rank.term-mark", {sign(i), message_argument(notes_[i])}));
        return lines;
    }

private:
    static std::string sign(std::size_t i) { return std::string(i + 1, '*'); }

    std::vector<std::string> notes_;
};

/// "4½", "2¼": the text is the same in all languages, so without a decimal sign where it can be.
std::string fraction_text(const Exact& value) {
    const auto quarters = value * 4;
    if (quarters.denominator() != 1 || quarters < 0) return to_text(value);
    constexpr std::string_view parts[] = {"", "¼", "½", "¾"};
    const auto whole = quarters.numerator() / 4, rest = quarters.numerator() % 4;
    const auto number = whole != 0 || rest == 0 ? std::to_string(whole) : std::string();
    return number + std::string(parts[rest]);
}

/// "12: 4½", "[4½]" where it is left out; a sign where something is to be said.
std::string text_of(const Term& term, Marks& marks) {
    auto value = fraction_text(term.value);
    if (term.cut) value = "[" + value + "]";
    const auto opponent = term.opponent > 0 ? std::to_string(term.opponent) + ": " : "";
    return opponent + value + marks.of(term.note);
}

Row row_of(const Standings& standings, const Standing& standing, std::size_t code, Marks& marks) {
    const auto& competitor =
        standings.history.competitors[static_cast<std::size_t>(standing.competitor)];
    const auto& value = standing.values[code];
    Row row(static_cast<std::size_t>(standings.history.rounds) + 4);
    row[0] = {Number{competitor.id}};
    row[1] = {Phrase::verbatim(competitor.name)};
    row[1].header = true;
    row[2] = {Phrase::verbatim(standings.codes[code].text)};
    for (const auto& term : value.terms)
        if (term.round >= 1 && term.round <= standings.history.rounds)
            row[static_cast<std::size_t>(term.round) + 2] = {
                Phrase::verbatim(text_of(term, marks))};
    if (value.value) row.back() = {Value{*value.value}};
    return row;
}

}

Section terms_section(const Standings& standings) {
    Marks marks;
    Table table;
    table.columns = {{Phrase::of("column.number"), {}, "number", Align::right, false},
                     {Phrase::of(standings.history.teams ? "column.team" : "column.name"),
                      {},
                      "name",
                      Align::left,
                      false},
                     {Phrase::of("rank.code"), {}, "code", Align::left, false}};
    for (int r = 1; r <= standings.history.rounds; ++r)
        table.columns.push_back({Phrase::of("column.round-n", {std::to_string(r)}),
                                 {},
                                 "round-" + std::to_string(r),
                                 Align::right,
                                 false});
    table.columns.push_back({Phrase::of("rank.sum"), {}, "sum", Align::right, false});
    table.frozen_columns = 3;
    for (const auto& standing : standings.rows)
        for (std::size_t code = 0; code < standings.codes.size(); ++code)
            table.rows.push_back(row_of(standings, standing, code, marks));
    table.legend = {Phrase::of("rank.terms-legend"), Phrase::of("rank.terms-cut")};
    for (auto& line : marks.lines()) table.legend.push_back(std::move(line));
    Section section;
    section.id = "terms";
    section.heading = Phrase::of("rank.terms");
    table.caption = section.heading;
    section.body = std::move(table);
    section.landscape = standings.history.rounds > 5;
    return section;
}

}
