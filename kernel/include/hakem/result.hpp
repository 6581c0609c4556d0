#pragma once
/// One player's side of one round: opponent, colour, result, as the TRF codes have them.

#include <hakem/points.hpp>

#include <cstdint>

namespace hakem {

enum class Colour : std::uint8_t { none, white, black };

constexpr Colour opposite(Colour colour) {
    return colour == Colour::white   ? Colour::black
           : colour == Colour::black ? Colour::white
                                     : Colour::none;
}

/// What a round brought to one player. The value is the code of the TRF (FIDE C.13).
enum class Outcome : char {
    absent = ' ', ///< no entry in this round: not paired, as a zero-point bye
    win = '1',
    draw = '=',
    loss = '0',
    forfeit_win = '+',  ///< the opponent did not come
    forfeit_loss = '-', ///< did not come; both sides may have it (double forfeit)
    unrated_win = 'W',  ///< played, less than one move: not rated
    unrated_draw = 'D',
    unrated_loss = 'L',
    half_bye = 'H',    ///< half-point bye, requested
    full_bye = 'F',    ///< full-point bye, given by the arbiter
    pairing_bye = 'U', ///< pairing-allocated bye
    zero_bye = 'Z',    ///< zero-point bye: absence, withdrawal
    adjourned = '?',   ///< an unfinished game: provisionally a draw
    pending = '*',     ///< paired, not yet played
};

/// A game begun over the board, rated or not. An adjourned game is played.
constexpr bool is_played(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
    case Outcome::draw:
    case Outcome::loss:
    case Outcome::unrated_win:
    case Outcome::unrated_draw:
    case Outcome::unrated_loss:
    case Outcome::adjourned:
        return true;
    default:
        return false;
    }
}

constexpr bool is_forfeit(Outcome outcome) {
    return outcome == Outcome::forfeit_win || outcome == Outcome::forfeit_loss;
}

/// No opponent: a bye of any kind, or no entry.
constexpr bool is_bye(Outcome outcome) {
    switch (outcome) {
    case Outcome::absent:
    case Outcome::half_bye:
    case Outcome::full_bye:
    case Outcome::pairing_bye:
    case Outcome::zero_bye:
        return true;
    default:
        return false;
    }
}

/// The same game seen from the other side; a double forfeit is the caller's business.
constexpr Outcome mirrored(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
        return Outcome::loss;
    case Outcome::loss:
        return Outcome::win;
    case Outcome::forfeit_win:
        return Outcome::forfeit_loss;
    case Outcome::forfeit_loss:
        return Outcome::forfeit_win;
    case Outcome::unrated_win:
        return Outcome::unrated_loss;
    case Outcome::unrated_loss:
        return Outcome::unrated_win;
    default:
        return outcome;
    }
}

/// What each outcome is worth (TRF26 162, XXS, BBW...). Regulation art. 16 (5) and FIDE: 1, ½, 0.
struct Scoring {
    Points win = Points::whole(1);
    Points draw = Points::halves(1);
    Points loss;
    Points absence; ///< zero-point bye and no entry
    Points pairing_bye = Points::whole(1);
    Points half_bye = Points::halves(1);
    Points full_bye = Points::whole(1);
    Points forfeit_win = Points::whole(1);
    Points forfeit_loss;
    Points black_win = Points::whole(1); ///< differs from `win` only under XXS
    Points black_draw = Points::halves(1);
    Points black_loss;

    constexpr bool operator==(const Scoring&) const = default;
};

/// 3-1-0 and the like: the byes follow the win and the draw.
Scoring scoring_of(Points win, Points draw, Points loss);

/// The points of an outcome; an adjourned game counts as a draw, a pending one as nothing.
Points points_of(const Scoring& scoring, Outcome outcome, Colour colour);

/// One player's round. `opponent` is a starting number; 0 = none.
struct RoundEntry {
    std::int32_t opponent = 0;
    Colour colour = Colour::none;
    Outcome outcome = Outcome::absent;

    constexpr bool operator==(const RoundEntry&) const = default;
};

}
