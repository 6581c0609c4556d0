#pragma once
/// Rounding as the rules have it, ½ goes up, and what is said of it.

#include <hakem/decision.hpp>
#include <hakem/points.hpp>

#include <string>

namespace hakem {

/// The quotient without its fraction, down also below zero.
constexpr std::int64_t floor_of(std::int64_t numerator, std::int64_t denominator) {
    const auto quotient = numerator / denominator;
    return quotient - (numerator % denominator < 0 ? 1 : 0);
}

/// To the nearest whole, ½ up (10.1).
constexpr std::int64_t rounded_quotient(std::int64_t numerator, std::int64_t denominator) {
    return floor_of(2 * numerator + denominator, 2 * denominator);
}

/// To a part of a point, ½ up: rounded(x, 100) to hundredths.
inline Exact rounded(const Exact& value, std::int64_t parts) {
    return {rounded_quotient(value.numerator() * parts, value.denominator()), parts};
}

/// "mean: 9400 / 5 = 1880".
inline Decision mean_decision(const Exact& sum, std::int64_t count, const Exact& mean) {
    return because(sum == mean * count ? "how.mean" : "how.mean-rounded",
                   {exact_argument(sum), std::to_string(count), exact_argument(mean)});
}

}
