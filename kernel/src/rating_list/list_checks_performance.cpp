// Performances far from the rating: a wrong id or rating, or a sensation; somebody should look.

#include "list_checks.hpp"
#include <hakem/rating_tables.hpp>

#include <cstdlib>

namespace hakem::list_checks {

namespace {

/// Fewer games say little; so far off is about one in several hundred players.
constexpr std::int64_t fewest_games = 5, far_off = 400;

/// So many games without a draw are rare even among beginners, of whose games one in ten is drawn.
constexpr std::size_t many_games = 60;

std::int32_t rating_of(const Player& player, bool national) {
    return national ? player.national_rating : player.rating;
}

/// The mean of the opponents and what table 8.1.1 of FIDE B.02 adds for the score.
struct Performance {
    std::int64_t games = 0, opponents = 0;
    Points score;

    std::int64_t value() const {
        const auto percent =
            (2 * score.in_hundredths() + games) / (2 * games); // hundredths a game: per cent
        return (2 * opponents + games) / (2 * games) +
               rating_difference(static_cast<std::int32_t>(percent));
    }
};

/// What a played, rated game brings by itself, whatever the event gives for it.
std::optional<Points> score_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
        return Points::whole(1);
    case Outcome::draw:
        return Points::halves(1);
    case Outcome::loss:
        return Points();
    default:
        return std::nullopt;
    }
}

Performance performance_of(const validation::Check& check, const Player& player, bool national) {
    Performance performance;
    for (const auto& entry : player.rounds) {
        const auto score = score_of(entry.outcome);
        const auto position = check.position_of(entry.opponent);
        if (!score || position < 0) continue;
        const auto& opponent = check.tournament().players[static_cast<std::size_t>(position)];
        const auto rating = rating_of(opponent, national);
        if (rating == 0) continue;
        ++performance.games;
        performance.opponents += rating;
        performance.score += *score;
    }
    return performance;
}

}

void check_drawn_games(const validation::Check& check) {
    std::size_t sides = 0;
    for (const auto& player : check.tournament().players)
        for (const auto& entry : player.rounds) {
            if (entry.outcome == Outcome::draw) return;
            sides += score_of(entry.outcome).has_value();
        }
    if (sides / 2 >= many_games) check.say(Severity::note, "RTG-0124", {std::to_string(sides / 2)});
}

void check_performances(const validation::Check& check, bool national) {
    for (const auto& player : check.tournament().players) {
        const auto rating = rating_of(player, national);
        if (rating == 0) continue;
        const auto performance = performance_of(check, player, national);
        if (performance.games < fewest_games) continue;
        const auto value = performance.value();
        if (std::llabs(value - rating) < far_off) continue;
        say_of(check, Severity::note, "RTG-0117", player, rating_field,
               {std::to_string(rating), std::to_string(value), std::to_string(performance.games)});
    }
}

}

namespace hakem {

void check_own_ratings(const Tournament& tournament, bool national, Diagnostics& diagnostics) {
    const validation::Check check(tournament, diagnostics);
    list_checks::check_performances(check, national);
}

}
