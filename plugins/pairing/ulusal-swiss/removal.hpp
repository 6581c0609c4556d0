#pragma once
/// 22.2: who is paired no more.

#include <hakem/tournament.hpp>

namespace hakem::ulusal {

/// Two absences from a paired game before the round.
bool is_removed(const Player& player, int round);

}
