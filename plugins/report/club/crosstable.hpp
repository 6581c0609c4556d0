#pragma once
/// The cells of crosstables.

#include "rounds.hpp"

#include <vector>

namespace hakem::club {

/// Numbers by which cells name the opponents: [position]. By rank it is the row of the list, since
/// ranks may be shared.
std::vector<std::int32_t> numbers_shown(const Standings& standings, bool by_rank);

/// One round of one competitor in a Swiss crosstable: opponent, colour, result, circle and float.
/// Empty in rounds that are not held.
Cell encounter_cell(const History& history, const Scores& scores,
                    const std::vector<std::int32_t>& numbers, std::int32_t competitor, int round);

}
