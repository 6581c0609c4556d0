#pragma once
/// Our places against those of a file.

#include "submitted/claims.hpp"
#include <hakem/standings.hpp>

#include <cstdint>
#include <vector>

namespace hakem::submitted {

/// How a file orders those whom nothing separates (C.07 art. 4: lots, or shared places).
enum class TieOrder : std::uint8_t {
    shared,           ///< not at all: they share the place, or nobody is tied
    starting_numbers, ///< the smaller number first
    ratings,          ///< the higher rating first
    other,            ///< by lot, or by what the list does not name
};

/// How far the places of a file are ours.
struct Agreement {
    std::vector<std::size_t> order;     ///< rows of the compared, best first
    std::vector<std::int32_t> places;   ///< [i] ours of competitor i among the compared; 0 = none
    std::vector<std::size_t> differing; ///< competitors whose place no shared rank explains
    TieOrder tie_order = TieOrder::shared;
};

/// Compares everyone whom both rank. `claimed` are places_of the ranks. `lots`: whoever is tied may
/// stand in any order; else only in one by a rule that holds for all.
Agreement agreement_of(const Standings& ours, const std::vector<std::int32_t>& claimed, bool lots);

}
