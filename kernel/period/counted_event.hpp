#pragma once
/// An event as a period keeps it: who took part and what it did to them, without the games.

#include "event_content.hpp"
#include <hakem/rating_system.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::period {

/// A person as the new list will have them. National ids are fingerprinted.
struct Person {
    std::string key; ///< who it is, across events: "fide:6300000", "national:...", "name:..."
    std::string fide_id, national_id;
    std::string name, federation, club, title;
    Sex sex = Sex::unknown;
    Date birth;
    bool listed = false; ///< is in the list in force

    bool operator==(const Person&) const = default;
};

/// The numbers of a PlayerRating, without rounds and reasons.
struct Result {
    PlayerRating::Status status = PlayerRating::Status::idle;
    std::int32_t id = 0;
    std::int32_t before = 0, after = 0;
    std::int32_t games = 0, rated_games = 0;
    std::int32_t score = 0, rated_score = 0; ///< hundredths of a point
    std::int32_t expected = 0, k = 0, change = 0, awarded = 0;
    std::int64_t opponents = 0;
    std::int32_t performance = 0;
    bool has_performance = false;

    bool operator==(const Result&) const = default;
};

Result result_of(const PlayerRating& rating);
PlayerRating rating_of(const Result& result);

struct Participant {
    Person person;
    Result result;
    std::vector<RoundEntry> rounds = {}; ///< opponents by Result::id; empty in older states

    bool operator==(const Participant&) const = default;
};

struct CountedEvent {
    EventContent content;
    std::string path; ///< of the file it was read from
    std::string name; ///< as in the file
    std::string list; ///< it was rated with
    std::vector<Participant> participants;
    std::string place = {}; ///< city; empty in older states

    bool operator==(const CountedEvent&) const = default;
};

/// Numbers in names and clubs hidden: as a state keeps a person.
void hide_identity(Person& person);
/// An event as a state keeps it: no identity number in any text. Keys are the same with and
/// without.
CountedEvent hidden(CountedEvent event);

/// The key of a person of a list; empty where nothing tells them from others.
std::string key_of(const ListedPlayer& listed);

/// The same of a person, by what is known of them, whatever the list says.
std::string own_key(const Person& person);

/// "name:şahin deniz|2010": by name and year of birth alone; empty where one is not known.
std::string name_key(std::string_view name, const Date& birth);

/// Who a player is across events, in this order: the person of the list, FIDE id, national id,
/// folded name with birth year; a player of whom only the name is known is nobody else's (`event`,
/// number).
Person person_of(const Player& player, const ListedPlayer* listed, std::string_view event);

}
