#pragma once
/// Fields that an office asks for before an event is rated, and that are no fault of the format.

#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

namespace hakem::judging {

/// Names, birth dates, licences, results, dates, arbiters, thinking time: codes SUB-01xx. What
/// `hakem::check_submission` says (RTG-02xx) is not said again. Identity numbers are needed to be
/// in the tournament and are never part of a finding.
void check_fields(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics,
                  Stage stage = Stage::report);

/// Rules that count only where the profile gives them a weight: birth dates of newcomers, forfeits
/// that are written as played games.
void check_what_is_asked_for(const Tournament& tournament, const Profile& profile,
                             Diagnostics& diagnostics);

}
