#include "rank_why.hpp"

#include "rank_json.hpp"
#include "rank_why_terms.hpp"
#include <hakem/citation.hpp>
#include <hakem/error.hpp>
#include <hakem/term_table.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

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
        for (std::size_t i = 0; i < codes_looked_at(standings_, comparison_); ++i) {
            const bool decides = static_cast<int>(i) == comparison_.decided_by;
            if (decides ? has_terms(i) : is_told_all_the_same(i)) all.push_back(terms_section(i));
        }
        return all;
    }

private:
    std::string title_of(const Standing& row) const { return command::title_of(standings_, row); }

    bool has_terms(std::size_t code) const {
        return !upper_.values[code].terms.empty() || !lower_.values[code].terms.empty();
    }

    bool is_by_boards(std::size_t code) const {
        const auto& terms = upper_.values[code].terms;
        return std::all_of(terms.begin(), terms.end(),
                           [](const Term& term) { return term.board > 0; });
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
            Cell made = value_cell(standings_, code, row.values[code]);
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
            // DE may be listed more than once.
            const auto& legend = table.legend;
            if (std::find(legend.begin(), legend.end(), line) != legend.end()) continue;
            table.legend.push_back(std::move(line));
            if (gives_places(standings_.codes[i]))
                table.legend.push_back(
                    Phrase::of("rank.places-legend", {standings_.codes[i].text}));
        }
    }

    /// A code that gives places, with what it looked at, where it separated neither: those games
    /// are asked for first of all.
    bool is_told_all_the_same(std::size_t code) const {
        return gives_places(standings_.codes[code]) && has_terms(code) && !lower_.out;
    }

    Section terms_section(std::size_t code) const {
        auto section = why_terms_section(standings_, upper_, lower_, code);
        section.id = fmt::format("why-{}-terms", number_);
        const bool decides = static_cast<int>(code) == comparison_.decided_by;
        if (!decides) section.id += fmt::format("-{}", code + 1);
        const bool level = !upper_.values[code].value;
        section.heading = Phrase::of(decides && is_by_boards(code) ? "rank.why-boards"
                                     : decides                     ? "rank.why-terms"
                                     : level                       ? "rank.why-leaves-level"
                                                                   : "rank.why-same-place",
                                     {standings_.codes[code].text});
        std::get<Table>(section.body).caption = section.heading;
        return section;
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
        const auto& value = row.values[i];
        return Json{{"value", value_json(value)},
                    {"terms", terms_json(value.terms)},
                    {"how", how_json(value.how)}};
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
