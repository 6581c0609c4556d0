#pragma once
/// What is odd about the players of an event beside each other, and about whole rounds.

#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

namespace hakem::judging {

/// A round whose games are all of less than one move (W, D, L), beside rounds that are rated
/// (SUB-0245). Of an event without a rated game SUB-0213 speaks.
void check_unrated_rounds(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics);

/// Players younger than anybody plays (SUB-0246).
void check_ages(const Tournament& tournament, Diagnostics& diagnostics);

/// One birth date of most players: none of theirs (SUB-0255; a note where nobody rates the event).
void check_shared_births(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics);

/// One or two players out of a starting list that is otherwise by rating (SUB-0247): a slip of a
/// digit, or a late entry. Nothing where the list goes by something else.
void check_start_numbers(const Tournament& tournament, Diagnostics& diagnostics);

/// A column of ratings that cannot be that of its players: no UKD at all (SUB-0250), or one that
/// stands in order where the players do not (SUB-0251).
void check_rating_columns(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics);

/// Whether rounds were held after the day of the report, where that is known; ages are then told by
/// a wrong date.
bool is_after_report(const Tournament& tournament, const Date& report);
/// The same as a finding (SUB-0252).
void check_day_of_report(const Tournament& tournament, const Date& report,
                         Diagnostics& diagnostics);

/// Players who may be one person, the name cut short or turned, with one birth or, where nobody
/// rates the event, one national id (SUB-0253).
void check_same_person(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics);

/// Cells without a game and a bye between others of the player, in an individual Swiss of a TRF
/// (SUB-0254): one note for the file.
void check_blank_rounds(const Tournament& tournament, Diagnostics& diagnostics);

}
