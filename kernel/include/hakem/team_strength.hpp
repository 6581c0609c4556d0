#pragma once
/// Regulation 25: the strength of a team, the mean UKD of its main players.

#include <hakem/points.hpp>
#include <hakem/tournament.hpp>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hakem {

/// A main player in the strength of the team.
struct StrengthPart {
    std::int32_t id = 0;  ///< starting number
    std::int32_t ukd = 0; ///< as it counts
    bool assumed = false; ///< 25.2a: has none, so 50 less than the last player who has one
};

/// 25.1: who counts, with what, and who does not. Strong teams are greater.
struct TeamStrength {
    std::vector<StrengthPart> parts;  ///< in the order of the list
    std::vector<std::int32_t> absent; ///< main players who were not there in round 1
    std::int32_t last_rated = 0;      ///< starting number of the last in the list with a UKD
    std::int64_t sum = 0;             ///< of `parts`

    /// 25.2b: a team without any UKD has no strength.
    bool known() const { return last_rated != 0 && !parts.empty(); }
    /// The mean, exact; only where it is known.
    Exact mean() const { return {sum, static_cast<std::int64_t>(parts.size())}; }
};

/// By the exact mean; teams without a strength are equal, below all others (25.2b).
std::strong_ordering compare(const TeamStrength& a, const TeamStrength& b);

/// Strength of the team at this position. Main players are the first of its list, as many as a
/// match has boards; where some of them sat in round 1 (or had the bye), only those.
TeamStrength team_strength(const Tournament& tournament, std::size_t team);

/// Those of all teams, in the order of the file.
std::vector<TeamStrength> team_strengths(const Tournament& tournament);

}
