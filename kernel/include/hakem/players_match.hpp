#pragma once
/// A match of two players: there is no field, and no system pairs it.

#include <hakem/tournament.hpp>

namespace hakem {

/// Two players, or record 092 naming a match ("Individual: Match", "Bireysel: Maç") and no system.
/// A match of teams is none of these.
bool is_players_match(const Tournament& tournament);

/// The round after which a match of two players was decided (more than half of the points of the
/// rounds that record 142 announces); 0 = it was not, or it is not known how long it is.
int round_of_decision(const Tournament& tournament);

}
