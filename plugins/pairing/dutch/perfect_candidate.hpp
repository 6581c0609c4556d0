#pragma once
/// The short way through a bracket: a perfect candidate is taken at once (C.04.3, 3.4). Most
/// brackets have one, and it is found by counting colours instead of by a matching.

#include "bracket_problem.hpp"

#include <optional>
#include <vector>

namespace hakem::dutch {

/// The first candidate in generation order that satisfies every criterion as well as the numbers
/// of colour preferences allow at all: nobody floats but one resident of an odd bracket, all MDPs
/// are paired, no float is repeated, no more preferences are refused than must be. It is then what
/// the rules choose, provided that its downfloater suits those below.
///
/// `may_float[player]`: who may be the downfloater. Nothing where no such candidate was found; the
/// matching then has to look for the best one.
std::optional<BracketPairing> perfect_candidate(const Field& field, const Bracket& bracket,
                                                const std::vector<char>& may_float);

}
