#include "settled_events.hpp"

#include "people.hpp"

#include <fmt/format.h>

#include <set>

namespace hakem::period {

namespace {

using Status = PlayerRating::Status;

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

/// One person's part of a correction.
class Correcting {
public:
    Correcting(const EventToSettle& each, const Republishing& closed,
               std::vector<PersonNote>& notes, std::vector<Part>& parts)
        : each_(each), closed_(closed), notes_(notes), parts_(parts) {}

    void add(const Person& person, const Result* was, const Result* now) {
        const auto published = closed_.of(each_, person, was, now);
        const auto& known = now != nullptr ? *now : *was;
        const auto from = was != nullptr ? *was : none_of(known);
        const auto to = now != nullptr ? *now : none_of(known);
        const bool newcomer = known.before == 0;
        if (!published && newcomer && now == nullptr) return;
        const bool had = !newcomer || (published && published->was != 0);
        if (!had) {
            // The archive takes the new result for the old one.
            if (now != nullptr && is_unrated(to)) parts_.push_back({person, to});
            return;
        }
        auto change = difference(from, to);
        if (published && published->was != 0 && published->now != 0) publish(change, *published);
        const bool lost = published && published->was == 0 && !newcomer;
        if (newcomer && published->now == 0) {
            notes_.push_back({"period.correct-by-hand", {person.name, each_.event.name}});
            return;
        }
        if (change.games != 0 || change.change != 0)
            parts_.push_back({person, change, lost ? published->now : 0});
    }

private:
    /// The next list goes on from what was published: whole points.
    static void publish(Result& change, const Republishing::Published& published) {
        change.status = Status::rated;
        change.change = 100 * (published.now - published.was);
        change.before = published.was;
        change.after = published.now;
    }

    const EventToSettle& each_;
    const Republishing& closed_;
    std::vector<PersonNote>& notes_;
    std::vector<Part>& parts_;
};

}

std::string label_of(const CountedEvent& event) {
    return event.content.end ? fmt::format("{} ({})", event.name, to_text(event.content.end))
                             : event.name;
}

std::vector<Part> changes_by(const EventToSettle& each, const Republishing& closed,
                             std::vector<PersonNote>& notes) {
    std::vector<Part> parts;
    if (each.instead_of.empty()) {
        for (const auto& [person, result] : each.event.participants)
            parts.push_back({person, result});
        return parts;
    }
    std::vector<Participant> was_there;
    for (const auto& old : each.instead_of)
        was_there.insert(was_there.end(), old.participants.begin(), old.participants.end());
    const ByAnyKey before(was_there);
    std::set<const Participant*> still_there;
    Correcting correcting(each, closed, notes, parts);
    for (const auto& participant : each.event.participants) {
        const auto* found = before.find(participant.person);
        if (found != nullptr && !still_there.insert(found).second) found = nullptr;
        correcting.add(participant.person, found == nullptr ? nullptr : &found->result,
                       &participant.result);
    }
    for (const auto& participant : was_there)
        if (!still_there.contains(&participant))
            correcting.add(participant.person, &participant.result, nullptr);
    return parts;
}

std::vector<Change> changes_between(const CountedEvent& before, const CountedEvent& after) {
    std::vector<Change> changes;
    const ByAnyKey was(before.participants);
    std::set<const Participant*> still_there;
    for (const auto& participant : after.participants) {
        const auto* found = was.find(participant.person);
        if (found != nullptr && !still_there.insert(found).second) found = nullptr;
        const auto old = found == nullptr ? Result() : found->result;
        auto same = old;
        same.id = participant.result.id; // a number alone changes nothing
        if (!(same == participant.result))
            changes.push_back({participant.person, old, participant.result});
    }
    for (const auto& participant : before.participants)
        if (!still_there.contains(&participant))
            changes.push_back({participant.person, participant.result, Result()});
    return changes;
}

}
