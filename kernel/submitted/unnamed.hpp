#pragma once
/// Ranks of a file that names no tie-breaks.

#include "submitted/changes.hpp"
#include "submitted/review.hpp"

namespace hakem::submitted {

/// What is to be said of them.
struct Unnamed {
    State state = State::differs;       ///< where ranks contradict the points; else by_a_list, same
    std::vector<std::size_t> differing; ///< of `differs` who contradicts the points; else from ours
    std::vector<std::int32_t> claimed;  ///< the places that were compared
    std::optional<Cause> cause;         ///< of `by_a_list`: what the ranks go by
    bool slip = false;                  ///< Review::slip
};

/// What was found of the ranks so far.
struct Compared {
    std::vector<std::int32_t> claimed; ///< places of the file
    Agreement agreement;
    std::vector<std::size_t> wrong_totals; ///< competitors
    std::optional<Cause> cause;            ///< that the search found
    int after = 0;                         ///< the file stands after this round
};

/// No rule says how a file that names no tie-breaks ranks those of equal points (FIDE C.07, 4: the
/// event announces it): only a rank that contradicts the points is wrong, and what follows from a
/// wrong total is not told again.
Unnamed judge_unnamed(const Departure& from, const Claims& claims, const Compared& compared,
                      Registry& registry);

}
