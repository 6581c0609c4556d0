#pragma once
/// How likely each result of a game is, by the ratings of the two players.

#include "generator/random.hpp"
#include <hakem/result.hpp>

#include <cstdint>

namespace hakem::generator {

/// Parts of `whole`; the three add up to it.
struct ResultChances {
    static constexpr std::int64_t whole = 1'000'000'000;

    std::int64_t white = 0, draw = 0, black = 0;

    bool operator==(const ResultChances&) const = default;
};

/// O. Milvang, "Probability for the outcome of a chess game based on rating" (2015), which FIDE
/// C.02.03, 7.2.4 names as the pattern for generated results: quadratic in the difference of the
/// ratings, with limits that depend on their mean. Whole numbers all the way, so that every machine
/// draws the same results. Outside the means of 1000 to 3000, where it was not fitted, the model
/// of the nearest end is taken.
ResultChances result_chances(std::int32_t white_rating, std::int32_t black_rating);

/// What White has from such a game: win, draw or loss.
Outcome drawn_result(const ResultChances& chances, Random& random);

}
