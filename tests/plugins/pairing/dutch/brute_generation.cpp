#include "brute_generation.hpp"

#include <algorithm>
#include <numeric>

namespace hakem::test::brute {

namespace {

/// 4.2 (D.1): S2 in all orders, by the lexicographic value of the first |S1| numbers. A branch ends
/// where two may not meet: none of the orders that begin so makes a legal candidate.
class Transpositions {
public:
    Transpositions(const Players& s1, const Players& s2, const MayMeet& may_meet,
                   const Visit& visit)
        : s1_(s1), s2_(s2), may_meet_(may_meet), visit_(visit), used_(s2.size(), false) {}

    bool run() {
        if (couples_.size() == s1_.size()) return visit_(couples_, rest());
        for (std::size_t k = 0; k < s2_.size(); ++k) {
            const std::size_t top = s1_[couples_.size()], bottom = s2_[k];
            if (used_[k] || !may_meet_(top, bottom)) continue;
            used_[k] = true;
            couples_.emplace_back(top, bottom);
            if (run()) return true;
            couples_.pop_back();
            used_[k] = false;
        }
        return false;
    }

private:
    Players rest() const {
        Players rest;
        for (std::size_t k = 0; k < s2_.size(); ++k)
            if (!used_[k]) rest.push_back(s2_[k]);
        return rest;
    }

    const Players &s1_, &s2_;
    const MayMeet& may_meet_;
    const Visit& visit_;
    std::vector<bool> used_;
    Couples couples_;
};

std::size_t sum(const Players& players) {
    return std::accumulate(players.begin(), players.end(), std::size_t{0});
}

/// 4.3.2 to 4.3.4 (D.2 b to d).
bool comes_before(const Exchange& a, const Exchange& b) {
    const auto difference = [](const Exchange& e) { return sum(e.from_s2) - sum(e.from_s1); };
    if (difference(a) != difference(b)) return difference(a) < difference(b);
    if (a.from_s1 != b.from_s1)
        return std::lexicographical_compare(b.from_s1.rbegin(), b.from_s1.rend(),
                                            a.from_s1.rbegin(), a.from_s1.rend());
    return a.from_s2 < b.from_s2;
}

Players numbers(std::size_t from, std::size_t count) {
    Players result(count);
    std::iota(result.begin(), result.end(), from);
    return result;
}

/// The players that stand at these sequence numbers, in order of rank.
Players at(const Players& players, Players numbers) {
    std::sort(numbers.begin(), numbers.end());
    for (std::size_t& number : numbers) number = players[number - 1];
    return numbers;
}

/// `group` without `out` and with `in`.
Players exchanged(const Players& group, const Players& out, const Players& in) {
    Players result;
    std::set_difference(group.begin(), group.end(), out.begin(), out.end(),
                        std::back_inserter(result));
    result.insert(result.end(), in.begin(), in.end());
    return result;
}

}

std::vector<Players> sets_of(const Players& players, std::size_t size) {
    std::vector<Players> sets;
    if (size > players.size()) return sets;
    std::vector<bool> chosen(players.size(), false);
    std::fill_n(chosen.begin(), size, true);
    do {
        Players set;
        for (std::size_t i = 0; i < players.size(); ++i)
            if (chosen[i]) set.push_back(players[i]);
        sets.push_back(std::move(set));
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return sets;
}

std::vector<Exchange> exchanges(std::size_t s1_size, std::size_t s2_size, std::size_t size) {
    std::vector<Exchange> all;
    for (const Players& from_s1 : sets_of(numbers(1, s1_size), size))
        for (const Players& from_s2 : sets_of(numbers(s1_size + 1, s2_size), size))
            all.push_back({from_s1, from_s2});
    std::stable_sort(all.begin(), all.end(), comes_before);
    return all;
}

bool mdp_pairings(const Players& s1, const Players& s2, const MayMeet& may_meet,
                  const Visit& visit) {
    return Transpositions(s1, s2, may_meet, visit).run();
}

bool homogeneous_candidates(const Players& players, std::size_t pairs, const MayMeet& may_meet,
                            const Visit& visit) {
    // A pair whose S1 player is the lower-ranked one makes the whole candidate a repetition: with
    // the two in each other's group the same pairs come from an exchange of fewer players, or of
    // as many with a smaller difference of the sums, so earlier. Skipping it changes nothing.
    const MayMeet first_time = [&](std::size_t top, std::size_t bottom) {
        return top < bottom && may_meet(top, bottom);
    };
    const Players s1 = numbers(1, pairs), s2 = numbers(pairs + 1, players.size() - pairs);
    // 4.3.1 (D.2 a): exchanges of fewer players come first.
    for (std::size_t size = 0; size <= std::min(s1.size(), s2.size()); ++size)
        for (const Exchange& exchange : exchanges(s1.size(), s2.size(), size)) {
            const Players top = at(players, exchanged(s1, exchange.from_s1, exchange.from_s2));
            const Players bottom = at(players, exchanged(s2, exchange.from_s2, exchange.from_s1));
            if (Transpositions(top, bottom, first_time, visit).run()) return true;
        }
    return false;
}

}
