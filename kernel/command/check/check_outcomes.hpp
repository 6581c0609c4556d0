#pragma once
/// What came of the rounds and the standings of a checked file, as findings.

#include "checked_file.hpp"

#include <cstdint>
#include <map>

namespace hakem::command {

/// The reader has found that points are not those of the results.
bool tells_points(const Diagnostic& finding);

/// Lines of the competitors of the standings, by their numbers.
std::map<std::int32_t, std::uint32_t> lines_of(const CheckedFile& file);

/// The findings CHK-...
void add_outcomes(const CheckedFile& file, Diagnostics& findings);

}
