#include "notes.hpp"

#include "seeding.hpp"
#include "unfinished.hpp"
#include "wording.hpp"
#include <hakem/attendance.hpp>
#include <hakem/numbering.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::ulusal {

namespace {

void note(Diagnostics& diagnostics, std::string_view code, std::vector<std::string> arguments,
          std::uint32_t line = 0) {
    diagnostics.add(Severity::note, code, line, 0, 0, std::move(arguments));
}

/// Of a player or a team.
std::string name_of(const auto& one) { return fmt::format("{} {}", one.id, one.name); }

/// 17.1, 25: the numbers of the file hold.
void check_numbers(const Tournament& tournament, Diagnostics& diagnostics) {
    const auto wrong = out_of_order(tournament);
    if (!wrong) return;
    const auto tell = [&](std::string_view code, const auto& all) {
        const auto &first = all[wrong->first], &second = all[wrong->second];
        note(diagnostics, code, {name_of(first), name_of(second)}, second.line);
    };
    if (is_team_event(tournament))
        tell("PAIR-0245", tournament.teams);
    else
        tell("PAIR-0242", tournament.players);
}

/// 16.2: the rounds of the file hold.
void check_rounds(const Tournament& tournament, Diagnostics& diagnostics) {
    const auto field = static_cast<std::int32_t>(
        is_team_event(tournament) ? tournament.teams.size() : tournament.players.size());
    const auto recommended = recommended_rounds(field);
    const int declared = tournament.scheduled_rounds;
    if (declared != 0 && declared != recommended.table && declared != recommended.odd)
        note(diagnostics, "PAIR-0243",
             {fmt::to_string(declared), fmt::to_string(field), fmt::to_string(recommended.table),
              fmt::to_string(recommended.odd)});
}

/// 22.1: games that were unfinished when the round was paired.
void say_unfinished(const Tournament& tournament, int round, Diagnostics& diagnostics) {
    for (const auto& game : unfinished_before(tournament, round))
        note(diagnostics, "PAIR-0244",
             {fmt::to_string(game.round), fmt::to_string(game.white), fmt::to_string(game.black)},
             game.line);
}

}

void say_notes(const Tournament& tournament, const Field& field, Diagnostics& diagnostics) {
    const auto say_removed = [&](const auto& all) {
        for (const auto id : field.removed) {
            const auto one = std::find_if(all.begin(), all.end(),
                                          [&](const auto& other) { return other.id == id; });
            note(diagnostics, "PAIR-0241", {name_of(*one)}, one->line);
        }
    };
    if (is_team_event(tournament)) // 22.2
        say_removed(tournament.teams);
    else
        say_removed(tournament.players);
    if (field.round == 1) {
        check_numbers(tournament, diagnostics);
        check_rounds(tournament, diagnostics);
    }
    if (tournament.scheduled_rounds == 0 && field.round == next_round(tournament))
        note(diagnostics, "PAIR-0222", {fmt::to_string(field.round)});
    say_unfinished(tournament, field.round, diagnostics);
}

std::vector<Decision> say_yielded(const Field& field, const PairedRound& paired,
                                  Diagnostics& diagnostics) {
    constexpr std::pair<std::string_view, std::string_view> codes[] = {
        {"17.3", "PAIR-0251"},  {"17.7", "PAIR-0252"},  {"20.3a", "PAIR-0253"},
        {"20.3b", "PAIR-0254"}, {"20.3c", "PAIR-0255"}, {"20.3d", "PAIR-0256"},
        {"21.6", "PAIR-0257"},  {"21.4", "PAIR-0258"},  {"E.2", "PAIR-0259"}};
    const Wording wording(field);
    std::vector<Decision> reports;
    for (const auto& what : yielded(field, paired)) {
        auto report = wording.report(what);
        auto arguments = report.arguments;
        arguments.insert(arguments.begin(), fmt::to_string(field.round));
        for (const auto& [article, code] : codes)
            if (article == what.article) note(diagnostics, code, arguments);
        reports.push_back(std::move(report));
    }
    return reports;
}

}
