#pragma once
/// Sums of opponents' scores: Buchholz and Sonneborn-Berger of every edition.

#include "rounds.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hakem {

/// What is added up: each opponent's score, or that times the own points of the round.
enum class Product : std::uint8_t { score, score_times_points };

/// The value of every competitor by the edition, the code's cuts and score.
std::vector<TieBreakValue> sum_of_opponent_scores(const TieBreakInput& input, Product product);

}
