#pragma once
/// Two records of a file that say one thing twice, and not the same.

#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

namespace hakem::judging {

/// Record 222 against 122. Another kind of game is another rating list (SUB-0241), other minutes of
/// one kind are a note (SUB-0242). Nothing where one of the two is not there or not certain.
void check_time_records(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics);

/// National records against record 001 of the same number: the name of another person (SUB-0243,
/// with the same birth date SUB-0248), another birth date or sex (SUB-0244). A record whose columns
/// do not hold is its reader's.
void check_national_records(const Tournament& tournament, RatedBy rated_by,
                            Diagnostics& diagnostics);

}
