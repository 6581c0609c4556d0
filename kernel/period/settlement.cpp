#include "settlement.hpp"

#include "id_fingerprint.hpp"
#include "listed_person.hpp"
#include "people.hpp"
#include "settled_events.hpp"
#include <hakem/identity.hpp>

#include <algorithm>
#include <set>
#include <tuple>

namespace hakem::period {

namespace {

/// Who waits, by any key.
std::multimap<std::string, std::string, std::less<>> keys_of(const Archive& archive) {
    std::multimap<std::string, std::string, std::less<>> keys;
    for (const auto& [key, waiting] : archive)
        for (auto& each : keys_of(waiting.person)) keys.emplace(std::move(each), key);
    return keys;
}

bool same_ids(const Person& a, const Person& b) {
    return a.fide_id.empty() || b.fide_id.empty() || a.fide_id == b.fide_id;
}

/// "fide:6300000" is told as "6300000".
std::string_view shown_id(std::string_view key) {
    return without_fingerprint(key.substr(key.find(':') + 1));
}

SettledEvent summary_of(const EventToSettle& each) {
    const auto& event = each.event;
    SettledEvent made{.id = event.content.id,
                      .name = event.name,
                      .label = label_of(event),
                      .path = event.path,
                      .place = event.place,
                      .start = event.content.start,
                      .end = event.content.end,
                      .corrects = !each.instead_of.empty(),
                      .participants = event.participants.size()};
    for (const auto& [person, result, rounds] : event.participants) {
        made.rated += result.status == PlayerRating::Status::rated;
        made.newcomers += result.status == PlayerRating::Status::newcomer;
        made.games += result.games;
        made.change += result.change;
    }
    return made;
}

class Settling {
public:
    Settling(const SettlementInput& input, std::vector<EventToSettle> events)
        : input_(input), closed_(input), chain_(input, made_.notes) {
        std::sort(events.begin(), events.end(), [](const EventToSettle& a, const EventToSettle& b) {
            const auto order = [](const EventToSettle& e) {
                const auto& content = e.event.content;
                return std::tie(content.start, content.end, content.name, content.id);
            };
            return order(a) < order(b);
        });
        for (const auto& each : events) add(each);
        waiting_ = input.archive;
        waiting_by_key_ = keys_of(waiting_);
        for (const auto& [key, waiting] : waiting_)
            if (auto name = name_key(waiting.person.name, waiting.person.birth); !name.empty())
                waiting_names_[name].push_back(waiting.person);
    }

    Settlement settled() {
        join();
        tell_namesakes();
        for (const auto& [key, settled] : people_)
            if (auto name = name_key(settled.person.name, settled.person.birth); !name.empty())
                names_[name].push_back(settled.person);
        for (auto& [key, person] : people_) {
            settle(person);
            made_.people.push_back(std::move(person));
        }
        sort_by_name();
        made_.archive = std::move(waiting_);
        return std::move(made_);
    }

private:
    void add(const EventToSettle& each) {
        made_.events.push_back(summary_of(each));
        for (const auto& participant : changes_by(each, closed_, chain_, made_.notes)) {
            joined_.add(participant.person, made_.events.size() - 1);
            parts_.push_back({made_.events.size() - 1, participant.result, participant.restored,
                              participant.same});
        }
        closed_.done(each);
        for (const auto& old : each.instead_of)
            forgotten_.push_back(without_identity(label_of(old)));
    }

    void join() {
        for (const auto& namesake : joined_.join_namesakes()) tell(namesake);
        for (auto& group : joined_.groups()) {
            bind_to_list(group.person);
            auto& settled = people_[group.person.key];
            if (settled.events.empty()) settled.person = std::move(group.person);
            for (const auto member : group.members) settled.events.push_back(parts_[member]);
            const auto& person = settled.person;
            if (!person.listed && person.key.starts_with("name:") && group.members.size() > 1)
                made_.notes.push_back(
                    {"period.joined-by-name", {person.name, std::to_string(person.birth.year)}});
        }
        for (const auto& [one, other, key] : joined_.contradictions())
            made_.notes.push_back(
                {"period.ids-contradict", {one, other, std::string(shown_id(key))}});
    }

    /// The row of the list in force, where another version was rated with another list. Who is not
    /// the holder of an id must not take the holder's row.
    void bind_to_list(Person& person) {
        if (input_.list == nullptr) return;
        if (const auto row = listed_person(input_.list, person))
            if (auto key = key_of(*row); !key.empty()) person.key = std::move(key);
        for (auto& other : without_ids_of_others(person, *input_.list))
            made_.notes.push_back({"period.id-of-another", {person.name, std::move(other)}});
        if (person.listed || person.key.starts_with("alone:")) return;
        if (auto key = own_key(person); !key.empty()) person.key = std::move(key);
        // Who waits without an id beside a namesake with one has a row of their own already.
        std::int32_t rows = 0;
        bool rated = false;
        if (person.key.starts_with("name:"))
            for (const auto& row : input_.list->by_name(person.name)) {
                if (key_of(row) != person.key) continue;
                ++rows;
                rated = rated || row.rating(input_.time_class).value != 0;
            }
        person.listed = rows == 1 && !rated;
    }

    void tell(const People::Namesake& namesake) {
        using Outcome = People::Namesake::Outcome;
        const auto& person = namesake.person;
        const bool joined = namesake.outcome == Outcome::joined;
        made_.notes.push_back(
            {joined                                   ? "period.joined-by-birth"
             : namesake.outcome == Outcome::year_only ? "period.namesakes-year"
                                                      : "period.namesakes-several",
             {person.name,
              joined ? to_readable_text(person.birth) : std::to_string(person.birth.year),
              made_.events[namesake.without].path, made_.events[namesake.with].path}});
        if (!joined) told_namesakes_.insert(name_key(person.name, person.birth));
    }

    /// Two people of one name and year are told, never made one.
    void tell_namesakes() {
        std::map<std::string, const Person*> seen;
        for (const auto& [key, settled] : people_) {
            const auto name = name_key(settled.person.name, settled.person.birth);
            if (name.empty()) continue;
            const auto [found, is_new] = seen.emplace(name, &settled.person);
            if (!is_new && !told_namesakes_.contains(name))
                made_.notes.push_back(
                    {"period.namesakes",
                     {settled.person.name, std::to_string(settled.person.birth.year)}});
        }
    }

    void tell_ratings(const Settled& settled) {
        const auto first = settled.events.front().result.before;
        for (const auto& at : settled.events) {
            if (at.result.before == first) continue;
            made_.notes.push_back(
                {"period.ratings-differ",
                 {settled.person.name, std::to_string(first), std::to_string(at.result.before)}});
            return;
        }
    }

    /// Under any of their keys, else under their name where that can be nobody else.
    std::set<std::string> waiting_for(const Settled& settled) {
        const auto& person = settled.person;
        std::set<std::string> found;
        for (const auto& key : keys_of(person)) {
            const auto [begin, end] = waiting_by_key_.equal_range(key);
            for (auto at = begin; at != end; ++at)
                if (const auto there = waiting_.find(at->second); there != waiting_.end())
                    if (at->second == person.key || same_ids(there->second.person, person))
                        found.insert(at->second);
        }
        const auto by_name = name_key(person.name, person.birth);
        if (found.empty() && input_.archive.contains(by_name) && !people_.contains(by_name) &&
            is_theirs(settled, input_.archive.at(by_name)))
            found.insert(by_name);
        return found;
    }

    /// Whether who waits without an id is this person, and neither could be anybody else: the rule
    /// of those who played in one period. Otherwise both stay what they are, and it is told.
    bool is_theirs(const Settled& settled, const Waiting& waiting) {
        const auto& person = settled.person;
        if (contradict(person, waiting.person)) return false;
        const auto could_be = [&](const std::vector<Person>& people) {
            return std::count_if(people.begin(), people.end(), [&](const Person& other) {
                return !contradict(other, waiting.person);
            });
        };
        const auto name = name_key(person.name, person.birth);
        const bool alone = could_be(names_[name]) == 1 && could_be(waiting_names_[name]) == 1;
        if (alone && is_namesake_born_alike(person, waiting.person)) return true;
        if (!waiting.archive.empty() && settled.before.before.rating == 0)
            made_.notes.push_back(
                {alone ? "period.archive-namesake-year" : "period.archive-namesakes",
                 {person.name, std::to_string(person.birth.year), waiting.archive.front().event}});
        return false;
    }

    void take_waiting(Settled& settled) {
        auto& archive = settled.before.archive;
        for (const auto& key : waiting_for(settled)) {
            const auto& waiting = waiting_.at(key);
            const bool own = key == settled.person.key;
            const bool by_name = key.starts_with("name:");
            if (by_name && !own && !settled.person.listed) settled.row = key;
            if (by_name && !(own && settled.person.listed))
                made_.notes.push_back({own ? "period.archive-by-name" : "period.archive-by-birth",
                                       {settled.person.name}});
            add_waiting(settled.before.before, waiting);
            if (const auto& first = waiting.first_event;
                !first.empty() &&
                std::find(forgotten_.begin(), forgotten_.end(), first) == forgotten_.end())
                settled.first_event = first;
            settled.last = std::max(settled.last, waiting.last);
            for (const auto& archived : waiting.archive)
                if (std::find(forgotten_.begin(), forgotten_.end(),
                              without_identity(archived.event)) == forgotten_.end())
                    archive.push_back(archived);
            waiting_.erase(key);
        }
        std::stable_sort(
            archive.begin(), archive.end(),
            [](const ArchivedResult& a, const ArchivedResult& b) { return a.end < b.end; });
    }

    void settle(Settled& settled) {
        const auto listed = listed_person(input_.list, settled.person);
        auto& before = settled.before.before;
        if (listed) {
            before = before_of(*listed, input_.list->info(), input_.time_class);
            settled.inactive = listed->inactive;
        } else {
            before.rating = settled.events.front().result.before;
            before.origin = before.rating == 0 ? "none" : "file";
            tell_ratings(settled);
            before.birth_year = settled.person.birth.year;
        }
        take_waiting(settled);
        std::vector<PlayerRating> ratings;
        ratings.reserve(settled.events.size());
        std::vector<PersonEvent> events;
        for (const auto& at : settled.events) {
            const auto& event = made_.events[at.event];
            ratings.push_back(rating_of(at.result));
            events.push_back(
                {event.label, event.end, &ratings.back(), event.start, input_.edition});
        }
        settled.before.had_event = !settled.first_event.empty();
        settled.after = input_.system.settle(settled.before, events, input_.date, input_.switches);
        const auto& changes = settled.after.event_changes;
        for (std::size_t i = 0; i < settled.events.size(); ++i) {
            auto& at = settled.events[i];
            at.counted = i < changes.size() ? changes[i] : at.result.change;
            restore(settled, at);
            tell_late_performance(settled, at);
        }
        settled.all_games = all_games(settled);
        keep(settled);
    }

    /// Who lost the rating in a closed period only by what was wrong in an event has it back.
    void restore(Settled& settled, const Settled::At& at) {
        if (at.restored == 0) return;
        const auto& name = settled.person.name;
        const auto& event = made_.events[at.event].name;
        if (settled.before.before.rating != 0 || settled.events.size() != 1) {
            made_.notes.push_back(
                {"period.restore-by-hand",
                 {name, event, std::to_string(at.restored), std::to_string(settled.after.rating)}});
            return;
        }
        settled.after.rating = settled.after.per_event = at.restored;
        settled.after.status = PersonAfter::Status::changed;
        made_.notes.push_back({"period.restored", {name, event, std::to_string(at.restored)}});
    }

    /// A performance that is corrected when a first rating was made of it already.
    void tell_late_performance(const Settled& settled, const Settled::At& at) {
        const auto rating = settled.before.before.rating;
        if (!made_.events[at.event].corrects || at.same || rating == 0 ||
            at.result.status != PlayerRating::Status::newcomer)
            return;
        made_.notes.push_back({"period.first-rating-by-hand",
                               {settled.person.name, made_.events[at.event].label,
                                std::to_string(at.result.performance), std::to_string(rating)}});
    }

    /// Where the list does not count games, the state knows those that it counted itself; of
    /// somebody without a rating they are in the archive.
    static std::int32_t all_games(const Settled& settled) {
        const auto& before = settled.before.before;
        // Of who lost a rating the archive does not have all.
        if (before.games >= 0 && (before.rating != 0 || before.highest != 0))
            return before.games + settled.after.games;
        if (before.rating != 0) return -1;
        std::int32_t games = settled.after.games;
        for (const auto& archived : settled.before.archive) games += archived.games;
        return games;
    }

    void keep(Settled& settled) {
        const auto& before = settled.before.before;
        const auto highest = std::max({before.highest, before.rating, settled.after.rating});
        if (settled.first_event.empty()) settled.first_event = first_event(settled);
        if (settled.after.games != 0) settled.last = input_.date;
        if (settled.after.archive.empty() && highest == 0 && settled.first_event.empty()) return;
        waiting_[settled.person.key] = {settled.person,
                                        highest,
                                        settled.after.archive,
                                        settled.first_event,
                                        before.counted + settled.after.games,
                                        settled.last};
    }

    /// The first one of the period that counts for a rating, whatever became of it.
    std::string first_event(const Settled& settled) const {
        for (const auto& at : settled.events) {
            using Status = PlayerRating::Status;
            const auto status = at.result.status;
            if (status == Status::newcomer || (status == Status::rated && at.result.games > 0))
                return without_identity(made_.events[at.event].label);
        }
        return {};
    }

    void sort_by_name() {
        const Collator collator(Language::turkish);
        std::vector<std::pair<std::string, std::size_t>> order;
        for (std::size_t i = 0; i < made_.people.size(); ++i)
            order.emplace_back(collator.key(made_.people[i].person.name), i);
        std::stable_sort(order.begin(), order.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<Settled> sorted;
        sorted.reserve(order.size());
        for (const auto& [key, i] : order) sorted.push_back(std::move(made_.people[i]));
        made_.people = std::move(sorted);
    }

    const SettlementInput& input_;
    Republishing closed_;
    Settlement made_;
    Chain chain_;
    People joined_;
    std::vector<Settled::At> parts_; ///< by the numbers of joined_
    std::map<std::string, Settled> people_;
    std::set<std::string> told_namesakes_; ///< name keys
    std::vector<std::string> forgotten_;   ///< labels of events that were corrected
    Archive waiting_;
    std::map<std::string, std::vector<Person>, std::less<>> names_, waiting_names_; ///< name keys
    std::multimap<std::string, std::string, std::less<>> waiting_by_key_;
};

}

RatingBefore before_of(const ListedPlayer& listed, const RatingListInfo& list,
                       TimeClass time_class) {
    const auto& rating = listed.rating(time_class);
    RatingBefore before;
    before.rating = rating.value;
    before.standard = listed.rating(TimeClass::standard).value;
    before.k = rating.k;
    // FIDE counts the games of the month: nobody's number of games so far.
    if (list.total_games) before.games = rating.games;
    before.birth_year = listed.birth.year;
    const auto& standard = listed.rating(TimeClass::standard);
    const bool unreadable = rating.unreadable || (!list.national && standard.unreadable);
    before.origin = before.rating == 0 && unreadable ? "unreadable" : "list";
    if (rating.unreadable) before.standard = 0; // nobody can tell that it stands in
    if (time_class != TimeClass::standard) before.standard_k = listed.rating(TimeClass::standard).k;
    return before;
}

void add_waiting(RatingBefore& before, const Waiting& waiting) {
    before.highest = std::max(before.highest, waiting.highest);
    before.counted = std::max(before.counted, waiting.counted);
}

Settlement settle(const SettlementInput& input, std::vector<EventToSettle> events) {
    return Settling(input, std::move(events)).settled();
}

}
