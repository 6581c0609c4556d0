// One person who stands in the list twice, the name written in two ways.

#include "judging/field_places.hpp"
#include "judging/plausible_field.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace hakem::judging {

namespace {

constexpr std::size_t most_compared = 20; // a hostile file has thousands

std::vector<std::string> words_of(const std::string& folded) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < folded.size() && words.size() < 16;) {
        const auto end = std::min(folded.find(' ', i), folded.size());
        words.push_back(folded.substr(i, end - i));
        i = end + 1;
    }
    return words;
}

/// Whether one of the names is the other one cut short: an initial for a given name, or a given
/// name left out. A slip of the pen is none: twins have names as like as that.
bool is_short_for(std::vector<std::string> few, std::vector<std::string> many) {
    if (few.size() > many.size()) std::swap(few, many);
    if (few.size() < 2) return false;
    bool whole = false;
    std::erase_if(few, [&](const std::string& word) {
        const auto found = std::find(many.begin(), many.end(), word);
        if (found == many.end()) return false;
        whole = whole || word.size() > 1;
        many.erase(found);
        return true;
    });
    for (const auto& word : few) {
        const auto found = std::find_if(many.begin(), many.end(), [&](const std::string& other) {
            return (word.size() == 1 || other.size() == 1) && word[0] == other[0];
        });
        if (found == many.end()) return false;
        many.erase(found);
    }
    return whole;
}

struct Person {
    const Player* player = nullptr;
    std::string folded;
};

bool both_and_different(const std::string& a, const std::string& b) {
    return !a.empty() && !b.empty() && a != b;
}

bool are_two(const Player& a, const Player& b) {
    return both_and_different(a.fide_id, b.fide_id) ||
           (!is_masked(a.national_id) && !is_masked(b.national_id) &&
            both_and_different(a.national_id, b.national_id));
}

bool births_agree(const Date& a, const Date& b) {
    const auto agree = [](int x, int y) { return x == 0 || y == 0 || x == y; };
    return a && b && a.year == b.year && agree(a.month, b.month) && agree(a.day, b.day);
}

class SamePerson {
public:
    SamePerson(const Tournament& tournament, Diagnostics& diagnostics)
        : tournament_(tournament), diagnostics_(diagnostics) {}

    void run(RatedBy rated_by) {
        std::map<Date, std::vector<Person>> by_birth;
        std::map<std::string, std::vector<Person>> by_name, by_number;
        for (const auto& player : tournament_.players) {
            const Person person{&player, folded_name(player.name)};
            if (person.folded.empty()) continue;
            if (player.birth.complete()) check_births(by_birth[player.birth], person);
            if (player.birth) check_turned(by_name[person.folded], person);
            // A report that is to be rated is looked through for it anyway (RTG-0204).
            const auto& number = player.national_id;
            if (rated_by == RatedBy::nobody && !number.empty() && !is_masked(number))
                check_numbers(by_number[number], person);
        }
    }

private:
    /// Who was born on the same day, the name cut short.
    void check_births(std::vector<Person>& before, const Person& person) {
        const auto same = std::find_if(before.begin(), before.end(), [&](const Person& other) {
            return other.folded != person.folded && !are_two(*other.player, *person.player) &&
                   is_short_for(words_of(other.folded), words_of(person.folded));
        });
        if (same != before.end()) tell(Severity::warning, person, *same, "judging.same-birth-date");
        if (before.size() < most_compared) before.push_back(person);
    }

    /// The same words, and a birth of which one of the two has the year alone. Where the births are
    /// the same, and where the names are letter by letter, SUB-0206 speaks.
    void check_turned(std::vector<Person>& before, const Person& person) {
        const auto& player = *person.player;
        const auto same = std::find_if(before.begin(), before.end(), [&](const Person& other) {
            const auto& birth = other.player->birth;
            return other.player->name != player.name && birth != player.birth &&
                   births_agree(birth, player.birth);
        });
        if (same != before.end())
            tell(are_two(*same->player, player) ? Severity::note : Severity::warning, person, *same,
                 "judging.same-birth-year");
        if (before.size() < most_compared) before.push_back(person);
    }

    void check_numbers(std::vector<Person>& before, const Person& person) {
        const auto same = std::find_if(before.begin(), before.end(), [&](const Person& other) {
            return compare_names(other.player->name, person.player->name) != NameAgreement::other;
        });
        if (same != before.end()) tell(Severity::warning, person, *same, "judging.same-number");
        if (before.size() < most_compared) before.push_back(person);
    }

    void tell(Severity severity, const Person& person, const Person& other, std::string_view why) {
        if (told_ == person.player) return;
        told_ = person.player;
        const auto place = field_place(tournament_, "SUB-0206");
        diagnostics_.add(severity, "SUB-0253", person.player->line, place.column, place.length,
                         {std::to_string(person.player->id), person.player->name,
                          std::to_string(other.player->id), other.player->name,
                          message_argument(why)});
    }

    const Tournament& tournament_;
    Diagnostics& diagnostics_;
    const Player* told_ = nullptr; ///< once for each
};

}

void check_same_person(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics) {
    SamePerson(tournament, diagnostics).run(rated_by);
}

}
