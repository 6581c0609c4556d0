// The next list (ukd.md 1.2 to 1.4): one sum over the events of the period, one truncation.

#include "event.hpp"

#include <algorithm>

namespace hakem::ukd {

namespace {

using Status = PlayerRating::Status;

void explain_event(PersonAfter& after, const PersonEvent& event, const Numbers& numbers) {
    after.why.push_back(decision("event", "rating.why.event", numbers,
                                 {event.event, std::to_string(event.rating->games),
                                  signed_hundredths_argument(event.rating->change)}));
}

/// V-2007 (4): what the rule for the youth championship gives, where it gives more.
void award(PersonAfter& after, std::span<const PersonEvent> events, const Numbers& numbers) {
    for (const auto& event : events) {
        if (event.rating == nullptr || event.rating->awarded <= after.rating) continue;
        after.rating = event.rating->awarded;
        after.per_event = std::max(after.per_event, after.rating);
        after.why.push_back(decision("award", "rating.why.awarded", numbers,
                                     {event.event, std::to_string(after.rating)}));
    }
}

/// The archive as it stands: games, events, mean performance; then each event in it.
void explain_archive(PersonAfter& after, const Numbers& numbers) {
    const auto found = mean_of(after.archive);
    const auto mean = found.events == 0 ? std::string("-") : found.argument();
    const auto first = after.rating;
    after.why.push_back(
        decision("first", first != 0 ? "rating.why.ukd-first" : "rating.why.ukd-archive", numbers,
                 {std::to_string(found.games), std::to_string(numbers.first_games), mean,
                  std::to_string(numbers.first_above), std::to_string(first)}));
    for (const auto& result : after.archive)
        if (const auto performance = exact_performance(result))
            after.why.push_back(decision(
                "archive", "rating.why.archived", numbers,
                {result.event, std::to_string(result.games), performance_argument(*performance)}));
}

}

PersonAfter settle_rated(const PersonBefore& person, std::span<const PersonEvent> events,
                         const Numbers& numbers) {
    const auto rating = person.before.rating;
    PersonAfter after;
    after.k = band_of(numbers, rating).k;
    after.archive = person.archive;
    after.per_event = rating;
    for (const auto& event : events) {
        if (event.rating == nullptr || event.rating->status != Status::rated) continue;
        after.change += event.rating->change;
        after.games += event.rating->games;
        // A UKD between two events is whole; whether it is lost the sum of all decides.
        after.per_event =
            whole(std::int64_t{after.per_event} * 100 + event.rating->change, numbers);
        explain_event(after, event, numbers);
    }
    // Without a game nothing is touched, a rating below the floor among it. What a correction of
    // an older event changes comes without games.
    const bool touched = after.games != 0 || after.change != 0;
    after.rating = touched ? published(rating, after.change, numbers) : rating;
    if (after.per_event < numbers.floor && touched) after.per_event = 0;
    if (touched)
        after.why.push_back(decision(
            "new", after.rating == 0 ? "rating.why.ukd-lost" : "rating.why.ukd-period", numbers,
            {std::to_string(rating), signed_hundredths_argument(after.change),
             hundredths_argument(std::int64_t{rating} * 100 + after.change),
             std::to_string(after.rating), std::to_string(numbers.floor)}));
    award(after, events, numbers);
    after.status = after.rating == 0                   ? PersonAfter::Status::lost_rating
                   : touched || after.rating != rating ? PersonAfter::Status::changed
                                                       : PersonAfter::Status::unchanged;
    return after;
}

PersonAfter settle_unrated(const PersonBefore& person, std::span<const PersonEvent> events,
                           const Numbers& numbers) {
    PersonAfter after;
    after.archive = person.archive;
    for (const auto& event : events) {
        if (event.rating == nullptr || event.rating->status != Status::newcomer) continue;
        after.games += event.rating->games;
        after.archive.push_back(archived(event));
    }
    const bool new_results = after.archive.size() != person.archive.size();
    after.rating = first_rating(after.archive, numbers);
    after.per_event = after.rating;
    if (!after.archive.empty()) explain_archive(after, numbers);
    award(after, events, numbers);
    if (after.rating != 0) {
        after.status = PersonAfter::Status::first_rating;
        after.archive.clear();
    } else {
        after.status = new_results ? PersonAfter::Status::archived : PersonAfter::Status::unchanged;
    }
    return after;
}

}
