#pragma once
/// In which round each game was played.

#include "people.hpp"

#include <vector>

namespace hakem::pgn {

/// What the parts of the event reader share.
struct EventGames {
    const Entries& entries;
    const std::vector<std::size_t>& games; ///< positions in the entries
    const People& people;
};

/// A finding at the first line of a game.
void say_of_game(const EventGames& event, Diagnostics& diagnostics, Severity severity,
                 std::string_view code, std::size_t game, std::vector<std::string> arguments = {});

/// The round of each game ([i] belongs to event.games[i]); 0 where it is not known. The Round tags
/// tell; a game without one is placed only where no other round is possible, and that is said:
///  - no game has a number, and on each date every player played once (one at most was free);
///  - both players have a game in every other round, and not in one and the same.
std::vector<std::int32_t> rounds_of(const EventGames& event, Diagnostics& diagnostics);

}
