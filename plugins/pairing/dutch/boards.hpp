#pragma once
/// A paired round as a list of boards with their colours.

#include "round.hpp"
#include <hakem/pairing_system.hpp>

#include <vector>

namespace hakem::dutch {

/// C.04.2: the score of the higher-ranked, the sum of the scores, the higher-ranked's number.
std::vector<Pair> boards_of(const Field& field, const PairedRound& round);

}
