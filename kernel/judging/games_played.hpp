#pragma once
/// Whether there is anything to be rated.

#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

namespace hakem::judging {

/// A report without a single game tells what it is instead (SUB-0213): an error where somebody is
/// to rate it. Returns whether it was told.
bool check_games(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics);

}
