// Which events and games FIDE rates: time controls, rounds in a day, matches.

#include "event.hpp"
#include <hakem/time_control.hpp>

#include <algorithm>
#include <map>

namespace hakem::fide {

namespace {

std::int32_t least_minutes(std::int32_t strongest, const Numbers& numbers) {
    const auto found =
        std::find_if(std::begin(numbers.least_times), std::end(numbers.least_times),
                     [&](const LeastTime& least) { return strongest >= least.rating; });
    return found->minutes;
}

/// Why games at this time control are not of the class; empty where they are.
std::string_view objection_to_time(const TimeControl& control, TimeClass time_class,
                                   std::int32_t strongest, const Numbers& numbers) {
    const auto seconds = seconds_for_60_moves(control);
    if (control.unequal) return "rating.unequal-times";
    switch (time_class) {
    case TimeClass::rapid:
        return seconds > 600 && seconds < 3600 ? "" : "rating.not-rapid";
    case TimeClass::blitz:
        return seconds > 180 && seconds <= 600 ? "" : "rating.not-blitz";
    case TimeClass::standard:
        break;
    }
    if (seconds < std::int64_t{least_minutes(strongest, numbers)} * 60) return "rating.too-fast";
    const auto moves = control.periods.front().moves;
    return moves != 0 && moves < numbers.first_control ? "rating.first-control" : "";
}

Decision time_note(std::string_view objection, const TimeControl& control, std::int32_t strongest,
                   const Numbers& numbers) {
    const auto seconds = seconds_for_60_moves(control);
    auto time = std::to_string(seconds / 60);
    if (const auto rest = seconds % 60; rest != 0)
        time += (rest < 10 ? ":0" : ":") + std::to_string(rest);
    const auto key = "rating.note." + std::string(objection.substr(objection.find('.') + 1));
    return decision("time", "", key, numbers,
                    {time, std::to_string(least_minutes(strongest, numbers)),
                     std::to_string(strongest), std::to_string(control.periods.front().moves)});
}

/// Rapid 15, blitz 30 rounds a day.
void note_rounds_in_a_day(const RatingInput& input, const Numbers& numbers,
                          std::vector<Decision>& notes) {
    if (input.time_class == TimeClass::standard) return;
    const std::int32_t most = input.time_class == TimeClass::rapid ? 15 : 30;
    std::map<Date, std::int32_t> rounds;
    for (const auto& date : input.tournament.round_dates)
        if (date.complete()) ++rounds[date];
    for (const auto& [date, count] : rounds)
        if (count > most)
            notes.push_back(
                decision("rounds", "", "rating.note.rounds-in-a-day", numbers,
                         {to_readable_text(date), std::to_string(count), std::to_string(most)}));
}

}

std::string_view objection_to_event(const RatingInput& input, std::int32_t strongest,
                                    const Numbers& numbers, std::vector<Decision>& notes) {
    note_rounds_in_a_day(input, numbers, notes);
    const auto control = time_control_of(input.tournament);
    if (!control) {
        notes.push_back(decision("time", "", "rating.note.no-time-control", numbers, {}));
        return {};
    }
    const auto objection = objection_to_time(*control, input.time_class, strongest, numbers);
    if (objection.empty()) return {};
    notes.push_back(time_note(objection, *control, strongest, numbers));
    return numbers.check_time ? objection : std::string_view();
}

MatchLimit match_limit(const Tournament& tournament, const Ratings& ratings,
                       const Numbers& numbers) {
    const auto& players = tournament.players;
    if (players.size() != 2 || !numbers.check_match) return {};
    if (ratings[0] == 0 || ratings[1] == 0) return {0, "rating.match-unrated"};
    // Decided: one of the two has more than half of all points.
    const auto all = Points::whole(rounds_scheduled(tournament));
    Points scores[2];
    for (int round = 1; round <= rounds_held(tournament); ++round)
        for (std::size_t side = 0; side < 2; ++side) {
            if (const auto* entry = entry_of(players[side], round))
                scores[side] += points_of({}, entry->outcome, entry->colour);
            if (scores[side] + scores[side] > all) return {round, "rating.match-decided"};
        }
    return {};
}

}
