#pragma once
/// Whom a round is to pair, and all that the articles ask about them. The engine knows nothing
/// else: players fill a field, and so can teams (regulation 23.1).

#include "pair_set.hpp"
#include <hakem/points.hpp>
#include <hakem/result.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::ulusal {

/// Indices in the field.
using Players = std::vector<int>;

/// 17.7: the mark on the card that has not been neutralised.
enum class Arrow : std::uint8_t { none, down, up };

/// T.5: a game played at the board, or unfinished.
struct Meeting {
    int opponent = -1; ///< index in the field; -1 = not present
    int round = 0;
};

struct Entrant {
    std::int32_t id = 0; ///< the number of 17.1
    std::string name;
    Points score;                ///< T.4: an unfinished game counts as a draw (22.1)
    std::vector<Colour> colours; ///< T.6, oldest first; of a team those of board 1 (27.1)
    Arrow arrow = Arrow::none;
    bool bye_barred = false; ///< 17.3
    int bye_barred_by = 0;   ///< the round that bars
    bool had_bye = false;    ///< it was a bye; else the opponent did not come
    bool unfinished = false; ///< 22.1: no bye
    std::vector<Meeting> meetings;

    // Read out of the colours by `set_colours`.
    int difference = 0;         ///< Whites minus Blacks
    Colour due = Colour::none;  ///< 21.3, 21.4
    bool may_have_white = true; ///< T.8
    bool may_have_black = true;
    Colour barred_by_row = Colour::none;        ///< had it as often in a row as 21.4 allows
    Colour barred_by_difference = Colour::none; ///< had it twice more than the other
};

/// T.3: those who are present, in the downward order of T.13 (score, then number), so that an
/// index is smaller the higher a player stands.
struct Field {
    bool teams = false; ///< 23.1: what is said of players is said of teams
    int round = 0;      ///< t
    int rounds = 0;     ///< R
    bool last_round = false;
    Points most;                ///< that could be won so far; half of it makes the median (20.2)
    Colour lot = Colour::white; ///< 21.1: of number 1 in round 1
    std::vector<Entrant> entrants;
    pairing::PairSet met;              ///< 16.3
    pairing::PairSet forbidden;        ///< by the event (TRF26 260, XXP)
    std::vector<std::int32_t> removed; ///< 22.2, ascending

    int size() const { return static_cast<int>(entrants.size()); }
    const Entrant& operator[](int index) const { return entrants[static_cast<std::size_t>(index)]; }

    /// 21.4: how often in a row a colour may be had.
    int longest_row() const { return rounds <= 7 ? 2 : 3; }

    bool kept_apart(int a, int b) const { return met.contains(a, b) || forbidden.contains(a, b); }

    /// T.9: a legal pair, level 0. Somebody gets White and somebody Black.
    bool legal(int a, int b) const {
        const Entrant &one = (*this)[a], &other = (*this)[b];
        return ((one.may_have_white && other.may_have_black) ||
                (one.may_have_black && other.may_have_white)) &&
               !kept_apart(a, b);
    }

    /// 17.7: should get no lower-scored opponent again; in the last round everybody may.
    bool barred_down(int player) const {
        return !last_round && (*this)[player].arrow == Arrow::down;
    }
    bool barred_up(int player) const { return !last_round && (*this)[player].arrow == Arrow::up; }
};

/// Positions in vectors that have one element a player.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

}
