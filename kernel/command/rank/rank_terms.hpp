#pragma once
// What each round brought to each tie-break value (rank --explain).

#include <hakem/document.hpp>
#include <hakem/standings.hpp>

#include <vector>

namespace hakem::command {

/// A row for each competitor and code, a cell for each round; then how they make the values that
/// are not sums. The standings must hold the terms.
std::vector<Section> terms_sections(const Standings& standings);

}
