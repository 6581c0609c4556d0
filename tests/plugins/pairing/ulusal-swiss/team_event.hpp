#pragma once
/// Team events paired and played round by round in a test, boards and results as text.

#include "played_event.hpp"

namespace hakem::test::ulusal {

/// A team event that the system itself pairs. Player 10 t + b is the b-th of team t.
class TeamEvent {
public:
    TeamEvent(int teams, int boards, int rounds, int reserves = 0);

    /// Pairs the next round and enters it.
    const Answer& pair();
    /// Enters the results, a word a match in the order of the boards, a letter a board, seen from
    /// the team with White on board 1: "110= 1?+- xxxx" (x: nobody came).
    void play(std::string_view results);

    RoundEntry& entry(std::int32_t player, int round);

    Tournament tournament;

private:
    std::size_t boards_;
    RoundPairing round_;
};

}
