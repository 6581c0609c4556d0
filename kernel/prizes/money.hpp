#pragma once
/// Money, exact: whole numbers of the smallest unit (kuruş, cent).

#include <hakem/points.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::prizes {

using Amount = std::int64_t;

/// All money of a plan, in its smallest unit. Below it no share can overflow.
inline constexpr Amount most_money = 1'000'000'000'000;

/// Reads "1500", "1500.5" or "1500,50" with as many decimals as the currency has; nothing for
/// anything else, a sign among them, and for more than `most_money`.
std::optional<Amount> parse_amount(std::string_view text, int decimals);

/// "1500.50", without decimals where there are none: "1500".
std::string to_text(Amount amount, int decimals);

/// Shares in whole multiples of `unit` with the same sum. Each is rounded down, and what is left
/// goes out a unit at a time: to the largest remainders, among equal ones to those who stand first.
/// The sum of the shares must be a multiple of `unit`.
std::vector<Amount> in_units(const std::vector<Exact>& shares, Amount unit);

}
