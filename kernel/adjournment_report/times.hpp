#pragma once
/// Times of an adjourned game: used, left, and to be set.

#include <hakem/adjournment.hpp>

#include <optional>

namespace hakem::adjournments {

/// Moves that a player had made before the envelope.
std::int64_t moves_made(const AdjournedGame& game, Colour colour);

/// What was left when the game was adjourned; nothing before the clock was stopped.
std::optional<ClockTimes> left_when_adjourned(const AdjournedGame& game);

/// The time used (I.2.3): what the player had been given, with what increments brought, less what
/// was left. Nothing where the record does not tell.
std::optional<std::int64_t> time_used(const AdjournedGame& game, Colour colour);

/// What the clocks are set to (I.5): as adjourned, with the next period's time.
std::optional<ClockTimes> clocks_to_set(const AdjournedGame& game);

}
