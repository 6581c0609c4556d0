#include "judging/moments.hpp"

#include <chrono>

namespace hakem::judging {

namespace {

/// The digits at a place as a number; -1 where one of them is none.
std::int32_t digits(std::string_view text, std::size_t from, std::size_t count) {
    std::int32_t number = 0;
    for (auto i = from; i < from + count; ++i) {
        if (i >= text.size() || text[i] < '0' || text[i] > '9') return -1;
        number = 10 * number + (text[i] - '0');
    }
    return number;
}

bool has(std::string_view text, std::size_t at, std::string_view signs) {
    return at < text.size() && signs.find(text[at]) != signs.npos;
}

}

std::optional<Moment> moment_of(std::string_view text) {
    constexpr std::size_t date_length = 10, length = 16;
    const auto year = digits(text, 0, 4), month = digits(text, 5, 2), day = digits(text, 8, 2);
    if (!has(text, 4, "-/") || !has(text, 7, "-/") || year < 1 || month < 1 || day < 1)
        return std::nullopt;
    Moment moment;
    moment.date = {static_cast<std::int16_t>(year), static_cast<std::int8_t>(month),
                   static_cast<std::int8_t>(day)};
    if (!is_valid(moment.date)) return std::nullopt;
    if (text.size() == date_length) return moment;
    const auto hour = digits(text, 11, 2), minute = digits(text, 14, 2);
    if (text.size() != length || !has(text, 10, " T") || !has(text, 13, ":") || hour < 0 ||
        hour > 23 || minute < 0 || minute > 59)
        return std::nullopt;
    moment.minutes = 60 * hour + minute;
    return moment;
}

std::int64_t day_number(const Date& date) {
    const std::chrono::year_month_day day{std::chrono::year(date.year),
                                          std::chrono::month(static_cast<unsigned>(date.month)),
                                          std::chrono::day(static_cast<unsigned>(date.day))};
    return std::chrono::sys_days(day).time_since_epoch().count();
}

}
