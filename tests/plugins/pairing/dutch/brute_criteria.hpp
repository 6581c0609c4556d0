#pragma once
/// What a candidate fails in, criterion by criterion.

#include "brute_generation.hpp"
#include "brute_state.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace hakem::test::brute {

/// Participants as bits, by their place in the field.
using Mask = std::uint32_t;

constexpr Mask bit(std::size_t place) { return Mask{1} << place; }
Mask mask_of(const Players& players);
Players players_of(Mask mask);

/// A bracket: moved-down players first, both in rank order.
struct Bracket {
    Players mdps, residents;

    Mask mask() const { return mask_of(mdps) | mask_of(residents); }
};

/// The pairing of a bracket: who meets whom, who floats down from it.
struct Candidate {
    Couples couples;
    Mask downfloaters = 0;
};

/// A failure: a count is a list of one. Less is better; lists compare from their first element on.
using Failure = std::vector<int>;

/// A criterion, from a candidate to its failure; a perfect one is 0 or an empty list.
using Criterion = std::function<Failure(const Candidate&)>;

/// C7 of 2026: the scores of the downfloaters, from the highest on.
Failure scores_of(const Field& field, Mask downfloaters);

/// A.8 of 2017: the Pairing Score Difference.
Failure score_differences(const Field& field, const Bracket& bracket, const Candidate& candidate);

/// The criteria that look at the pairs, in order: C10 to C21 of 2026, C.8 to C.19 of 2017.
std::vector<Criterion> criteria(const Field& field, const Bracket& bracket);

}
