// Who may be related to whom, without comparing all with all.

#include "facts.hpp"
#include "relation.hpp"

#include <algorithm>
#include <array>

namespace hakem::content {

namespace {

/// Mixes two numbers into a key: the finisher of SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    auto x = a * 0x9e3779b97f4a7c15u + b + 1;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/// Of a set of people the least fingerprint in each of eight orders, two and two together: events
/// that share most of their people share one of the four pairs nearly always, others hardly ever
/// (Broder 1997).
void add_people(const Record& record, std::vector<std::uint64_t>& keys) {
    constexpr std::size_t orders = 8;
    std::array<std::uint64_t, orders> least;
    least.fill(~std::uint64_t{0});
    for (const auto& player : record.players)
        for (std::size_t i = 0; i < orders; ++i)
            least[i] = std::min(least[i], mixed(player.person, i));
    for (std::size_t i = 0; i < orders; i += 2)
        keys.push_back(mixed(mixed(least[i], least[i + 1]), 1000 + i));
}

/// What related events have in common one of at least: all games, a round, name and day, people.
std::vector<std::uint64_t> keys_of(const Record& record) {
    std::vector<std::uint64_t> keys;
    if (record.play != 0) keys.push_back(mixed(record.play, 1));
    for (std::size_t r = 0; r < record.rounds.size(); ++r)
        if (record.rounds[r].count != 0) keys.push_back(mixed(record.rounds[r].games, 100 + r));
    const auto day = hash_of(to_text(record.start));
    if (record.called != 0) keys.push_back(mixed(mixed(record.called, day), 2));
    if (!record.players.empty()) add_people(record, keys);
    return keys;
}

/// How much a relation says of the first of the two: that it is not needed before all else.
int weight(Relation relation) {
    constexpr Relation order[] = {Relation::other,   Relation::alike,        Relation::complete,
                                  Relation::newer,   Relation::version,      Relation::older,
                                  Relation::interim, Relation::other_format, Relation::same};
    return static_cast<int>(std::find(std::begin(order), std::end(order), relation) - order);
}

bool repeats(Relation relation) {
    return relation == Relation::same || relation == Relation::other_format;
}

}

std::vector<std::uint32_t> Index::candidates(const Record& record) const {
    std::vector<std::uint32_t> candidates;
    for (const auto key : keys_of(record)) {
        const auto found = chains_.find(key);
        if (found == chains_.end()) continue;
        for (auto at = found->second.first; at != 0; at = links_[at - 1].next)
            candidates.push_back(links_[at - 1].record);
    }
    std::sort(candidates.begin(), candidates.end());
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    return candidates;
}

Found Index::closest_but(const Record& record, std::size_t self) const {
    Found closest;
    for (const auto candidate : candidates(record)) {
        if (candidate == self) continue;
        auto found = relate(record, records_[candidate]);
        if (repeating_[candidate] && found.relation != Relation::same) continue;
        found.of = candidate;
        const auto more = weight(found.relation) - weight(closest.relation);
        const bool superseded =
            found.relation == Relation::interim || found.relation == Relation::older;
        const bool further =
            more == 0 && superseded &&
            records_[candidate].finished_games() > records_[closest.of].finished_games();
        if (more > 0 || further) closest = std::move(found);
    }
    if (closest.relation == Relation::other) closest = {};
    return closest;
}

Found Index::closest(const Record& record) const { return closest_but(record, records_.size()); }

Found Index::add(Record record) {
    auto found = closest(record);
    const auto number = static_cast<std::uint32_t>(records_.size());
    // What repeats another format is still what others of its own may repeat.
    if (found.relation != Relation::same)
        for (const auto key : keys_of(record)) link(key, number);
    records_.push_back(std::move(record));
    repeating_.push_back(repeats(found.relation));
    return found;
}

/// What very many share tells little, and would make a folder of copies slow: the first ones do.
void Index::link(std::uint64_t key, std::uint32_t number) {
    constexpr std::uint32_t longest = 64;
    auto& chain = chains_[key];
    if (chain.length == longest) return;
    links_.push_back({number, chain.first});
    chain = {static_cast<std::uint32_t>(links_.size()), chain.length + 1};
}

std::vector<Found> relate_all(std::vector<Record> records) {
    Index index;
    std::vector<Found> all;
    all.reserve(records.size());
    for (auto& record : records) all.push_back(index.add(std::move(record)));
    // Who came first knows only now what came after.
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!repeats(all[i].relation)) all[i] = index.closest_but(index.records()[i], i);
    return all;
}

}
