#pragma once
/// The players of a random tournament.

#include "generator/absences.hpp"
#include "generator/entrants.hpp"
#include <hakem/pairing_system.hpp>

#include <cstdint>
#include <vector>

namespace hakem::generator {

/// Numbers are 1, 2, 3 ... in the order of the event's rule.
struct Field {
    std::vector<Player> players;
    std::vector<std::int32_t> strengths; ///< what they play at; of a rated player the rating
    std::vector<Team> teams;
    std::int32_t list_tolerance = 0; ///< regulation 24.2; 0 = not announced
    std::vector<Stay> stays;         ///< of the players, in a team event of the teams
};

/// Adds the next player, with the next number.
void add_player(Field& field, Entrant entrant);

/// In the order of FIDE C.04.2: rating, title, alphabet.
Field drawn_field(const Recipe& recipe);

/// Players of the federation's own event, numbered as its system does: in a Swiss by regulation
/// 17.1, late entries last; in a round robin by lot (28.2).
Field national_field(const Recipe& recipe, const PairingSystem& system);

/// Teams of the federation's own event with their lists (regulation 24.2), numbered by strength
/// (25), late entries last; players are numbered team by team.
Field team_field(const Recipe& recipe);

/// Places in the order of the rounds that they come in: published numbers stay (17.1). A table
/// has everybody from the start.
std::vector<std::size_t> late_last(const Recipe& recipe, const std::vector<Stay>& stays);

}
