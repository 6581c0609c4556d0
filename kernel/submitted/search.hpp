#pragma once
/// The search for the change that gives the standings of a file.

#include "submitted/changes.hpp"
#include "submitted/review.hpp"

namespace hakem::submitted {

/// How far ours are from the file.
struct Distance {
    std::size_t ranks = 0;
    std::size_t points = 0;

    std::size_t sum() const { return ranks + points; }
};

/// The first change that leaves no difference, else the one that leaves clearly fewer. `round`: the
/// points of the file are those after it.
std::optional<Cause> cause_of(const Departure& from, const Claims& claims, Registry& registry,
                              int round, Distance ours);

}
