#include "perfect_candidate.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <set>

namespace hakem::dutch {

namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// Colour preferences refused (C12), and of them strong ones (C13).
struct Cost {
    int refused = 0, strong = 0;

    Cost operator+(Cost other) const { return {refused + other.refused, strong + other.strong}; }
    auto operator<=>(const Cost&) const = default;
};

/// Players counted by what C12 and C13 ask of them.
struct Counts {
    int white = 0, black = 0, either = 0;
    int mild_white = 0, mild_black = 0;

    void add(const Entrant& entrant, int times) {
        const bool mild = entrant.strength == Strength::mild;
        if (entrant.preference == Colour::white) {
            white += times;
            mild_white += mild ? times : 0;
        } else if (entrant.preference == Colour::black) {
            black += times;
            mild_black += mild ? times : 0;
        } else {
            either += times;
        }
    }
};

/// At least so many players must be paired with the same preference; a mild one in the pair spares
/// a strong one.
Cost cost_of(int pairs, int mild) {
    pairs = std::max(pairs, 0);
    return {pairs, std::max(pairs - mild, 0)};
}

/// The least that any pairing of these players costs, `floats` of them left over.
Cost least_cost(const Counts& all, int floats) {
    const int surplus = std::abs(all.white - all.black) - all.either - floats;
    return cost_of(surplus / 2, all.white > all.black ? all.mild_white : all.mild_black);
}

/// The least that any pairing of S1 with S2 costs.
Cost least_cost(const Counts& s1, const Counts& s2) {
    return cost_of(s1.white - s2.black - s2.either, s1.mild_white + s2.mild_white) +
           cost_of(s1.black - s2.white - s2.either, s1.mild_black + s2.mild_black);
}

/// Players who are alike for the colour criteria: they are tried in order within their kind.
std::size_t kind_of(const Entrant& entrant) {
    if (entrant.preference == Colour::none) return 0;
    return static_cast<std::size_t>(entrant.strength) +
           (entrant.preference == Colour::white ? 0 : 3);
}

class Search {
public:
    Search(const Field& field, const Bracket& bracket, const std::vector<char>& may_float)
        : field_(field), bracket_(bracket), may_float_(may_float), floats_(bracket.size() % 2) {}

    std::optional<BracketPairing> run() {
        if (bracket_.moved_down.size() > bracket_.residents.size()) return std::nullopt;
        left_ = bracket_.residents;
        if (floats_ != 0 && floaters_left() == 0) return std::nullopt;
        for (const auto* players : {&bracket_.moved_down, &bracket_.residents})
            for (const int player : *players) counts_.add(field_[player], 1);
        target_ = least_cost(counts_, floats_);
        if (!pair_moved_down() || !pair_remainder()) return std::nullopt;
        return std::move(pairing_);
    }

private:
    /// Two players with the same absolute preference are a cost even where C3 lets them meet.
    bool may_meet(int a, int b) const {
        const Entrant &one = field_[a], &other = field_[b];
        const bool clash = one.strength == Strength::absolute &&
                           one.preference == other.preference &&
                           other.strength == Strength::absolute;
        return !clash && field_.may_meet(a, b);
    }

    Cost cost(int a, int b) const {
        return {refused_preferences(field_, a, b), refused_strong_preferences(field_, a, b)};
    }

    int floaters_left() const {
        return static_cast<int>(std::count_if(
            left_.begin(), left_.end(), [&](int player) { return may_float_[at(player)] != 0; }));
    }

    void pair(int a, int b) {
        spent_ = spent_ + cost(a, b);
        pairing_.pairs.emplace_back(a, b);
    }

    /// Each MDP takes the first resident with whom the least cost remains possible. C15, C17: not
    /// one who floated up in the last two rounds.
    bool pair_moved_down() {
        int floaters = floaters_left();
        for (const int player : bracket_.moved_down) {
            const auto fits = [&](int resident) {
                const auto& entrant = field_[resident];
                if (entrant.last == Float::up || entrant.before_last == Float::up) return false;
                if (floats_ != 0 && may_float_[at(resident)] && floaters == 1) return false;
                if (!may_meet(player, resident)) return false;
                auto rest = counts_;
                rest.add(field_[player], -1);
                rest.add(entrant, -1);
                return spent_ + cost(player, resident) + least_cost(rest, floats_) <= target_;
            };
            const auto found = std::find_if(left_.begin(), left_.end(), fits);
            if (found == left_.end()) return false;
            pair(player, *found);
            counts_.add(field_[player], -1);
            counts_.add(field_[*found], -1);
            floaters -= may_float_[at(*found)];
            left_.erase(found);
        }
        return true;
    }

    bool pair_remainder() {
        const auto half = (left_.size() - at(floats_)) / 2;
        s1_.assign(left_.begin(), left_.begin() + static_cast<std::ptrdiff_t>(half));
        s2_.assign(left_.begin() + static_cast<std::ptrdiff_t>(half), left_.end());
        spent_before_.assign(s1_.size() + 1, spent_);
        opponents_.clear();
        if (!transpose()) return false;
        for (std::size_t i = 0; i < s1_.size(); ++i)
            pairing_.pairs.emplace_back(s1_[i], opponents_[i]);
        std::set<int> taken(opponents_.begin(), opponents_.end());
        for (const int player : s2_)
            if (!taken.contains(player)) pairing_.downfloaters.push_back(player);
        return true;
    }

    /// 4.2: S1 in order, each with the first of S2 that leaves the least cost possible.
    bool transpose() {
        std::array<std::vector<int>, 7> kinds; // of S2, ascending
        Counts first, second;
        int floaters = 0;
        for (const int player : s1_) first.add(field_[player], 1);
        for (const int player : s2_) {
            second.add(field_[player], 1);
            kinds[kind_of(field_[player])].push_back(player);
            floaters += may_float_[at(player)];
        }
        if (floats_ != 0 && floaters == 0) return false;
        if (spent_ + least_cost(first, second) > target_) return false;
        for (std::size_t i = 0; i < s1_.size(); ++i) {
            const int player = s1_[i];
            first.add(field_[player], -1);
            const auto spent = spent_before_[i];
            int best = -1;
            for (const auto& kind : kinds) {
                if (kind.empty()) continue;
                auto rest = second;
                rest.add(field_[kind.front()], -1);
                if (spent + cost(player, kind.front()) + least_cost(first, rest) > target_)
                    continue;
                const auto found = std::find_if(kind.begin(), kind.end(), [&](int other) {
                    return may_meet(player, other) &&
                           !(floats_ != 0 && floaters == 1 && may_float_[at(other)]);
                });
                if (found != kind.end() && (best < 0 || *found < best)) best = *found;
            }
            if (best < 0) return mend(i);
            auto& kind = kinds[kind_of(field_[best])];
            kind.erase(std::lower_bound(kind.begin(), kind.end(), best));
            second.add(field_[best], -1);
            floaters -= may_float_[at(best)];
            spent_before_[i + 1] = spent + cost(player, best);
            opponents_.push_back(best);
        }
        return true;
    }

    /// Nobody is left for S1[stuck]: what was refused above was refused for certain, so only the
    /// last choices are open again. They are settled by a matching, more of them until it succeeds.
    bool mend(std::size_t stuck) {
        constexpr std::size_t most = 96;
        for (std::size_t count = 6; count <= most; count *= 2) {
            const auto reach = s1_.size() - stuck - 1 + count;
            const auto first = reach < s1_.size() ? s1_.size() - reach : 0;
            if (s1_.size() - first > most) return false;
            if (match_from(first)) return true;
            if (first == 0) return false;
        }
        return false;
    }

    bool match_from(std::size_t first) {
        const std::vector<int> upper(s1_.begin() + static_cast<std::ptrdiff_t>(first), s1_.end());
        const std::set<int> taken(
            opponents_.begin(),
            opponents_.begin() + static_cast<std::ptrdiff_t>(std::min(first, opponents_.size())));
        std::vector<int> lower;
        for (const int player : s2_)
            if (!taken.contains(player)) lower.push_back(player);
        const int size = static_cast<int>(upper.size());
        matching::Graph graph(size + static_cast<int>(lower.size()));
        const auto pairs = graph.add_level(size), must = graph.add_level(size);
        const auto refused = graph.add_level(size), strong = graph.add_level(size);
        for (int i = 0; i < size; ++i) graph.add_level(1);
        int must_be_paired = 0;
        for (const int player : lower) must_be_paired += !may_float_[at(player)];
        for (int i = 0; i < size; ++i)
            for (std::size_t j = 0; j < lower.size(); ++j) {
                if (!may_meet(upper[at(i)], lower[j])) continue;
                const auto price = cost(upper[at(i)], lower[j]);
                graph.add_edge(i, size + static_cast<int>(j));
                graph.value(pairs) = 1;
                graph.value(must) = !may_float_[at(lower[j])];
                graph.value(refused) = -price.refused;
                graph.value(strong) = -price.strong;
                graph.value(strong + 1 + at(i)) = -static_cast<std::int32_t>(j);
            }
        const auto mates = graph.heaviest();
        const auto total = graph.total(mates);
        const Cost price{static_cast<int>(-total[refused]), static_cast<int>(-total[strong])};
        if (total[pairs] != size || (floats_ != 0 && total[must] != must_be_paired)) return false;
        if (spent_before_[first] + price > target_) return false;
        opponents_.resize(first);
        for (int i = 0; i < size; ++i) opponents_.push_back(lower[at(mates[at(i)] - size)]);
        return true;
    }

    const Field& field_;
    const Bracket& bracket_;
    const std::vector<char>& may_float_;
    int floats_;
    Counts counts_; ///< of those still to be paired
    Cost target_, spent_;
    std::vector<int> left_; ///< residents not paired with an MDP
    std::vector<int> s1_, s2_, opponents_;
    std::vector<Cost> spent_before_; ///< each member of S1
    BracketPairing pairing_;
};

}

std::optional<BracketPairing> perfect_candidate(const Field& field, const Bracket& bracket,
                                                const std::vector<char>& may_float) {
    return Search(field, bracket, may_float).run();
}

}
