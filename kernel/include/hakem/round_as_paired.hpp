#pragma once
/// A round as it was when it was paired: points before it and boards.

#include <hakem/history.hpp>
#include <hakem/tournament.hpp>

#include <optional>
#include <vector>

namespace hakem {

/// The history with the rounds before `round` as they counted when it was paired: a game that was
/// unfinished then is ½ to both (regulation 22.1, `as_paired`). Nothing where all had ended.
std::optional<History> history_as_paired(const History& history, const Tournament& tournament,
                                         int round);

/// `games_of_round` on the boards of that time: a result that came later moves no board.
std::vector<Game> games_as_paired(const History& history, const Tournament& tournament, int round);

}
