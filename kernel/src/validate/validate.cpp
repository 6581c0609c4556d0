#include "validation.hpp"
#include <hakem/decision.hpp>
#include <hakem/history.hpp>
#include <hakem/importer.hpp>

#include <algorithm>

namespace hakem {

namespace validation {

namespace {

/// Points of the first rounds.
Points counted(const Tournament& tournament, const Player& player, std::size_t rounds) {
    Points sum;
    for (std::size_t i = 0; i < std::min(rounds, player.rounds.size()); ++i)
        sum += points_of(tournament.scoring, player.rounds[i].outcome, player.rounds[i].colour);
    return sum;
}

/// The last round with a game; byes behind it were announced for a round to come.
std::size_t last_round_with_games(const Tournament& tournament) {
    std::size_t last = 0;
    for (const auto& player : tournament.players)
        for (auto round = player.rounds.size(); round > last; --round)
            if (player.rounds[round - 1].opponent != 0) last = round;
    return last;
}

void check_dates(const Check& check) {
    const auto& t = check.tournament();
    // That the rounds are then outside of the event is no other fault.
    const bool reversed = t.start.complete() && t.end.complete() && t.end < t.start;
    if (reversed)
        check.say_of_record(Severity::warning, "TRN-0201", "052",
                            {to_readable_text(t.start), to_readable_text(t.end),
                             check.record_argument("judging.at-042-052")});
    Date last;
    for (std::size_t i = 0; i < t.round_dates.size(); ++i) {
        const auto& date = t.round_dates[i];
        if (!date.complete()) continue;
        const auto round = std::to_string(i + 1);
        const bool early = !reversed && t.start.complete() && date < t.start;
        const bool late = !reversed && t.end.complete() && date > t.end;
        if (early || late) {
            check.say_of_date(Severity::warning, "TRN-0202", i + 1,
                              {round, to_readable_text(date), to_readable_text(t.start),
                               to_readable_text(t.end)});
            continue; // nor is the order of such a date
        }
        if (date < last)
            check.say_of_date(Severity::note, "TRN-0203", i + 1,
                              {round, to_readable_text(date), to_readable_text(last)});
        last = date;
    }
}

void check_counts(const Check& check) {
    const auto& t = check.tournament();
    const auto compare = [&](const std::optional<std::int32_t>& declared, std::size_t found,
                             std::string_view code, std::string_view record, Severity severity) {
        if (declared && static_cast<std::size_t>(std::max(*declared, 0)) != found)
            check.say_of_record(severity, code, record,
                                {std::to_string(*declared), std::to_string(found)});
    };
    compare(t.declared_players, t.players.size(), "TRN-0204", "062", Severity::warning);
    // Of clubs and schools of an individual event nothing depends.
    const auto of_teams = t.teams.empty() || is_team_event(t) ? Severity::warning : Severity::note;
    compare(t.declared_teams, t.teams.size(), "TRN-0205", "082", of_teams);
    const auto rated = std::count_if(t.players.begin(), t.players.end(),
                                     [](const Player& player) { return player.rating > 0; });
    const bool any = std::any_of(t.players.begin(), t.players.end(), [](const Player& player) {
        return player.rating > 0 || player.national_rating > 0;
    });
    // One may have had a rating that was taken back; a whole column is lost otherwise.
    if (t.declared_rated.value_or(0) > 1 && !any && !t.players.empty())
        return check.say_of_record(Severity::warning, "TRN-0212", "072",
                                   {std::to_string(*t.declared_rated)});
    compare(t.declared_rated, static_cast<std::size_t>(rated), "TRN-0209", "072", Severity::note);
}

/// A round behind the last game that only some players have, as absent, and that nothing announces:
/// they will not come, or it is one round too many.
void check_last_round(const Check& check) {
    const auto& t = check.tournament();
    const auto games = last_round_with_games(t);
    if (t.scheduled_rounds != 0 || games == 0 || !t.teams.empty()) return;
    const Player* first = nullptr;
    std::size_t having = 0;
    for (const auto& player : t.players) {
        bool has = false;
        for (auto r = games; r < player.rounds.size(); ++r) {
            const auto outcome = player.rounds[r].outcome;
            // Byes with points are announced for the round to come, and mean just that.
            if (outcome != Outcome::zero_bye && outcome != Outcome::absent) return;
            has |= outcome == Outcome::zero_bye;
        }
        if (!has) continue;
        ++having;
        if (first == nullptr) first = &player;
    }
    if (first != nullptr && having < t.players.size())
        check.say_at(
            Severity::note, "TRN-0210", first->line, column_in_round(opponent_column, games + 1), 8,
            {std::to_string(first->id), std::to_string(games + 1), std::to_string(having)});
}

/// The first player with a game or a bye in a round or behind it; there are players.
const Player& first_with_round(const Tournament& t, std::size_t round) {
    const auto has_it = [round](const Player& player) {
        for (auto r = round; r <= player.rounds.size(); ++r)
            if (player.rounds[r - 1].outcome != Outcome::absent) return true;
        return false;
    };
    const auto found = std::find_if(t.players.begin(), t.players.end(), has_it);
    return found == t.players.end() ? t.players.front() : *found;
}

/// Rounds that nobody played, and rounds after the last.
void check_rounds_of_event(const Check& check) {
    check_last_round(check);
    const auto& t = check.tournament();
    std::vector<bool> held;
    for (const auto& player : t.players) {
        if (player.rounds.size() > held.size()) held.resize(player.rounds.size());
        for (std::size_t i = 0; i < player.rounds.size(); ++i)
            if (player.rounds[i].outcome != Outcome::absent) held[i] = true;
    }
    for (std::size_t i = 0; i < held.size() && !check.has_left_out_games(); ++i)
        if (!held[i]) check.say(Severity::warning, "TRN-0207", {std::to_string(i + 1)});
    const auto scheduled = static_cast<std::size_t>(std::max(t.scheduled_rounds, 0));
    if (scheduled != 0 && held.size() > scheduled)
        check.say_at(Severity::warning, "TRN-0206", first_with_round(t, scheduled + 1).line,
                     column_in_round(opponent_column, scheduled + 1), 8,
                     {std::to_string(held.size()), std::to_string(scheduled)});
}

/// Whether the file leaves the points of everybody at 0, although games were won or drawn.
bool leaves_points_at_zero(const Tournament& t) {
    constexpr std::ptrdiff_t least = 2; // with points by the rounds
    const auto is_zero = [](const Player& player) {
        return player.declared_points && *player.declared_points == Points();
    };
    const auto scores = [&t](const Player& player) {
        return counted(t, player, player.rounds.size()) != Points();
    };
    return std::all_of(t.players.begin(), t.players.end(), is_zero) &&
           std::count_if(t.players.begin(), t.players.end(), scores) >= least;
}

}

void check_points(const Check& check) {
    const auto& t = check.tournament();
    std::optional<History> history;
    if (has_only_standings(t)) return; // no round to count
    if (leaves_points_at_zero(t))
        return check.say_at(Severity::warning, "TRN-0116", t.players.front().line, points_column, 4,
                            {std::to_string(t.players.size())});
    const auto games = last_round_with_games(t);
    for (std::size_t i = 0; i < t.players.size(); ++i) {
        const auto& player = t.players[i];
        if (!player.declared_points) continue;
        const auto sum = counted(t, player, player.rounds.size());
        if (sum == *player.declared_points) continue;
        if (counted(t, player, games) == *player.declared_points) continue;
        // Penalties and games that do not count (TRF26 299, regulation 29a).
        if (!history) history = player_history(t);
        const auto& competitors = history->competitors;
        const auto score = i < competitors.size() ? competitors[i].score : sum;
        if (score == *player.declared_points) continue;
        check.say_at(Severity::warning, "TRN-0112", player.line, points_column, 4,
                     {std::to_string(player.id), points_argument(*player.declared_points),
                      points_argument(score)});
    }
}

void check_event(const Check& check) {
    check_dates(check);
    check_counts(check);
    check_rounds_of_event(check);
    if (check.tournament().city.find("://") != std::string::npos)
        check.say_of_record(Severity::note, "TRN-0208", "022",
                            {check.tournament().city.substr(0, 80)});
}

}

void validate(const Tournament& tournament, Diagnostics& diagnostics) {
    const validation::Check check(tournament, diagnostics);
    validation::check_rounds(check);
    validation::check_points(check);
    validation::check_event(check);
    validation::check_teams(check);
    validation::check_named_numbers(check);
    validation::check_team_records(check);
    validation::check_finished_games(check);
    validation::check_contradictions(check);
    validation::check_national_code(check);
    validation::check_line_ups(check);
}

}
