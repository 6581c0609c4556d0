// The month that the name of a list's file tells.

#include "rating_list_reading.hpp"
#include <hakem/folded_name.hpp>

#include <array>
#include <string>

namespace hakem::rating_list {

namespace {

struct Month {
    std::string_view name;
    std::int8_t number;
};

/// Beginnings of the names of months, folded, Turkish and English.
constexpr std::array<Month, 24> months = {
    {{"ocak", 1}, {"suba", 2}, {"mart", 3}, {"nisa", 4},  {"mayi", 5},  {"hazi", 6},
     {"temm", 7}, {"agus", 8}, {"eyl", 9},  {"ekim", 10}, {"kasi", 11}, {"aral", 12},
     {"jan", 1},  {"feb", 2},  {"mar", 3},  {"apr", 4},   {"may", 5},   {"jun", 6},
     {"jul", 7},  {"aug", 8},  {"sep", 9},  {"oct", 10},  {"nov", 11},  {"dec", 12}}};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

int number_of(std::string_view digits) {
    int value = 0;
    for (const char c : digits.substr(0, 8)) value = value * 10 + (c - '0');
    return value;
}

/// Runs of letters and runs of digits.
template<class See>
void for_each_run(std::string_view name, See see) {
    for (std::size_t i = 0; i < name.size();) {
        if (name[i] == ' ') {
            ++i;
            continue;
        }
        auto end = i + 1;
        while (end < name.size() && is_digit(name[end]) == is_digit(name[i]) && name[end] != ' ')
            ++end;
        see(name.substr(i, end - i));
        i = end;
    }
}

void see_digits(std::string_view digits, std::string_view before, Date& date) {
    const auto value = number_of(digits);
    if (digits.size() == 8 && value / 10000 >= 1990 && value / 10000 < 2100) {
        date = {static_cast<std::int16_t>(value / 10000),
                static_cast<std::int8_t>(value / 100 % 100), static_cast<std::int8_t>(value % 100)};
    } else if (digits.size() == 4 && value >= 1990 && value < 2100) {
        date.year = static_cast<std::int16_t>(value);
    } else if (digits.size() == 2 && value >= 1 && value <= 12 && date.month == 0 &&
               before.size() == 4 && is_digit(before[0])) {
        date.month = static_cast<std::int8_t>(value); // 2026-11
    } else if (digits.size() == 2 && !before.empty() && !is_digit(before[0]) && date.month != 0 &&
               date.year == 0) {
        date.year = static_cast<std::int16_t>(2000 + value); // sep26
    }
}

void see_letters(std::string_view letters, Date& date) {
    if (date.month != 0) return;
    for (const auto& month : months)
        if (letters.starts_with(month.name)) date.month = month.number;
}

/// Letters folded one by one: the words of a file name stay in their order.
std::string folded_in_order(std::string_view name) {
    std::string folded;
    std::string word;
    const auto flush = [&] {
        if (!word.empty()) folded += folded_name(word) + ' ';
        word.clear();
    };
    for (const char c : name) {
        if (c == ' ' || c == '-' || c == '_' || c == '.')
            flush();
        else
            word += c;
    }
    flush();
    return folded;
}

}

Date issue_in_name(const std::filesystem::path& path) {
    Date date;
    std::string before;
    const auto name = folded_in_order(path.stem().string());
    for_each_run(name, [&](std::string_view run) {
        if (is_digit(run[0]))
            see_digits(run, before, date);
        else
            see_letters(run, date);
        before = run;
    });
    if (date.year == 0 || !is_valid(date)) return {};
    return date;
}

}
