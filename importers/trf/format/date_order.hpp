#pragma once
/// In which order a file writes its dates, where they show it together: 05/02/2026 alone may be two
/// days, and 2026/05/02 before 2026/19/05 is none of the format.

#include "cells.hpp"

#include <string_view>
#include <vector>

namespace hakem::trf {

/// Orders by which the dates are to be read; none = each by itself.
struct DateOrders {
    DateOrder births = DateOrder::none;
    DateOrder short_births = DateOrder::none;                 ///< with a year of two digits
    DateOrder start = DateOrder::none, end = DateOrder::none; ///< 042, 052
    DateOrder rounds = DateOrder::none;                       ///< 132
    /// Where nothing tells which of two orders is meant: the other one.
    DateOrder other_start = DateOrder::none, other_end = DateOrder::none;
};

/// Birth dates with a month above 12 show the order of all.
class BirthOrder {
public:
    /// Whether more dates may still tell something.
    bool open() const { return usual_ == 0; }
    void look_at(std::string_view date);
    DateOrder order() const;

private:
    std::size_t usual_ = 0, year_day_month_ = 0, month_day_year_ = 0;
};

/// Birth dates of six digits that can be read in one way show the order of all.
class ShortBirths {
public:
    void look_at(std::string_view date);
    DateOrder order() const;

private:
    bool day_first_ = false, year_first_ = false;
};

/// Sets the orders of the event's dates; `births` are known.
void find_event_orders(std::string_view start, std::string_view end,
                       const std::vector<std::string_view>& rounds, DateOrders& orders);

}
