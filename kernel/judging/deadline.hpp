#pragma once
/// Until when a report may come after the end of its event.

#include <hakem/date.hpp>

#include <cstdint>
#include <string>

namespace hakem::judging {

/// Days after the end, or lists: one on the first day of each month, closed some days before. Zero
/// = no such limit.
struct Deadline {
    std::int32_t days = 0, lists = 0, closing_days = 0;
    std::string source; ///< article or page; may be empty

    explicit operator bool() const { return days != 0 || lists != 0; }
};

/// The last day on which a report of an event with this end is in time; no date where there is no
/// deadline, or the end is not known. FIDE B.02, 9.1: the third list after the event.
Date last_day(const Deadline& deadline, const Date& end);

}
