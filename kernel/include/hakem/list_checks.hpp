#pragma once
/// Players and submissions held against the rating list in force when the event started.

#include <hakem/diagnostic.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/tournament.hpp>

namespace hakem {

/// Ids, names, birth dates, sex, federation and rating of each player beside the list; ids of
/// brothers and sisters and ids with digits out of place; one person twice; performances far off;
/// whether the list is that of the event's start. Codes RTG-01xx, at the line and column of the
/// player's record.
void check_against(const Tournament& tournament, const RatingList& list, TimeClass time_class,
                   Diagnostics& diagnostics);

/// Performances far from the ratings that the file itself has, where there is no list: RTG-0117.
void check_own_ratings(const Tournament& tournament, bool national, Diagnostics& diagnostics);

/// What a rating officer sends back before an event is rated: ids that are missing or twice, check
/// digits of T.C. identity numbers (never the number itself), birth date, sex, federation, arbiter,
/// dates, and for FIDE the thinking time (B.02, 1). `period` is the list that the event is to count
/// for (a late report counts until the third list); no date = not checked. Codes RTG-02xx.
void check_submission(const Tournament& tournament, bool national, TimeClass time_class,
                      Diagnostics& diagnostics, const Date& period = {});

}
