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

void add_day_of_birth(Date& birth, const Date& other) {
    if (!birth || (birth.year == other.year && !is_full(birth) && is_full(other))) birth = other;
}

bool share_an_event(const std::set<std::size_t>& a, const std::set<std::size_t>& b) {
    return std::any_of(a.begin(), a.end(), [&](std::size_t event) { return b.contains(event); });
}

/// Whether more than a name tells who it is.
bool has_id(const Person& person) {
    return person.listed || !person.fide_id.empty() || !person.national_id.empty();
}

}

bool contradict(const Person& a, const Person& b) {
    const bool births = is_full(a.birth) && is_full(b.birth) && a.birth != b.birth;
    const bool sexes = a.sex != Sex::unknown && b.sex != Sex::unknown && a.sex != b.sex;
    const bool federations =
        !a.federation.empty() && !b.federation.empty() && a.federation != b.federation;
    return births || sexes || federations;
}

bool is_namesake_born_alike(const Person& a, const Person& b) {
    return is_full(a.birth) && is_full(b.birth) && !contradict(a, b) &&
           name_key(a.name, a.birth) == name_key(b.name, b.birth);
}

bool is_full(const Date& birth) {
    return birth.complete() && !(birth.month == 1 && birth.day == 1);
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
    add_day_of_birth(person.birth, other.birth);
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

std::vector<std::size_t> People::could_be(std::size_t one,
                                          const std::vector<std::size_t>& others) const {
    std::vector<std::size_t> found;
    std::copy_if(others.begin(), others.end(), std::back_inserter(found), [&](std::size_t other) {
        const auto &a = groups_[one], &b = groups_[other];
        return !share_an_event(a.events, b.events) && !contradict(a.person, b.person);
    });
    return found;
}

std::vector<People::Namesake> People::join_namesakes() {
    struct Sides {
        std::vector<std::size_t> without, with;
    };
    std::map<std::string, Sides> by_name;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const auto& person = groups_[i].person;
        const auto name = groups_[i].members.empty() ? "" : name_key(person.name, person.birth);
        if (name.empty()) continue;
        auto& sides = by_name[name];
        (has_id(person) ? sides.with : sides.without).push_back(i);
    }
    std::vector<Namesake> told;
    std::vector<std::pair<std::size_t, std::size_t>> to_join;
    for (const auto& [name, sides] : by_name)
        for (const auto one : sides.without) {
            const auto others = could_be(one, sides.with);
            if (others.empty()) continue;
            const auto other = others.front();
            const auto &a = groups_[one].person, &b = groups_[other].person;
            Namesake namesake{Namesake::Outcome::joined, a, *groups_[one].events.begin(),
                              *groups_[other].events.begin()};
            if (others.size() > 1 || could_be(other, sides.without).size() > 1)
                namesake.outcome = Namesake::Outcome::several;
            else if (!is_full(a.birth) || !is_full(b.birth))
                namesake.outcome = Namesake::Outcome::year_only;
            else
                to_join.emplace_back(other, one);
            told.push_back(std::move(namesake));
        }
    for (const auto& [into, from] : to_join) join(into, from);
    return told;
}

std::vector<People::Group> People::groups() const {
    std::vector<Group> made;
    std::copy_if(groups_.begin(), groups_.end(), std::back_inserter(made),
                 [](const Group& group) { return !group.members.empty(); });
    return made;
}

}
