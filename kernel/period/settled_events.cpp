#include "settled_events.hpp"

#include "people.hpp"
#include "state.hpp"

#include <fmt/format.h>

#include <map>
#include <set>
#include <tuple>

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

std::string period_of(const Date& date) { return label_of(date); }

/// The next list goes on from what was published: whole points.
void publish(Result& change, std::int32_t was, std::int32_t now) {
    change.status = Status::rated;
    change.change = 100 * (now - was);
    change.before = was;
    change.after = now;
}

/// One person's part of a correction.
class Correcting {
public:
    Correcting(const EventToSettle& each, const Republishing& closed,
               std::vector<PersonNote>& notes, std::vector<Part>& parts)
        : each_(each), closed_(closed), notes_(notes), parts_(parts) {}

    /// Whose published rating should have been another.
    std::vector<Republished>& republished() { return republished_; }
    /// Whose performance in the archive is another now: a first rating that was made of it in a
    /// closed period since is left to the office, all of it.
    const std::vector<Participant>& archived() const { return archived_; }

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
            const bool same = was != nullptr && now != nullptr &&
                              !is_visible({person, *was, *now}) && was->opponents == now->opponents;
            if (now != nullptr && is_unrated(to)) parts_.push_back({person, to, 0, same});
            if (!same) archived_.push_back({person, known});
            return;
        }
        auto change = difference(from, to);
        const bool both = published && published->was != 0 && published->now != 0;
        if (both) publish(change, published->was, published->now);
        const bool lost = published && published->was == 0 && !newcomer;
        if (both && published->was != published->now)
            republished_.push_back({person, published->was, published->now});
        if (published && !both && published->was != published->now) tell_chain(person, *published);
        if (newcomer && published->now == 0) {
            notes_.push_back({"period.first-rating-gone",
                              {person.name, label_of(each_.event), period_of(each_.closed->date),
                               std::to_string(published->was)}});
            return;
        }
        if (change.games != 0 || change.change != 0)
            parts_.push_back({person, change, lost ? published->now : 0, false, both});
    }

private:
    /// A first or a lost rating that was used in a closed period since is for the office to settle.
    void tell_chain(const Person& person, const Republishing::Published& published) {
        for (const auto& later : each_.closed->later)
            for (const auto& event : later.events) {
                const auto* played = ByAnyKey(event.event.participants).find(person);
                if (played == nullptr || played->result.games == 0) continue;
                notes_.push_back(
                    {"period.chain-by-hand",
                     {person.name, label_of(each_.event), rating_text(published.was),
                      rating_text(published.now), label_of(event.event), period_of(later.date)}});
            }
    }

    static std::string rating_text(std::int32_t rating) {
        return rating == 0 ? "-" : std::to_string(rating);
    }

    const EventToSettle& each_;
    const Republishing& closed_;
    std::vector<PersonNote>& notes_;
    std::vector<Part>& parts_;
    std::vector<Republished> republished_;
    std::vector<Participant> archived_;
};

}

std::string label_of(const CountedEvent& event) {
    return event.content.end ? fmt::format("{} ({})", event.name, to_text(event.content.end))
                             : event.name;
}

namespace {

/// The changes as they are after the closed periods that followed, of opponents there, too.
void carry(const EventToSettle& each, Correcting& correcting, Chain& chain,
           std::vector<Part>& parts, std::vector<PersonNote>& notes) {
    const auto correction = label_of(each.event);
    std::map<std::string, Republished> left;
    for (auto& person : chain.through(*each.closed, std::move(correcting.republished()),
                                      correcting.archived(), correction))
        left.insert_or_assign(person.person.key, std::move(person));
    for (auto& part : parts) {
        if (!part.published) continue;
        const auto found = left.find(part.person.key);
        const bool same = found == left.end() || found->second.was == 0 || found->second.now == 0;
        publish(part.result, same ? part.result.before : found->second.was,
                same ? part.result.before : found->second.now);
        if (!same) left.erase(found);
    }
    std::erase_if(parts, [](const Part& part) {
        return part.published && part.result.games == 0 && part.result.change == 0;
    });
    for (auto& [key, person] : left) {
        if (person.was == 0 || person.now == 0) {
            notes.push_back({"period.chain-no-rating",
                             {person.person.name, correction, std::to_string(person.was),
                              std::to_string(person.now)}});
            continue;
        }
        auto& part = parts.emplace_back();
        part.person = person.person;
        part.published = true;
        publish(part.result, person.was, person.now);
    }
}

}

std::vector<Part> changes_by(const EventToSettle& each, const Republishing& closed, Chain& chain,
                             std::vector<PersonNote>& notes) {
    std::vector<Part> parts;
    if (each.instead_of.empty()) {
        for (const auto& [person, result, rounds] : each.event.participants)
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
    if (each.closed && !each.closed->later.empty() && !correcting.republished().empty())
        carry(each, correcting, chain, parts, notes);
    return parts;
}

bool is_visible(const Change& change) {
    const auto seen = [](const Result& r) {
        return std::tuple(r.before, r.change, r.games, r.has_performance, r.performance);
    };
    return seen(change.before) != seen(change.after);
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
