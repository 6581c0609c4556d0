#include <hakem/source_date.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <string_view>

namespace hakem {

std::optional<std::int64_t> source_date_epoch() {
    constexpr std::int64_t end_of_9999 = 253'402'300'799;
    const char* const value = std::getenv("SOURCE_DATE_EPOCH");
    if (value == nullptr) return std::nullopt;
    const std::string_view text = value;
    const auto* const end = text.data() + text.size();
    std::int64_t seconds = 0;
    const auto [rest, error] = std::from_chars(text.data(), end, seconds);
    if (error != std::errc() || rest != end || seconds < 0 || seconds > end_of_9999)
        return std::nullopt;
    return seconds;
}

std::int64_t creation_time(const Date& day) {
    constexpr std::int64_t first = 315'532'800; // 1980-01-01
    constexpr std::int64_t seconds_a_day = 86'400;
    if (const auto seconds = source_date_epoch()) return std::max(*seconds, first);
    if (!day.complete() || !is_valid(day)) return first;
    const std::chrono::sys_days date = std::chrono::year(day.year) /
                                       static_cast<unsigned>(day.month) /
                                       static_cast<unsigned>(day.day);
    return std::max(std::int64_t{date.time_since_epoch().count()} * seconds_a_day, first);
}

}
