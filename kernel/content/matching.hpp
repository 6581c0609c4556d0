#pragma once
/// Who of one file is who of another.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem::content {

/// Positions in the one list by positions in the other; -1 = nobody.
struct Matching {
    std::vector<std::int32_t> to_b, to_a;
};

/// By FIDE id, identity number or licence where the names do not speak against it, by name (with
/// birth where several have it), by number with a name much like it, by an id alone, and last by
/// number and the same games: a name that was corrected is no other person.
Matching match_players(const Tournament& a, const Tournament& b);

/// By name, else by number.
Matching match_teams(const Tournament& a, const Tournament& b);

}
