#pragma once
/// Whether a Swiss round can be paired at all, before any system asks who meets whom.

#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

#include <string_view>

namespace hakem {

/// True where the round before has results and the event has the round. Else says why not:
/// PAIR-0017 (nothing of the round before is played), PAIR-0013 (later than the next round), or
/// `beyond`, the system's own code for more rounds than are declared.
bool is_round_to_pair(const Tournament& tournament, int round, std::string_view beyond,
                      Diagnostics& diagnostics);

}
