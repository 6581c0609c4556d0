#include "settlement.hpp"

#include "digest.hpp"
#include "people.hpp"
#include "settled_events.hpp"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>

namespace hakem::period {

namespace {

/// The person on the list that the period began with: their row, else (matched in another list)
/// the holder of their ids.
std::optional<ListedPlayer> listed_person(const RatingList* list, const Person& person) {
    if (list == nullptr || !person.listed) return std::nullopt;
    auto by_fide = list->by_fide_id(person.fide_id);
    if (by_fide && key_of(*by_fide) == person.key) return by_fide;
    auto by_national = list->by_national_id(person.national_id);
    if (by_national && key_of(*by_national) == person.key) return by_national;
    for (auto& found : list->by_name(person.name))
        if (key_of(found) == person.key) return std::move(found);
    return by_fide ? by_fide : by_national;
}

/// Ids of which the list says that they are somebody else's; their names.
std::vector<std::string> without_ids_of_others(Person& person, const RatingList& list) {
    std::vector<std::string> others;
    const auto clear = [&](std::string& id, const std::optional<ListedPlayer>& holder) {
        if (!holder || (person.listed && key_of(*holder) == person.key)) return;
        others.push_back(holder->name);
        id.clear();
    };
    clear(person.fide_id, list.by_fide_id(person.fide_id));
    clear(person.national_id, list.by_national_id(person.national_id));
    return others;
}

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
    return without_digest(key.substr(key.find(':') + 1));
}

SettledEvent summary_of(const EventToSettle& each) {
    const auto& event = each.event;
    SettledEvent made{.id = event.content.id,
                      .name = event.name,
                      .label = label_of(event),
                      .path = event.path,
                      .start = event.content.start,
                      .end = event.content.end,
                      .corrects = !each.instead_of.empty(),
                      .participants = event.participants.size()};
    for (const auto& [person, result] : event.participants) {
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
        : input_(input), closed_(input) {
        std::sort(events.begin(), events.end(), [](const EventToSettle& a, const EventToSettle& b) {
            const auto order = [](const EventToSettle& e) {
                return std::tie(e.event.content.end, e.event.content.start, e.event.content.id);
            };
            return order(a) < order(b);
        });
        for (const auto& each : events) add(each);
        waiting_ = input.archive;
        waiting_by_key_ = keys_of(waiting_);
    }

    Settlement settled() {
        join();
        tell_namesakes();
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
        for (const auto& participant : changes_by(each, closed_, made_.notes)) {
            joined_.add(participant.person, made_.events.size() - 1);
            parts_.push_back({made_.events.size() - 1, participant.result, participant.restored});
        }
        closed_.done(each);
        for (const auto& old : each.instead_of) forgotten_.push_back(label_of(old));
    }

    void join() {
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

    /// Two people of one name and year are told, never made one.
    void tell_namesakes() {
        std::map<std::string, const Person*> seen;
        for (const auto& [key, settled] : people_) {
            const auto name = name_key(settled.person.name, settled.person.birth);
            if (name.empty()) continue;
            const auto [found, is_new] = seen.emplace(name, &settled.person);
            if (!is_new)
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

    /// Under any of their keys, else under their name and year of birth where nothing more was
    /// known of them then.
    std::set<std::string> waiting_for(const Person& person) const {
        std::set<std::string> found;
        for (const auto& key : keys_of(person)) {
            const auto [begin, end] = waiting_by_key_.equal_range(key);
            for (auto at = begin; at != end; ++at)
                if (const auto there = waiting_.find(at->second); there != waiting_.end())
                    if (at->second == person.key || same_ids(there->second.person, person))
                        found.insert(at->second);
        }
        const auto by_name = name_key(person.name, person.birth);
        if (found.empty() && waiting_.contains(by_name)) found.insert(by_name);
        return found;
    }

    void take_waiting(Settled& settled) {
        auto& archive = settled.before.archive;
        for (const auto& key : waiting_for(settled.person)) {
            const auto& waiting = waiting_.at(key);
            if (key.starts_with("name:") && (key != settled.person.key || !settled.person.listed))
                made_.notes.push_back({"period.archive-by-name", {settled.person.name}});
            auto& highest = settled.before.before.highest;
            highest = std::max(highest, waiting.highest);
            for (const auto& archived : waiting.archive)
                if (std::find(forgotten_.begin(), forgotten_.end(), archived.event) ==
                    forgotten_.end())
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
            before = before_of(*listed, input_.time_class);
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
            events.push_back({event.label, event.end, &ratings.back()});
        }
        settled.after = input_.system.settle(settled.before, events, input_.date, input_.switches);
        for (const auto& at : settled.events) restore(settled, at);
        settled.all_games = all_games(settled);
        keep(settled);
    }

    /// Who lost the rating in a closed period only by what was wrong in an event has it back.
    void restore(Settled& settled, const Settled::At& at) {
        if (at.restored == 0) return;
        const auto& name = settled.person.name;
        const auto& event = made_.events[at.event].name;
        if (settled.before.before.rating != 0 || settled.events.size() != 1) {
            made_.notes.push_back({"period.correct-by-hand", {name, event}});
            return;
        }
        settled.after.rating = settled.after.per_event = at.restored;
        settled.after.status = PersonAfter::Status::changed;
        made_.notes.push_back({"period.restored", {name, event, std::to_string(at.restored)}});
    }

    /// Where the list does not count games, the state knows those that it counted itself; of
    /// somebody without a rating they are in the archive.
    static std::int32_t all_games(const Settled& settled) {
        const auto& before = settled.before.before;
        if (before.rating != 0) return before.games < 0 ? -1 : before.games + settled.after.games;
        std::int32_t games = settled.after.games;
        for (const auto& archived : settled.before.archive) games += archived.games;
        return games;
    }

    void keep(const Settled& settled) {
        const auto highest = std::max(
            {settled.before.before.highest, settled.before.before.rating, settled.after.rating});
        if (settled.after.archive.empty() && highest == 0) return;
        waiting_[settled.person.key] = {settled.person, highest, settled.after.archive};
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
    People joined_;
    std::vector<Settled::At> parts_; ///< by the numbers of joined_
    std::map<std::string, Settled> people_;
    std::vector<std::string> forgotten_; ///< labels of events that were corrected
    Archive waiting_;
    std::multimap<std::string, std::string, std::less<>> waiting_by_key_;
};

std::string id_of(const std::string& sealed_id, const KnownIds* known) {
    if (known == nullptr) return sealed_id;
    const auto found = known->find(sealed_id);
    return found == known->end() ? sealed_id : found->second;
}

ListRow row_of(const Settled& settled, const KnownIds* known) {
    const auto& person = settled.person;
    ListRow row;
    row.fide_id = person.fide_id;
    row.national_id = id_of(person.national_id, known);
    row.name = person.name;
    row.federation = person.federation;
    row.title = person.title;
    row.club = person.club;
    row.sex = person.sex;
    row.birth_year = person.birth.year;
    row.before = settled.before.before.rating;
    row.after = settled.after.rating;
    row.change = settled.after.change;
    row.k = settled.after.k;
    row.games = settled.after.games;
    row.all_games = settled.all_games;
    row.status = settled.after.status;
    row.played = true;
    return row;
}

ListRow row_of(const ListedPlayer& listed, TimeClass time_class, const KnownIds* known) {
    ListRow row;
    row.fide_id = listed.fide_id;
    row.national_id = known != nullptr ? listed.national_id : sealed(listed.national_id);
    row.name = listed.name;
    row.federation = listed.federation;
    row.title = listed.title;
    row.club = listed.club;
    row.sex = listed.sex;
    row.birth_year = listed.birth.year;
    row.before = row.after = listed.rating(time_class).value;
    row.all_games = listed.rating(time_class).games;
    return row;
}

}

RatingBefore before_of(const ListedPlayer& listed, TimeClass time_class) {
    const auto& rating = listed.rating(time_class);
    RatingBefore before;
    before.rating = rating.value;
    before.standard = listed.rating(TimeClass::standard).value;
    before.k = rating.k;
    before.games = rating.games;
    before.birth_year = listed.birth.year;
    before.origin = "list";
    return before;
}

Settlement settle(const SettlementInput& input, std::vector<EventToSettle> events) {
    return Settling(input, std::move(events)).settled();
}

void fill_list(const SettlementInput& input, const Settlement& settlement, const KnownIds* known,
               SortedRows& rows) {
    std::unordered_map<std::string, const Settled*> played;
    for (const auto& settled : settlement.people) played[settled.person.key] = &settled;
    if (input.list != nullptr)
        input.list->for_each([&](ListedPlayer&& listed) {
            const auto found = played.find(key_of(listed));
            if (found == played.end() || !found->second->person.listed) {
                rows.add(row_of(listed, input.time_class, known));
                return;
            }
            auto row = row_of(*found->second, known);
            if (known != nullptr && !listed.national_id.empty())
                row.national_id = listed.national_id;
            rows.add(row);
            played.erase(found);
        });
    for (const auto& settled : settlement.people) {
        const bool nothing =
            settled.after.status == PersonAfter::Status::unchanged && settled.after.rating == 0;
        if (played.contains(settled.person.key) && !nothing) rows.add(row_of(settled, known));
    }
    rows.sort();
}

}
