#pragma once
/// Sums of opponents' scores: Buchholz and Sonneborn-Berger of every edition.

#include "rounds.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hakem {

/// What is added up: each opponent's score, or that times the own points of the round.
enum class Product : std::uint8_t { score, score_times_points };

/// The value of every competitor by the edition, the code's cuts and score. With `own` the points
/// of the round that the product takes are of that score (13.2: opponent's match points, own game
/// points).
std::vector<TieBreakValue>
sum_of_opponent_scores(const TieBreakInput& input, Product product,
                       std::optional<TieBreakCode::Score> own = std::nullopt);

/// What is said of the Buchholz family in a round robin (8.1), where it turns the points around: in
/// 2026 forbidden, before that useless or discouraged.
Objection forbidden_in_round_robin(const History& history, const Edition& edition);
Objection discouraged_in_round_robin(const History& history, const Edition& edition);

}
