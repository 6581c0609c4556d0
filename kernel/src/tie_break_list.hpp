#pragma once
// Which tie-breaks rank an event, in which order.

#include <hakem/standings.hpp>

#include <vector>

namespace hakem {

/// A code of the list and who computes it; no plugin for the points themselves.
struct ListedTieBreak {
    TieBreakCode code;
    const TieBreak* plugin = nullptr;
    const Edition* edition = nullptr;
};

/// `declared` is set where the file or the user gave the list.
std::vector<ListedTieBreak> tie_break_list(const Tournament& tournament, const History& history,
                                           const Edition& edition, const RankOptions& options,
                                           Registry& registry, Diagnostics& diagnostics,
                                           bool& declared);

/// PTS, and MPTS and GPTS for match and game points.
bool is_points(const TieBreakCode& code);

}
