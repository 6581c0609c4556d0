#pragma once
/// Which round is to be paired, and who takes part in it.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem {

/// The round that follows the last one with a game, a forfeit or a pairing-allocated bye.
int next_round(const Tournament& tournament);

/// The last round that is paired: `last`, which the lines of the players tell of, or one behind it
/// of which the records of the teams (TRF26 330 with 320 and 240) tell for most of them. A record
/// of any other round, or of one that the event does not have, is a mistake and makes no round.
int last_round_with_records(const Tournament& tournament, int last);

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
    /// A team is there when one of its players is entered with an opponent or the bye, or when it
    /// has the bye of the teams (TRF26 320) or a match that was not played (330).
    bool operator()(const Team& team) const;

private:
    bool announced(std::int32_t id) const;
    void find_paired_teams();

    const Tournament& tournament_;
    PlayerIndex index_;
    int round_;
    bool held_;                                  ///< the round has been paired already
    std::vector<std::int32_t> announced_absent_; ///< ascending
    std::vector<std::int32_t> paired_teams_;     ///< by records 320 and 330; ascending
};

}
