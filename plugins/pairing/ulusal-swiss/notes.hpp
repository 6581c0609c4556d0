#pragma once
/// What the office is told beside the pairs.

#include "round.hpp"
#include <hakem/decision.hpp>
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

#include <vector>

namespace hakem::ulusal {

/// Who is removed (22.2), which games counted as draws (22.1), what round 1 is checked for (16.2,
/// 17.1). The tournament is as it was paired.
void say_notes(const Tournament& tournament, const Field& field, Diagnostics& diagnostics);

/// What yielded in the round, as notes and as the decisions that are returned.
std::vector<Decision> say_yielded(const Field& field, const PairedRound& paired,
                                  Diagnostics& diagnostics);

}
