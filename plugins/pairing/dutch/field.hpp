#pragma once
/// Whom a round is to pair: everything about the entrants that the articles ask for, read once.

#include "edition.hpp"
#include "pair_set.hpp"
#include <hakem/attendance.hpp>
#include <hakem/pairing_system.hpp>
#include <hakem/points.hpp>
#include <hakem/result.hpp>
#include <hakem/tournament.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::dutch {

/// C.04.3, 1.7: how much a colour is due.
enum class Strength : std::uint8_t { none, mild, strong, absolute };

enum class Float : std::uint8_t { none, down, up };

struct Entrant {
    std::int32_t id = 0;       ///< starting number
    std::int32_t position = 0; ///< in Tournament::players
    /// Tournament pairing number: its rank among the participants taken into account so far, from
    /// 1; late entries have none before they arrive (C.04.2, SPP's reading).
    std::int32_t pairing_number = 0;
    Points points;               ///< really scored
    Points score;                ///< with virtual points (C.04.7): the pairing score
    std::vector<Colour> colours; ///< of played games, oldest first: unplayed rounds are skipped
    int colour_difference = 0;   ///< games with White minus games with Black
    Colour preference = Colour::none;
    Strength strength = Strength::none;
    Colour repeated = Colour::none; ///< colour of the last two games where it was the same
    Float last = Float::none;       ///< float of the round before
    Float before_last = Float::none;
    int unplayed = 0;        ///< rounds without a played game (C9)
    bool bye_barred = false; ///< C2
    int bye_barred_by = 0;   ///< the round that bars, 0 = none
    bool had_bye = false;    ///< it was the pairing-allocated bye that bars
    bool topscorer = false;  ///< 1.8; only in the last round
    std::vector<int>
        opponents; ///< indices met over the board, round by round; -1 = nobody now here
};

/// The entrants of a round in pairing order (1.2: score, then pairing number), so that an index is
/// smaller the higher a player is ranked. All code of this folder speaks in these indices.
struct Field {
    const Edition* edition = nullptr;
    int round = 0;
    bool last_round = false;
    Colour initial_colour = Colour::white;
    std::vector<Entrant> entrants;
    pairing::PairSet met;       ///< C1: played each other
    pairing::PairSet forbidden; ///< by the event (TRF26 260, XXP)

    int size() const { return static_cast<int>(entrants.size()); }
    const Entrant& operator[](int index) const { return entrants[static_cast<std::size_t>(index)]; }

    /// C3: two players with the same absolute colour preference, neither a topscorer.
    bool colours_clash(int a, int b) const {
        const Entrant &one = (*this)[a], &other = (*this)[b];
        return one.strength == Strength::absolute && other.strength == Strength::absolute &&
               one.preference == other.preference && !one.topscorer && !other.topscorer;
    }
    /// The absolute criteria for a pair: C1, C3 and the event's prohibitions.
    bool may_meet(int a, int b) const {
        return !met.contains(a, b) && !forbidden.contains(a, b) && !colours_clash(a, b);
    }
};

/// The state before `round`, whatever the file holds of it and of later rounds.
Field field_of(const Tournament& tournament, int round, const Edition& edition,
               Colour initial_colour);

/// The initial colour that the file declares, or that the first board of round 1 shows: the
/// colour of the highest-ranked player there (5.2.5). None where round 1 is still to be paired.
Colour initial_colour_of(const Tournament& tournament);

}
