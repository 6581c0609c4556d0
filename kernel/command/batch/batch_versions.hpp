#pragma once

#include "batch/entry.hpp"
#include "judging/overrides.hpp"
#include "judging/profile.hpp"

#include <vector>

namespace hakem::command {

/// Versions of one event that could both be accepted while nothing tells which came later: each
/// needs a decision (VER-0101). An override that names the content of one of them says that it
/// counts; the others are then taken no further.
void settle_versions(std::vector<batch::Entry>& entries, const judging::Profile& profile,
                     const std::vector<judging::Override>& overrides);

}
