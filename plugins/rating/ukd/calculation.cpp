// The formula (ukd.md 1.3) and the performance of who has no UKD (1.4).

#include "event.hpp"
#include <hakem/rating_tables.hpp>

#include <algorithm>
#include <games.hpp>
#include <numeric>

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

std::int32_t whole(std::int64_t hundredths, const Numbers& numbers) {
    return static_cast<std::int32_t>((hundredths + (numbers.truncate ? 0 : 50)) / 100);
}

std::int32_t published(std::int32_t rating, std::int64_t change, const Numbers& numbers) {
    const auto exactly = std::int64_t{rating} * 100 + change;
    if (exactly < std::int64_t{numbers.floor} * 100 || exactly < 0) return 0;
    return whole(exactly, numbers);
}

std::int32_t first_rating(const std::vector<ArchivedResult>& archive, const Numbers& numbers) {
    const auto found = mean_of(archive);
    const bool enough = found.events != 0 && found.games >= numbers.first_games;
    return enough && found.exceeds(numbers.first_above) ? found.whole() : 0;
}

namespace {

std::int64_t floor_of(const Exact& value) {
    const auto whole = value.numerator() / value.denominator();
    return whole * value.denominator() > value.numerator() ? whole - 1 : whole;
}

/// What is added to a sum of fractions: exactly, but for archives that no person ever had, whose
/// denominator would outgrow its integer.
Exact addend(const Exact& sum, const Exact& fraction) {
    constexpr std::int64_t most = 1'000'000'000, parts = 1024;
    const auto common = std::lcm(sum.denominator(), fraction.denominator());
    return common <= most ? fraction : Exact(floor_of(fraction * parts), parts);
}

}

bool ArchiveMean::exceeds(std::int32_t limit) const { return rest > limit * events - sum; }

std::int32_t ArchiveMean::whole() const {
    return static_cast<std::int32_t>((sum + floor_of(rest)) / events);
}

std::string ArchiveMean::argument() const {
    return hundredths_argument(
        floor_of(Exact(200 * sum + floor_of(200 * rest) + events, 2 * events)));
}

ArchiveMean mean_of(const std::vector<ArchivedResult>& archive) {
    ArchiveMean made;
    for (const auto& result : archive) {
        const auto performance = exact_performance(result);
        if (!performance) continue;
        const auto whole = floor_of(*performance);
        made.sum += whole;
        made.rest += addend(made.rest, *performance - whole);
        made.games += result.games;
        ++made.events;
    }
    return made;
}

}
