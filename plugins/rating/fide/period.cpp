// The next list: one rounding for the period (8.3), pooled results of the unrated (8.2, 7.1.4).

#include "event.hpp"

#include <algorithm>
#include <utility>

namespace hakem::fide {

namespace {

using Status = PlayerRating::Status;

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

/// Adds what the period brought, in the order in which the events began; the very first event
/// without a point is disregarded.
void pool(PersonAfter& after, bool first, std::span<const PersonEvent> events,
          const Numbers& numbers) {
    std::vector<PersonEvent> sorted(events.begin(), events.end());
    const auto start = [](const PersonEvent& event) {
        return event.start ? event.start : event.end;
    };
    std::stable_sort(sorted.begin(), sorted.end(), [&](const auto& a, const auto& b) {
        return std::pair(start(a), a.end) < std::pair(start(b), b.end);
    });
    for (const auto& event : sorted) {
        if (event.rating == nullptr || event.rating->status != Status::newcomer) continue;
        after.games += event.rating->rated_games;
        const bool disregarded = first && event.rating->rated_score == Points();
        first = false;
        if (disregarded)
            after.why.push_back(
                decision("pool", "8.2", "rating.why.fide-first-zero", numbers, {event.event}));
        else
            after.archive.push_back(archived(event));
    }
}

/// The sum of the events, each rounded by itself as well.
void sum_up(PersonAfter& after, std::span<const PersonEvent> events, const Numbers& numbers) {
    after.event_changes.assign(events.size(), 0);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto& event = events[i];
        if (event.rating == nullptr || event.rating->status != Status::rated) continue;
        const auto change = change_with(*event.rating, after.k);
        after.event_changes[i] = static_cast<std::int32_t>(change);
        after.change += static_cast<std::int32_t>(change);
        after.per_event += static_cast<std::int32_t>(half_away(change, 100));
        after.why.push_back(decision("event", "8.3", "rating.why.event", numbers,
                                     {event.event, std::to_string(event.rating->games),
                                      signed_hundredths_argument(change)}));
        if (change != event.rating->change)
            after.why.push_back(decision("event", "8.3", "rating.why.fide-event-k", numbers,
                                         {event.event, std::to_string(event.rating->k),
                                          signed_hundredths_argument(event.rating->change),
                                          std::to_string(after.k)}));
    }
    if (after.per_event < numbers.floor) after.per_event = 0;
}

/// The K of corrections of closed periods, which keep theirs; 0 where they have several.
std::int32_t k_of_corrections(std::span<const PersonEvent> events) {
    std::int32_t k = 0;
    for (const auto& event : events) {
        if (event.rating == nullptr || event.rating->status != Status::rated) continue;
        if (k != 0 && k != event.rating->k) return 0;
        k = event.rating->k;
    }
    return k;
}

/// K of the period, with its reasons.
void find_k(PersonAfter& after, KFactor factor, std::span<const PersonEvent> events,
            const Numbers& numbers) {
    const auto corrected = after.games == 0 ? k_of_corrections(events) : 0;
    if (corrected != 0) {
        after.k = corrected;
        after.why.push_back(decision("K", "8.3", "rating.why.fide-k-correction", numbers,
                                     {std::to_string(corrected)}));
        return;
    }
    after.why.push_back(std::move(factor.why));
    after.k = limited_k(factor.k, after.games, numbers, after.why);
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
    auto before = person.before;
    before.rating = playing_rating(before, TimeClass::standard, numbers);
    auto factor = k_factor(before, year_before(list), numbers);
    after.k = factor.k;
    after.rating = after.per_event = before.rating;
    if (!touched) return after;
    find_k(after, std::move(factor), events, numbers);
    after.per_event = rating;
    sum_up(after, events, numbers);
    after.rating = published(rating, after.change, numbers);
    after.why.push_back(
        decision("new", "8.3",
                 after.rating == 0 ? "rating.why.fide-lost" : "rating.why.fide-period", numbers,
                 {std::to_string(rating), signed_hundredths_argument(after.change),
                  std::to_string(after.rating), std::to_string(after.per_event),
                  std::to_string(numbers.floor)}));
    if (after.rating != 0)
        tell_k_that_stays(before, after.games, after.rating, list.year, numbers, after.why);
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
    if (const auto rating = usable_rating(person.before.rating); rating != 0)
        after.why.push_back(decision("rating", "7.1.4", "rating.why.below-floor", numbers,
                                     {std::to_string(rating), std::to_string(numbers.floor)}));
    const bool first = !person.had_event && after.archive.empty();
    drop_old(after, list, numbers);
    pool(after, first, events, numbers);
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
        after.initial = facts_of(initial, score, static_cast<std::int32_t>(after.archive.size()));
        after.why.push_back(initial_decision(initial, score, numbers));
        after.rating = after.per_event = initial.published;
    }
    if (after.rating != 0) {
        after.status = PersonAfter::Status::first_rating;
        after.archive.clear();
    } else if (usable_rating(person.before.rating) != 0) {
        after.status = PersonAfter::Status::lost_rating;
    } else if (after.archive != person.archive) {
        after.status = PersonAfter::Status::archived;
    }
    return after;
}

}
