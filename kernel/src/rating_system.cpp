#include "argument_marks.hpp"
#include <hakem/rating_system.hpp>
#include <hakem/rating_tables.hpp>

#include <fmt/format.h>

#include <cstdlib>

namespace hakem {

std::string hundredths_text(std::int64_t hundredths) {
    const auto size = std::abs(hundredths);
    return fmt::format("{}{}.{:02}", hundredths < 0 ? "-" : "", size / 100, size % 100);
}

std::string hundredths_argument(std::int64_t hundredths) {
    return decimal_mark + hundredths_text(hundredths);
}

std::string signed_hundredths_argument(std::int64_t hundredths) {
    auto argument = hundredths_argument(hundredths);
    if (hundredths > 0) argument.insert(1, 1, '+'); // after the mark of a decimal
    return argument;
}

std::optional<Exact> exact_performance(std::int64_t opponents, std::int32_t rated_games,
                                       Points rated_score) {
    if (rated_games <= 0) return std::nullopt;
    // p in whole per cent, ½ up.
    const auto percent = (2 * rated_score.in_hundredths() + rated_games) / (2 * rated_games);
    return Exact(opponents, rated_games) + rating_difference(percent);
}

std::optional<Exact> exact_performance(const ArchivedResult& result) {
    if (!result.performance) return std::nullopt;
    if (result.opponents <= 0 || result.rated_games <= 0) return Exact(*result.performance);
    return exact_performance(result.opponents, result.rated_games, result.rated_score);
}

ArchivedResult archived(const PersonEvent& event) {
    return {.event = event.event,
            .end = event.end,
            .games = event.rating->games,
            .rated_games = event.rating->rated_games,
            .rated_score = event.rating->rated_score,
            .opponents = event.rating->opponents,
            .performance = event.rating->performance};
}

std::string performance_argument(const Exact& performance) {
    const auto hundredths = performance * 100;
    const auto twice = 2 * hundredths.numerator() + hundredths.denominator();
    // ½ up; a performance is never negative but in files made to annoy.
    const auto divisor = 2 * hundredths.denominator();
    const auto value = twice >= 0 ? twice / divisor : -((-twice + divisor - 1) / divisor);
    return hundredths_argument(value);
}

}
