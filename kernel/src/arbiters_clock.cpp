// Moments and times as the arbiter writes them.

#include <hakem/adjournment.hpp>

#include <fmt/format.h>

#include <chrono>

namespace hakem {

namespace {

/// A day and a time of day.
struct Civil {
    int year, hour, minute, second;
    unsigned month, day;
};

Civil civil_of(const Moment& moment) {
    using namespace std::chrono;
    const sys_seconds point{seconds{moment.seconds}};
    const auto day = floor<days>(point);
    const year_month_day date{day};
    const hh_mm_ss time{point - day};
    return {static_cast<int>(date.year()),
            static_cast<int>(time.hours().count()),
            static_cast<int>(time.minutes().count()),
            static_cast<int>(time.seconds().count()),
            static_cast<unsigned>(date.month()),
            static_cast<unsigned>(date.day())};
}

/// Takes a number of `least` to `most` digits off a text; -1 where there is none.
int take_number(std::string_view& text, std::size_t least, std::size_t most) {
    int number = 0;
    std::size_t digits = 0;
    while (digits < most && digits < text.size() && text[digits] >= '0' && text[digits] <= '9')
        number = number * 10 + (text[digits++] - '0');
    if (digits < least) return -1;
    text.remove_prefix(digits);
    return number;
}

bool take(std::string_view& text, char sign) {
    if (text.empty() || text.front() != sign) return false;
    text.remove_prefix(1);
    return true;
}

/// "2026-11-07" or "07.11.2026".
std::optional<std::chrono::year_month_day> take_day(std::string_view& text) {
    using namespace std::chrono;
    const bool iso = text.size() > 4 && text[4] == '-';
    const int first = take_number(text, iso ? 4 : 1, iso ? 4 : 2);
    const char sign = iso ? '-' : '.';
    if (!take(text, sign)) return std::nullopt;
    const int month_number = take_number(text, 1, 2);
    if (!take(text, sign)) return std::nullopt;
    const int last = take_number(text, iso ? 1 : 4, iso ? 2 : 4);
    if (first < 1 || month_number < 1 || last < 1) return std::nullopt;
    const year_month_day date{year{iso ? first : last}, month{static_cast<unsigned>(month_number)},
                              day{static_cast<unsigned>(iso ? last : first)}};
    return date.ok() ? std::optional(date) : std::nullopt;
}

}

std::string to_text(const Moment& moment) {
    if (!moment) return {};
    const auto at = civil_of(moment);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}", at.year, at.month, at.day, at.hour,
                       at.minute, at.second);
}

std::string to_readable_text(const Moment& moment) {
    if (!moment) return {};
    const auto at = civil_of(moment);
    auto text =
        fmt::format("{:02}.{:02}.{:04} {:02}:{:02}", at.day, at.month, at.year, at.hour, at.minute);
    if (at.second != 0) text += fmt::format(":{:02}", at.second);
    return text;
}

std::optional<Moment> parse_moment(std::string_view text) {
    const auto date = take_day(text);
    if (!date || (!take(text, ' ') && !take(text, 'T'))) return std::nullopt;
    const int hour = take_number(text, 1, 2);
    if (!take(text, ':')) return std::nullopt;
    const int minute = take_number(text, 2, 2);
    const int second = take(text, ':') ? take_number(text, 2, 2) : 0;
    if (!text.empty() || hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 ||
        second > 59)
        return std::nullopt;
    const auto days = std::chrono::sys_days(*date).time_since_epoch().count();
    const Moment moment{std::int64_t{days} * 86400 + hour * 3600 + minute * 60 + second};
    return moment ? std::optional(moment) : std::nullopt;
}

std::string clock_text(std::int64_t seconds) {
    const auto all = seconds < 0 ? -seconds : seconds;
    return fmt::format("{}{}:{:02}:{:02}", seconds < 0 ? "-" : "", all / 3600, all / 60 % 60,
                       all % 60);
}

std::optional<std::int64_t> parse_clock(std::string_view text) {
    const int hours = take_number(text, 1, 3);
    if (!take(text, ':')) return std::nullopt;
    const int minutes = take_number(text, 2, 2);
    const int seconds = take(text, ':') ? take_number(text, 2, 2) : 0;
    if (!text.empty() || hours < 0 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59)
        return std::nullopt;
    return std::int64_t{hours} * 3600 + minutes * 60 + seconds;
}

}
