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

/// One or two players out of a starting list that is otherwise by rating (SUB-0247): a slip of a
/// digit, or a late entry. Nothing where the list goes by something else.
void check_start_numbers(const Tournament& tournament, Diagnostics& diagnostics);

}
