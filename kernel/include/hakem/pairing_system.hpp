#pragma once
/// Pairing systems: who meets whom, with which colour, and by which article.

#include <hakem/decision.hpp>
#include <hakem/diagnostic.hpp>
#include <hakem/plugin.hpp>
#include <hakem/tournament.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem {

/// A board. Ids are starting numbers of players, in a team event numbers of teams.
struct Pair {
    std::int32_t board = 0; ///< 1-based; 0 for a bye
    std::int32_t white = 0;
    std::int32_t black = 0; ///< 0 = bye of `white`

    bool operator==(const Pair&) const = default;
};

struct RoundPairing {
    int round = 0;
    std::string edition; ///< of the rules it was paired by; empty = the system has one
    Colour initial_colour = Colour::none; ///< of the first player in round 1, where it counts
    std::vector<Pair> pairs;              ///< boards in order, byes last
    std::vector<Decision> decisions;      ///< filled only when asked for
};

struct PairingRequest {
    int round = 0;                    ///< 0 = the next round
    std::string edition;              ///< "2026", "2017"; empty = in force on the event's date
    bool all_rounds = false;          ///< fixed tables only: the whole schedule
    std::optional<std::uint64_t> lot; ///< seed of the drawing of lots; recorded in the output
    bool draw_lots = false;           ///< number the field by lot (regulation 28.2)
    std::optional<bool> double_cycle; ///< none = as the file says
    /// Double cycle: the last two rounds of the first one change places, so that nobody has the
    /// same colour three times in a row (FIDE's advice to its Berger tables). Round robin only.
    bool swap_last_rounds = false;
    /// Of the first player in round 1; none = as the file shows, else White.
    std::optional<Colour> initial_colour;
    bool explain = false;          ///< decisions of every bracket and board
    std::vector<std::int32_t> why; ///< ids whose pairing is to be explained
    std::vector<std::pair<std::int32_t, std::int32_t>> why_not; ///< pairs that were not made
};

/// The order in which a field is numbered before round 1.
struct Numbering {
    std::string edition;             ///< of the rules; empty = the system has one
    std::vector<std::int32_t> ids;   ///< as the file has them; the first gets number 1
    std::vector<Decision> decisions; ///< one each in that order, only when asked for
};

/// What a pairing that was played breaks.
struct Verdict {
    bool legal = true; ///< no absolute rule is broken: who may meet, who may have the bye
    std::vector<Decision> faults; ///< what decides first comes first; empty where there is none
};

class PairingSystem : public Plugin {
public:
    static constexpr std::string_view kind = "pairing";

    /// Pure: the tournament is as it was before the round. What stands in the way is a diagnostic
    /// (PAIR-...) and the result empty.
    virtual std::vector<RoundPairing> pair(const Tournament& tournament,
                                           const PairingRequest& request,
                                           Diagnostics& diagnostics) const = 0;

    /// Numbers of the field, players or teams, by the rule of the system: title, rating, alphabet,
    /// strength, or by lot (`request.lot`). Empty with a diagnostic (PAIR-...) where it has none.
    virtual Numbering number(const Tournament& tournament, const PairingRequest& request,
                             Diagnostics& diagnostics) const;

    /// Judges the pairing of `request.round` as played (byes as board 0) beside the one that `pair`
    /// gives; `expected` is empty where no legal pairing exists. Said by article in the faults.
    virtual Verdict judge(const Tournament& tournament, const PairingRequest& request,
                          const RoundPairing& played, const RoundPairing& expected) const;
};

/// The tournament as it stood when the round was paired: games of the round before that were
/// unfinished then (XXJ) are adjourned again, and so are games of earlier rounds without a result.
Tournament as_paired(const Tournament& tournament, int round);

/// Games that `as_paired` makes adjourned.
std::vector<FinishedGame> unfinished_games(const Tournament& tournament, int round);
inline bool had_unfinished_games(const Tournament& tournament, int round) {
    return !unfinished_games(tournament, round).empty();
}

/// The pairing of a round as the tournament holds it: games and forfeits in the order of boards,
/// pairing-allocated byes last. Team events: the matches.
RoundPairing played_pairing(const Tournament& tournament, int round);

/// Enters a pairing into the tournament: both sides of each game pending, a bye as
/// pairing-allocated. In a team event the first players of each roster sit down, the colours
/// alternating from board 1 (regulation 27.2, 30.2).
void enter_pairing(Tournament& tournament, const RoundPairing& pairing);

}
