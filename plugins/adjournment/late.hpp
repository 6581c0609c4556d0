#pragma once
/// Who is late beyond the default time (6.7.1, I.10).

#include "turn.hpp"

namespace hakem::adjourning {

/// Whether a player came after the default time, or has not come and the arbiter declared it over,
/// and is not excused.
bool is_late(const AdjournedGame& game, Colour who);

/// The late lose. Both: both lose (settled reading). Tells whether anybody was.
bool i_10_late_lose(Turn& turn);

}
