#pragma once
/// Regulation 23.2: teams that come to a match with fewer players than it has boards.

#include <hakem/history.hpp>

#include <cstdint>
#include <vector>

namespace hakem {

/// A match that a team came to short.
struct ShortMatch {
    std::int32_t team = -1;     ///< position in Tournament::teams
    std::int32_t opponent = -1; ///< the same
    int round = 0;
    int missing = 0;   ///< boards without a player of the team
    int before = 0;    ///< the round in which it was one short already (23.2a); 0 = none
    bool lost = false; ///< by absence: more than one short, or one short again
};

/// All short matches of the rounds that `history` holds, by team and round. A match that nobody of
/// the team came to is none: it is an absence (22.2). None in an individual event.
std::vector<ShortMatch> short_matches(const Tournament& tournament, const History& history);

}
