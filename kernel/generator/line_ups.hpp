#pragma once
/// Who sits at the boards of a team (regulation 24.3: always in the order of the list).

#include "generator/recipe.hpp"
#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem::generator {

/// A team at the boards of a match.
struct Seated {
    std::vector<std::int32_t> players; ///< by board; 0 = the chair is empty and nobody is named
    bool last_did_not_come = false;    ///< the last one is named all the same
    bool announced = false;            ///< with a record 300
};

/// Draws the line-ups of all teams, match by match.
class LineUpDraw {
public:
    explicit LineUpDraw(const Recipe& recipe)
        : recipe_(recipe), random_(recipe.seed, Stream::line_ups) {}

    /// In round 1 the main players, by whom the team is strong (25.1); later on one or two of them
    /// may be replaced. `is_short`: the last board is empty (23.2a).
    Seated seated(const Team& team, int round, bool is_short);

private:
    std::vector<std::int32_t> came(const Team& team, int round);

    const Recipe& recipe_;
    Random random_;
};

}
