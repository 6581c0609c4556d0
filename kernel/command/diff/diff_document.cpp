// What differs, to read and to print: a section for each part of a tournament.

#include "command/cells.hpp"
#include "diff_output.hpp"
#include <hakem/identity.hpp>

#include <fmt/format.h>

#include <initializer_list>

namespace hakem::command {

namespace {

using content::Difference;
using content::Part;
using content::Side;
using Kind = Difference::Kind;

constexpr Columns column{"compare"};

/// Fields have a word each; a tie-break is its code.
Phrase field_of(std::string_view field) {
    const auto key = fmt::format("compare.field-{}", field);
    return has_text(key) ? Phrase::of(key) : Phrase::verbatim(field);
}

Cell value_of(const content::Shown& shown) {
    if (!shown.words.empty()) return shown.words;
    return shown.value.empty() ? Cell(Phrase::verbatim("–")) : Cell(Phrase::verbatim(shown.value));
}

/// What stands under A or B: the value, or that it is there.
Cell cell_of(const Difference& one, bool in_a) {
    const auto& shown = in_a ? one.a : one.b;
    const bool here = one.kind == Kind::changed || (one.kind == Kind::only_a) == in_a;
    if (!here) return Phrase::of("compare.missing");
    if (one.count != 0)
        return Phrase::of(one.field == "round" ? "compare.games" : "compare.entries",
                          {std::to_string(one.count)});
    const bool plain = shown.value.empty() && shown.words.empty();
    return one.kind != Kind::changed && plain ? Cell(Phrase::of("compare.there")) : value_of(shown);
}

Cell number_cell(std::int32_t value) { return value == 0 ? Cell() : number(value); }

std::string text_of(const Side& side) {
    const auto number = side.a != 0 ? side.a : side.b;
    if (number == 0) return side.name;
    return side.name.empty() ? std::to_string(number) : fmt::format("{} {}", number, side.name);
}

/// Fills the sections.
class DiffPage {
public:
    explicit DiffPage(const TwoFiles& files) : files_(files) {}

    Document whole() {
        document_.id = "diff";
        document_.title = Phrase::of("compare.title");
        document_.event = without_identity(files_.a.tournament->name);
        document_.date = files_.a.tournament->start;
        add_facts();
        add_header();
        add_people("players", {Part::numbers, Part::players});
        add_people("teams", {Part::teams, Part::line_ups});
        add_rounds();
        add_people("standings", {Part::points, Part::ranks, Part::tie_breaks});
        add_not_carried();
        return std::move(document_);
    }

private:
    void add_facts() {
        const auto file = [&](std::string_view key, const Input& input) {
            const auto& t = *input.tournament;
            document_.facts.push_back(
                {Phrase::of(key), Phrase::of("compare.file", {input.shown, t.format,
                                                              std::to_string(t.players.size()),
                                                              std::to_string(rounds_held(t))})});
        };
        file("compare.a", files_.a);
        file("compare.b", files_.b);
        const auto relation = files_.relation.relation;
        document_.facts.push_back(
            {Phrase::of("compare.relation"), relation == content::Relation::other
                                                 ? Cell(Phrase::of("content.other"))
                                                 : Cell(phrase_of(files_.relation, "A"))});
        const auto count = files_.comparison.differences.size();
        document_.facts.push_back({Phrase::of("compare.differences"), number(count)});
        add_masked("compare.masked-in-a", files_.comparison.masked_in_a);
        add_masked("compare.masked-in-b", files_.comparison.masked_in_b);
        if (count == 0)
            document_.notes.push_back(
                Phrase::of(files_.parts_only ? "compare.same-parts" : "compare.same"));
        if (files_.renumbered != 0)
            document_.notes.push_back(
                Phrase::of("compare.renumbered", {std::to_string(files_.renumbered)}));
    }

    void add_masked(std::string_view key, std::size_t count) {
        if (count != 0) document_.facts.push_back({Phrase::of(key), number(count)});
    }

    std::vector<const Difference*> of(std::initializer_list<Part> parts) const {
        std::vector<const Difference*> found;
        for (const auto part : parts)
            for (const auto& one : files_.comparison.differences)
                if (one.part == part) found.push_back(&one);
        return found;
    }

    void add_section(std::string_view id, Table table) {
        if (table.rows.empty()) return;
        Section section;
        section.id = id;
        section.heading = Phrase::of(fmt::format("compare.{}", id));
        table.caption = section.heading;
        section.body = std::move(table);
        document_.sections.push_back(std::move(section));
    }

    void add_header() {
        Table table;
        table.columns = {column("field"), column("in-a", Align::left, true),
                         column("in-b", Align::left, true)};
        for (const auto* one : of({Part::header}))
            table.rows.push_back(
                {named(Cell(field_of(one->field))), cell_of(*one, true), cell_of(*one, false)});
        add_section("header", std::move(table));
    }

    void add_people(std::string_view id, std::initializer_list<Part> parts) {
        Table table;
        table.columns = {column("number-a", Align::right),
                         column("number-b", Align::right),
                         column("name"),
                         column("field"),
                         column("in-a", Align::left, true),
                         column("in-b", Align::left, true)};
        for (const auto* one : of(parts))
            table.rows.push_back({number_cell(one->who.a), number_cell(one->who.b),
                                  named(one->who.name), field_of(one->field), cell_of(*one, true),
                                  cell_of(*one, false)});
        add_section(id, std::move(table));
    }

    /// White is that of A, else of B.
    void add_rounds() {
        Table table;
        table.columns = {column("round", Align::right),
                         column("field"),
                         column("white"),
                         column("black"),
                         column("in-a"),
                         column("in-b")};
        for (const auto* one : of({Part::pairings, Part::colours, Part::results, Part::byes}))
            table.rows.push_back({number(one->round), field_of(one->field),
                                  named(text_of(one->who)), Phrase::verbatim(text_of(one->whom)),
                                  cell_of(*one, true), cell_of(*one, false)});
        add_section("rounds", std::move(table));
    }

    void add_not_carried() {
        if (files_.comparison.not_carried.empty()) return;
        for (const bool in_a : {true, false}) {
            Phrases fields;
            for (const auto& one : files_.comparison.not_carried)
                if (one.missing_in_a == in_a) fields.parts.push_back(field_of(one.field));
            const auto& file = in_a ? files_.a : files_.b;
            if (!fields.parts.empty())
                document_.facts.push_back(
                    {Phrase::of(in_a ? "compare.not-in-a" : "compare.not-in-b",
                                {file.tournament->format}),
                     std::move(fields)});
        }
        document_.notes.push_back(Phrase::of("compare.no-difference"));
    }

    const TwoFiles& files_;
    Document document_;
};

}

Document diff_document(const TwoFiles& files) { return DiffPage(files).whole(); }

}
