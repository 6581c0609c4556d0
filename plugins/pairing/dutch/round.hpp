#pragma once
/// The round as a whole: bracket after bracket (C.04.3, 1.9, 2; 2017 A.9).

#include "bracket_problem.hpp"

#include <optional>
#include <vector>

namespace hakem::dutch {

/// A bracket and what became of it.
struct PairedBracket {
    Bracket bracket;
    BracketPairing pairing;
    bool penultimate = false; ///< 2017 A.9: paired again so that the rest can be paired
};

struct PairedRound {
    std::vector<PairedBracket> brackets; ///< from the top; together they hold every pair
    std::optional<int> bye;              ///< receives the pairing-allocated bye
};

/// Pairs the field. Nothing where no legal pairing exists; `completion` then tells who is in the
/// way.
std::optional<PairedRound> pair_round(const Field& field, Completion& completion);

}
