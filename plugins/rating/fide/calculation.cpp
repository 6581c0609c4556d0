// 8.2 and 8.3: what a game, an event and a pool of results give.

#include "event.hpp"
#include <hakem/rating_tables.hpp>

#include <algorithm>

namespace hakem::fide {

std::int32_t playing_rating(const RatingBefore& before, TimeClass time_class,
                            const Numbers& numbers) {
    const auto published = [&](std::int32_t rating) {
        const bool below = rating < numbers.floor && !numbers.old_ratings;
        return below ? 0 : usable_rating(rating);
    };
    const auto own = published(before.rating);
    if (own != 0 || time_class == TimeClass::standard) return own;
    return published(before.standard);
}

namespace {

/// Rapid and blitz since December 2024: too wide a gap with one of the very strongest.
bool is_wide_gap(const RatedGame& game, std::int32_t rating, TimeClass time_class,
                 const Numbers& numbers) {
    return numbers.wide_gap != 0 && time_class != TimeClass::standard &&
           std::max(rating, game.opponent_rating) > numbers.wide_gap_above &&
           std::abs(rating - game.opponent_rating) >= numbers.wide_gap;
}

}

void rate_game(RatedGame& game, std::int32_t rating, std::int32_t k, TimeClass time_class,
               const Numbers& numbers) {
    if (!game.counted) return;
    if (game.opponent_rating == 0) return leave_out(game, "rating.opponent-unrated");
    if (rating == 0) return; // a result for the pool
    if (is_wide_gap(game, rating, time_class, numbers)) return leave_out(game, "rating.wide-gap");
    const bool uncapped = time_class == TimeClass::standard && numbers.uncapped_from != 0 &&
                          rating >= numbers.uncapped_from;
    game.difference = game.capped = rating - game.opponent_rating;
    if (numbers.cap != 0 && std::abs(game.difference) > numbers.cap) {
        if (!uncapped) game.capped = std::clamp(game.difference, -numbers.cap, numbers.cap);
        game.reason = uncapped ? "rating.uncapped" : "rating.capped";
    }
    game.expected = expected_percent(game.capped);
    game.change = k * (score_in_hundredths(game.outcome) - game.expected);
}

std::int32_t published(std::int32_t rating, std::int64_t change, const Numbers& numbers) {
    const auto value = rating + half_away(change, 100);
    return value < numbers.floor ? 0 : static_cast<std::int32_t>(value);
}

InitialRating initial_rating(std::int64_t opponents, std::int32_t games, Points score,
                             const Numbers& numbers) {
    constexpr std::int32_t draws = 2;
    InitialRating initial;
    if (games <= 0) return initial;
    initial.opponents = opponents + std::int64_t{draws} * numbers.hypothetical;
    initial.games = games + draws;
    initial.percent = percent_of(score.in_hundredths() + 50 * draws, initial.games);
    const auto exactly =
        initial.opponents + std::int64_t{rating_difference(initial.percent)} * initial.games;
    initial.value = static_cast<std::int32_t>(half_away(exactly, initial.games));
    if (games >= numbers.first_games && initial.value >= numbers.floor)
        initial.published = std::min(initial.value, numbers.first_highest);
    return initial;
}

}
