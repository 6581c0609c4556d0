#include "reference_day.hpp"

#include "judging/moments.hpp"
#include <hakem/error.hpp>
#include <hakem/source_date.hpp>

#include <chrono>

namespace hakem::command {

namespace {

Date date_of(const std::chrono::year_month_day& day) {
    return {static_cast<std::int16_t>(static_cast<int>(day.year())),
            static_cast<std::int8_t>(static_cast<unsigned>(day.month())),
            static_cast<std::int8_t>(static_cast<unsigned>(day.day()))};
}

std::chrono::sys_days days_of(const Date& date) {
    return std::chrono::year(date.year) / static_cast<unsigned>(date.month) /
           static_cast<unsigned>(date.day);
}

Date day_of_epoch() {
    const auto seconds = source_date_epoch();
    if (!seconds) return {};
    return date_of(std::chrono::floor<std::chrono::days>(
        std::chrono::sys_seconds(std::chrono::seconds(*seconds))));
}

}

Date reference_day(const std::string& typed) {
    if (typed.empty()) return day_of_epoch();
    const auto moment = judging::moment_of(typed);
    if (!moment || moment->minutes >= 0)
        throw Error(ExitCode::wrong_usage, "error.batch-date", {typed});
    return moment->date;
}

Date next_list(const Date& day) {
    if (!day.complete()) return {};
    constexpr std::chrono::days closed_before{3};
    const auto at =
        std::chrono::year_month_day(days_of(day) + closed_before - std::chrono::days(1));
    const auto list = std::chrono::year_month(at.year(), at.month()) + std::chrono::months(1);
    return {static_cast<std::int16_t>(static_cast<int>(list.year())),
            static_cast<std::int8_t>(static_cast<unsigned>(list.month())), 0};
}

}
