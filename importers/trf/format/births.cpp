// Birth dates whose year has two digits: nobody is born after the event.

#include "date_order.hpp"
#include "player.hpp"

#include <algorithm>

namespace hakem::trf {

namespace {

/// Who is younger does not play.
constexpr std::int32_t youngest = 3;
/// Where no record tells the day of the event.
constexpr Date no_day{2030, 12, 31};

/// Three parts, none of them a year of four digits.
bool has_short_year(std::string_view text) {
    constexpr std::size_t longest = 60;
    if (text.size() > longest) return false;
    const auto words = words_of(text, "/.-,");
    return words.size() == 3 && std::all_of(words.begin(), words.end(), [](std::string_view word) {
               return !is_number(word) || word.size() <= 2;
           });
}

Date years_later(Date date, int years) {
    date.year = static_cast<std::int16_t>(date.year + years);
    return is_valid(date) ? date : Date{};
}

/// The same two digits in the last century in which such a player may play in the event.
Date before(const Date& event, const Date& birth) {
    if (!birth) return birth;
    const auto date = years_later(birth, event.year / 100 * 100 - birth.year / 100 * 100);
    const bool too_late = event.year - date.year < youngest || date > event;
    return too_late ? years_later(birth, event.year / 100 * 100 - birth.year / 100 * 100 - 100)
                    : date;
}

/// The birth dates that three numbers of two digits may be, the most usual first.
std::vector<Date> short_births(std::string_view text, const Survey& survey, const Date& event) {
    std::vector<Date> dates;
    const auto known = survey.dates.short_births;
    for (const auto order : {DateOrder::dmy, DateOrder::ymd, DateOrder::mdy}) {
        if (known != DateOrder::none && order != known) continue;
        // The month stands first where it can stand nowhere else.
        if (known == DateOrder::none && order == DateOrder::mdy && !dates.empty()) continue;
        const auto date = before(event, date_in_order(text, order));
        if (date && std::find(dates.begin(), dates.end(), date) == dates.end())
            dates.push_back(date);
    }
    // Older than anybody else who plays: perhaps the youngest of all.
    if (dates.size() == 1)
        if (const auto later = years_later(dates[0], 100); later && later <= event)
            dates.push_back(later);
    return dates;
}

}

void ShortBirths::look_at(std::string_view text) {
    if (!has_short_year(text)) return;
    const auto orders = orders_of(text, true);
    const auto has = [&](DateOrder order) {
        return std::find(orders.begin(), orders.end(), order) != orders.end();
    };
    day_first_ |= has(DateOrder::dmy) && !has(DateOrder::ymd) && !has(DateOrder::mdy);
    year_first_ |= has(DateOrder::ymd) && !has(DateOrder::dmy) && !has(DateOrder::mdy);
}

DateOrder ShortBirths::order() const {
    if (day_first_ == year_first_) return DateOrder::none;
    return day_first_ ? DateOrder::dmy : DateOrder::ymd;
}

BirthRead birth_of(std::string_view text, const Survey& survey) {
    const auto read = read_date(text, {}, false, survey.dates.births);
    if (!has_short_year(text)) return {read.date, read.form, {}};
    const auto event = survey.event_day ? survey.event_day : no_day;
    const auto dates = short_births(text, survey, event);
    if (dates.size() > 1) return {dates[0], DateForm::other, dates[1]};
    if (!dates.empty()) return {dates[0], DateForm::other, {}};
    return {before(event, read.date), read.form, {}};
}

}
