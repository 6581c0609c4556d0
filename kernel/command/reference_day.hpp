#pragma once
/// The day that something is said on: it is never taken from the clock.

#include <hakem/date.hpp>

#include <string>

namespace hakem::command {

/// What was typed (YYYY-MM-DD), else the day of SOURCE_DATE_EPOCH, else none. Throws Error
/// wrong_usage where it is no day.
Date reference_day(const std::string& typed);

/// The month of FIDE's list that a report of this day can still get into: a list is closed three
/// days before it is published on the first (FIDE B.02). No day = no month.
Date next_list(const Date& day);

}
