#pragma once
/// Why one stands above another (rank --why): the code that decided, both values with what the
/// rounds brought, and the codes before it that were equal.

#include <hakem/document.hpp>
#include <hakem/standings.hpp>

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hakem::command {

/// Two of the standings, and what separates them.
struct Comparison {
    std::size_t upper = 0, lower = 0; ///< positions in the rows
    int decided_by = -1;              ///< -1 = nothing: they share the place
};

/// Of two ids the one pair; of one id the pairs with the neighbours above and below. Throws Error
/// wrong_usage for an id that is not there.
std::vector<Comparison> comparisons_of(const Standings& standings,
                                       std::span<const std::int32_t> ids);

/// For each pair the values code by code, and the addends of the last one; without title and facts.
/// The standings must hold the terms.
Document why_document(const Standings& standings, const std::vector<Comparison>& comparisons);

/// The same for programs.
nlohmann::ordered_json why_json(const Standings& standings, const Comparison& comparison);

}
