#include "judging/deadline.hpp"

#include "judging/moments.hpp"

#include <algorithm>
#include <chrono>

namespace hakem::judging {

namespace {

Date date_of(std::int64_t number) {
    const std::chrono::year_month_day day{
        std::chrono::sys_days(std::chrono::days(static_cast<int>(number)))};
    const Date date{static_cast<std::int16_t>(static_cast<int>(day.year())),
                    static_cast<std::int8_t>(static_cast<unsigned>(day.month())),
                    static_cast<std::int8_t>(static_cast<unsigned>(day.day()))};
    return is_valid(date) ? date : Date();
}

/// When the list that is so many months after the end is closed.
std::int64_t closing_of(const Deadline& deadline, const Date& end) {
    const auto months = end.year * 12 + end.month - 1 + deadline.lists;
    const Date first{static_cast<std::int16_t>(months / 12),
                     static_cast<std::int8_t>(months % 12 + 1), 1};
    return day_number(first) - deadline.closing_days;
}

}

Date last_day(const Deadline& deadline, const Date& end) {
    if (!deadline || !end.complete() || !is_valid(end)) return {};
    std::int64_t last = 0;
    if (deadline.days != 0) last = day_number(end) + deadline.days;
    if (deadline.lists != 0) {
        const auto closing = closing_of(deadline, end);
        last = deadline.days == 0 ? closing : std::min(last, closing);
    }
    return date_of(last);
}

}
