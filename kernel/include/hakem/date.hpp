#pragma once
/// A calendar date that may be known only in part, as birth dates are.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hakem {

/// Year, month and day; a part that is not known is 0, and a date without a year is no date.
struct Date {
    std::int16_t year = 0; ///< 1 to 9999, 0 = unknown
    std::int8_t month = 0; ///< 1 to 12, 0 = unknown
    std::int8_t day = 0;   ///< 1 to 31, 0 = unknown

    constexpr auto operator<=>(const Date&) const = default;
    constexpr explicit operator bool() const { return year != 0; }
    constexpr bool complete() const { return year != 0 && month != 0 && day != 0; }
};

/// Whether the known parts name a day, month and year that exist.
bool is_valid(const Date& date);

/// "2026/04/26", the form of FIDE's files; unknown parts are "00".
std::string to_text(const Date& date);

/// "26.04.2026", the form a person reads; only the year where no more is known, "" for no date.
std::string to_readable_text(const Date& date);

}
