#include "judging/plausible_field.hpp"

#include "judging/field_places.hpp"
#include <hakem/unrated_game.hpp>

#include <algorithm>
#include <map>
#include <string>

namespace hakem::judging {

namespace {

/// Nobody plays before.
constexpr int youngest = 3;

/// Years at most that somebody had lived on a day, by what is known of the birth.
int age_on(const Date& day, const Date& birth) {
    const int years = day.year - birth.year;
    if (birth.month == 0 || day.month == 0 || birth.month < day.month) return years;
    if (birth.month > day.month) return years - 1;
    return birth.day != 0 && day.day != 0 && birth.day > day.day ? years - 1 : years;
}

void tell(const Tournament& tournament, Severity severity, std::string_view code,
          const Player& player, std::vector<std::string> arguments, Diagnostics& diagnostics) {
    arguments.insert(arguments.begin(), {std::to_string(player.id), player.name});
    const auto place = field_place(tournament, code);
    diagnostics.add(severity, code, player.line, place.column, place.length, std::move(arguments));
}

/// Games of a round; each stands in two lines.
struct Games {
    std::size_t rated = 0, unrated = 0;
};

std::vector<Games> games_of(const Tournament& tournament) {
    std::vector<Games> rounds;
    for (const auto& player : tournament.players) {
        if (player.rounds.size() > rounds.size()) rounds.resize(player.rounds.size());
        for (std::size_t r = 0; r < player.rounds.size(); ++r) {
            const auto& entry = player.rounds[r];
            if (entry.opponent == 0 || is_forfeit(entry.outcome) || is_bye(entry.outcome)) continue;
            ++(is_unrated_game(entry.outcome) ? rounds[r].unrated : rounds[r].rated);
        }
    }
    return rounds;
}

}

void check_unrated_rounds(const Tournament& tournament, RatedBy rated_by,
                          Diagnostics& diagnostics) {
    constexpr std::size_t fewest = 4; // sides of two games; one game of no move may happen
    const auto rounds = games_of(tournament);
    const bool any = std::any_of(rounds.begin(), rounds.end(),
                                 [](const Games& round) { return round.rated != 0; });
    if (!any || rated_by == RatedBy::nobody) return;
    for (std::size_t r = 0; r < rounds.size(); ++r)
        if (rounds[r].rated == 0 && rounds[r].unrated >= fewest)
            diagnostics.add(Severity::warning, "SUB-0245", 0, 0, 1,
                            {std::to_string(r + 1), std::to_string(rounds[r].unrated / 2)});
}

void check_ages(const Tournament& tournament, Diagnostics& diagnostics) {
    const auto& day = tournament.start ? tournament.start : tournament.end;
    if (!day) return;
    for (const auto& player : tournament.players) {
        if (!player.birth) continue;
        const auto age = age_on(day, player.birth);
        // Who was born after the event is told by SUB-0201.
        const auto& last = tournament.end ? tournament.end : day;
        if (age < youngest && player.birth <= last)
            tell(tournament, Severity::warning, "SUB-0246", player,
                 {to_readable_text(player.birth), std::to_string(std::max(age, 0))}, diagnostics);
    }
}

void check_shared_births(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics) {
    const auto severity = rated_by == RatedBy::nobody ? Severity::note : Severity::warning;
    constexpr std::size_t fewest = 4; // triplets play, too
    std::map<Date, std::size_t> births;
    std::size_t known = 0;
    for (const auto& player : tournament.players) {
        if (!player.birth.complete()) continue;
        ++known;
        ++births[player.birth];
    }
    for (const auto& [birth, count] : births)
        if (count >= fewest && 2 * count > known)
            diagnostics.add(severity, "SUB-0255", 0, 0, 1,
                            {to_readable_text(birth), std::to_string(count),
                             std::to_string(tournament.players.size())});
}

}
