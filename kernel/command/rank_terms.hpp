#pragma once
// What each round brought to each tie-break value (rank --explain).

#include <hakem/document.hpp>
#include <hakem/standings.hpp>

namespace hakem::command {

/// A row for each competitor and code, a cell for each round; the standings must hold the terms.
Section terms_section(const Standings& standings);

}
