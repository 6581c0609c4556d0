#pragma once
/// The sections of the report of a period.

#include "rating_report.hpp"
#include "words.hpp"

namespace hakem::rating_report {

/// A person's events or decisions line by line, as long as a reader can find anything in them.
constexpr std::size_t most_parts = 20000;

/// What all sections look things up in.
struct Period {
    const PeriodInput& input;
    const Columns column;

    explicit Period(const PeriodInput& period)
        : input(period), column{name_argument(period.system, period.time_class)} {}
};

/// Persons by what the period did to them.
struct Outcomes {
    std::size_t changed = 0, first = 0, archived = 0, lost = 0;
    std::int64_t change = 0;      ///< in hundredths
    std::int64_t corrections = 0; ///< of it by corrections of closed periods
    bool corrects = false;        ///< there is such a correction
    std::size_t parts = 0;        ///< persons times events
};
Outcomes outcomes_of(const PeriodInput& input);

Table events_table(const Period& period);
Table persons_table(const Period& period);
/// What each event did to each person.
Table parts_table(const Period& period);
/// What was decided, person by person; what is of no single person first.
Table decisions_table(const Period& period);
Table first_ratings_table(const Period& period);
Table lost_ratings_table(const Period& period);
ChartSheet period_charts(const Period& period);

}
