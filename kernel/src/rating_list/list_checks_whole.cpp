// What is wrong with several players at once, and would be told of each.

#include "list_checks.hpp"
#include "list_match.hpp"

#include <algorithm>
#include <array>

namespace hakem::list_checks {

namespace {

std::int32_t rating_in_file(const Player& player, bool national) {
    return national ? player.national_rating : player.rating;
}

/// Whether the rating is neither that of the class nor the standard one that stands in for it.
bool differs(const ListedPlayer& person, std::int32_t rating, TimeClass time_class, bool national) {
    const auto listed = person.rating(time_class);
    if (listed.unreadable || rating == 0 || rating == listed.value) return false;
    const auto standard = person.rating(TimeClass::standard).value;
    return national || listed.value != 0 || rating != standard;
}

using list_match::Birth;

bool is_same_person(const Player& player, const ListedPlayer& person) {
    const auto agreement = list_match::agreement_of(player, person);
    return agreement.name == NameAgreement::same && agreement.birth != Birth::differs;
}

/// Whether the id may well be the player's own.
bool may_be(const Player& player, const ListedPlayer& person) {
    const auto agreement = list_match::agreement_of(player, person);
    return agreement.name >= NameAgreement::close && agreement.birth != Birth::differs;
}

}

std::optional<OtherClass> ratings_of_another_class(const Tournament& tournament,
                                                   const std::vector<ListMatch>& matches,
                                                   TimeClass time_class, bool national) {
    constexpr std::size_t fewest = 3;
    std::array<OtherClass, time_classes> found;
    std::size_t all = 0;
    for (auto& one : found) one.of.resize(matches.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto rating = rating_in_file(tournament.players[i], national);
        const auto& person = matches[i].person;
        if (!person || !differs(*person, rating, time_class, national)) continue;
        ++all;
        for (std::size_t c = 0; c < time_classes; ++c) {
            found[c].time_class = static_cast<TimeClass>(c);
            if (person->rating(found[c].time_class).value != rating) continue;
            found[c].of[i] = true;
            ++found[c].count;
        }
    }
    const auto best =
        std::max_element(found.begin(), found.end(), [](const OtherClass& a, const OtherClass& b) {
            return a.count < b.count;
        });
    if (best->count < fewest || best->count * 2 <= all) return std::nullopt;
    return std::move(*best);
}

std::map<std::size_t, std::size_t> exchanged_ids(const Tournament& tournament,
                                                 const RatingList& list) {
    const auto& players = tournament.players;
    std::map<std::size_t, ListedPlayer> holders; // of ids that are not their players' own
    std::multimap<std::string, std::size_t> by_name;
    for (std::size_t i = 0; i < players.size(); ++i) {
        auto holder = list.by_fide_id(players[i].fide_id);
        if (!holder || may_be(players[i], *holder)) continue;
        by_name.emplace(folded_name(players[i].name), i);
        holders.emplace(i, std::move(*holder));
    }
    std::map<std::size_t, std::size_t> exchanged;
    for (const auto& [i, holder] : holders) {
        if (exchanged.contains(i)) continue;
        const auto [from, to] = by_name.equal_range(folded_name(holder.name));
        const auto other = std::find_if(from, to, [&, at = i, &who = holder](const auto& one) {
            return one.second != at && !exchanged.contains(one.second) &&
                   is_same_person(players[one.second], who) &&
                   is_same_person(players[at], holders.at(one.second));
        });
        if (other != to) {
            exchanged[i] = other->second;
            exchanged[other->second] = i;
        }
    }
    return exchanged;
}

}
