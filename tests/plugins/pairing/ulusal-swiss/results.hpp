#pragma once
/// What every round brought to the players or teams of an event, counted afresh from the entries of
/// the players and sharing nothing with the kernel's history or the plugin.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <map>
#include <vector>

namespace hakem::test::ulusal {

/// One round of a player or a team.
struct Result {
    std::int32_t opponent = 0;
    int halves = 0;      ///< half points (16.5, 26)
    char colour = '-';   ///< 'w', 'b'; of a team on board 1 (27.1)
    bool played = false; ///< 22.3; a match where one board was played
    bool free = false;   ///< a bye of a full point, or won by absence (17.3)
    bool absent = false; ///< did not come to a paired game (22.2, 23.2)
    bool unfinished = false;
    bool paired = false;  ///< an opponent or the pairing-allocated bye
    bool entered = false; ///< the file has an entry
};

/// Number of the player or team, then a result for each round.
using Results = std::map<std::int32_t, std::vector<Result>>;

Results results_of(const Tournament& tournament);

/// Boards of a match; 1 in an individual event.
int boards_of_event(const Tournament& tournament);

/// 22.1: the event as it was when the round was paired: games of the round before that have ended
/// since are unfinished again.
Tournament reopened(Tournament tournament, int round);

}
