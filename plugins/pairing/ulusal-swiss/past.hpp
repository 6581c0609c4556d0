#pragma once
/// An event as a field, players or teams (23.1): what the rounds before say of those who are
/// present.

#include "field.hpp"
#include <hakem/tournament.hpp>

namespace hakem::ulusal {

/// The state before `round`, whatever the file holds of it and of later rounds. The tournament is
/// as it was paired: unfinished games are adjourned (22.1).
Field field_of(const Tournament& tournament, int round, Colour lot);

/// 21.1: the colour of number 1 as the file declares it, or as a board of round 1 shows it. None
/// where round 1 is still to be paired.
Colour lot_of(const Tournament& tournament);

}
