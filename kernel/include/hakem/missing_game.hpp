#pragma once
/// Games that a round robin has and a file has not.

#include <hakem/history.hpp>

namespace hakem {

/// Whether a competitor has nothing in a round, although he played before and after it: neither a
/// game nor a word why. Who has nothing in the first or the last of all `rounds` may have come late
/// or left, unless it is his only one.
bool misses_game(const Competitor& one, int round, int rounds);

}
