#pragma once
/// Accelerated pairings: virtual points that count while pairing and never in a score.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <vector>

namespace hakem {

/// C.04.7, 1.2: group A is half of the list before round 1, rounded up to an even number: 0 for
/// nobody, 2 for one player alone. `players` is not negative.
std::int32_t baku_group(std::int32_t players);

/// C.04.7, 1.4: how many rounds are accelerated, and how many of them, the first, with a whole win;
/// `rounds` is not negative.
struct BakuRounds {
    int accelerated = 0, whole_win = 0;
};
BakuRounds baku_rounds(int rounds);

/// C.04.7, 1.1: a win is two draws, a loss nothing.
bool allows_baku(const Scoring& scoring);

/// The records for a group A that ends with `last_id`: the players up to it, late entries among
/// them (1.3).
std::vector<Acceleration> baku_acceleration(std::int32_t last_id, int rounds,
                                            const Scoring& scoring);

/// The ids that group A may end with where no record says it: whoever is absent in round 1 was in
/// the list before it (1.2) or came later (1.3). The first is that of `accelerations_of`.
std::vector<std::int32_t> baku_group_ends(const Tournament& tournament);

/// Whether the event is declared to be accelerated by Baku (TRF26 192: FIDE_DUTCH_BAKU, ...).
bool declares_baku(const Tournament& tournament);

/// The records of the file (TRF26 250, XXA); where it has none and declares Baku, those of C.04.7
/// for the players who were in the list at round 1: paired, or with a half- or full-point bye.
std::vector<Acceleration> accelerations_of(const Tournament& tournament);

}
