// What FIDE rates at all (B.02, 1): thinking times, rounds a day, matches, differences of ratings.

#include "list_checks.hpp"
#include <hakem/players_match.hpp>
#include <hakem/time_control.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace hakem::list_checks {

namespace {

/// Rapid and blitz: with a player above so much, and so far apart, a game is not rated, since then.
constexpr std::int32_t far_above = 2600, far_apart = 600;
constexpr Date far_since{2024, 12, 1};
constexpr int fewest_moves = 30;
constexpr std::int64_t least_of_blitz = 180;   // seconds: more than 3 minutes
constexpr std::int64_t most_a_day = 12 * 3600; // seconds of play

bool is_rated_game(const RoundEntry& entry) {
    return entry.outcome == Outcome::win || entry.outcome == Outcome::draw ||
           entry.outcome == Outcome::loss;
}

class Eligibility {
public:
    Eligibility(const validation::Check& check, TimeClass time_class)
        : check_(check), event_(check.tournament()), time_class_(time_class) {}

    void run() const {
        check_thinking_time();
        check_match();
        if (time_class_ == TimeClass::standard) return check_hours_a_day();
        check_rounds_a_day(time_class_ == TimeClass::rapid ? 15 : 30);
        if (event_.start && !(event_.start < far_since)) check_differences();
    }

private:
    /// Minutes for 60 moves by the strongest player; rapid and blitz have limits of their own, by
    /// which they are told apart.
    void check_thinking_time() const {
        const auto control = time_control_of(event_);
        if (!control) return;
        if (control->unequal) return say_of_time("RTG-0215", {});
        const auto seconds = seconds_for_60_moves(*control);
        if (time_class_ == TimeClass::blitz && seconds <= least_of_blitz)
            return say_of_time("RTG-0219", {std::to_string(seconds)});
        if (time_class_ == TimeClass::standard) check_standard(*control, seconds / 60);
    }

    void check_standard(const TimeControl& control, std::int64_t minutes) const {
        std::int32_t strongest = 0;
        for (const auto& player : event_.players) strongest = std::max(strongest, player.rating);
        const int least = strongest >= 2400 ? 120 : strongest >= 1800 ? 90 : 60;
        if (minutes < least)
            say_of_time("RTG-0211", {std::to_string(minutes), std::to_string(least),
                                     std::to_string(strongest)});
        const auto moves = control.periods.empty() ? 0 : control.periods.front().moves;
        if (moves != 0 && moves < fewest_moves) say_of_time("RTG-0218", {std::to_string(moves)});
    }

    /// At the record that counts: 222 where it says anything.
    void say_of_time(std::string_view code, std::vector<std::string> arguments) const {
        check_.say_of_record(Severity::warning, code,
                             event_.encoded_time_control.empty() ? "122" : "222",
                             std::move(arguments));
    }

    /// A match with an unrated player; games behind its end, which FIDE may rate on request.
    void check_match() const {
        if (!is_players_match(event_)) return;
        if (event_.players.size() == 2)
            for (const auto& player : event_.players)
                if (player.rating == 0)
                    say_of(check_, Severity::warning, "RTG-0216", player, rating_field);
        const int decided = round_of_decision(event_);
        if (decided != 0 && decided < rounds_held(event_))
            check_.say(Severity::note, "RTG-0217", {std::to_string(decided)});
    }

    void check_rounds_a_day(std::size_t most) const {
        for (const auto& [day, rounds] : rounds_by_day())
            if (rounds > most)
                check_.say_of_record(
                    Severity::warning, "RTG-0220", "132",
                    {to_readable_text(day), std::to_string(rounds), std::to_string(most)});
    }

    /// Games of 60 moves by both sides, as for adjourned games (ADJ-0307).
    void check_hours_a_day() const {
        const auto control = time_control_of(event_);
        if (!control) return;
        const auto of_round = 2 * seconds_for_60_moves(*control);
        for (const auto& [day, rounds] : rounds_by_day()) {
            const auto seconds = of_round * static_cast<std::int64_t>(rounds);
            if (seconds <= most_a_day) continue;
            const auto hours = fmt::format("{}:{:02}", seconds / 3600, seconds / 60 % 60);
            check_.say_of_record(Severity::warning, "RTG-0223", "132",
                                 {to_readable_text(day), std::to_string(rounds), hours,
                                  std::to_string(most_a_day / 3600)});
        }
    }

    std::map<Date, std::size_t> rounds_by_day() const {
        std::map<Date, std::size_t> days;
        for (const auto& date : event_.round_dates)
            if (date.complete()) ++days[date];
        return days;
    }

    void check_differences() const {
        for (const auto& player : event_.players)
            for (std::size_t r = 0; r < player.rounds.size(); ++r) {
                const auto& entry = player.rounds[r];
                const auto position = check_.position_of(entry.opponent);
                if (!is_rated_game(entry) || entry.opponent < player.id || position < 0) continue;
                const auto& other = event_.players[static_cast<std::size_t>(position)];
                if (player.rating == 0 || other.rating == 0) continue;
                const bool apart = std::abs(player.rating - other.rating) >= far_apart;
                if (apart && std::max(player.rating, other.rating) > far_above)
                    check_.say_at(Severity::note, "RTG-0221", player.line,
                                  validation::column_in_round(validation::opponent_column, r + 1),
                                  4,
                                  {std::to_string(player.id), player.name, std::to_string(r + 1),
                                   std::to_string(other.id)});
            }
    }

    const validation::Check& check_;
    const Tournament& event_;
    TimeClass time_class_;
};

}

void check_eligibility(const validation::Check& check, TimeClass time_class) {
    Eligibility(check, time_class).run();
}

}
