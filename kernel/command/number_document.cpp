// The list of new numbers to print and hang up.

#include "cells.hpp"
#include "explanation.hpp"
#include "number_output.hpp"
#include <hakem/citation.hpp>

#include <fmt/format.h>

namespace hakem::command {

namespace {

constexpr Columns column{"column"};

/// The criterion and its article, at the end of a row. Nothing put the first below anybody.
void add_reason(Row& row, const Decision& decision) {
    const auto criterion = criterion_of(decision);
    row.push_back(criterion == "first"
                      ? Cell()
                      : Cell(Phrase::of(fmt::format("numbering.by.{}", criterion))));
    row.push_back(citation_of(decision.rule));
}

Table players_table(const Numbered& numbered) {
    Table table;
    table.columns = {column("new-number", Align::right),
                     column("old-number", Align::right),
                     column("title"),
                     column("name"),
                     column("fide-rating", Align::right),
                     column("national-rating", Align::right),
                     column("decided-by"),
                     column("article")};
    table.frozen_columns = 4;
    const auto& numbering = numbered.numbering;
    for (std::size_t k = 0; k < numbering.ids.size(); ++k) {
        const auto& player = numbered.tournament.players[k];
        Row row{number(player.id),  number(numbering.ids[k]), Phrase::verbatim(player.title),
                named(player.name), Rating{player.rating},    Rating{player.national_rating}};
        add_reason(row, numbering.decisions[k]);
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table teams_table(const Numbered& numbered) {
    Table table;
    table.columns = {column("new-number", Align::right), column("old-number", Align::right),
                     column("team")};
    const bool with_strength = !numbered.strengths.empty();
    if (with_strength) table.columns.push_back(column("strength", Align::right));
    table.columns.push_back(column("decided-by"));
    table.columns.push_back(column("article"));
    table.frozen_columns = 3;
    const auto& numbering = numbered.numbering;
    for (std::size_t k = 0; k < numbering.ids.size(); ++k) {
        const auto& team = numbered.tournament.teams[k];
        Row row{number(team.id), number(numbering.ids[k]), named(team.name)};
        if (with_strength) {
            const auto& strength = numbered.strengths[k];
            row.push_back(strength.known() ? Cell(Value{strength.mean()}) : Cell());
        }
        add_reason(row, numbering.decisions[k]);
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// "Demir, Ali 2080; Kaya, Mert 1590*".
std::string counted_text(const Tournament& tournament, const PlayerIndex& index,
                         const TeamStrength& strength) {
    std::string text;
    for (const auto& part : strength.parts) {
        const auto& player = tournament.players[static_cast<std::size_t>(index[part.id])];
        if (!text.empty()) text += "; ";
        text += player.name;
        if (strength.known()) text += fmt::format(" {}{}", part.ukd, part.assumed ? "*" : "");
    }
    return text;
}

/// 25: who counts with what.
Table strengths_table(const Numbered& numbered) {
    Table table;
    table.columns = {
        column("new-number", Align::right), column("team"),
        column("strength", Align::right),   column("ukd-sum", Align::right),
        column("players", Align::right),    column("counted-players", Align::left, true)};
    table.frozen_columns = 2;
    const auto& tournament = numbered.tournament;
    const PlayerIndex index(tournament);
    for (std::size_t k = 0; k < numbered.strengths.size(); ++k) {
        const auto& strength = numbered.strengths[k];
        const auto& team = tournament.teams[k];
        table.rows.push_back({number(team.id), named(team.name),
                              strength.known() ? Cell(Value{strength.mean()}) : Cell(),
                              strength.known() ? number(strength.sum) : Cell(),
                              number(static_cast<std::int64_t>(strength.parts.size())),
                              Phrase::verbatim(counted_text(tournament, index, strength))});
    }
    table.legend = {Phrase::of("numbering.mean-note"), Phrase::of("numbering.assumed-note"),
                    Phrase::of("numbering.unknown-note")};
    return table;
}

void add_section(Document& document, std::string_view id, std::string_view heading, Table table) {
    Section section;
    section.id = id;
    section.heading = Phrase::of(heading);
    section.body = std::move(table);
    document.sections.push_back(std::move(section));
}

void add_facts(Document& document, const Numbered& numbered) {
    const auto& tournament = numbered.tournament;
    add_place_and_date(document, tournament.city, tournament.start);
    const auto title = fmt::format("plugin.pairing.{}", numbered.choice.system);
    document.facts.push_back(
        {Phrase::of("numbering.system"),
         has_text(title) ? Phrase::of(title) : Phrase::verbatim(numbered.choice.system)});
}

}

std::string_view criterion_of(const Decision& decision) {
    constexpr std::string_view before = "numbering.reason.";
    std::string_view reason = decision.reason;
    if (reason.starts_with(before)) reason.remove_prefix(before.size());
    return reason;
}

Document numbers_document(const Numbered& numbered) {
    const auto& tournament = numbered.tournament;
    Document document;
    document.id = "numbers";
    document.title = Phrase::of("numbering.title");
    document.event = tournament.name;
    document.date = tournament.start;
    add_facts(document, numbered);
    const bool teams = is_team_event(tournament);
    add_section(document, "numbers", "numbering.title",
                teams ? teams_table(numbered) : players_table(numbered));
    if (!numbered.strengths.empty())
        add_section(document, "strengths", "numbering.strengths", strengths_table(numbered));
    if (numbered.lot)
        document.notes.push_back(Phrase::of("numbering.lot", {fmt::to_string(*numbered.lot)}));
    return document;
}

Section numbering_section(const Numbered& numbered) {
    RoundPairing as_round;
    as_round.decisions = numbered.numbering.decisions;
    auto section = explanation_section(as_round);
    section.id = "reasons";
    section.heading = Phrase::of("numbering.reasons");
    return section;
}

}
