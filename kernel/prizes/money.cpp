#include "prizes/money.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace hakem::prizes {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

Amount ten_to_the(int power) {
    Amount value = 1;
    for (; power > 0; --power) value *= 10;
    return value;
}

}

std::optional<Amount> parse_amount(std::string_view text, int decimals) {
    const auto mark = std::min(text.find_first_of(".,"), text.size());
    const auto whole = text.substr(0, mark);
    const auto part = text.substr(std::min(mark + 1, text.size()));
    const bool has_part = mark != text.size();
    if (whole.empty() || (has_part && part.empty())) return std::nullopt;
    if (part.size() > static_cast<std::size_t>(decimals)) return std::nullopt;
    Amount value = 0;
    const auto add = [&](char digit) {
        value = std::min(value * 10 + (digit - '0'), most_money + 1);
    };
    for (const char c : whole) {
        if (!is_digit(c)) return std::nullopt;
        add(c);
    }
    for (int i = 0; i < decimals; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const char c = at < part.size() ? part[at] : '0';
        if (!is_digit(c)) return std::nullopt;
        add(c);
    }
    return value <= most_money ? std::optional(value) : std::nullopt;
}

std::string to_text(Amount amount, int decimals) {
    const auto unit = ten_to_the(decimals);
    if (amount % unit == 0) return fmt::to_string(amount / unit);
    return fmt::format("{}.{:0{}}", amount / unit, amount % unit, decimals);
}

std::vector<Amount> in_units(const std::vector<Exact>& shares, Amount unit) {
    std::vector<Amount> paid;
    std::vector<Exact> remainders;
    Exact left = 0;
    for (const auto& share : shares) {
        const auto units = share / unit;
        paid.push_back(units.numerator() / units.denominator());
        remainders.push_back(units - paid.back());
        left += remainders.back();
    }
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](auto a, auto b) { return remainders[b] < remainders[a]; });
    const auto units_left = left.numerator() / left.denominator();
    for (std::size_t i = 0; i < static_cast<std::size_t>(units_left); ++i) ++paid[order[i]];
    for (auto& amount : paid) amount *= unit;
    return paid;
}

}
