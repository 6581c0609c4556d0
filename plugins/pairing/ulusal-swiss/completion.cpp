#include "completion.hpp"

#include "matching.hpp"

#include <algorithm>

namespace hakem::ulusal {

namespace {

void join(Mates& mates, int a, int b) {
    mates[at(a)] = b;
    mates[at(b)] = a;
}

/// A matching of the graph as mates of the field.
Mates in_field(const std::vector<int>& found, const Players& players, int size) {
    Mates mates(at(size), -1);
    for (std::size_t i = 0; i < players.size(); ++i)
        if (found[i] >= 0) mates[at(players[i])] = players[at(found[i])];
    return mates;
}

}

bool Completion::complete(const Players& players, int level) const {
    return players.size() % 2 == 0 && shortage(players, level) == 0;
}

int Completion::shortage(const Players& players, int level) const {
    const auto mates = largest(players, level);
    return static_cast<int>(std::count_if(players.begin(), players.end(),
                                          [&](int player) { return mates[at(player)] < 0; }));
}

/// Pairs everybody with the first free player behind; two who find nobody break up a pair. Returns
/// how many are left; more than must be, sometimes.
int Completion::pair_quickly(const Players& players, int level, Mates& mates) const {
    Players alone;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const int a = players[i];
        if (mates[at(a)] >= 0) continue;
        auto k = i + 1;
        while (k < players.size() && !(mates[at(players[k])] < 0 && allowed(a, players[k], level)))
            ++k;
        if (k < players.size())
            join(mates, a, players[k]);
        else
            alone.push_back(a);
    }
    int left = static_cast<int>(alone.size() % 2);
    for (std::size_t i = 0; i + 1 < alone.size(); i += 2) {
        const int a = alone[i], b = alone[i + 1];
        const auto between = std::find_if(players.rbegin(), players.rend(), [&](int c) {
            const int d = mates[at(c)];
            return d >= 0 && allowed(a, c, level) && allowed(b, d, level);
        });
        if (between == players.rend()) {
            left += 2;
            continue;
        }
        const int d = mates[at(*between)];
        join(mates, a, *between);
        join(mates, b, d);
    }
    return left;
}

Mates Completion::largest(const Players& players, int level) const {
    Mates mates(field_.entrants.size(), -1);
    if (pair_quickly(players, level, mates) == static_cast<int>(players.size() % 2)) return mates;
    const int count = static_cast<int>(players.size());
    matching::Graph graph(count);
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b)
            if (allowed(players[at(a)], players[at(b)], level)) graph.add_edge(a, b);
    return in_field(graph.largest(), players, field_.size());
}

std::optional<Mates> Completion::fewest_breaking(const Players& players) const {
    const int count = static_cast<int>(players.size());
    matching::Graph graph(count);
    const auto paired = graph.add_level(count / 2), legal = graph.add_level(count / 2);
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b) {
            const int one = players[at(a)], other = players[at(b)];
            if (!allowed(one, other, 1)) continue;
            graph.add_edge(a, b);
            graph.value(paired) = 1;
            graph.value(legal) = field_.legal(one, other) ? 1 : 0;
        }
    const auto found = graph.heaviest();
    if (std::find(found.begin(), found.end(), -1) != found.end()) return std::nullopt;
    return in_field(found, players, field_.size());
}

int breaking_pairs(const Field& field, const Mates& mates) {
    int count = 0;
    for (int a = 0; a < field.size(); ++a)
        if (mates[at(a)] > a && !field.legal(a, mates[at(a)])) ++count;
    return count;
}

}
