#pragma once
/// The order in which candidates are generated (2026: articles 3.6, 3.7 and 4; 2017: B.6, B.7, D).

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace hakem::test::brute {

/// Participants by their place in the field: a smaller number is a higher rank.
using Players = std::vector<std::size_t>;
using Couple = std::pair<std::size_t, std::size_t>; ///< the higher-ranked first
using Couples = std::vector<Couple>;

/// Whether two may be seated together at all.
using MayMeet = std::function<bool(std::size_t, std::size_t)>;

/// Is given a candidate: its pairs and those left over. Returns true to stop the generation.
using Visit = std::function<bool(const Couples&, const Players&)>;

/// Homogeneous brackets and remainders: the candidates with `pairs` pairs, in order. Returns
/// whether a visit stopped it.
bool homogeneous_candidates(const Players& players, std::size_t pairs, const MayMeet& may_meet,
                            const Visit& visit);

/// The MDP-pairings of one S1 (in rank order): each with the residents that it leaves over.
bool mdp_pairings(const Players& s1, const Players& s2, const MayMeet& may_meet,
                  const Visit& visit);

/// All sets of `size` out of `players`, the smallest differing member deciding (4.4.2, D.3).
std::vector<Players> sets_of(const Players& players, std::size_t size);

/// One exchange between the original S1 and S2, by bracket sequence numbers 1, 2, 3, ...
struct Exchange {
    Players from_s1, from_s2; ///< ascending
};

/// 4.3 (D.2): all exchanges of `size` players each way, in order.
std::vector<Exchange> exchanges(std::size_t s1_size, std::size_t s2_size, std::size_t size);

}
