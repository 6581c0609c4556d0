#pragma once
/// Fields that an office asks for before an event is rated, and that are no fault of the format.

#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

namespace hakem {
class RatingList;
}

namespace hakem::judging {

/// Names, birth dates, licences, results, dates, arbiters, thinking time: codes SUB-01xx. What
/// `hakem::check_submission` says (RTG-02xx) is not said again. Where nobody rates the event, only
/// results that are missing are told, and as an error where the points of the file count them.
/// Identity numbers are needed to be in the tournament and are never part of a finding. A name that
/// the list has so is in full.
void check_fields(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics,
                  Stage stage = Stage::report, const RatingList* list = nullptr);

/// Rules that count only where the profile gives them a weight: birth dates of newcomers, forfeits
/// that are written as played games.
void check_what_is_asked_for(const Tournament& tournament, const Profile& profile,
                             Diagnostics& diagnostics);

}
