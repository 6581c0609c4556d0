#include <hakem/points.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace hakem {

namespace {

/// Hundredths with at least one decimal: 1350 is "13.5", 25 is "0.25".
std::string hundredths_to_text(std::int64_t value) {
    const std::string_view sign = value < 0 ? "-" : "";
    const auto size = std::abs(value);
    const auto whole = size / 100, part = size % 100;
    return part % 10 == 0 ? fmt::format("{}{}.{}", sign, whole, part / 10)
                          : fmt::format("{}{}.{:02}", sign, whole, part);
}

bool take(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

/// Digits at the front, at most `most`; -1 where there are more.
int take_digits(std::string_view& text, int most, int& value) {
    int count = 0;
    value = 0;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        if (++count > most) return -1;
        value = value * 10 + (text.front() - '0');
        text.remove_prefix(1);
    }
    return count;
}

}

std::string to_text(Points points) { return hundredths_to_text(points.in_hundredths()); }

std::string to_text(const Exact& value) {
    const auto n = value.numerator() * 100, d = value.denominator();
    auto rounded = n / d;
    const auto rest = n % d; // rounded half up, away from zero below it
    if (std::abs(rest) * 2 >= d) rounded += rest < 0 ? -1 : 1;
    return hundredths_to_text(rounded);
}

int decimals_of(const Exact& value) {
    constexpr int most = 6;
    std::int64_t power = 1;
    for (int decimals = 0; decimals <= most; ++decimals, power *= 10)
        if (power % value.denominator() == 0) return decimals;
    return -1;
}

std::string exact_text(const Exact& value, int decimals) {
    const int needed = decimals_of(value);
    if (needed < 0) return fmt::format("{}/{}", value.numerator(), value.denominator());
    decimals = std::max(decimals, needed);
    std::int64_t power = 1;
    for (int i = 0; i < decimals; ++i) power *= 10;
    const auto size = std::abs(value.numerator()) * (power / value.denominator());
    const std::string_view sign = value < 0 ? "-" : "";
    return decimals == 0 ? fmt::format("{}{}", sign, size)
                         : fmt::format("{}{}.{:0{}}", sign, size / power, size % power, decimals);
}

std::optional<Points> parse_points(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    const bool negative = take(text, "-");
    if (!negative) take(text, "+");
    int whole = 0, part = 0;
    const int whole_digits = take_digits(text, 6, whole);
    int hundredths = 0;
    bool some = whole_digits > 0;
    if (take(text, "½")) {
        hundredths = 50;
        some = true;
    } else if (take(text, ".") || take(text, ",")) {
        const int digits = take_digits(text, 2, part);
        if (digits < 0 || (digits == 0 && !some)) return std::nullopt;
        hundredths = digits == 1 ? part * 10 : part;
        some = true;
    }
    if (!some || whole_digits < 0 || !text.empty()) return std::nullopt;
    const auto value = whole * 100 + hundredths;
    return Points::hundredths(negative ? -value : value);
}

}
