#include "redaction.hpp"

#include <hakem/age_group.hpp>
#include <hakem/official.hpp>
#include <hakem/text.hpp>

#include <utility>

namespace hakem::office_report {

namespace {

constexpr int of_age = 18;

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

std::string without_contacts(std::string_view names) {
    std::string all;
    for (const auto& one : officials_of(names))
        if (!one.name.empty())
            all +=
                (all.empty() ? "" : "; ") + (one.title.empty() ? "" : one.title + " ") + one.name;
    return all;
}

}
