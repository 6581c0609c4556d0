#include "correction.hpp"

#include "people.hpp"
#include "settled_events.hpp"

#include <algorithm>
#include <tuple>

namespace hakem::period {

namespace {

PersonBefore before_then(const Archive& archive, const Person& person, std::int32_t rating) {
    PersonBefore before;
    before.before.rating = rating;
    before.before.birth_year = person.birth.year;
    before.before.origin = rating == 0 ? "none" : "list";
    auto keys = keys_of(person);
    keys.push_back(name_key(person.name, person.birth));
    for (const auto& key : keys) {
        const auto found = archive.find(key);
        if (found == archive.end()) continue;
        // By the name alone nobody is known again.
        if (&key == &keys.back() && key != person.key &&
            !is_namesake_born_alike(person, found->second.person))
            continue;
        before.archive = found->second.archive;
        before.before.highest = found->second.highest;
        before.before.counted = found->second.counted;
        before.had_event = !found->second.first_event.empty();
        break;
    }
    return before;
}

}

std::int32_t Republishing::published(const EventToSettle& each, const Person& person,
                                     const Result* here) const {
    std::vector<At> at;
    std::optional<std::int32_t> rating;
    const auto add = [&](const CountedEvent& event, const Result& result) {
        if (!rating) rating = result.before;
        at.push_back({label_of(event), event.content.end, rating_of(result), event.content.start});
    };
    if (here != nullptr) add(each.event, *here);
    for (const auto& beside : each.closed->beside) {
        const auto later = corrected_.find(beside.content.id);
        const auto& event = later == corrected_.end() ? beside : later->second;
        const ByAnyKey people(event.participants);
        if (const auto* found = people.find(person)) add(event, found->result);
    }
    return settled(input_.system, each.closed->archive, person, rating.value_or(0), std::move(at),
                   each.closed->date, input_.switches);
}

std::int32_t Republishing::settled(const RatingSystem& system, const Archive& archive,
                                   const Person& person, std::int32_t rating, std::vector<At> at,
                                   const Date& date, const RatingSwitches& switches) {
    std::stable_sort(at.begin(), at.end(), [](const At& a, const At& b) {
        return std::tie(a.start, a.end) < std::tie(b.start, b.end);
    });
    std::vector<PersonEvent> events;
    events.reserve(at.size());
    for (const auto& one : at) events.push_back({one.label, one.end, &one.rating, one.start});
    return system.settle(before_then(archive, person, rating), events, date, switches).rating;
}

std::optional<Republishing::Published> Republishing::of(const EventToSettle& each,
                                                        const Person& person, const Result* was,
                                                        const Result* now) const {
    if (!each.closed || (was == nullptr && now == nullptr)) return std::nullopt;
    // Who was not in one version kept what they had.
    auto idle = was != nullptr ? *was : *now;
    idle = {.id = idle.id, .before = idle.before, .after = idle.before, .k = idle.k};
    return Published{published(each, person, was != nullptr ? was : &idle),
                     published(each, person, now != nullptr ? now : &idle)};
}

void Republishing::done(const EventToSettle& each) {
    if (each.closed) corrected_.insert_or_assign(each.closed->first_version, each.event);
}

}
