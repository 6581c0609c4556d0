#pragma once
/// Who is not there in the round that is to be paired.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem::command {

/// Adds those whom the command line names (players, or teams in a team event) to those whom the
/// file announces (XXZ). Throws Error wrong_usage for a number that the file does not have, and
/// where the round is not the next one.
void announce_absent(Tournament& tournament, const std::vector<std::int32_t>& ids, int round);

/// Once the next round is paired: who is not in it and has not announced a bye is entered as absent
/// without points, and the announcement for the next round is used up.
void enter_absent(Tournament& tournament, int round);

}
