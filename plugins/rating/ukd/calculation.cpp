// The formula (ukd.md 1.3) and the performance of who has no UKD (1.4).

#include "event.hpp"
#include <hakem/rating_tables.hpp>

#include <algorithm>
#include <games.hpp>

namespace hakem::ukd {

namespace {

/// Against somebody without UKD: a fixed part of K, or fixed points; a draw is nothing.
void rate_unrated(RatedGame& game, const Band& band, const Numbers& numbers) {
    if (numbers.unrated == UnratedMode::ignore) {
        leave_out(game, "rating.opponent-unrated");
        return;
    }
    game.reason = "rating.ukd-unrated";
    const auto score = score_in_hundredths(game.outcome);
    const auto sign = score == 100 ? 1 : score == 0 ? -1 : 0;
    const bool flat = numbers.unrated == UnratedMode::flat;
    game.expected = flat ? score : score - sign * numbers.unrated_hundredths;
    game.change = sign * numbers.unrated_hundredths * (flat ? 1 : band.k);
}

}

void rate_game(RatedGame& game, std::int32_t rating, const Band& band, const Numbers& numbers) {
    if (!game.counted) return;
    if (game.opponent_rating == 0) return rate_unrated(game, band, numbers);
    game.difference = game.capped = rating - game.opponent_rating;
    if (numbers.cap != 0) game.capped = std::clamp(game.difference, -numbers.cap, numbers.cap);
    if (game.capped != game.difference) game.reason = "rating.capped";
    game.expected = expected_percent(game.capped);
    game.change = band.k * (score_in_hundredths(game.outcome) - game.expected);
}

void sort_out_unrated(PlayerRating& player) {
    const bool somebody =
        std::any_of(player.rounds.begin(), player.rounds.end(), [](const RatedGame& game) {
            return game.counted && game.opponent_rating != 0;
        });
    for (auto& game : player.rounds) {
        if (!game.counted || game.opponent_rating != 0) continue;
        if (somebody)
            game.reason = "rating.ukd-archive-only";
        else
            leave_out(game, "rating.nobody-rated");
    }
}

std::int32_t published(std::int32_t rating, std::int64_t change, const Numbers& numbers) {
    const auto exactly = std::int64_t{rating} * 100 + change;
    if (exactly < std::int64_t{numbers.floor} * 100 || exactly < 0) return 0;
    return static_cast<std::int32_t>((exactly + (numbers.truncate ? 0 : 50)) / 100);
}

std::int32_t first_rating(const std::vector<ArchivedResult>& archive, const Numbers& numbers) {
    std::int64_t sum = 0, events = 0, games = 0;
    for (const auto& result : archive) {
        if (!result.performance) continue;
        sum += *result.performance;
        games += result.games;
        ++events;
    }
    if (events == 0 || games < numbers.first_games || sum <= events * numbers.first_above) return 0;
    return static_cast<std::int32_t>(sum / events);
}

}
