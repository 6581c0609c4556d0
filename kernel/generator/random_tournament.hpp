#pragma once
/// A random tournament, paired round by round by a pairing system.

#include "generator/recipe.hpp"
#include <hakem/pairing_system.hpp>
#include <hakem/registry.hpp>
#include <hakem/tournament.hpp>

namespace hakem::generator {

/// What came of a recipe.
struct RandomTournament {
    Tournament tournament;
    int rounds_played = 0;
    /// The round that the system could not pair (no legal pairing, mostly): the event ends before
    /// it, what the recipe has of later rounds is left out. 0 = all went well.
    int stopped_at = 0;
};

/// Draws the field and its absences, then pairs and plays round after round. `diagnostics` takes
/// what the system says.
RandomTournament random_tournament(const Recipe& recipe, const PairingSystem& system,
                                   Diagnostics& diagnostics);

/// Enters points and, by the tie-breaks that the tournament names, ranks of players or teams.
/// Throws Error where they are misspelt (wrong_usage) or unknown (plugin_trouble).
void enter_standings(Tournament& tournament, Registry& registry);

}
