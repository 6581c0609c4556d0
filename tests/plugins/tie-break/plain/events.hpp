#pragma once
/// Generated events of every kind, for the comparison of the plain rules with the plugins.

#include <hakem/tournament.hpp>

#include <string>

namespace hakem::test::plain {

/// Individual and team, Swiss and round robin, single and double, with byes of all kinds,
/// forfeits, double forfeits, withdrawals, late entries, unrated players, penalties, 3-1-0.
/// Nothing of it is drawn: the same seed, the same event.
Tournament generated(int seed);

/// "seed 17: Swiss, 12 players, 5 rounds".
std::string name_of(int seed, const Tournament& tournament);

}
