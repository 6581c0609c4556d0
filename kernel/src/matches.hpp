#pragma once
// Matches of teams, put together from the games of their players.

#include <hakem/history.hpp>
#include <hakem/line_up.hpp>

#include <cstdint>
#include <vector>

namespace hakem {

/// What the boards of one team brought in one round.
struct Match {
    std::int32_t opponent = -1; ///< position of the team that most boards met
    int boards = 0;             ///< with a game or a forfeit
    int played = 0;
    int pending = 0;
    int adjourned = 0;
    Points points;
    Colour colour = Colour::none;  ///< of the first board
    Outcome bye = Outcome::absent; ///< of the players, where there is no opponent
};

/// Finds the boards of each team: the line-up of a record 300, else the list in board order.
class Matches {
public:
    explicit Matches(const Tournament& tournament);

    /// Round r is 1-based.
    Match match(std::int32_t team, int round) const;

private:
    /// Positions of those who may have sat, in board order.
    std::vector<std::int32_t> boards(std::int32_t team, int round) const;

    const Tournament& tournament_;
    LineUps line_ups_;
};

}
