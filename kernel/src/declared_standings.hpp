#pragma once
// The standings of a file that has no rounds: nothing can be computed, so they stand as they are.

#include <hakem/standings.hpp>

namespace hakem {

/// Ranks as declared, the codes PTS and those the file names, the values of the file.
Standings declared_standings(const Tournament& tournament, const RankOptions& options,
                             const Edition& edition, Diagnostics& diagnostics);

}
