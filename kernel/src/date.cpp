#include <hakem/date.hpp>

#include <fmt/format.h>

#include <chrono>

namespace hakem {

namespace {

std::chrono::year_month_day calendar(const Date& date) {
    return {std::chrono::year(date.year), std::chrono::month(static_cast<unsigned>(date.month)),
            std::chrono::day(static_cast<unsigned>(date.day))};
}

}

bool is_valid(const Date& date) {
    if (date.year < 1 || date.year > 9999 || date.month < 0 || date.month > 12) return false;
    if (date.day < 0 || (date.month == 0 && date.day != 0)) return false;
    return date.day == 0 || calendar(date).ok();
}

std::string to_text(const Date& date) {
    return fmt::format("{:04}/{:02}/{:02}", date.year, date.month, date.day);
}

std::string to_readable_text(const Date& date) {
    if (!date) return {};
    if (date.month == 0) return fmt::format("{}", date.year);
    if (date.day == 0) return fmt::format("{:02}.{}", date.month, date.year);
    return fmt::format("{:02}.{:02}.{}", date.day, date.month, date.year);
}

}
