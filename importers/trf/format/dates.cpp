// Dates as files have them: 24/09/2010, 28. 07. 2005, 10.09.13, May 29, 2020, 11.25.02 (YY.DD.MM).

#include "cells.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace hakem::trf {

namespace {

struct Month {
    std::string_view prefix;
    std::int32_t number;
};

/// First three or four letters in lower case, English, Turkish, German.
constexpr auto months = std::to_array<Month>(
    {{"jan", 1},  {"feb", 2}, {"mar", 3},  {"apr", 4},  {"may", 5},  {"jun", 6},  {"jul", 7},
     {"aug", 8},  {"sep", 9}, {"oct", 10}, {"nov", 11}, {"dec", 12}, {"oca", 1},  {"şub", 2},
     {"nis", 4},  {"haz", 6}, {"tem", 7},  {"ağu", 8},  {"eyl", 9},  {"eki", 10}, {"kas", 11},
     {"ara", 12}, {"mär", 3}, {"mai", 5},  {"okt", 10}, {"dez", 12}});

std::int32_t month_of(std::string_view word) {
    const auto lower = to_lower(word, Language::english);
    const auto it = std::find_if(months.begin(), months.end(),
                                 [&](const Month& m) { return lower.starts_with(m.prefix); });
    return it == months.end() ? 0 : it->number;
}

Date date_of(std::int32_t year, std::int32_t month, std::int32_t day) {
    if (month < 0 || month > 12 || day < 0 || day > 31 || year < 0 || year > 9999) return {};
    const Date date{static_cast<std::int16_t>(year), static_cast<std::int8_t>(month),
                    static_cast<std::int8_t>(day)};
    return year != 0 && is_valid(date) ? date : Date{};
}

std::int32_t full_year(std::int32_t year) { return year + (year < 70 ? 2000 : 1900); }

/// Three numbers and which of them had four digits.
struct Parts {
    std::int32_t value[3];
    std::size_t digits[3];
};

std::optional<Parts> parts_of(const std::vector<std::string_view>& words) {
    if (words.size() != 3) return std::nullopt;
    Parts parts{};
    for (std::size_t i = 0; i < 3; ++i) {
        if (!is_number(words[i])) return std::nullopt;
        parts.value[i] = to_number(words[i]);
        parts.digits[i] = words[i].size();
    }
    return parts;
}

/// The readings that are real dates, most usual first.
std::vector<Date> readings(const Parts& p, bool year_first) {
    const auto [a, b, c] = p.value;
    std::vector<Date> all;
    if (p.digits[0] == 4)
        all = {date_of(a, b, c), date_of(a, c, b)};
    else if (p.digits[2] == 4)
        all = {date_of(c, b, a), date_of(c, a, b)};
    else if (p.digits[0] > 2 || p.digits[2] > 2)
        return {};
    else if (year_first)
        all = {date_of(full_year(a), b, c), date_of(full_year(c), b, a),
               date_of(full_year(a), c, b)};
    else
        all = {date_of(full_year(c), b, a), date_of(full_year(a), b, c)};
    std::erase_if(all, [](const Date& date) { return !date; });
    return all;
}

std::optional<Parts> parts_of(std::string_view text) {
    constexpr std::size_t longest = 60;
    return text.size() > longest ? std::nullopt : parts_of(words_of(text, "/.-,"));
}

Date in_order(const Parts& p, DateOrder order) {
    const auto [a, b, c] = p.value;
    const bool year_first = order == DateOrder::ymd || order == DateOrder::ydm;
    const auto digits = p.digits[year_first ? 0 : 2], others = p.digits[year_first ? 2 : 0];
    if ((digits != 4 && digits > 2) || others > 2 || p.digits[1] > 2) return {};
    const auto number = year_first ? a : c;
    const auto year = digits == 4 ? number : full_year(number);
    switch (order) {
    case DateOrder::ymd:
        return date_of(year, b, c);
    case DateOrder::ydm:
        return date_of(year, c, b);
    case DateOrder::dmy:
        return date_of(year, b, a);
    case DateOrder::mdy:
        return date_of(year, a, b);
    default:
        return {};
    }
}

/// "May 29, 2020", "29 Mayıs 2020".
Date date_of_words(const std::vector<std::string_view>& words) {
    if (words.size() != 3 || !is_number(words[2])) return {};
    const auto number = to_number(words[2]);
    const auto year = words[2].size() == 2 ? full_year(number) : number;
    if (is_number(words[0])) return date_of(year, month_of(words[1]), to_number(words[0]));
    return is_number(words[1]) ? date_of(year, month_of(words[0]), to_number(words[1])) : Date{};
}

/// "20070518", "2007", "0000".
DateRead date_of_digits(std::string_view digits) {
    const auto value = to_number(digits);
    if (digits.size() == 4) return {date_of(value, 0, 0), DateForm::other};
    if (digits.size() == 8)
        return {date_of(value / 10000, value / 100 % 100, value % 100), DateForm::other};
    return {{}, DateForm::unclear};
}

bool is_nothing(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) {
        return c == '0' || c == '/' || c == '.' || c == '-' || is_blank(c);
    });
}

bool is_exact(std::string_view text, bool two_digits) {
    const std::size_t year = two_digits ? 2 : 4;
    return text.size() == year + 6 && text[year] == '/' && text[year + 3] == '/';
}

/// "2001/05/23": nearly every date.
std::optional<Date> exact_date(std::string_view text) {
    if (!is_exact(text, false)) return std::nullopt;
    const auto year = text.substr(0, 4), month = text.substr(5, 2), day = text.substr(8, 2);
    if (!is_number(year) || !is_number(month) || !is_number(day)) return std::nullopt;
    const auto date = date_of(to_number(year), to_number(month), to_number(day));
    return date ? std::optional(date) : std::nullopt;
}

}

std::int32_t days(const Date& d) { return d.year * 372 + d.month * 31 + d.day; }

std::vector<DateOrder> orders_of(std::string_view text, bool two_digits) {
    const auto parts = parts_of(text);
    if (!parts || (!two_digits && parts->digits[0] != 4 && parts->digits[2] != 4)) return {};
    std::vector<DateOrder> orders;
    for (const auto order : {DateOrder::ymd, DateOrder::dmy, DateOrder::ydm, DateOrder::mdy})
        if (in_order(*parts, order).complete()) orders.push_back(order);
    return orders;
}

Date date_in_order(std::string_view text, DateOrder order) {
    const auto parts = parts_of(text);
    return parts ? in_order(*parts, order) : Date{};
}

DateRead read_date(std::string_view raw, const Date& near, bool two_digits, DateOrder order) {
    const auto text = bare(raw);
    const bool usual_order = order == DateOrder::none || order == DateOrder::ymd;
    if (!two_digits && usual_order)
        if (const auto date = exact_date(text)) return {*date, DateForm::exact};
    if (is_nothing(text)) return {};
    constexpr std::size_t longest = 60;
    if (text.size() > longest) return {{}, DateForm::unclear};
    if (is_number(text)) {
        auto read = date_of_digits(text);
        if (!read.date) read.form = DateForm::unclear;
        return read;
    }
    const auto words = words_of(text, "/.-,");
    if (const auto parts = parts_of(words)) {
        const auto all = readings(*parts, two_digits);
        auto best = in_order(*parts, order);
        const bool known = bool(best), exact = is_exact(text, two_digits);
        if (all.empty() && !known) return {{}, DateForm::unclear};
        if (!known) best = all.front();
        if (near && !exact && !known)
            for (const auto& date : all)
                if (std::abs(days(date) - days(near)) < std::abs(days(best) - days(near)))
                    best = date;
        // Day and month in each other's place have the shape of the format, and are not of it.
        const bool as_format = exact && best == in_order(*parts, DateOrder::ymd);
        return {best, as_format ? DateForm::exact : DateForm::other};
    }
    const auto date = date_of_words(words);
    return {date, date ? DateForm::other : DateForm::unclear};
}

}
