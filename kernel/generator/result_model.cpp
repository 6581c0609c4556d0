#include "generator/result_model.hpp"

#include <algorithm>

namespace hakem::generator {

namespace {

constexpr std::int64_t whole = ResultChances::whole;

// Ratings stand as 2000 times themselves: the mean is half a sum, the limits have three decimals.
constexpr std::int64_t unit = 2000;

/// Half the parabola between the limit where a win is impossible or certain, and the centre.
struct Curve {
    std::int64_t lower, centre, upper; ///< differences of ratings, times `unit`
    std::int64_t at_centre;            ///< of `whole`
};

/// ((difference - limit) / (centre - limit))^2, of `whole`; never over it.
std::int64_t square_of_share(std::int64_t difference, std::int64_t limit, std::int64_t centre) {
    const bool below = limit < centre;
    const auto part = below ? difference - limit : limit - difference;
    const auto all = below ? centre - limit : limit - centre;
    const auto share = part * whole / all;
    return share * share / whole;
}

/// The chance that grows with the difference: none below the lower limit, certain above the upper.
std::int64_t rising(const Curve& curve, std::int64_t difference) {
    if (difference <= curve.lower) return 0;
    if (difference >= curve.upper) return whole;
    if (difference <= curve.centre)
        return curve.at_centre * square_of_share(difference, curve.lower, curve.centre) / whole;
    const auto rest = whole - curve.at_centre;
    return whole - rest * square_of_share(difference, curve.upper, curve.centre) / whole;
}

/// `sum` is that of the two ratings. The value at the centre falls with the square of how far the
/// mean is above 1200, in units of 1200.
std::int64_t at_centre(std::int64_t sum, std::int64_t at_1200, std::int64_t fall) {
    const auto above = std::max<std::int64_t>(sum - 2400, 0);
    return at_1200 - fall * above / 2400 * above / 2400;
}

/// A limit of the form base + thousandths * mean.
constexpr std::int64_t limit(std::int64_t base, std::int64_t thousandths, std::int64_t sum) {
    return base * unit + thousandths * sum;
}

std::int64_t white_wins(std::int64_t sum, std::int64_t difference) {
    const Curve curve{limit(-1492, 391, sum), 40 * unit, limit(1691, -428, sum),
                      at_centre(sum, 450'000'000, 100'000'000)};
    return rising(curve, difference);
}

/// Black's curve falls with the difference: it rises with the difference seen from Black.
std::int64_t black_wins(std::int64_t sum, std::int64_t difference) {
    const Curve curve{-limit(1428, -388, sum), 80 * unit, -limit(-1753, 416, sum),
                      at_centre(sum, 460'000'000, 130'000'000)};
    return rising(curve, -difference);
}

}

ResultChances result_chances(std::int32_t white_rating, std::int32_t black_rating) {
    const std::int64_t difference = (std::int64_t{white_rating} - black_rating) * unit;
    const auto sum =
        std::clamp<std::int64_t>(std::int64_t{white_rating} + black_rating, 2 * 1000, 2 * 3000);
    ResultChances chances;
    chances.white = white_wins(sum, difference);
    chances.black = std::min(black_wins(sum, difference), whole - chances.white);
    chances.draw = whole - chances.white - chances.black;
    return chances;
}

Outcome drawn_result(const ResultChances& chances, Random& random) {
    const auto x = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(whole)));
    if (x < chances.white) return Outcome::win;
    return x < chances.white + chances.draw ? Outcome::draw : Outcome::loss;
}

}
