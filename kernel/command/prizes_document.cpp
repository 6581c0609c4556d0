// The prize list to print and hang up: amounts, reasons, and what the director has to decide.

#include "cells.hpp"
#include "explanation.hpp"
#include "prizes_output.hpp"
#include <hakem/citation.hpp>
#include <hakem/exporter.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace hakem::command {

namespace {

using prizes::Amount;

constexpr Columns column{"prizes"};

/// Fills the sections of the page.
class PrizesPage {
public:
    explicit PrizesPage(const SharedOut& shared) : shared_(shared) {}

    /// With reasons and findings as tables.
    Document whole() {
        amounts();
        add_findings();
        add_reasons();
        return std::move(document_);
    }

    /// Without them.
    const Document& amounts() {
        const auto& tournament = *shared_.input.tournament;
        document_.id = "prizes";
        document_.title = Phrase::of("prizes.title");
        document_.event = tournament.name;
        document_.date = tournament.start;
        add_facts(tournament);
        add_money("money", false);
        add_money("percentage", true);
        add_trophies();
        add_left();
        add_notes();
        return document_;
    }

private:
    /// A number where the amount is whole, so that spreadsheets can add it up.
    Cell money(Amount amount) const {
        Amount unit = 1;
        for (int i = 0; i < shared_.plan.decimals; ++i) unit *= 10;
        if (amount % unit == 0) return Number{amount / unit};
        return Value{Exact(amount, unit)};
    }

    Column amount_column() const {
        auto column = command::column("amount", Align::right);
        column.heading.arguments = {shared_.plan.currency};
        return column;
    }

    void add_facts(const Tournament& tournament) {
        add_place_and_date(document_, tournament.city,
                           tournament.end ? tournament.end : tournament.start);
        const auto& list = shared_.list;
        const auto add = [&](std::string_view key, Amount amount) {
            document_.facts.push_back(
                {Phrase::of(key), Phrase::verbatim(fmt::format(
                                      "{} {}", prizes::to_text(amount, shared_.plan.decimals),
                                      shared_.plan.currency))});
        };
        add("prizes.planned", list.planned);
        add("prizes.paid", list.paid);
        if (list.planned != list.paid) add("prizes.not-paid", list.planned - list.paid);
    }

    void add_section(std::string_view id, Table table) {
        if (table.rows.empty()) return;
        Section section;
        section.id = id;
        section.heading = Phrase::of(fmt::format("prizes.{}", id));
        section.body = std::move(table);
        document_.sections.push_back(std::move(section));
    }

    /// Those by percentage prize by prize; the others by rank.
    std::vector<prizes::Award> awards(bool by_percentage) const {
        std::vector<prizes::Award> found;
        for (const auto& award : shared_.list.awards)
            if (award.by_percentage == by_percentage) found.push_back(award);
        const auto place = [](const prizes::Award& award) {
            return std::pair(award.prizes.front().category, award.prizes.front().number);
        };
        if (by_percentage)
            std::stable_sort(found.begin(), found.end(), [&](const auto& one, const auto& other) {
                return place(one) < place(other);
            });
        return found;
    }

    void add_money(std::string_view id, bool by_percentage) {
        Table table;
        table.columns = {column(by_percentage ? "place" : "rank", Align::right),
                         column("number", Align::right),
                         column("name"),
                         column(by_percentage ? "percent" : "points", Align::right),
                         column("prize", Align::left, true),
                         column("takers", Align::right),
                         amount_column()};
        for (const auto& award : awards(by_percentage)) {
            // By percentage each prize has places of its own: "first board", "second board".
            const auto place = static_cast<std::int64_t>(award.prizes.front().number) + 1;
            Row row{number(by_percentage ? place : award.rank),
                    number(award.id),
                    named(award.name),
                    Value{by_percentage ? award.score * 100 : award.score},
                    Phrase::verbatim(prizes::names_of(award.prizes, shared_.plan)),
                    award.takers > 1 ? number(static_cast<std::int64_t>(award.takers)) : Cell(),
                    money(award.amount)};
            table.rows.push_back(std::move(row));
        }
        add_section(id, std::move(table));
    }

    void add_trophies() {
        Table table;
        table.columns = {column("prize"), column("trophy", Align::left, true),
                         column("number", Align::right), column("name")};
        for (const auto& award : shared_.list.trophies)
            for (std::size_t i = 0; i < award.ids.size(); ++i) {
                std::vector<prizes::Prize> places;
                for (std::size_t n = 0; n < award.trophies.size(); ++n)
                    places.push_back({award.category, award.number + n});
                std::string all;
                for (const auto& trophy : award.trophies) all += (all.empty() ? "" : ", ") + trophy;
                table.rows.push_back({Phrase::verbatim(prizes::names_of(places, shared_.plan)),
                                      Phrase::verbatim(i == 0 ? all : ""), number(award.ids[i]),
                                      named(award.names[i])});
            }
        add_section("trophies", std::move(table));
    }

    void add_left() {
        Table table;
        table.columns = {column("prize"), amount_column()};
        for (const auto& prize : shared_.list.left)
            table.rows.push_back(
                {named(prizes::names_of({prize}, shared_.plan)),
                 money(shared_.plan.categories[prize.category].amounts[prize.number])});
        add_section("left", std::move(table));
    }

    void add_findings() {
        Table table;
        table.columns = {column("code"), column("finding", Align::left, true)};
        for (const auto& finding : shared_.findings.all())
            table.rows.push_back(
                {named(finding.code), Phrase::of("diagnostic." + finding.code, finding.arguments)});
        add_section("director", std::move(table));
    }

    static void add_reason(Table& table, const prizes::Award& award, const Decision& decision,
                           std::string_view mark) {
        const bool first = mark.empty() && &decision == &award.decisions.front();
        auto reason = Phrase::of(decision.reason, decision.arguments);
        reason.literal = mark;
        table.rows.push_back({first ? number(award.id) : Cell(), named(first ? award.name : ""),
                              std::move(reason), citation_of(decision.rule)});
    }

    void add_reasons() {
        Table table;
        table.columns = {column("number", Align::right), column("name"),
                         column("decision", Align::left, true), column("rule", Align::left, true)};
        for (const auto& award : shared_.list.awards)
            for (const auto& decision : award.decisions) {
                add_reason(table, award, decision, "");
                for (const auto& given_up : decision.alternatives)
                    add_reason(table, award, given_up, "✗ ");
            }
        table.legend = {Phrase::of("prizes.one-each")};
        add_section("reasons", std::move(table));
    }

    void add_notes() {
        const auto& plan = shared_.plan;
        document_.notes.push_back(
            Phrase::of(fmt::format("prizes.sharing-{}", prizes::word_of(plan.sharing))));
        std::string codes;
        for (const auto& code : shared_.standings.codes)
            codes += (codes.empty() ? "" : ", ") + code.text;
        document_.notes.push_back(Phrase::of("prizes.ranked-by", {codes}));
        if (std::any_of(plan.categories.begin(), plan.categories.end(),
                        [](const auto& category) { return category.by_percentage; }))
            document_.notes.push_back(Phrase::of("prizes.played-only"));
        if (shared_.findings.has_errors())
            document_.notes.push_back(Phrase::of("prizes.provisional"));
    }

    const SharedOut& shared_;
    Document document_;
};

}

Document prizes_document(const SharedOut& shared) { return PrizesPage(shared).whole(); }

std::string prizes_text(Session session, const SharedOut& shared) {
    const auto language = shared.input.language;
    PrizesPage page(shared);
    ExportOptions options;
    options.language = language;
    auto text = session.registry.get<Exporter>("text").write(page.amounts(), options);
    if (shared.list.awards.empty()) return text;
    text += fmt::format("\n{}:\n", hakem::text("prizes.reasons", language));
    for (const auto& award : shared.list.awards)
        text += explanation_text(award.decisions, language, "  ");
    return text + "\n" + std::string(hakem::text("prizes.one-each", language)) + "\n";
}

}
