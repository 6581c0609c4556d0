#include "completion.hpp"

#include "matching.hpp"

#include <algorithm>

namespace hakem::dutch {

namespace {

std::vector<int> without(const std::vector<int>& players, int left_out) {
    std::vector<int> rest;
    rest.reserve(players.size());
    for (const int player : players)
        if (player != left_out) rest.push_back(player);
    return rest;
}

}

bool Completion::decide_bye() {
    std::vector<int> all(field_.entrants.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
    if (all.size() % 2 == 0 || !field_.edition->lowest_bye_score) return possible(all);
    for (auto i = field_.entrants.rbegin(); i != field_.entrants.rend(); ++i) {
        if (i->bye_barred || (bye_score_ && i->score == *bye_score_)) continue;
        bye_score_ = i->score;
        if (possible(all)) return true;
    }
    bye_score_.reset();
    return false;
}

bool Completion::possible(const std::vector<int>& players) const {
    if (players.size() % 2 == 0) return perfect(players);
    // Nearly always one of the last can sit out and the others pair at once.
    int tries = 0;
    for (auto i = players.rbegin(); i != players.rend() && tries < 3; ++i)
        if (may_take_bye(*i)) {
            if (quick(without(players, *i))) return true;
            ++tries;
        }
    if (tries == 0) return false;
    const auto mates = largest(players);
    return std::find(mates.begin(), mates.end(), -1) == mates.end();
}

bool Completion::perfect(const std::vector<int>& players) const {
    if (players.size() % 2 != 0) return false;
    if (quick(players)) return true;
    const auto mates = largest(players);
    return std::find(mates.begin(), mates.end(), -1) == mates.end();
}

/// Pairs everybody with the first free player below; one who finds nobody breaks up a pair above.
/// May fail where a pairing exists.
bool Completion::quick(const std::vector<int>& players) const {
    const int count = static_cast<int>(players.size());
    const auto meet = [&](int a, int b) {
        return field_.may_meet(players[static_cast<std::size_t>(a)],
                               players[static_cast<std::size_t>(b)]);
    };
    std::vector<int> mate(players.size(), -1);
    const auto join = [&](int a, int b) {
        mate[static_cast<std::size_t>(a)] = b;
        mate[static_cast<std::size_t>(b)] = a;
    };
    const auto is_free = [&](int a) { return mate[static_cast<std::size_t>(a)] < 0; };
    std::vector<int> alone;
    for (int a = 0; a < count; ++a) {
        if (!is_free(a)) continue;
        int b = a + 1;
        while (b < count && !(is_free(b) && meet(a, b))) ++b;
        if (b < count)
            join(a, b);
        else
            alone.push_back(a);
    }
    for (std::size_t i = 0; i + 1 < alone.size(); i += 2) {
        const int a = alone[i], b = alone[i + 1];
        bool mended = false;
        for (int c = count - 1; c >= 0 && !mended; --c) {
            const int d = mate[static_cast<std::size_t>(c)];
            if (d < 0 || !meet(a, c) || !meet(b, d)) continue;
            join(a, c);
            join(b, d);
            mended = true;
        }
        if (!mended) return false;
    }
    return alone.size() % 2 == 0;
}

std::vector<int> Completion::largest(const std::vector<int>& players) const {
    const int count = static_cast<int>(players.size());
    const bool bye = count % 2 != 0;
    matching::Graph graph(count + (bye ? 1 : 0));
    for (int a = 0; a < count; ++a) {
        const int one = players[static_cast<std::size_t>(a)];
        for (int b = a + 1; b < count; ++b)
            if (field_.may_meet(one, players[static_cast<std::size_t>(b)])) graph.add_edge(a, b);
        if (bye && may_take_bye(one)) graph.add_edge(a, count);
    }
    auto mates = graph.largest();
    if (bye) {
        mates.pop_back();
        std::replace(mates.begin(), mates.end(), count, -2);
    }
    return mates;
}

}
