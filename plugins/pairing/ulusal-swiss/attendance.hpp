#pragma once
/// T.3: who is to be paired in a round.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem::ulusal {

/// The round that follows the last one with a game, a forfeit or a bye of the pairing.
int next_round(const Tournament& tournament);

/// 22.2: two absences from a paired game before the round.
bool is_removed(const Player& player, int round);

/// Not announced absent, and in a round already held entered with an opponent or the bye.
class Attendance {
public:
    Attendance(const Tournament& tournament, int round);
    bool operator()(const Player& player) const;

private:
    int round_;
    bool held_;                                  ///< the round has been paired already
    std::vector<std::int32_t> announced_absent_; ///< ascending
};

}
