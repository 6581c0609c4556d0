#include "decisions.hpp"
#include "held_numbers.hpp"
#include "held_rounds.hpp"
#include "judgement.hpp"
#include <hakem/history.hpp>
#include <hakem/lot.hpp>
#include <hakem/numbering.hpp>
#include <hakem/pairing_system.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace hakem::round_robin {

namespace {

/// A larger field is an error in the file: it would need more than a thousand rounds.
constexpr int largest_field = 1000;

/// First and last round asked for; none where first is 0.
struct Range {
    int first = 0, last = 0;
};

Schedule schedule_of(const History& history, const Tournament& tournament,
                     const PairingRequest& request) {
    const bool twice =
        request.double_cycle.value_or(system_of(tournament) == System::double_round_robin);
    return {static_cast<int>(history.competitors.size()), twice, request.swap_last_rounds};
}

bool is_possible(const Schedule& schedule, const PairingRequest& request,
                 Diagnostics& diagnostics) {
    const auto refuse = [&](std::string_view code, std::vector<std::string> arguments) {
        diagnostics.add(Severity::error, code, 0, 0, 0, std::move(arguments));
        return false;
    };
    if (schedule.competitors < 2)
        return refuse("PAIR-0001", {fmt::to_string(schedule.competitors)});
    if (schedule.competitors > largest_field)
        return refuse("PAIR-0002",
                      {fmt::to_string(schedule.competitors), fmt::to_string(largest_field)});
    if (request.draw_lots && !request.lot) return refuse("PAIR-0003", {});
    return true;
}

Range range_of(const Schedule& schedule, int held, const PairingRequest& request,
               Diagnostics& diagnostics) {
    if (request.all_rounds) return {1, schedule.rounds()};
    const int round = request.round == 0 ? held + 1 : request.round;
    if (round >= 1 && round <= schedule.rounds()) return {round, round};
    diagnostics.add(Severity::error, request.round == 0 ? "PAIR-0005" : "PAIR-0004", 0, 0, 0,
                    {fmt::to_string(round), fmt::to_string(schedule.rounds()),
                     fmt::to_string(schedule.competitors)});
    return {};
}

/// Table numbers are the ranks of the starting numbers, or drawn by lot (regulation 28.2).
std::vector<std::int32_t> table_numbers(const History& history, const PairingRequest& request) {
    std::vector<std::int32_t> ids;
    ids.reserve(history.competitors.size());
    for (const Competitor& competitor : history.competitors) ids.push_back(competitor.id);
    if (request.draw_lots) return drawn(std::move(ids), *request.lot);
    std::sort(ids.begin(), ids.end());
    return ids;
}

/// Where the rounds in the file are those of the table under other numbers, or with the last two of
/// the first cycle exchanged, the schedule goes on so. A round to come needs the only numbering.
void take_numbers_held(Event& event, int last_asked, Diagnostics& diagnostics) {
    const auto& history = event.history;
    if (differing_rounds(history, event.schedule, event.ids).empty()) return;
    auto exchanged = event.schedule;
    exchanged.swap_last_rounds = exchanged.double_cycle;
    const auto take = [&](const Schedule& schedule) {
        auto held = numbers_of(history, schedule);
        if (!held || (!held->only && last_asked > history.rounds)) return false;
        if (held->ids != event.ids) diagnostics.add(Severity::note, "PAIR-0203", 0, 0, 0);
        if (schedule.swap_last_rounds != event.schedule.swap_last_rounds)
            diagnostics.add(Severity::note, "PAIR-0204", 0, 0, 0);
        event.ids = std::move(held->ids);
        event.schedule = schedule;
        return true;
    };
    if (!take(event.schedule) && exchanged.swap_last_rounds != event.schedule.swap_last_rounds)
        take(exchanged);
}

void report(const Event& event, const Tournament& tournament, const PairingRequest& request,
            Diagnostics& diagnostics) {
    const int rounds = event.schedule.rounds();
    if (request.draw_lots)
        diagnostics.add(Severity::note, "PAIR-0201", 0, 0, 0, {fmt::to_string(*request.lot)});
    if (tournament.scheduled_rounds != 0 && tournament.scheduled_rounds != rounds)
        diagnostics.add(Severity::warning, "PAIR-0102", 0, 0, 0,
                        {fmt::to_string(tournament.scheduled_rounds), fmt::to_string(rounds),
                         fmt::to_string(event.schedule.competitors)});
    const std::vector<int> differing = differing_rounds(event.history, event.schedule, event.ids);
    if (!differing.empty())
        diagnostics.add(Severity::warning, "PAIR-0101", 0, 0, 0, {ranges(differing)});
}

/// The table names the boards in order; the one with the bye is not played and comes last.
RoundPairing round_of(const Event& event, int round, bool explain) {
    const int competitors = event.schedule.competitors;
    const auto id = [&](int number) { return event.ids[static_cast<std::size_t>(number - 1)]; };
    std::vector<TableGame> games = event.schedule.games(round);
    std::stable_partition(games.begin(), games.end(), [&](const TableGame& game) {
        return std::max(game.white, game.black) <= competitors;
    });
    RoundPairing result;
    result.round = round;
    result.pairs.reserve(games.size());
    std::int32_t board = 0;
    for (const TableGame& game : games) {
        const bool bye = std::max(game.white, game.black) > competitors;
        result.pairs.push_back(bye ? Pair{0, id(std::min(game.white, game.black)), 0}
                                   : Pair{++board, id(game.white), id(game.black)});
        if (explain)
            result.decisions.push_back(decision_of(event, round, result.pairs.back(), game));
    }
    return result;
}

/// All play all by the Berger tables, players or teams, once or twice.
class RoundRobin final : public PairingSystem {
public:
    std::vector<RoundPairing> pair(const Tournament& tournament, const PairingRequest& request,
                                   Diagnostics& diagnostics) const override {
        const History history = history_of(tournament);
        const Schedule schedule = schedule_of(history, tournament, request);
        if (!is_possible(schedule, request, diagnostics)) return {};
        const Range range = range_of(schedule, rounds_held(tournament), request, diagnostics);
        if (range.first == 0) return {};

        Event event{history, schedule, table_numbers(history, request)};
        if (!request.draw_lots) take_numbers_held(event, range.last, diagnostics);
        report(event, tournament, request, diagnostics);
        std::vector<RoundPairing> rounds;
        for (int round = range.first; round <= range.last; ++round)
            rounds.push_back(round_of(event, round, request.explain));
        if (request.draw_lots && request.explain) {
            std::vector<Decision>& decisions = rounds.front().decisions;
            const std::vector<Decision> lots = decisions_of_lot(event, *request.lot);
            decisions.insert(decisions.begin(), lots.begin(), lots.end());
        }
        return rounds;
    }

    Verdict judge(const Tournament& tournament, const PairingRequest& request,
                  const RoundPairing& played, const RoundPairing&) const override {
        const History history = history_of(tournament);
        return judge_round(history, schedule_of(history, tournament, request), played.round);
    }

    /// 28.2; teams: 30.1.
    Numbering number(const Tournament& tournament, const PairingRequest& request,
                     Diagnostics& diagnostics) const override {
        if (!request.lot) {
            diagnostics.add(Severity::error, "PAIR-0003", 0, 0, 0);
            return {};
        }
        return numbering_by_lot(tournament, *request.lot,
                                is_team_event(tournament) ? "Regulation 30.1, 28.2"
                                                          : "Regulation 28.2",
                                "regulation", request.explain);
    }
};

}

}

using hakem::round_robin::RoundRobin;
HAKEM_PLUGIN(RoundRobin, "round-robin", "Round robin by the Berger tables",
             "Regulation 28-30; FIDE C.05 Annex 1")
