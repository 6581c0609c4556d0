#include "settled_events.hpp"

#include <fmt/format.h>

#include <map>

namespace hakem::period {

namespace {

using Status = PlayerRating::Status;

using Results = std::map<std::string, const Participant*>;

Results by_person(const CountedEvent& event) {
    Results results;
    for (const auto& participant : event.participants)
        results.emplace(participant.person.key, &participant);
    return results;
}

/// Of somebody who has a rating: what counts now less what was counted then.
Result difference(const Result& before, const Result& after) {
    Result result = after;
    result.status = Status::rated;
    result.games -= before.games;
    result.rated_games -= before.rated_games;
    result.score -= before.score;
    result.rated_score -= before.rated_score;
    result.expected -= before.expected;
    result.change -= before.change;
    result.opponents -= before.opponents;
    result.after = result.before + (after.after - after.before) - (before.after - before.before);
    return result;
}

Result none_of(const Result& other) {
    Result none;
    none.id = other.id;
    none.before = none.after = other.before;
    none.k = other.k;
    none.status = Status::idle;
    return none;
}

bool is_unrated(const Result& result) {
    return result.status == Status::newcomer || result.status == Status::not_rated;
}

}

std::string label_of(const CountedEvent& event) {
    return event.content.end ? fmt::format("{} ({})", event.name, to_text(event.content.end))
                             : event.name;
}

std::vector<Participant> changes_by(const EventToSettle& each, std::vector<PersonNote>& notes) {
    if (each.instead_of.empty()) return each.event.participants;
    std::vector<Participant> changes;
    Results before;
    for (const auto& old : each.instead_of)
        for (const auto& [key, participant] : by_person(old)) before.emplace(key, participant);
    const auto now = by_person(each.event);
    for (const auto& participant : each.event.participants) {
        const auto found = before.find(participant.person.key);
        const auto was =
            found == before.end() ? none_of(participant.result) : found->second->result;
        if (is_unrated(participant.result)) { // the archive takes the new result for the old one
            changes.push_back(participant);
            continue;
        }
        if (is_unrated(was))
            notes.push_back({"period.correct-by-hand", {participant.person.name, each.event.name}});
        const auto change = difference(was, participant.result);
        if (change.games != 0 || change.change != 0)
            changes.push_back({participant.person, change});
    }
    for (const auto& [key, participant] : before)
        if (!now.contains(key) && !is_unrated(participant->result))
            changes.push_back({participant->person,
                               difference(participant->result, none_of(participant->result))});
    return changes;
}

std::vector<Change> changes_between(const CountedEvent& before, const CountedEvent& after) {
    std::vector<Change> changes;
    const auto was = by_person(before), is = by_person(after);
    for (const auto& participant : after.participants) {
        const auto found = was.find(participant.person.key);
        const auto old = found == was.end() ? Result() : found->second->result;
        auto same = old;
        same.id = participant.result.id; // a number alone changes nothing
        if (!(same == participant.result))
            changes.push_back({participant.person, old, participant.result});
    }
    for (const auto& participant : before.participants)
        if (!is.contains(participant.person.key))
            changes.push_back({participant.person, participant.result, Result()});
    return changes;
}

}
