#include "people.hpp"

#include <algorithm>
#include <iterator>

namespace hakem::period {

namespace {

const std::string& key_of_one(const Person& a, const Person& b) {
    // The row of the list is who somebody is; else the surest key.
    if (a.listed != b.listed) return a.listed ? a.key : b.key;
    const auto rank = [](const Person& p) {
        return p.key.starts_with("fide:") ? 0 : p.key.starts_with("national:") ? 1 : 2;
    };
    return rank(b) < rank(a) ? b.key : a.key;
}

bool share_an_event(const std::set<std::size_t>& a, const std::set<std::size_t>& b) {
    return std::any_of(a.begin(), a.end(), [&](std::size_t event) { return b.contains(event); });
}

}

std::vector<std::string> keys_of(const Person& person) {
    std::vector<std::string> keys{person.key};
    if (person.key.starts_with("alone:")) return keys;
    const auto add = [&](std::string_view kind, const std::string& id) {
        auto key = std::string(kind) + id;
        if (!id.empty() && key != person.key) keys.push_back(std::move(key));
    };
    add("fide:", person.fide_id);
    add("national:", person.national_id);
    return keys;
}

bool may_be_one(const Person& a, const Person& b) {
    if (a.key == b.key) return true;
    if (a.listed && b.listed) return false;
    return a.fide_id.empty() || b.fide_id.empty() || a.fide_id == b.fide_id;
}

void add_ids(Person& person, const Person& other) {
    person.key = key_of_one(person, other);
    // What the list says comes before what a file says.
    const bool others = other.listed && !person.listed;
    const auto add = [&](std::string& id, const std::string& others_id) {
        if (id.empty() || (others && !others_id.empty())) id = others_id;
    };
    add(person.fide_id, other.fide_id);
    add(person.national_id, other.national_id);
    person.listed = person.listed || other.listed;
}

ByAnyKey::ByAnyKey(const std::vector<Participant>& participants) {
    for (const auto& participant : participants)
        by_key_.emplace(participant.person.key, &participant);
    for (const auto& participant : participants)
        for (auto& key : keys_of(participant.person)) by_key_.emplace(std::move(key), &participant);
}

const Participant* ByAnyKey::find(const Person& person) const {
    for (const auto& key : keys_of(person)) {
        const auto found = by_key_.find(key);
        if (found == by_key_.end()) continue;
        const auto& other = found->second->person;
        // Between two lists one person may have two rows: ids alone are held against each other.
        const bool differ = !person.fide_id.empty() && !other.fide_id.empty() &&
                            person.fide_id != other.fide_id && person.key != other.key;
        if (!differ) return found->second;
    }
    return nullptr;
}

bool People::joins(const Group& a, const Group& b, const std::string& key) {
    if (a.person.key == b.person.key) return true;
    if (!share_an_event(a.events, b.events) && may_be_one(a.person, b.person)) return true;
    contradictions_.push_back({a.person.name, b.person.name, key});
    return false;
}

void People::join(std::size_t into, std::size_t from) {
    auto& group = groups_[into];
    auto& other = groups_[from];
    // Of several events the last tells name, club and federation.
    const bool other_is_last = other.members.back() > group.members.back();
    auto person = other_is_last ? other.person : group.person;
    add_ids(person, other_is_last ? group.person : other.person);
    group.person = std::move(person);
    group.events.merge(other.events);
    group.members.insert(group.members.end(), other.members.begin(), other.members.end());
    std::sort(group.members.begin(), group.members.end());
    for (auto& key : other.keys) {
        by_key_[key] = into;
        group.keys.push_back(std::move(key));
    }
    other = {};
}

void People::add(const Person& person, std::size_t event) {
    const auto number = groups_.size();
    groups_.push_back({person, {event}, {added_++}, {}});
    auto at = number;
    for (const auto& key : keys_of(person)) {
        const auto found = by_key_.find(key);
        if (found == by_key_.end()) {
            by_key_.emplace(key, at);
            groups_[at].keys.push_back(key);
            continue;
        }
        const auto other = found->second;
        if (other == at || !joins(groups_[other], groups_[at], key)) continue;
        join(other, at);
        at = other;
    }
}

std::vector<People::Group> People::groups() const {
    std::vector<Group> made;
    std::copy_if(groups_.begin(), groups_.end(), std::back_inserter(made),
                 [](const Group& group) { return !group.members.empty(); });
    return made;
}

}
