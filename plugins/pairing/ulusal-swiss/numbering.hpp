#pragma once
/// 17.1 and 25: the numbers that players and teams get before round 1.

#include <hakem/pairing_system.hpp>

#include <cstdint>
#include <optional>

namespace hakem::ulusal {

/// 17.1: title, ELO, UKD, alphabet; namesakes by the order of entry.
Numbering number_players(const Tournament& tournament, bool explain);

/// 25: strength, then the name of the team. Teams without any UKD stand below all others, in the
/// order of the lot (25.2b); nothing where there are two of them and no lot.
std::optional<Numbering> number_teams(const Tournament& tournament,
                                      std::optional<std::uint64_t> lot, bool explain);

}
