// hakem rank FILE: the standings, of the field and of parts of it, and why they are so.

#include "command/formats.hpp"
#include "command/inputs.hpp"
#include "command/lot.hpp"
#include "rank_compare.hpp"
#include "rank_json.hpp"
#include "rank_terms.hpp"
#include <hakem/open_games.hpp>
#include <hakem/report.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

RankOptions options_of(const RankCommand& command) {
    RankOptions options{command.tie_breaks, command.edition, command.after,
                        command.explain || !command.why.empty()};
    options.lot = command.lot;
    // A lot that nobody named is drawn here and shown, so that the drawing can be repeated.
    if (command.draw_lots && !options.lot) options.lot = drawn_lot();
    return options;
}

/// The list as a report makes it, or only the categories that were asked for.
Document standings_document(Session session, const Ranked& ranked) {
    const auto& tournament = *ranked.input.tournament;
    const auto& report =
        session.registry.get<Report>(is_team_event(tournament) ? "team-standings" : "standings");
    auto document = report.make({tournament, ranked.standings, ReportOptions{}});
    if (!ranked.categories.empty()) {
        document.sections.clear();
        std::size_t number = 0;
        for (const auto& category : ranked.categories)
            document.sections.push_back(
                category_section(category, ++number, tournament, ranked.standings, report));
        document.notes.push_back(Phrase::of("rank.category-note"));
        const auto drawn = std::find_if(ranked.categories.begin(), ranked.categories.end(),
                                        [](const auto& one) { return one.standings.lot; });
        if (!ranked.standings.lot && drawn != ranked.categories.end())
            document.notes.push_back(
                Phrase::of("rank.lot-drawn", {std::to_string(*drawn->standings.lot)}));
    }
    if (ranked.explain)
        for (auto& section : terms_sections(ranked.explained))
            document.sections.push_back(std::move(section));
    return document;
}

/// Regulation 22.1: reasons of a list that is provisional are so as well.
Phrase title_of_reasons(const Ranked& ranked) {
    const auto& history = ranked.standings.history;
    const bool open = !open_games(*ranked.input.tournament, history).empty();
    const auto* key = open                      ? "report.provisional-reasons"
                      : has_all_rounds(history) ? "report.final-reasons"
                                                : "report.reasons-after";
    return Phrase::of(key, {std::to_string(history.rounds)});
}

/// The reasons alone, with the facts of the event.
Document reasons_document(Session session, const Ranked& ranked) {
    auto document = why_document(ranked.explained, ranked.comparisons);
    document.title = title_of_reasons(ranked);
    auto page = standings_document(session, ranked);
    document.event = std::move(page.event);
    document.facts = std::move(page.facts);
    document.date = page.date;
    for (auto& note : page.notes) document.notes.push_back(std::move(note));
    return document;
}

void write(Session session, const Ranked& ranked, const RankCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    const bool reasons = !command.why.empty();
    for (const auto& format : command.to)
        if (format == "json")
            put_output(session, command.out, reasons ? "why.json" : "standings.json",
                       rank_json(ranked));
        else
            write_document(session,
                           reasons ? reasons_document(session, ranked)
                                   : standings_document(session, ranked),
                           {format}, command.out, ranked.input.language);
}

void check(const RankCommand& command) {
    if (!command.why.empty() && command.categories.size() > 1)
        throw Error(ExitCode::wrong_usage, "error.why-of-one-category");
}

}

ExitCode rank(Session session, const RankCommand& command) {
    check(command);
    const auto input = read_single_input(session, command.input);
    if (!command.compare.empty()) return compare_editions(session, command, input);
    Diagnostics diagnostics(session.shown(command.input), session.common.strict);
    const auto& tournament = *input.tournament;
    const auto options = options_of(command);
    const auto standings = hakem::rank(tournament, options, session.registry, diagnostics);
    const auto categories =
        rank_categories(session, tournament, command.categories, options, diagnostics);
    const auto& explained = categories.size() == 1 ? categories.front().standings : standings;
    std::vector<Comparison> comparisons;
    if (!command.why.empty()) comparisons = comparisons_of(explained, command.why);
    session.console.show(diagnostics);
    write(session,
          {input, standings, categories, explained, comparisons, diagnostics, command.explain},
          command);
    const bool faulty = input.diagnostics.has_errors() || diagnostics.has_errors();
    return faulty ? ExitCode::answer_is_no : ExitCode::done;
}

}
