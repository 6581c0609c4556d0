#include "matching.hpp"

#include "wide_integer.hpp"

#include <algorithm>
#include <lemon/matching.h>
#include <lemon/smart_graph.h>
#include <lemon/static_graph.h>
#include <stdexcept>

namespace hakem::matching {

std::size_t Graph::add_level(int edges) {
    levels_.push_back(std::max(edges, 1));
    return levels_.size() - 1;
}

void Graph::add_edge(int a, int b) {
    ends_.push_back(a);
    ends_.push_back(b);
    values_.resize(values_.size() + levels_.size());
}

std::vector<std::int64_t> Graph::total(const std::vector<int>& mates) const {
    std::vector<std::int64_t> sums(levels_.size());
    for (std::size_t e = 0; e < edges(); ++e)
        if (mates[static_cast<std::size_t>(ends_[2 * e])] == ends_[2 * e + 1])
            for (std::size_t i = 0; i < levels_.size(); ++i)
                sums[i] += values_[e * levels_.size() + i];
    return sums;
}

/// Where each level sits in one wide number: so many bits that no sum of the levels below it, over
/// any two pairings, outweighs a difference of 1 in it.
struct Packing {
    explicit Packing(const Graph& graph) {
        const auto levels = graph.levels_.size();
        std::vector<std::int64_t> low(levels), high(levels);
        for (std::size_t i = 0; i < graph.values_.size(); ++i) {
            low[i % levels] = std::min<std::int64_t>(low[i % levels], graph.values_[i]);
            high[i % levels] = std::max<std::int64_t>(high[i % levels], graph.values_[i]);
        }
        shifts.resize(levels);
        for (auto i = levels; i-- > 0;) {
            shifts[i] = bits;
            const auto most = std::min(graph.levels_[i], graph.vertices_ / 2);
            for (auto span = (high[i] - low[i]) * most; span > 0; span >>= 1) ++bits;
        }
    }

    std::vector<std::size_t> shifts;
    std::size_t bits = 0;
};

namespace {

using Lemon = lemon::SmartGraph;

std::int64_t weight_of(std::int64_t, const std::int32_t* values, const Packing& packing) {
    std::int64_t weight = 0;
    for (std::size_t i = 0; i < packing.shifts.size(); ++i)
        if (values[i] != 0)
            weight += std::int64_t{values[i]} * (std::int64_t{1} << packing.shifts[i]);
    return weight;
}

template<std::size_t N>
WideInteger<N> weight_of(WideInteger<N> weight, const std::int32_t* values,
                         const Packing& packing) {
    for (std::size_t i = 0; i < packing.shifts.size(); ++i)
        if (values[i] != 0) weight.add_shifted(values[i], packing.shifts[i]);
    return weight;
}

struct Lists {
    const std::vector<int>& ends;
    const std::vector<std::int32_t>& values;
};

void build(Lemon& graph, int vertices, const std::vector<int>& ends) {
    graph.reserveNode(vertices);
    graph.reserveEdge(static_cast<int>(ends.size() / 2));
    for (int i = 0; i < vertices; ++i) graph.addNode();
    for (std::size_t e = 0; e < ends.size(); e += 2)
        graph.addEdge(Lemon::nodeFromId(ends[e]), Lemon::nodeFromId(ends[e + 1]));
}

template<class Matching>
std::vector<int> mates_of(const Matching& matching, int vertices) {
    std::vector<int> mates(static_cast<std::size_t>(vertices), -1);
    for (int i = 0; i < vertices; ++i) {
        const auto mate = matching.mate(Lemon::nodeFromId(i));
        if (mate != lemon::INVALID) mates[static_cast<std::size_t>(i)] = Lemon::id(mate);
    }
    return mates;
}

template<class Weight>
std::vector<int> heaviest_with(int vertices, const Lists& lists, const Packing& packing) {
    Lemon graph;
    build(graph, vertices, lists.ends);
    Lemon::EdgeMap<Weight> weights(graph);
    const auto levels = packing.shifts.size();
    for (std::size_t e = 0; e < lists.ends.size() / 2; ++e)
        weights[Lemon::edgeFromId(static_cast<int>(e))] =
            weight_of(Weight(0), lists.values.data() + e * levels, packing);
    lemon::MaxWeightedMatching<Lemon, Lemon::EdgeMap<Weight>> matching(graph, weights);
    matching.run();
    return mates_of(matching, vertices);
}

}

std::vector<int> Graph::heaviest() const {
    const Packing packing(*this);
    const Lists lists{ends_, values_};
    // LEMON scales by four and adds two potentials: five bits of room, the sign among them.
    const auto bits = packing.bits + 5;
    if (bits <= 64) return heaviest_with<std::int64_t>(vertices_, lists, packing);
    if (bits <= 128) return heaviest_with<WideInteger<2>>(vertices_, lists, packing);
    if (bits <= 256) return heaviest_with<WideInteger<4>>(vertices_, lists, packing);
    if (bits <= 1024) return heaviest_with<WideInteger<16>>(vertices_, lists, packing);
    if (bits <= 8192) return heaviest_with<WideInteger<128>>(vertices_, lists, packing);
    throw std::length_error("matching: too many levels");
}

std::vector<int> Graph::largest() const {
    Lemon graph;
    build(graph, vertices_, ends_);
    lemon::MaxMatching<Lemon> matching(graph);
    matching.run();
    return mates_of(matching, vertices_);
}

}
