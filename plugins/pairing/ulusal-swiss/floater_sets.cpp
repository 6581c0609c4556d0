#include "floater_sets.hpp"

#include "matching.hpp"

#include <algorithm>

namespace hakem::ulusal {

namespace {

/// Pools and goal as one graph: a pair inside a pool is of the pool's level, every other of the top
/// level, and it costs a floater for each of the two who leaves a pool. Sets exist if and only if
/// the whole is complete at the cost of all floaters: no pool can do with fewer.
class Search {
public:
    Search(const Completion& completion, const std::vector<Replaceable>& pools, const Players& goal)
        : completion_(completion), pools_(pools),
          place_(completion.field().entrants.size(), Place{}) {
        for (std::size_t p = 0; p < pools.size(); ++p) {
            for (const int player : pools[p].pool) {
                players_.push_back(player);
                place_[at(player)].pool = static_cast<int>(p);
            }
            cost_ += pools[p].count;
        }
        players_.insert(players_.end(), goal.begin(), goal.end());
    }

    std::optional<std::vector<Players>> first() {
        if (cost_ == 0 || !solve()) return std::nullopt;
        std::vector<Players> sets;
        for (const auto& pool : pools_) sets.push_back(first_of(pool));
        return sets;
    }

private:
    enum class Fate : std::uint8_t { open, leaves, stays };
    struct Place {
        int pool = -1;
        Fate fate = Fate::open;
    };

    /// Settles the positions of the list one after the other.
    Players first_of(const Replaceable& pool) {
        Players set;
        for (const int player : pool.most_replaceable) {
            if (static_cast<int>(set.size()) == pool.count) break;
            auto& place = place_[at(player)];
            place.fate = Fate::leaves;
            if (leaves_now(player) || solve())
                set.push_back(player);
            else
                place.fate = Fate::stays;
        }
        return set;
    }

    bool leaves_now(int player) const {
        return place_[at(mates_[at(player)])].pool != place_[at(player)].pool;
    }

    /// The number of players who leave their pool by the pair; -1 = not possible.
    int cost_of(int a, int b) const {
        const Place &one = place_[at(a)], &other = place_[at(b)];
        if (one.pool == other.pool && one.pool >= 0) {
            const bool leaves = one.fate == Fate::leaves || other.fate == Fate::leaves;
            const int level = pools_[at(one.pool)].level;
            return !leaves && completion_.allowed(a, b, level) ? 0 : -1;
        }
        if (one.fate == Fate::stays || other.fate == Fate::stays) return -1;
        if (!completion_.allowed(a, b, completion_.top_level())) return -1;
        return int{one.pool >= 0} + int{other.pool >= 0};
    }

    /// Finds a matching with what is settled so far; keeps the one before where there is none.
    bool solve() {
        const int count = static_cast<int>(players_.size());
        matching::Graph graph(count);
        const auto paired = graph.add_level(count / 2), saved = graph.add_level(count / 2);
        for (int a = 0; a < count; ++a)
            for (int b = a + 1; b < count; ++b) {
                const int cost = cost_of(players_[at(a)], players_[at(b)]);
                if (cost < 0) continue;
                graph.add_edge(a, b);
                graph.value(paired) = 1;
                graph.value(saved) = 2 - cost;
            }
        const auto found = graph.heaviest();
        const auto total = graph.total(found);
        if (total[paired] * 2 != count || total[saved] != count - cost_) return false;
        mates_.assign(place_.size(), -1);
        for (int a = 0; a < count; ++a) mates_[at(players_[at(a)])] = players_[at(found[at(a)])];
        return true;
    }

    const Completion& completion_;
    const std::vector<Replaceable>& pools_;
    std::vector<Place> place_;
    Players players_;
    int cost_ = 0;
    Mates mates_;
};

}

std::optional<std::vector<Players>> first_floaters(const Completion& completion,
                                                   const std::vector<Replaceable>& pools,
                                                   const Players& goal) {
    return Search(completion, pools, goal).first();
}

}
