#pragma once
/// Team events: who sat where, byes and matches that were not played, sums that must agree.

#include "event.hpp"

#include <vector>

namespace hakem::xml {

/// Takes the matches of a file into the model, beside the games that are entered already: the
/// line-ups that are not in the order of the lists (TRF26 300), byes (320), matches without a game
/// (330). Says where the points of a match are not those of its boards.
void enter_matches(Event& event, Reading& reading, const std::vector<GameRow>& games,
                   const std::vector<MatchRow>& matches);

}
