#pragma once
/// What cannot be, or hardly, whoever the event is for.

#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

namespace hakem::judging {

/// Birth dates, ratings, federations, titles, players who stand there twice, rounds that were not
/// held: codes SUB-02xx; a full-point bye that looks like that of an odd field (SUB-0113). Where
/// nobody else looks for it, one FIDE id of two players (RTG-0203). `report`: its day, where known.
void check_plausibility(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics,
                        Stage stage = Stage::report, const Date& report = {});

}
