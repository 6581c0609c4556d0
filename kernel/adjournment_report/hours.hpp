#pragma once
/// Hours of play on one day.

#include "schedule.hpp"

namespace hakem::adjournments {

/// ADJ-0307: a player who plays an adjourned game on and a round, or two games on, has no more
/// hours on a day than FIDE allows.
void check_hours(const Papers& papers, const Calendar& calendar, const Schedule& schedule,
                 Diagnostics& diagnostics);

}
