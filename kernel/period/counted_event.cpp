#include "counted_event.hpp"

#include "id_fingerprint.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>

#include <fmt/format.h>

namespace hakem::period {

namespace {

const std::string& first_known(const std::string& a, const std::string& b) {
    return a.empty() ? b : a;
}

/// A T.C. identity number that stands where the FIDE id belongs is a national id.
void settle_ids(Person& person) {
    auto id = fingerprinted(person.fide_id);
    if (id == person.fide_id) return;
    if (person.national_id.empty()) person.national_id = std::move(id);
    person.fide_id.clear();
}

/// A list's text; the file's where it is the same and has in full what a list hides.
const std::string& listed_or(const std::string& listed, const std::string& own) {
    return listed.empty() || listed == without_identity(own) ? own : listed;
}

/// What the list says of a person comes first; what it does not say is taken from the file.
void add_listed(Person& person, const ListedPlayer& listed) {
    person.listed = true;
    person.fide_id = first_known(listed.fide_id, person.fide_id);
    person.national_id = first_known(fingerprinted(listed.national_id), person.national_id);
    person.name = listed_or(listed.name, person.name);
    person.federation = first_known(listed.federation, person.federation);
    person.club = listed_or(listed.club, person.club);
    person.title = first_known(listed.title, person.title);
    if (listed.sex != Sex::unknown) person.sex = listed.sex;
    // Lists often have the year alone.
    const bool same_year = listed.birth.month == 0 && listed.birth.year == person.birth.year;
    if (listed.birth && !same_year) person.birth = listed.birth;
}

}

std::string name_key(std::string_view name, const Date& birth) {
    const auto folded = folded_name(without_identity(name));
    return birth && !folded.empty() ? fmt::format("name:{}|{}", folded, birth.year) : "";
}

std::string key_of(const ListedPlayer& listed) {
    Person person;
    add_listed(person, listed);
    settle_ids(person);
    return own_key(person);
}

void hide_identity(Person& person) {
    for (auto* text : {&person.name, &person.federation, &person.club, &person.title})
        *text = without_identity(*text);
}

CountedEvent hidden(CountedEvent event) {
    for (auto* text : {&event.path, &event.name, &event.list, &event.place})
        *text = without_identity(*text);
    for (auto& participant : event.participants) hide_identity(participant.person);
    return event;
}

std::string own_key(const Person& person) {
    if (!person.fide_id.empty()) return "fide:" + person.fide_id;
    if (!person.national_id.empty()) return "national:" + person.national_id;
    return name_key(person.name, person.birth);
}

Result result_of(const PlayerRating& rating) {
    return {rating.status,
            rating.id,
            rating.before.rating,
            rating.after,
            rating.games,
            rating.rated_games,
            rating.score.in_hundredths(),
            rating.rated_score.in_hundredths(),
            rating.expected,
            rating.k,
            rating.change,
            rating.awarded,
            rating.opponents,
            rating.performance.value_or(0),
            rating.performance.has_value()};
}

PlayerRating rating_of(const Result& result) {
    PlayerRating rating;
    rating.status = result.status;
    rating.id = result.id;
    rating.before.rating = result.before;
    rating.after = result.after;
    rating.games = result.games;
    rating.rated_games = result.rated_games;
    rating.score = Points::hundredths(result.score);
    rating.rated_score = Points::hundredths(result.rated_score);
    rating.expected = result.expected;
    rating.k = result.k;
    rating.change = result.change;
    rating.awarded = result.awarded;
    rating.opponents = result.opponents;
    if (result.has_performance) rating.performance = result.performance;
    return rating;
}

Person person_of(const Player& player, const ListedPlayer* listed, std::string_view event) {
    Person person;
    person.fide_id = player.fide_id == "0" ? std::string() : player.fide_id;
    person.national_id = fingerprinted(first_known(player.national_id, player.licence));
    person.name = player.name;
    person.federation = player.federation;
    person.club = player.club;
    person.title = player.title;
    person.sex = player.sex;
    person.birth = player.birth;
    if (listed != nullptr) {
        // Of somebody else in the file, where the list was matched by another id.
        if (!listed->fide_id.empty()) person.fide_id.clear();
        add_listed(person, *listed);
    }
    settle_ids(person);
    // Whom the list has is its row, whatever ids the file adds.
    if (listed != nullptr) person.key = key_of(*listed);
    if (person.key.empty()) person.key = own_key(person);
    if (person.key.empty()) person.key = fmt::format("alone:{}|{}", event, player.id);
    return person;
}

}
