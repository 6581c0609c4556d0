// The next list: one rounding for the period (8.3), pooled results of the unrated (8.2, 7.1.4).

#include "event.hpp"

#include <algorithm>

namespace hakem::fide {

namespace {

using Status = PlayerRating::Status;

/// The list before this one: its year is that of the K that it prints.
std::int32_t year_before(const Date& list) { return list.month == 1 ? list.year - 1 : list.year; }

/// The change of an event with the K of the period. A correction of an older event keeps its own.
std::int64_t change_with(const PlayerRating& event, std::int32_t k) {
    if (event.games == 0 || event.k == k) return event.change;
    return std::int64_t{k} * (event.score.in_hundredths() - event.expected);
}

std::int32_t months_of(const Date& date) { return date.year * 12 + date.month; }

/// Takes out what is too old to be pooled for this list; a result without a date never is.
void drop_old(PersonAfter& after, const Date& list, const Numbers& numbers) {
    std::erase_if(after.archive, [&](const ArchivedResult& result) {
        const bool old =
            result.end && list && months_of(list) - months_of(result.end) > numbers.pool_months;
        if (old)
            after.why.push_back(decision(
                "pool", "7.1.4", "rating.why.fide-too-old", numbers,
                {result.event, to_readable_text(result.end), std::to_string(numbers.pool_months)}));
        return old;
    });
}

ArchivedResult archived(const PersonEvent& event) {
    return {.event = event.event,
            .end = event.end,
            .games = event.rating->games,
            .rated_games = event.rating->rated_games,
            .rated_score = event.rating->rated_score,
            .opponents = event.rating->opponents,
            .performance = event.rating->performance};
}

/// Adds what the period brought, oldest first; a first event without a point is disregarded.
void pool(PersonAfter& after, std::span<const PersonEvent> events, const Numbers& numbers) {
    std::vector<PersonEvent> sorted(events.begin(), events.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.end < b.end; });
    for (const auto& event : sorted) {
        if (event.rating == nullptr || event.rating->status != Status::newcomer) continue;
        after.games += event.rating->rated_games;
        if (after.archive.empty() && event.rating->rated_score == Points())
            after.why.push_back(
                decision("pool", "8.2", "rating.why.fide-first-zero", numbers, {event.event}));
        else
            after.archive.push_back(archived(event));
    }
}

/// The sum of the events, each rounded by itself as well.
void sum_up(PersonAfter& after, std::span<const PersonEvent> events, const Numbers& numbers) {
    for (const auto& event : events) {
        if (event.rating == nullptr || event.rating->status != Status::rated) continue;
        const auto change = change_with(*event.rating, after.k);
        after.change += static_cast<std::int32_t>(change);
        after.per_event += static_cast<std::int32_t>(half_away(change, 100));
        after.why.push_back(decision(
            "event", "8.3", "rating.why.event", numbers,
            {event.event, std::to_string(event.rating->games), hundredths_argument(change)}));
    }
    if (after.per_event < numbers.floor) after.per_event = 0;
}

}

PersonAfter settle_rated(const PersonBefore& person, std::span<const PersonEvent> events,
                         std::int32_t rating, const Date& list, const Numbers& numbers) {
    PersonAfter after;
    after.archive = person.archive;
    bool touched = false;
    for (const auto& event : events) {
        if (event.rating == nullptr || event.rating->status != Status::rated) continue;
        after.games += event.rating->games;
        touched = true;
    }
    auto factor = k_factor(person.before, year_before(list), numbers);
    after.k = factor.k;
    after.rating = after.per_event = usable_rating(person.before.rating);
    if (!touched) return after;
    after.why.push_back(std::move(factor.why));
    after.k = limited_k(factor.k, after.games, numbers, after.why);
    after.per_event = rating;
    sum_up(after, events, numbers);
    after.rating = published(rating, after.change, numbers);
    after.why.push_back(decision(
        "new", "8.3", after.rating == 0 ? "rating.why.fide-lost" : "rating.why.fide-period",
        numbers,
        {std::to_string(rating), hundredths_argument(after.change), std::to_string(after.rating),
         std::to_string(after.per_event), std::to_string(numbers.floor)}));
    using After = PersonAfter::Status;
    const bool had = usable_rating(person.before.rating) != 0;
    if (after.rating != 0)
        after.status = had ? After::changed : After::first_rating;
    else
        after.status = had ? After::lost_rating : After::unchanged;
    return after;
}

PersonAfter settle_unrated(const PersonBefore& person, std::span<const PersonEvent> events,
                           const Date& list, const Numbers& numbers) {
    PersonAfter after;
    after.archive = person.archive;
    drop_old(after, list, numbers);
    pool(after, events, numbers);
    std::int64_t opponents = 0;
    std::int32_t games = 0;
    Points score;
    for (const auto& result : after.archive) {
        opponents += result.opponents;
        games += result.rated_games;
        score += result.rated_score;
    }
    if (games > 0) {
        const auto initial = initial_rating(opponents, games, score, numbers);
        after.why.push_back(initial_decision(initial, score, numbers));
        after.rating = after.per_event = initial.published;
    }
    if (after.rating != 0) {
        after.status = PersonAfter::Status::first_rating;
        after.archive.clear();
    } else if (after.archive != person.archive) {
        after.status = PersonAfter::Status::archived;
    }
    return after;
}

}
