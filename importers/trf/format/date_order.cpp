#include "date_order.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace hakem::trf {

namespace {

constexpr std::int32_t year_of_days = 372; ///< as `days` counts them

/// One reading of 042 and 052 (which may be missing), or of the dates of 132.
struct Span {
    DateOrder first_order, last_order;
    std::int32_t first, last;
    bool open;      ///< without an end
    bool of_format; ///< as the format has it: years of four digits in 042, of two in 132

    std::int32_t length() const { return last - first; }
    std::int32_t year() const { return first / year_of_days; }
    /// Whether its last date is of an order.
    bool is_of(DateOrder order) const { return (open ? first_order : last_order) == order; }
    bool holds(const Span& rounds) const {
        // Within years any order has its place.
        if (!rounds.of_format && (open ? rounds : *this).length() > year_of_days) return false;
        return first <= rounds.first && (open || rounds.last <= last);
    }
    std::int32_t misfit(const Span& rounds) const {
        return std::abs(rounds.first - first) + (open ? 0 : std::abs(rounds.last - last));
    }
};

bool is_year_first(DateOrder order) { return order == DateOrder::ymd || order == DateOrder::ydm; }

bool has_full_year(std::string_view text) { return !orders_of(text).empty(); }

/// Orders of a date of the event. What stands between dots is day, month, year wherever it can be,
/// and of a year of two digits more likely than another.
std::vector<DateOrder> orders_of_event(std::string_view text) {
    auto orders = orders_of(text, true);
    const auto day_first = std::find(orders.begin(), orders.end(), DateOrder::dmy);
    if (text.find('.') == text.npos || day_first == orders.end()) return orders;
    std::rotate(orders.begin(), day_first, day_first + 1);
    std::erase(orders, DateOrder::mdy);
    if (has_full_year(text)) orders.resize(1);
    return orders;
}

/// A year or more is not what was meant where a shorter reading is there.
void drop_years(std::vector<Span>& spans) {
    const auto is_long = [](const Span& span) { return span.length() >= year_of_days; };
    if (!std::all_of(spans.begin(), spans.end(), is_long)) std::erase_if(spans, is_long);
}

/// Of years of two digits the latest; between dots as they stand.
void likeliest_first(std::vector<Span>& spans, std::string_view start) {
    drop_years(spans);
    if (start.find('.') != start.npos) return;
    std::stable_sort(spans.begin(), spans.end(),
                     [](const Span& a, const Span& b) { return a.year() > b.year(); });
}

/// Day before month behind the year needs a date that is none of the format.
bool may_be_year_day_month(std::string_view start, std::string_view end) {
    const auto is_broken = [](std::string_view text) {
        const auto orders = orders_of(text, true);
        return !orders.empty() && orders.front() == DateOrder::ydm;
    };
    return is_broken(start) || is_broken(end);
}

/// The readings of 042 and 052 that one hand may have written: alike, and not ending before they
/// start. The format's own comes first and stands alone.
std::vector<Span> spans_of_event(std::string_view start, std::string_view end) {
    std::vector<Span> spans;
    const auto starts = orders_of_event(start);
    const bool day_first = may_be_year_day_month(start, end), full = has_full_year(start);
    if (end.empty()) {
        for (const auto order : starts) {
            const auto day = days(date_in_order(start, order));
            spans.push_back(
                {order, DateOrder::none, day, day, true, full && order == DateOrder::ymd});
        }
    }
    for (const auto from : starts) {
        for (const auto to : end.empty() ? std::vector<DateOrder>{} : orders_of_event(end)) {
            if (is_year_first(from) == is_year_first(to) && from != to) continue;
            if (!day_first && (from == DateOrder::ydm || to == DateOrder::ydm)) continue;
            const auto first = date_in_order(start, from), last = date_in_order(end, to);
            if (first <= last)
                spans.push_back(
                    {from, to, days(first), days(last), false, full && from == DateOrder::ymd});
        }
    }
    const auto is_of_format = [](const Span& span) {
        return span.of_format &&
               !(is_year_first(span.last_order) && span.last_order != DateOrder::ymd);
    };
    if (!spans.empty() && is_of_format(spans.front()))
        std::erase_if(spans, [](const Span& s) { return s.first_order != DateOrder::ymd; });
    if (!full) likeliest_first(spans, start);
    return spans;
}

/// The orders of a date that is read by itself, the most usual first: a year of two digits stands
/// at one of the ends.
std::vector<DateOrder> orders_alone(std::string_view text) {
    auto orders = orders_of(text, true);
    if (orders_of(text).empty()) {
        std::erase_if(orders,
                      [](DateOrder o) { return o == DateOrder::ydm || o == DateOrder::mdy; });
        std::reverse(orders.begin(), orders.end()); // 10.09.13 is of 2013
    }
    return orders;
}

/// The order of a start (042) whose usual reading comes after the end (052): the one in which it
/// comes before, the nearest; none = the usual one.
DateOrder order_before(std::string_view start, std::string_view end) {
    const auto usual = read_date(start);
    const auto last = read_date(end, usual.date).date;
    if (!usual.date || !last || usual.form == DateForm::exact || usual.date <= last)
        return DateOrder::none;
    DateOrder best = DateOrder::none;
    std::int32_t nearest = 0;
    for (const auto from : orders_alone(start)) {
        for (const auto to : orders_alone(end)) {
            const auto first = date_in_order(start, from), until = date_in_order(end, to);
            if (until < first) continue;
            const auto between = days(until) - days(first);
            if (best != DateOrder::none && between >= nearest) continue;
            best = from;
            nearest = between;
        }
    }
    return best;
}

/// The readings of the dates of rounds that make a date of each.
std::vector<Span> spans_of_rounds(const std::vector<std::string_view>& words) {
    std::vector<Span> spans;
    if (words.empty()) return spans;
    for (const auto order : orders_of(words.front(), true)) {
        std::optional<Span> span;
        for (const auto word : words) {
            const auto date = date_in_order(word, order);
            if (!date.complete()) {
                span.reset();
                break;
            }
            const auto day = days(date);
            if (!span) span = Span{order, order, day, day, false, order == DateOrder::ymd};
            span->first = std::min(span->first, day);
            span->last = std::max(span->last, day);
        }
        if (span) spans.push_back(*span);
    }
    drop_years(spans);
    return spans;
}

struct Fit {
    const Span* event = nullptr;
    const Span* rounds = nullptr;
};

/// The reading in which all rounds lie within the event, its first day and its last are nearest to
/// theirs, then the shorter one. Rounds as the format has them go before others.
Fit best_fit(const std::vector<Span>& events, const std::vector<Span>& rounds) {
    Fit best;
    std::pair<std::int32_t, std::int32_t> nearest;
    for (const bool of_format : {true, false}) {
        for (const auto& event : events) {
            for (const auto& played : rounds) {
                if (played.of_format != of_format || !event.holds(played)) continue;
                const auto worth = std::pair(event.misfit(played), event.length());
                if (!best.event || worth < nearest) {
                    best = {&event, &played};
                    nearest = worth;
                }
            }
        }
        if (best.event) break;
    }
    return best;
}

}

void BirthOrder::look_at(std::string_view date) {
    const auto orders = orders_of(date);
    if (orders.size() != 1) return;
    usual_ += orders[0] == DateOrder::ymd || orders[0] == DateOrder::dmy;
    year_day_month_ += orders[0] == DateOrder::ydm;
    month_day_year_ += orders[0] == DateOrder::mdy;
}

DateOrder BirthOrder::order() const {
    constexpr std::size_t enough = 2; // one may be a slip
    if (usual_ != 0) return DateOrder::none;
    if (year_day_month_ >= enough) return DateOrder::ydm;
    return month_day_year_ >= enough ? DateOrder::mdy : DateOrder::none;
}

void find_event_orders(std::string_view start, std::string_view end,
                       const std::vector<std::string_view>& rounds, DateOrders& orders) {
    const auto events = spans_of_event(start, end);
    if (events.empty()) {
        orders.start = order_before(start, end);
        return;
    }
    const auto all_rounds = spans_of_rounds(rounds);
    const auto fit = best_fit(events, all_rounds);
    const auto* event = fit.event ? fit.event : &events.front();
    if (fit.rounds) orders.rounds = fit.rounds->first_order;
    if (!fit.event && events.size() > 1) {
        const auto& other = events[1];
        const bool births_tell = orders.births != DateOrder::none;
        if (births_tell && other.is_of(orders.births)) {
            event = &other;
        } else if (event->open || other.length() < event->length() ||
                   other.year() != event->year()) {
            orders.other_start = other.first_order;
            orders.other_end = other.last_order;
        }
    }
    orders.start = event->first_order;
    orders.end = event->last_order;
}

}
