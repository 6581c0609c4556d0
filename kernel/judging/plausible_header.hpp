#pragma once
/// What cannot be in the records of the event itself.

#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

namespace hakem::judging {

/// Officials that are no persons, a federation that there is not, web addresses for names, dates
/// that cannot be, several thinking times: codes SUB-022x. Nothing where nobody rates the event.
void check_header(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics);

}
