#pragma once
/// One event of a file as a tournament.

#include "events.hpp"
#include <hakem/tournament.hpp>

namespace hakem::pgn {

/// Players, rounds, results and, of a team event, teams; the games with their texts beside them.
/// Games that have no place in a round stay among `Tournament::games` with round 0.
Tournament tournament_of(const Entries& entries, const EventGroup& event, Diagnostics& diagnostics);

}
