#pragma once
/// Who is one person across events, lists and what waits.

#include "counted_event.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hakem::period {

/// Keys that somebody is known again by, the surest first: their own, FIDE id, national id. Who is
/// nobody else's ("alone:...") has only their own.
std::vector<std::string> keys_of(const Person& person);

/// Whether nothing is against the two being one person: not two FIDE ids, not two rows of a list.
bool may_be_one(const Person& a, const Person& b);

/// Whether the day of birth is known; 1 January stands for the year alone in many files.
bool is_full(const Date& birth);

/// Whether name and full date of birth say that the two are one, and nothing speaks against it.
bool is_namesake_born_alike(const Person& a, const Person& b);

/// Two who are not one person, whatever their name: by what both tell of themselves.
bool contradict(const Person& a, const Person& b);

/// `person` with what only `other` says of them: ids, the row of the list, the day of birth.
void add_ids(Person& person, const Person& other);

/// Participants of one event by any of their keys.
class ByAnyKey {
public:
    explicit ByAnyKey(const std::vector<Participant>& participants);
    const Participant* find(const Person& person) const;

private:
    std::map<std::string, const Participant*, std::less<>> by_key_;
};

/// Joins those who share a key, also by way of a third; two of one event never.
class People {
public:
    struct Group {
        Person person; ///< the last told, with the ids of all
        std::set<std::size_t> events;
        std::vector<std::size_t> members; ///< numbers of `add`
        std::vector<std::string> keys;
    };

    void add(const Person& person, std::size_t event);
    /// Without those that were joined to others.
    std::vector<Group> groups() const;
    /// Who shares a key with somebody and is not them; names.
    struct Contradiction {
        std::string one, other, key;
    };
    const std::vector<Contradiction>& contradictions() const { return contradictions_; }

    /// Somebody without any id in one event who may be somebody with an id, or a row of the list,
    /// in another.
    struct Namesake {
        enum class Outcome : std::uint8_t {
            joined,    ///< one name, one full date of birth, nobody else it could be
            year_only, ///< one of them has the year of birth alone
            several,   ///< more than one it could be
        } outcome = Outcome::joined;
        Person person;             ///< without the id
        std::size_t without, with; ///< events
    };
    /// After the last `add`: joins those of one folded name and one full date of birth whose sex
    /// and federation do not contradict, where there is exactly one on either side.
    std::vector<Namesake> join_namesakes();

private:
    std::vector<std::size_t> could_be(std::size_t one,
                                      const std::vector<std::size_t>& others) const;
    bool joins(const Group& a, const Group& b, const std::string& key);
    void join(std::size_t into, std::size_t from);

    std::vector<Group> groups_; ///< one joined to another has no members
    std::map<std::string, std::size_t, std::less<>> by_key_;
    std::vector<Contradiction> contradictions_;
    std::size_t added_ = 0;
};

}
