#pragma once
/// 22.2: who is paired no more.

#include <hakem/history.hpp>

namespace hakem::ulusal {

/// Two absences from a paired game in the rounds of the history; of a team, from a match, one that
/// it came to too short among them (23.2).
bool is_removed(const Competitor& competitor);

}
