#pragma once
/// Whether the rounds already in the file are those of the table.

#include "table.hpp"
#include <hakem/history.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace hakem::round_robin {

/// The held rounds with a game that the table does not have: other opponents or other colours.
/// `ids[k]` is the competitor with table number k + 1. Byes and absences are no difference: a
/// player who left has them in place of his games (regulation 29).
std::vector<int> differing_rounds(const History& history, const Schedule& schedule,
                                  std::span<const std::int32_t> ids);

/// "1, 3-5".
std::string ranges(const std::vector<int>& ascending);

}
