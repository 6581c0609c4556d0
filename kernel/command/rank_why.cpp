#include "rank_why.hpp"

#include "rank_json.hpp"
#include <hakem/citation.hpp>
#include <hakem/error.hpp>
#include <hakem/term_table.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <tuple>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

std::size_t row_of(const Standings& standings, std::int32_t id) {
    const auto found = std::find_if(standings.rows.begin(), standings.rows.end(),
                                    [&](const Standing& row) { return row.id == id; });
    if (found == standings.rows.end())
        throw Error(ExitCode::wrong_usage, "error.why-unknown", {fmt::to_string(id)});
    return static_cast<std::size_t>(found - standings.rows.begin());
}

/// The codes up to the one that decided; all of them where nothing did.
std::size_t codes_looked_at(const Standings& standings, const Comparison& comparison) {
    return comparison.decided_by < 0 ? standings.codes.size()
                                     : static_cast<std::size_t>(comparison.decided_by) + 1;
}

/// Says of one pair why it stands as it does.
class WhySections {
public:
    WhySections(const Standings& standings, const Comparison& comparison, std::size_t number)
        : standings_(standings), comparison_(comparison), upper_(standings.rows[comparison.upper]),
          lower_(standings.rows[comparison.lower]), number_(number) {}

    std::vector<Section> sections() {
        std::vector<Section> all{values_section()};
        if (comparison_.decided_by >= 0 && !(terms_of(upper_).empty() && terms_of(lower_).empty()))
            all.push_back(terms_section());
        return all;
    }

private:
    std::string_view name_of(std::int32_t position) const {
        return standings_.history.competitors[static_cast<std::size_t>(position)].name;
    }
    std::string title_of(const Standing& row) const {
        return fmt::format("{} {}", row.id, name_of(row.competitor));
    }
    const std::vector<Term>& terms_of(const Standing& row) const {
        return row.values[static_cast<std::size_t>(comparison_.decided_by)].terms;
    }

    /// What has to be known of the pair before its values.
    Phrase verdict() const {
        const auto upper = title_of(upper_), lower = title_of(lower_);
        if (lower_.out) return Phrase::of("rank.why-out", {upper, lower});
        if (comparison_.decided_by < 0) return Phrase::of("rank.why-shared", {upper, lower});
        return Phrase::of(
            "rank.why-above",
            {upper, lower,
             standings_.codes[static_cast<std::size_t>(comparison_.decided_by)].text});
    }

    static Cell place_of(const Standing& row) { return row.out ? Cell() : Number{row.rank}; }

    Section values_section() const {
        Section section;
        section.id = fmt::format("why-{}", number_);
        section.heading = verdict();
        for (const auto* row : {&upper_, &lower_})
            if (!row->out)
                section.facts.push_back(
                    {Phrase::of("rank.place-of", {title_of(*row)}), place_of(*row)});
        Table table;
        table.columns = {{Phrase::of("rank.code"), {}, "code", Align::left, false},
                         {Phrase::verbatim(title_of(upper_)), {}, "upper", Align::right, false},
                         {Phrase::verbatim(title_of(lower_)), {}, "lower", Align::right, false},
                         {Phrase::of("rank.verdict"), {}, "verdict", Align::left, false},
                         {Phrase::of("explanation.rule"), {}, "rule", Align::left, true}};
        if (!lower_.out)
            for (std::size_t i = 0; i < codes_looked_at(standings_, comparison_); ++i)
                table.rows.push_back(value_row(i));
        add_meanings(table);
        table.caption = section.heading;
        section.body = std::move(table);
        return section;
    }

    Row value_row(std::size_t code) const {
        const bool decides = static_cast<int>(code) == comparison_.decided_by;
        const auto cell = [&](const Standing& row) {
            const auto& value = row.values[code].value;
            Cell made = value ? Cell(Value{*value}) : Cell();
            made.strong = decides;
            return made;
        };
        Row row{Phrase::verbatim(standings_.codes[code].text), cell(upper_), cell(lower_),
                Phrase::of(decides ? "rank.decides" : "rank.equal"),
                code < standings_.rules.size() ? Cell(citation_of(standings_.rules[code]))
                                               : Cell()};
        row[0].header = true;
        return row;
    }

    /// "BH/C1 = Buchholz": what the codes stand for.
    void add_meanings(Table& table) const {
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const auto key = "plugin.tie-break." + standings_.codes[i].name;
            if (!has_text(key)) continue;
            auto line = Phrase::of(key);
            line.literal = standings_.codes[i].text + " = ";
            table.legend.push_back(std::move(line));
        }
    }

    /// A round, a board, or what belongs to neither.
    using Place = std::tuple<bool, std::int32_t, std::int32_t, std::size_t>;
    struct Pair {
        const Term* upper = nullptr;
        const Term* lower = nullptr;
    };

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
        add(terms_of(upper_), &Pair::upper);
        add(terms_of(lower_), &Pair::lower);
        return pairs;
    }

    Section terms_section() const {
        Section section;
        section.id = fmt::format("why-{}-terms", number_);
        const auto& code = standings_.codes[static_cast<std::size_t>(comparison_.decided_by)];
        section.heading = Phrase::of("rank.why-terms", {code.text});
        TermTexts texts;
        Table table;
        table.columns = {{Phrase::of("column.round"), {}, "round", Align::left, false},
                         {Phrase::verbatim(title_of(upper_)), {}, "upper", Align::left, false},
                         {code_heading(code), {}, "upper-value", Align::right, false},
                         {Phrase::verbatim(title_of(lower_)), {}, "lower", Align::left, false},
                         {code_heading(code), {}, "lower-value", Align::right, false}};
        for (const auto& [place, pair] : paired_terms()) {
            const auto& known = pair.upper != nullptr ? *pair.upper : *pair.lower;
            Row row{label_of(known)};
            row[0].header = true;
            add_term(row, pair.upper, texts);
            add_term(row, pair.lower, texts);
            table.rows.push_back(std::move(row));
        }
        table.rows.push_back(result_row());
        table.legend = texts.legend();
        table.caption = section.heading;
        section.body = std::move(table);
        return section;
    }

    static Phrase code_heading(const TieBreakCode& code) { return Phrase::verbatim(code.text); }

    static Cell label_of(const Term& term) {
        if (term.board > 0) return Phrase::of("term.board", {fmt::to_string(term.board)});
        return term.round > 0 ? Cell(Number{term.round}) : Cell();
    }

    /// The opponent with his name, and what was added.
    void add_term(Row& row, const Term* term, TermTexts& texts) const {
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
        row.push_back(Phrase::verbatim(texts.value_of(*term)));
    }

    Row result_row() const {
        const auto cell = [&](const Standing& row) {
            const auto& value = row.values[static_cast<std::size_t>(comparison_.decided_by)].value;
            Cell made = value ? Cell(Value{*value}) : Cell();
            made.strong = true;
            return made;
        };
        Row row{Phrase::of("rank.result"), Cell(), cell(upper_), Cell(), cell(lower_)};
        row[0].header = true;
        return row;
    }

    const Standings& standings_;
    const Comparison& comparison_;
    const Standing& upper_;
    const Standing& lower_;
    std::size_t number_;
};

}

std::vector<Comparison> comparisons_of(const Standings& standings,
                                       std::span<const std::int32_t> ids) {
    std::vector<Comparison> all;
    const auto add = [&](std::size_t upper, std::size_t lower) {
        all.push_back({upper, lower, deciding_code(standings, upper, lower)});
    };
    const auto first = row_of(standings, ids.front());
    if (ids.size() > 1) {
        const auto second = row_of(standings, ids.back());
        if (first == second)
            throw Error(ExitCode::wrong_usage, "error.why-same", {fmt::to_string(ids.front())});
        add(std::min(first, second), std::max(first, second));
        return all;
    }
    if (first > 0) add(first - 1, first);
    if (first + 1 < standings.rows.size()) add(first, first + 1);
    return all;
}

Document why_document(const Standings& standings, const std::vector<Comparison>& comparisons) {
    Document document;
    document.id = "why";
    std::size_t number = 0;
    for (const auto& comparison : comparisons)
        for (auto& section : WhySections(standings, comparison, ++number).sections())
            document.sections.push_back(std::move(section));
    return document;
}

Json why_json(const Standings& standings, const Comparison& comparison) {
    const auto& upper = standings.rows[comparison.upper];
    const auto& lower = standings.rows[comparison.lower];
    const bool decided = comparison.decided_by >= 0;
    const auto index = static_cast<std::size_t>(std::max(comparison.decided_by, 0));
    Json json = {{"above", upper.id},
                 {"below", lower.id},
                 {"shared", !decided && !lower.out},
                 {"decidedBy", decided ? Json(standings.codes[index].text) : Json()},
                 {"rule", decided ? rule_json(standings.rules[index]) : Json()},
                 {"values", Json::array()}};
    if (lower.out) return json;
    const auto value_of = [&](const Standing& row, std::size_t i) {
        const auto& value = row.values[i].value;
        return Json{{"value", value ? Json(to_text(*value)) : Json()},
                    {"terms", terms_json(row.values[i].terms)}};
    };
    for (std::size_t i = 0; i < codes_looked_at(standings, comparison); ++i)
        json["values"].push_back({{"code", standings.codes[i].text},
                                  {"rule", rule_json(standings.rules[i])},
                                  {"decides", decided && i == index},
                                  {"above", value_of(upper, i)},
                                  {"below", value_of(lower, i)}});
    return json;
}

}
