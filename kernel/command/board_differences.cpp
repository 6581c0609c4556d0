#include "board_differences.hpp"

#include <hakem/history.hpp>
#include <hakem/missing_game.hpp>

#include <algorithm>
#include <iterator>
#include <set>
#include <unordered_map>

namespace hakem::command {

namespace {

std::vector<Pair> without(const std::vector<Pair>& pairs, const std::vector<Pair>& others) {
    std::set<std::pair<std::int32_t, std::int32_t>> known;
    for (const auto& pair : others) known.emplace(pair.white, pair.black);
    std::vector<Pair> left;
    std::copy_if(pairs.begin(), pairs.end(), std::back_inserter(left), [&](const Pair& pair) {
        return !known.contains({pair.white, pair.black});
    });
    return left;
}

BoardDifferences plain_differences(const std::vector<Pair>& played,
                                   const std::vector<Pair>& expected) {
    return {without(played, expected), without(expected, played)};
}

/// What the file has of each competitor in the round.
class HeldRound {
public:
    HeldRound(const Tournament& tournament, int round, bool by_table)
        : history_(by_table ? history_of(tournament) : history_of(tournament, round)) {
        const int rounds = by_table ? rounds_scheduled(tournament) : 0;
        for (const auto& competitor : history_.competitors) {
            if (const auto r = static_cast<std::size_t>(round - 1); r < competitor.rounds.size())
                rounds_[competitor.id] = &competitor.rounds[r];
            if (by_table && misses_game(competitor, round, rounds)) missing_.insert(competitor.id);
        }
    }

    /// Both have nothing in the round and no reason: a table has their game.
    bool misses(const Pair& pair) const {
        return missing_.contains(pair.white) && missing_.contains(pair.black);
    }

    bool has_game(std::int32_t id) const {
        const auto* round = find(id);
        return round != nullptr && round->opponent >= 0;
    }
    bool has_colour(std::int32_t id) const {
        const auto* round = find(id);
        return round != nullptr && round->colour != Colour::none;
    }

private:
    const Round* find(std::int32_t id) const {
        const auto found = rounds_.find(id);
        return found == rounds_.end() ? nullptr : found->second;
    }

    History history_;
    std::unordered_map<std::int32_t, const Round*> rounds_;
    std::set<std::int32_t> missing_;
};

void take_colours(std::vector<Pair>& played, const std::vector<Pair>& expected,
                  const HeldRound& held) {
    for (auto& pair : played) {
        const bool coloured = held.has_colour(pair.white) || held.has_colour(pair.black);
        if (!coloured && reversed_in(expected, pair) != nullptr) std::swap(pair.white, pair.black);
    }
}

void drop_unplayed(std::vector<Pair>& pairs, const HeldRound& held) {
    std::erase_if(pairs, [&](const Pair& pair) {
        return !held.has_game(pair.white) && !held.has_game(pair.black) && !held.misses(pair);
    });
}

}

BoardDifferences differences_of(const Tournament& tournament, const RoundPairing& played,
                                const RoundPairing& expected, bool by_table) {
    auto found = plain_differences(played.pairs, expected.pairs);
    if (found.none()) return found;
    const HeldRound held(tournament, played.round, by_table);
    take_colours(found.played, found.expected, held);
    if (by_table) {
        drop_unplayed(found.played, held);
        drop_unplayed(found.expected, held);
    }
    return plain_differences(found.played, found.expected);
}

const Pair* reversed_in(const std::vector<Pair>& pairs, const Pair& pair) {
    const auto found = std::find_if(pairs.begin(), pairs.end(), [&](const Pair& other) {
        return pair.black != 0 && other.white == pair.black && other.black == pair.white;
    });
    return found == pairs.end() ? nullptr : &*found;
}

}
