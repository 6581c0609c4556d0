#pragma once
/// What a round of a round robin breaks, whatever table it was made by.

#include "table.hpp"
#include <hakem/history.hpp>
#include <hakem/pairing_system.hpp>

namespace hakem::round_robin {

/// Everyone meets everyone once a cycle, in any order and with any colours: the tables are one way
/// to it (regulation 28.1; FIDE C.05, Annex 1 recommends them). Illegal are two who meet too often,
/// and a player without a game and without a word why who plays again later.
Verdict judge_round(const History& history, const Schedule& schedule, int round);

}
