#pragma once
/// Matchings in general graphs whose edges are weighed by a list of levels: the first level counts
/// before the second, and so on, without any limit to their number. Exact integers throughout.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hakem::matching {

/// A graph of players who may be paired. Vertices are 0, 1, ...
class Graph {
public:
    explicit Graph(int vertices) : vertices_(vertices) {}

    /// Adds a level below those that are there. `edges` bounds how many edges of one matching can
    /// have a value in it other than 0: the tighter, the faster.
    std::size_t add_level(int edges);

    /// Adds an edge whose values are 0 in all levels; all levels must be there already.
    void add_edge(int a, int b);

    /// The value of the edge added last.
    std::int32_t& value(std::size_t level) {
        return values_[values_.size() - levels_.size() + level];
    }

    int vertices() const { return vertices_; }
    std::size_t levels() const { return levels_.size(); }
    std::size_t edges() const { return ends_.size() / 2; }

    /// The pairing (mate of each vertex, -1 = none) whose values, added up by level, are greatest
    /// in the order of the levels. Edges of no positive value need not be used.
    std::vector<int> heaviest() const;

    /// The values of a pairing by level.
    std::vector<std::int64_t> total(const std::vector<int>& mates) const;

    /// A pairing of as many vertices as possible; levels play no part.
    std::vector<int> largest() const;

private:
    friend struct Packing;

    int vertices_;
    std::vector<int> levels_;          ///< edges of each level, see add_level
    std::vector<int> ends_;            ///< a, b of each edge
    std::vector<std::int32_t> values_; ///< levels of each edge
};

}
