#pragma once
/// From the file of a plan to the plan.

#include "prizes/plan.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/source.hpp>

#include <optional>

namespace hakem::prizes {

/// Reads a plan (JSON). All mistakes are told with their place; with an error there is no plan.
std::optional<Plan> read_plan(const Source& source, Diagnostics& diagnostics);

}
