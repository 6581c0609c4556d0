#pragma once
/// Which round is to be paired, and who takes part in it.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem {

/// The round that follows the last one with a game, a forfeit or a pairing-allocated bye.
int next_round(const Tournament& tournament);

/// By the declared number of rounds; where none is declared, the last round that the file holds.
bool is_last_round(const Tournament& tournament, int round);

/// Whether the round is paired and has no result yet.
bool nothing_played(const Tournament& tournament, int round);

/// Who is to be paired in a round: not announced absent, and in a round already held entered with
/// an opponent or the pairing-allocated bye.
class Attendance {
public:
    Attendance(const Tournament& tournament, int round);
    bool operator()(const Player& player) const;
    /// A team is there when one of its players is entered with an opponent or the bye.
    bool operator()(const Team& team) const;

private:
    bool announced(std::int32_t id) const;

    const Tournament& tournament_;
    PlayerIndex index_;
    int round_;
    bool held_;                                  ///< the round has been paired already
    std::vector<std::int32_t> announced_absent_; ///< ascending
};

}
