#include "redaction.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <charconv>

namespace hakem::office_report {

namespace {

constexpr int of_age = 18;

/// "U12" and "12U" play under 12; 0 where the group is of no age.
int age_of_group(std::string_view group) {
    const auto digit = group.find_first_of("0123456789");
    if (digit == group.npos || group.find_first_of("uU") == group.npos) return 0;
    int age = 0;
    std::from_chars(group.data() + digit, group.data() + group.size(), age);
    return age;
}

bool may_be_minor(const Player& player, const Date& day) {
    const int group = age_of_group(player.group);
    if (group > 0 && group <= of_age) return true;
    if (!player.birth || !day) return false;
    const int years = day.year - player.birth.year;
    if (years != of_age) return years < of_age;
    // Eighteen in this year: a day that is not known may still be ahead.
    if (!player.birth.complete() || !day.complete()) return true;
    return std::pair(player.birth.month, player.birth.day) > std::pair(day.month, day.day);
}

std::string initial(std::string_view word) { return std::string(slice(word, 0, 1)) + "."; }

/// "Yılmaz, Ayşe Su" is "Ayşe Su Y."; where nothing tells which word is the surname, all are
/// initials.
std::string short_name(std::string_view name) {
    const auto comma = name.find(',');
    if (comma != name.npos && !trim(name.substr(comma + 1)).empty())
        return std::string(trim(name.substr(comma + 1))) + " " + initial(trim(name));
    std::string all;
    for (auto rest = trim(name); !rest.empty();) {
        const auto blank = rest.find(' ');
        if (!all.empty()) all += ' ';
        all += initial(rest);
        rest = blank == rest.npos ? std::string_view() : trim(rest.substr(blank));
    }
    return all;
}

bool is_contact(std::string_view word) { return word.find_first_of("0123456789@([/") != word.npos; }

}

Tournament redacted(Tournament tournament) {
    const auto day = tournament.start ? tournament.start : tournament.end;
    for (auto& player : tournament.players) {
        if (may_be_minor(player, day)) player.name = short_name(player.name);
        player.national_id.clear();
        player.fide_id.clear();
        player.licence.clear();
        player.birth = {player.birth.year};
    }
    tournament.chief_arbiter.clear();
    tournament.deputy_arbiters.clear();
    tournament.pairing_controller.clear();
    // What was read stands there with all its names.
    tournament.games.clear();
    tournament.games_source.reset();
    tournament.source.reset();
    return tournament;
}

std::string without_contacts(std::string_view name) {
    std::string kept;
    for (auto rest = trim(name); !rest.empty();) {
        const auto blank = rest.find(' ');
        const auto word = rest.substr(0, blank);
        if (is_contact(word)) break;
        if (!kept.empty()) kept += ' ';
        kept += word;
        rest = blank == rest.npos ? std::string_view() : trim(rest.substr(blank));
    }
    while (kept.ends_with(',') || kept.ends_with(';') || kept.ends_with('-') || kept.ends_with(' '))
        kept.pop_back();
    return kept;
}

}
