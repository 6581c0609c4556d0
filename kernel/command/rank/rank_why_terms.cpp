#include "rank_why_terms.hpp"

#include <hakem/term_table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace hakem::command {

namespace {

/// Builds the table row by row.
class WhyTerms {
public:
    WhyTerms(const Standings& standings, const Standing& upper, const Standing& lower,
             std::size_t code)
        : standings_(standings), upper_(upper), lower_(lower), code_(code),
          decimals_(std::max(term_decimals(standings, code, value(upper).terms),
                             term_decimals(standings, code, value(lower).terms))) {
        if (!standings.whole.at(code)) decimals_ = std::max(decimals_, standings.decimals.at(code));
    }

    Table table() {
        const auto pairs = paired_terms();
        const bool only_boards =
            !pairs.empty() && std::all_of(pairs.begin(), pairs.end(),
                                          [](const auto& pair) { return of(pair).board > 0; });
        add_columns(only_boards ? "rank.board" : "column.round");
        for (const auto& pair : pairs) add_pair(pair, only_boards);
        if (!is_list_of_terms()) add_compared();
        table_.rows.push_back(result_row());
        add_how();
        for (auto& line : texts_.legend()) table_.legend.push_back(std::move(line));
        if (first_difference() < value(upper_).list.size())
            table_.legend.push_back(Phrase::of("rank.first-difference"));
        return std::move(table_);
    }

private:
    /// A round, a board, or what belongs to neither.
    using Place = std::tuple<bool, std::int32_t, std::int32_t, std::size_t>;
    struct Pair {
        const Term* upper = nullptr;
        const Term* lower = nullptr;
    };

    const TieBreakValue& value(const Standing& row) const { return row.values[code_]; }

    static const Term& of(const std::pair<const Place, Pair>& pair) {
        return pair.second.upper != nullptr ? *pair.second.upper : *pair.second.lower;
    }

    std::map<Place, Pair> paired_terms() const {
        std::map<Place, Pair> pairs;
        const auto add = [&](const std::vector<Term>& terms, const Term* Pair::*side) {
            std::map<Place, std::size_t> seen;
            for (const auto& term : terms) {
                Place place{term.round == 0, term.round, term.board, 0};
                std::get<3>(place) = seen[place]++;
                pairs[place].*side = &term;
            }
        };
        add(value(upper_).terms, &Pair::upper);
        add(value(lower_).terms, &Pair::lower);
        return pairs;
    }

    void add_columns(std::string_view places) {
        const auto code = Phrase::verbatim(standings_.codes[code_].text);
        const auto title = [&](const Standing& row) {
            return Phrase::verbatim(title_of(standings_, row));
        };
        table_.columns = {{Phrase::of(places), {}, "round", Align::left, false},
                          {title(upper_), {}, "upper", Align::left, false},
                          {code, {}, "upper-value", Align::right, false},
                          {title(lower_), {}, "lower", Align::left, false},
                          {code, {}, "lower-value", Align::right, false}};
    }

    void add_pair(const std::pair<const Place, Pair>& pair, bool only_boards) {
        const auto& known = of(pair);
        Row row{label_of(known, only_boards)};
        row[0].header = true;
        const bool strong =
            is_list_of_terms() && known.board == static_cast<std::int32_t>(first_difference()) + 1;
        add_term(row, pair.second.upper, strong);
        add_term(row, pair.second.lower, strong);
        table_.rows.push_back(std::move(row));
    }

    static Cell label_of(const Term& term, bool only_boards) {
        if (term.board > 0 && only_boards) return Number{term.board};
        if (term.board > 0) return Phrase::of("term.board", {fmt::to_string(term.board)});
        return term.round > 0 ? Cell(Number{term.round}) : Cell();
    }

    /// The opponent with his name, and what was added.
    void add_term(Row& row, const Term* term, bool strong) {
        if (term == nullptr) {
            row.resize(row.size() + 2);
            return;
        }
        const auto& all = standings_.history.competitors;
        const auto found = std::find_if(all.begin(), all.end(), [&](const Competitor& other) {
            return term->opponent > 0 && other.id == term->opponent;
        });
        row.push_back(found == all.end()
                          ? Cell()
                          : Cell(Phrase::verbatim(fmt::format("{} {}", found->id, found->name))));
        row.push_back(phrase_of_numbers(texts_.value_of(*term, decimals_)));
        row.back().strong = strong;
    }

    /// Where the two lists part; their length where they do not, 0 without lists.
    std::size_t first_difference() const {
        const auto& upper = value(upper_).list;
        const auto& lower = value(lower_).list;
        const auto size = std::min(upper.size(), lower.size());
        for (std::size_t i = 0; i < size; ++i)
            if (upper[i] != lower[i]) return i;
        return upper.size();
    }

    /// Whether the addends are themselves what is compared (12.2), and not sums of them (12.3).
    bool is_list_of_terms() const {
        const auto& [unused, terms, list, how] = value(upper_);
        return !list.empty() && list.size() == terms.size();
    }

    void add_compared() {
        const auto& upper = value(upper_).list;
        const auto& lower = value(lower_).list;
        for (std::size_t i = 0; i < std::min(upper.size(), lower.size()); ++i) {
            const auto cell = [&](const Exact& number) {
                Cell made = phrase_of_numbers(exact_text(number, decimals_));
                made.strong = i == first_difference();
                return made;
            };
            Row row{Phrase::of("rank.compared", {fmt::to_string(i + 1)}), Cell(), cell(upper[i]),
                    Cell(), cell(lower[i])};
            row[0].header = true;
            table_.rows.push_back(std::move(row));
        }
    }

    Row result_row() const {
        const auto cell = [&](const Standing& row) {
            Cell made = value_cell(standings_, code_, value(row));
            if (auto* number = std::get_if<Value>(&made.content))
                number->decimals = std::max(number->decimals, std::min(decimals_, 2));
            made.strong = value(upper_).value != value(lower_).value;
            return made;
        };
        Row row{Phrase::of("rank.result"), Cell(), cell(upper_), Cell(), cell(lower_)};
        row[0].header = true;
        return row;
    }

    /// "1 Karabulut, Orhun: mean: 9400 / 5 = 1880", sentence by sentence.
    void add_how() {
        for (const auto* row : {&upper_, &lower_})
            for (const auto& decision : value(*row).how) {
                auto line = Phrase::of(decision.reason, decision.arguments);
                line.literal = title_of(standings_, *row) + ": ";
                table_.legend.push_back(std::move(line));
            }
    }

    const Standings& standings_;
    const Standing& upper_;
    const Standing& lower_;
    std::size_t code_;
    int decimals_;
    TermTexts texts_;
    Table table_;
};

}

std::string title_of(const Standings& standings, const Standing& row) {
    const auto& all = standings.history.competitors;
    return fmt::format("{} {}", row.id, all[static_cast<std::size_t>(row.competitor)].name);
}

Section why_terms_section(const Standings& standings, const Standing& upper, const Standing& lower,
                          std::size_t code) {
    Section section;
    section.body = WhyTerms(standings, upper, lower, code).table();
    return section;
}

}
