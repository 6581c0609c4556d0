#include "same_players.hpp"

#include "content/facts.hpp"
#include "versions.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>
#include <hakem/tournament.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace hakem::batch {

namespace {

constexpr std::uint64_t number_bits = 0xFFFF;
constexpr std::size_t most_names = 5, most_events = 5;
constexpr unsigned passes = 16; ///< the sights of all files at once would be many

bool is_within_a_month(const Date& start, const Date& end) {
    if (!start.complete() || !end.complete() || end < start) return false;
    const int months = (end.year - start.year) * 12 + end.month - start.month;
    return months == 0 || (months == 1 && end.day <= start.day);
}

bool has_played(const Player& player) {
    return std::any_of(player.rounds.begin(), player.rounds.end(), [](const RoundEntry& entry) {
        return entry.opponent != 0 && is_played(entry.outcome);
    });
}

/// Digits without leading zeros; empty for what is no id.
std::string_view plain_id(std::string_view id) {
    const auto first = std::min(id.find_first_not_of('0'), id.size());
    id.remove_prefix(first);
    return id.find_first_not_of("0123456789") == id.npos ? id : std::string_view();
}

/// With the longest word of the name, which stays in every way to write it, and the year of birth:
/// an id alone may be a slip. Empty where there is no id.
std::string fide_key(const Player& player) {
    const auto id = plain_id(player.fide_id);
    if (id.empty()) return {};
    const auto name = folded_name(player.name);
    std::string_view longest;
    for (std::size_t i = 0; i < name.size();) {
        const auto end = std::min(name.find(' ', i), name.size());
        const auto word = std::string_view(name).substr(i, end - i);
        if (word.size() > longest.size()) longest = word;
        i = end + 1;
    }
    return "F" + std::string(id) + "|" + std::string(longest) + "|" +
           std::to_string(player.birth.year);
}

/// A fingerprint of an identity number alone could be turned back.
std::string national_key(const Player& player) {
    const auto& own = player.national_id.empty() ? player.licence : player.national_id;
    if (own.empty() || !player.birth.complete()) return {};
    const auto& federation =
        player.national_federation.empty() ? player.federation : player.national_federation;
    return "N" + federation + "|" + (is_masked(own) ? own : masked_id(own)) + "|" +
           folded_name(player.name) + "|" + to_text(player.birth);
}

bool is_standing(const Entry& entry) {
    return (entry.status == Status::clean || entry.status == Status::needs_override ||
            entry.status == Status::back_to_arbiter || entry.status == Status::already_rated) &&
           !entry.is_package && !entry.people.empty();
}

/// A person in an event.
struct Sight {
    std::uint64_t person = 0; ///< without the starting number
    std::uint32_t place = 0;
    std::int32_t number = 0;
};

class Search {
public:
    explicit Search(const std::vector<Entry>& entries) : entries_(entries) {}

    std::vector<Shared> run() {
        for (unsigned pass = 0; pass < passes; ++pass) {
            auto sights = sights_of(pass);
            std::sort(sights.begin(), sights.end(), [this](const Sight& a, const Sight& b) {
                if (a.person != b.person) return a.person < b.person;
                const auto &first = start_of(a), &second = start_of(b);
                return first != second ? first < second : a.place < b.place;
            });
            for (std::size_t i = 0; i < sights.size(); ++i) compare(sights, i);
        }
        std::vector<Shared> all;
        for (auto& [pair, shared] : found_) all.push_back(std::move(shared));
        return all;
    }

private:
    const std::string& start_of(const Sight& sight) const {
        return entries_[sight.place].facts.start;
    }

    std::vector<Sight> sights_of(unsigned pass) const {
        constexpr unsigned shift = 60;
        std::vector<Sight> sights;
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            if (!is_standing(entries_[i])) continue;
            const auto& people = entries_[i].people;
            const auto from = std::uint64_t{pass} << shift;
            for (auto at = std::lower_bound(people.begin(), people.end(), from);
                 at != people.end() && *at >> shift == pass; ++at)
                sights.push_back({*at & ~number_bits, static_cast<std::uint32_t>(i),
                                  static_cast<std::int32_t>(*at & number_bits)});
        }
        return sights;
    }

    /// With the next events of the same person.
    void compare(const std::vector<Sight>& sights, std::size_t i) {
        const auto& end = entries_[sights[i].place].facts.end;
        const auto stop = std::min(sights.size(), i + 1 + most_events);
        for (auto k = i + 1; k < stop && sights[k].person == sights[i].person; ++k) {
            if (end < start_of(sights[k])) return;
            if (sights[k].place != sights[i].place) add(sights[i], sights[k]);
        }
    }

    void add(const Sight& one, const Sight& other) {
        const auto& first = one.place < other.place ? one : other;
        const auto& second = one.place < other.place ? other : one;
        const std::pair key(first.place, second.place);
        auto at = found_.find(key);
        if (at == found_.end()) {
            if (are_related(first.place, second.place)) return;
            auto &of_first = pairs_[first.place], &of_second = pairs_[second.place];
            if (of_first >= most_events || of_second >= most_events) return;
            ++of_first, ++of_second;
            at = found_.emplace(key, Shared{first.place, second.place, {}, false}).first;
        }
        auto& shared = at->second;
        const auto& known = shared.numbers;
        if (std::find(known.begin(), known.end(), first.number) != known.end()) return;
        if (known.size() < most_names)
            shared.numbers.push_back(first.number);
        else
            shared.more = true;
    }

    bool are_related(std::size_t a, std::size_t b) const {
        const auto names = [](const Entry& entry, const Entry& other) {
            return std::any_of(
                entry.related.begin(), entry.related.end(),
                [&other](const Related& related) { return related.of == other.path; });
        };
        return names(entries_[a], entries_[b]) || names(entries_[b], entries_[a]);
    }

    const std::vector<Entry>& entries_;
    std::map<std::pair<std::uint32_t, std::uint32_t>, Shared> found_;
    std::map<std::uint32_t, std::size_t> pairs_; ///< of each event
};

std::string joined(const Shared& shared, const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < shared.numbers.size(); ++i) {
        const bool named = i < names.size() && !names[i].empty();
        text += (i == 0 ? "" : "; ") + (named ? names[i] : std::to_string(shared.numbers[i]));
    }
    return shared.more ? text + "; …" : text;
}

}

std::vector<std::uint64_t> people_of(const Tournament& tournament) {
    std::vector<std::uint64_t> people;
    if (!is_within_a_month(tournament.start, tournament.end)) return people;
    for (const auto& player : tournament.players) {
        if (player.id <= 0 || !has_played(player)) continue;
        const auto add = [&](const std::string& key) {
            people.push_back((content::hash_of(key) & ~number_bits) |
                             static_cast<std::uint64_t>(player.id));
        };
        if (const auto key = fide_key(player); !key.empty()) add(key);
        if (const auto key = national_key(player); !key.empty()) add(key);
    }
    std::sort(people.begin(), people.end());
    people.shrink_to_fit();
    return people;
}

std::vector<Shared> shared_players(const std::vector<Entry>& entries) {
    return Search(entries).run();
}

void tell_shared(std::vector<Entry>& entries, const std::vector<Shared>& shared,
                 const std::vector<std::vector<std::string>>& names) {
    for (std::size_t i = 0; i < shared.size(); ++i) {
        const auto who = joined(shared[i], names[i]);
        const auto tell = [&](Entry& entry, const std::string& other) {
            entry.related.push_back({std::string(same_players),
                                     other,
                                     {Phrase::of("batch.same-players", {other, who})}});
        };
        tell(entries[shared[i].a], entries[shared[i].b].path);
        tell(entries[shared[i].b], entries[shared[i].a].path);
    }
}

void forget_fallen(std::vector<Entry>& entries) {
    const auto is_kind = [](const Related& related) { return related.kind == same_players; };
    const bool any = std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) {
        return std::any_of(entry.related.begin(), entry.related.end(), is_kind);
    });
    if (!any) return;
    std::set<std::string_view> counted;
    for (const auto i : counted_files(entries)) counted.insert(entries[i].path);
    for (auto& entry : entries)
        std::erase_if(entry.related, [&](const Related& related) {
            return is_kind(related) &&
                   (!counted.contains(entry.path) || !counted.contains(related.of));
        });
}

}
