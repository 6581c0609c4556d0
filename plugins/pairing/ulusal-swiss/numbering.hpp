#pragma once
/// 17.1 and 25: the numbers that players and teams get before round 1.

#include <hakem/numbering.hpp>
#include <hakem/team_strength.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace hakem::ulusal {

/// 17.1: title, ELO, UKD, alphabet.
std::vector<NumberingCriterion> player_criteria(const Tournament& tournament);

/// 25: strength, then the name of the team. Teams without any UKD are equal here: a lot decides.
/// Both arguments must outlive the criteria.
std::vector<NumberingCriterion> team_criteria(const Tournament& tournament,
                                              const std::vector<TeamStrength>& strengths);

/// 17.1: title, ELO, UKD, alphabet; namesakes by the order of entry.
Numbering number_players(const Tournament& tournament, bool explain);

/// 25: strength, then the name of the team. Teams without any UKD stand below all others, in the
/// order of the lot (25.2b); nothing where there are two of them and no lot.
std::optional<Numbering> number_teams(const Tournament& tournament,
                                      std::optional<std::uint64_t> lot, bool explain);

}
