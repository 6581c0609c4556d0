#pragma once
/// Days and times of day as files of ours have them: "2026-11-28", "2026-11-28 10:00".

#include <hakem/date.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace hakem::judging {

struct Moment {
    Date date;
    std::int32_t minutes = -1; ///< of the day; -1 = not told
};

/// Nothing where it is none, or a day that does not exist.
std::optional<Moment> moment_of(std::string_view text);

/// Days since a fixed one: differences count.
std::int64_t day_number(const Date& date);

}
