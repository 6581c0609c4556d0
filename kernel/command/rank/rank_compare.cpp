#include "rank_compare.hpp"

#include "command/formats.hpp"
#include "command/json_parts.hpp"
#include "rank_json.hpp"
#include <hakem/citation.hpp>
#include <hakem/term_table.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <tuple>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

std::string list_of(const std::vector<std::int32_t>& ids) {
    std::string list;
    for (const auto id : ids) list += fmt::format("{}{}", list.empty() ? "" : ", ", id);
    return list;
}

std::string codes_of(const Standings& standings) {
    std::string list;
    for (const auto& code : standings.codes) list += (list.empty() ? "" : ", ") + code.text;
    return list;
}

/// Both standings and what differs between them.
struct Compared {
    const Input& input;
    std::array<Standings, 2> standings;
    EditionChanges changes;
    std::array<Diagnostics, 2> findings;
};

/// "2024-08,2026-03"; a single one is compared with the event's own.
std::array<std::string, 2> editions_of(const std::string& list) {
    const auto comma = list.find(',');
    std::string first(trim(std::string_view(list).substr(0, comma)));
    if (comma == list.npos) return {std::string(), first};
    std::string second(trim(std::string_view(list).substr(comma + 1)));
    if (first.empty() || second.empty() || second.find(',') != second.npos)
        throw Error(ExitCode::wrong_usage, "error.compare-two", {list});
    return {first, second};
}

/// "4: 7.0 → 5.5": the addends that one edition counts and the other counts otherwise.
std::string changed_terms(const TieBreakValue& before, const TieBreakValue& after, TermTexts& texts,
                          int decimals) {
    using Place = std::tuple<std::int32_t, std::int32_t, std::size_t>;
    std::map<Place, std::array<const Term*, 2>> pairs;
    const auto add = [&](const TieBreakValue& value, std::size_t side) {
        std::map<Place, std::size_t> seen;
        for (const auto& term : value.terms) {
            Place place{term.round, term.board, 0};
            std::get<2>(place) = seen[place]++;
            pairs[place].at(side) = &term;
        }
    };
    add(before, 0);
    add(after, 1);
    std::string all;
    for (const auto& [place, pair] : pairs) {
        const auto& [was, is] = pair;
        if (std::get<0>(place) == 0) continue;
        if (was != nullptr && is != nullptr && was->value == is->value && was->cut == is->cut)
            continue;
        all += fmt::format("{}{}: {} → {}", all.empty() ? "" : "; ", std::get<0>(place),
                           was == nullptr ? "-" : texts.value_of(*was, decimals),
                           is == nullptr ? "-" : texts.value_of(*is, decimals));
    }
    return all;
}

Cell place(std::int32_t rank) { return rank == 0 ? Cell() : Cell(Number{rank}); }

/// One table: for each competitor the rank and each value before and after.
class ChangesPage {
public:
    explicit ChangesPage(const Compared& compared) : compared_(compared) {}

    Document make() {
        const auto& tournament = *compared_.input.tournament;
        Document document;
        document.id = "edition-changes";
        document.title = Phrase::of("rank.compare-title", {rule(0), rule(1)});
        document.event = tournament.name;
        document.date = tournament.start;
        if (tournament.start)
            document.facts.push_back({Phrase::of("fact.dates"), tournament.start});
        document.facts.push_back(
            {Phrase::of("fact.rounds"), Number{compared_.standings[0].history.rounds}});
        document.sections.push_back(section());
        add_notes(document);
        return document;
    }

private:
    std::string rule(std::size_t side) const {
        return std::string(compared_.standings[side].edition->rule);
    }

    static Column column(std::string_view key, Align align, bool wrap = false) {
        return {Phrase::of(fmt::format("rank.{}", key)), {}, std::string(key), align, wrap};
    }

    Column edition_column(std::size_t side, std::string_view key) const {
        const auto id = compared_.standings[side].edition->id;
        return {Phrase::verbatim(id), {}, std::string(key), Align::right, false};
    }

    Section section() {
        const bool teams = compared_.standings[0].history.teams;
        Table table;
        table.columns = {
            {Phrase::of("column.number"), {}, "number", Align::right, false},
            {Phrase::of(teams ? "column.team" : "column.name"), {}, "name", Align::left, false},
            column("code", Align::left),
            edition_column(0, "before"),
            edition_column(1, "after"),
            column("gains-on", Align::left, true),
            column("loses-to", Align::left, true),
            column("moved-by", Align::left),
            column("rounds-changed", Align::left),
            {Phrase::of("explanation.rule"), {}, "rule", Align::left, true}};
        table.frozen_columns = 2;
        for (const auto& change : compared_.changes.changes) add_rows(table, change);
        table.legend = texts_.legend();
        table.legend.push_back(
            Phrase::of(table.rows.empty() ? "rank.no-changes" : "rank.changes-legend"));
        Section section;
        section.id = "edition-changes";
        section.heading = Phrase::of("rank.changes");
        section.landscape = true;
        table.caption = section.heading;
        section.body = std::move(table);
        return section;
    }

    /// The rank with what moved it, then each value that differs.
    void add_rows(Table& table, const Change& change) {
        const auto& codes = compared_.changes.codes;
        const auto add = [&](Cell what, Cell before, Cell after) -> Row& {
            auto& row = table.rows.emplace_back(Row(10));
            row[0] = Number{change.id};
            row[1] = Phrase::verbatim(change.name);
            row[1].header = true;
            row[2] = std::move(what);
            row[3] = std::move(before);
            row[4] = std::move(after);
            return row;
        };
        const auto rank_row = [&]() -> Row& {
            auto& row =
                add(Phrase::of("rank.rank"), place(change.ranks[0]), place(change.ranks[1]));
            row[3].strong = row[4].strong = change.ranks[0] != change.ranks[1];
            return row;
        };
        if (change.movers.empty() && change.ranks[0] != change.ranks[1]) rank_row();
        for (const auto& mover : change.movers) {
            auto& row = rank_row();
            row[5] = Phrase::verbatim(list_of(mover.passed));
            row[6] = Phrase::verbatim(list_of(mover.passed_by));
            row[7] = Phrase::verbatim(codes[mover.code].code.text);
            row[9] = citation_of(codes[mover.code].rule);
        }
        for (std::size_t i = 0; i < change.values.size(); ++i) {
            if (!change.values[i]) continue;
            const auto& [before, after] = *change.values[i];
            const auto cell = [&](std::size_t side, const TieBreakValue& from) {
                const auto index = static_cast<std::size_t>(codes[i].index.at(side));
                return value_cell(compared_.standings.at(side), index, from);
            };
            auto& row = add(Phrase::verbatim(codes[i].code.text), cell(0, before), cell(1, after));
            row[8] = phrase_of_numbers(
                changed_terms(before, after, texts_, decimals_of_terms(codes[i], before, after)));
            row[9] = citation_of(codes[i].rule);
        }
    }

    int decimals_of_terms(const ComparedCode& code, const TieBreakValue& before,
                          const TieBreakValue& after) const {
        const auto of = [&](std::size_t side, const TieBreakValue& value) {
            const auto index = static_cast<std::size_t>(code.index.at(side));
            return term_decimals(compared_.standings.at(side), index, value.terms);
        };
        return std::max(of(0, before), of(1, after));
    }

    /// Which lists were used, and what each edition left out of them.
    void add_notes(Document& document) const {
        for (const auto& standings : compared_.standings) {
            document.notes.push_back(Phrase::of(
                "rank.list-of-edition", {std::string(standings.edition->id), codes_of(standings)}));
            for (const auto& remark : standings.remarks)
                document.notes.push_back(Phrase::of("diagnostic." + remark.code, remark.arguments));
        }
    }

    const Compared& compared_;
    TermTexts texts_;
};

Json change_json(const Change& change, const std::vector<ComparedCode>& codes) {
    const auto rank_json = [](std::int32_t rank) { return rank == 0 ? Json() : Json(rank); };
    Json json = {
        {"id", change.id},
        {"name", change.name},
        {"rank", {{"before", rank_json(change.ranks[0])}, {"after", rank_json(change.ranks[1])}}},
        {"values", Json::object()},
        {"movedBy", Json::array()}};
    for (std::size_t i = 0; i < change.values.size(); ++i)
        if (change.values[i])
            json["values"][codes[i].code.text] = {{"before", value_json((*change.values[i])[0])},
                                                  {"after", value_json((*change.values[i])[1])},
                                                  {"rule", codes[i].rule}};
    for (const auto& mover : change.movers)
        json["movedBy"].push_back({{"code", codes[mover.code].code.text},
                                   {"rule", codes[mover.code].rule},
                                   {"gainsOn", mover.passed},
                                   {"losesTo", mover.passed_by}});
    return json;
}

/// "hakem.rank-changes/1".
std::string changes_json(const Compared& compared) {
    Json json = {{"schema", "hakem.rank-changes/1"},
                 {"path", compared.input.shown},
                 {"round", compared.standings[0].history.rounds},
                 {"editions", Json::array()},
                 {"changes", Json::array()}};
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& standings = compared.standings[side];
        Json edition = {{"id", standings.edition->id},
                        {"rule", standings.edition->rule},
                        {"codes", Json::array()},
                        {"findings", Json::array()}};
        for (const auto& code : standings.codes) edition["codes"].push_back(code.text);
        for (const auto& finding : compared.findings[side].all())
            edition["findings"].push_back(finding_json(finding, compared.input.language));
        json["editions"].push_back(std::move(edition));
    }
    for (const auto& change : compared.changes.changes)
        json["changes"].push_back(change_json(change, compared.changes.codes));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}

ExitCode compare_editions(Session session, const RankCommand& command, const Input& input) {
    Compared compared{input, {}, {}, {Diagnostics(), Diagnostics()}};
    const auto editions = editions_of(command.compare);
    bool faulty = input.diagnostics.has_errors();
    for (std::size_t side = 0; side < 2; ++side) {
        RankOptions options{command.tie_breaks, editions[side], command.after, true};
        options.lot = command.lot;
        compared.findings[side] = Diagnostics(session.shown(command.input), session.common.strict);
        compared.standings[side] =
            hakem::rank(*input.tournament, options, session.registry, compared.findings[side]);
        session.console.show(compared.findings[side]);
        faulty = faulty || compared.findings[side].has_errors();
    }
    compared.changes = changes_between(compared.standings[0], compared.standings[1]);
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    for (const auto& format : command.to)
        if (format == "json")
            put_output(session, command.out, "edition-changes.json", changes_json(compared));
        else
            write_document(session, ChangesPage(compared).make(), {format}, command.out,
                           input.language);
    return faulty ? ExitCode::answer_is_no : ExitCode::done;
}

}
