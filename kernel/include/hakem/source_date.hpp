#pragma once
/// The time that files say they were made at: never that of the clock, so that the same input gives
/// the same bytes.

#include <hakem/date.hpp>

#include <cstdint>
#include <optional>

namespace hakem {

/// What SOURCE_DATE_EPOCH says, in seconds since 1970; nothing where it is not set, or is no whole
/// number from 0 to the end of the year 9999.
std::optional<std::int64_t> source_date_epoch();

/// That, else the day, else 1980-01-01, which is also the earliest: no workbook and no zip can be
/// older. In seconds since 1970.
std::int64_t creation_time(const Date& day);

}
