#pragma once
/// One bracket as a question to the matching: which pairs and downfloaters satisfy the criteria
/// best, and of those which candidate is generated first (C.04.3, articles 3 and 4).

#include "completion.hpp"
#include "matching.hpp"
#include "quality.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace hakem::dutch {

/// How far below the bracket the question looks. The less, the cheaper; an answer that does not
/// look to the end is to be checked against the rest.
struct Outlook {
    std::vector<int> lower; ///< players below, ascending
    int next = 0;           ///< how many of them are the following scoregroup
    bool whole = false;     ///< all of them: completion (C4) and the bye are part of the question
    bool bye_games = false; ///< C9 applies
    /// 2017 C.7: the following bracket is the last, who is left over there must be able to take the
    /// bye (C.2).
    bool next_is_last = false;
};

/// The pairs of a bracket: in each the member of S1 first, those of MDPs before the remainder, in
/// the order of S1. Who is in no pair floats down.
struct BracketPairing {
    std::vector<std::pair<int, int>> pairs;
    std::vector<int> downfloaters; ///< ascending
};

/// What a question insists on beyond the rules, for "why not".
struct Demands {
    std::vector<std::pair<int, int>> pairs;
    std::vector<int> downfloaters;
    std::vector<int> s1; ///< of the remainder, where it is to be these; empty = any
};

class BracketProblem {
public:
    BracketProblem(const Field& field, const Completion& completion, const Bracket& bracket,
                   Outlook outlook, const Demands& demands = {});

    /// The candidate that the rules choose under this outlook.
    BracketPairing solve();

    /// As good a candidate by the criteria, whatever its place in the order: enough to compare.
    BracketPairing solve_in_any_order();

    /// After solving: the values of the criteria, in the order of `quality().criteria()`.
    const std::vector<std::int64_t>& values() const { return values_; }
    const Quality& quality() const { return quality_; }

    /// After solving: everybody of the bracket and of `lower` who is in no pair.
    std::vector<int> unpaired() const;

    /// After solving: whether a whole outlook left nobody without a pair or the bye.
    bool complete() const;

private:
    /// A level below the criteria that puts the candidates of equal quality in order.
    struct OrderLevel {
        enum class Rule : std::uint8_t {
            pairs_moved_down, ///< 4.4: this MDP is paired
            opponent,         ///< 4.2: this member of S1 has the opponent of the smallest BSN
            exchanges,        ///< 4.3: fewest exchanged players
            distance,         ///< 4.3: smallest sum of differences
            leaves_s1,        ///< 4.3: largest BSN leaving S1
            enters_s1,        ///< 4.3: smallest BSN leaving S2
        };
        Rule rule;
        int player = -1; ///< vertex
    };

    static constexpr int free = -1, floats = -2;

    void settle(const std::vector<OrderLevel>& order);
    std::int32_t value(const OrderLevel& level, int a, int b) const;
    bool may_pair(int a, int b) const;
    Place place_of(int a, int b) const;
    void add_edge(matching::Graph& graph, int a, int b, const std::vector<OrderLevel>& order) const;

    void pair_moved_down();
    void pair_remainder();
    void exchange(int pairs);
    void transpose(const std::vector<int>& s1);
    std::vector<int> upper_members() const;
    bool is_paired_inside(int vertex) const;
    BracketPairing result() const;

    const Field& field_;
    const Completion& completion_;
    Outlook outlook_;
    int moved_down_, bracket_; ///< the first vertices are MDPs, then residents, then `lower`
    std::vector<int> players_; ///< of vertices
    Quality quality_;
    std::vector<int> partner_;   ///< of vertices: settled inside the bracket
    std::vector<int> remainder_; ///< vertices, ascending
    std::vector<int> place_;     ///< of vertices: position in the remainder, or -1
    int s1_size_ = 0;            ///< of the original S1 of the remainder
    std::vector<char> in_s1_;    ///< of vertices, once S1 is settled
    bool s1_settled_ = false;
    std::vector<int> mates_;
    std::vector<std::int64_t> values_;
};

}
