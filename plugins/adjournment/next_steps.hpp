#pragma once
/// What the arbiter is to do now.

#include <hakem/adjournment.hpp>

#include <vector>

namespace hakem::adjourning {

std::vector<AdjournmentStep> next_steps_of(const AdjournedGame& game);

}
