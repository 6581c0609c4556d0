#include "notes.hpp"

#include "seeding.hpp"
#include "wording.hpp"
#include <hakem/attendance.hpp>

#include <fmt/format.h>

namespace hakem::ulusal {

namespace {

void note(Diagnostics& diagnostics, std::string_view code, std::vector<std::string> arguments,
          std::uint32_t line = 0) {
    diagnostics.add(Severity::note, code, line, 0, 0, std::move(arguments));
}

std::string name_of(const Player& player) { return fmt::format("{} {}", player.id, player.name); }

/// 16.2, 17.1: the file's own figures hold.
void check_start(const Tournament& tournament, Diagnostics& diagnostics) {
    if (const auto wrong = out_of_order(tournament)) {
        const auto& first = tournament.players[wrong->first];
        const auto& second = tournament.players[wrong->second];
        note(diagnostics, "PAIR-0242", {name_of(first), name_of(second)}, second.line);
    }
    const auto players = static_cast<int>(tournament.players.size());
    const auto recommended = recommended_rounds(players);
    const int declared = tournament.scheduled_rounds;
    if (declared != 0 && declared != recommended.table && declared != recommended.odd)
        note(diagnostics, "PAIR-0243",
             {fmt::to_string(declared), fmt::to_string(players), fmt::to_string(recommended.table),
              fmt::to_string(recommended.odd)});
}

/// 22.1: games that were unfinished when the round was paired.
void say_unfinished(const Tournament& tournament, int round, Diagnostics& diagnostics) {
    const auto before = static_cast<std::size_t>(round - 1);
    for (const auto& player : tournament.players) {
        if (before < 1 || player.rounds.size() < before) continue;
        const auto& entry = player.rounds[before - 1];
        if (entry.outcome == Outcome::adjourned && entry.opponent > player.id)
            note(diagnostics, "PAIR-0244",
                 {fmt::to_string(round - 1), fmt::to_string(player.id),
                  fmt::to_string(entry.opponent)},
                 player.line);
    }
}

}

void say_notes(const Tournament& tournament, const Field& field, Diagnostics& diagnostics) {
    const PlayerIndex index(tournament);
    for (const auto id : field.removed) { // 22.2
        const auto& player = tournament.players[static_cast<std::size_t>(index[id])];
        note(diagnostics, "PAIR-0241", {name_of(player)}, player.line);
    }
    if (field.round == 1) check_start(tournament, diagnostics);
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
