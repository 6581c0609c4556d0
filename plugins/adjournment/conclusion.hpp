#pragma once
/// Losing, but for an opponent who cannot mate.

#include "turn.hpp"

namespace hakem::adjourning {

/// Lost by an article that makes it a draw where the opponent cannot mate by any series of legal
/// moves (5.1.2, 6.9).
void lost_unless_no_mate(Turn& turn, Colour loser, std::string_view article,
                         std::string_view reason);

}
