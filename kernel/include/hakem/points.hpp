#pragma once
/// Points: the score of a game, a round or an event, exact.

#include <boost/rational.hpp>

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hakem {

/// Points in hundredths of a point, so that ½ (50), 0.1 (10) and a quarter (25) are exact.
/// Range: ±21 million points; whoever makes, adds or multiplies them stays within, nothing looks.
class Points {
public:
    constexpr Points() = default;

    static constexpr Points hundredths(std::int32_t value) { return Points(value); }
    static constexpr Points whole(std::int32_t value) { return Points(value * 100); }
    static constexpr Points halves(std::int32_t value) { return Points(value * 50); }

    constexpr std::int32_t in_hundredths() const { return value_; }

    constexpr auto operator<=>(const Points&) const = default;
    constexpr Points operator-() const { return Points(-value_); }
    constexpr Points& operator+=(Points other) {
        value_ += other.value_;
        return *this;
    }
    constexpr Points& operator-=(Points other) {
        value_ -= other.value_;
        return *this;
    }
    friend constexpr Points operator+(Points a, Points b) { return a += b; }
    friend constexpr Points operator-(Points a, Points b) { return a -= b; }
    friend constexpr Points operator*(Points a, std::int32_t times) {
        return Points(a.value_ * times);
    }

private:
    explicit constexpr Points(std::int32_t value) : value_(value) {}

    std::int32_t value_ = 0;
};

/// An exact value of a rule, in points where it has a unit (tie-breaks, means, shares).
using Exact = boost::rational<std::int64_t>;

inline Exact exact(Points points) { return Exact(points.in_hundredths(), 100); }

/// "13.5", "4.0", "0.25": at least one decimal, a dot, no grouping.
std::string to_text(Points points);

/// The value with a dot: exact to two decimals where it fits ("12.0", "11.75"), else rounded half
/// up to two ("3.67").
std::string to_text(const Exact& value);

/// How many decimals say all of the value, at most six; -1 where more would be needed.
int decimals_of(const Exact& value);

/// With so many decimals at least, and as many as say all of it: (3/2, 0) is "1.5", (3/2, 2) is
/// "1.50"; what no decimals can say is a fraction, "2/3".
std::string exact_text(const Exact& value, int decimals = 0);

/// Reads "1", "1.5", "1,5", ".5", "½", "3½" and an optional sign; nothing for anything else.
std::optional<Points> parse_points(std::string_view text);

}
