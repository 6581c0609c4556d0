#pragma once
/// Where two pairings of a round part.

#include <hakem/pairing_system.hpp>

#include <string>
#include <vector>

namespace hakem::command {

struct BoardDifferences {
    std::vector<Pair> played, expected; ///< boards that only one of the two has

    bool none() const { return played.empty() && expected.empty(); }
};

/// Colours count, numbers of boards do not: a file does not tell them. Games of the file that have
/// no colours agree with either. `by_table`: who has no game in a round of fixed pairings left the
/// event or was absent (regulation 29), and is no difference.
BoardDifferences differences_of(const Tournament& tournament, const RoundPairing& played,
                                const RoundPairing& expected, bool by_table);

/// The board of `pairs` with the same two players and the colours reversed; null where none.
const Pair* reversed_in(const std::vector<Pair>& pairs, const Pair& pair);

}
