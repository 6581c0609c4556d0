#pragma once
/// Touched pieces (4.2 to 4.7): which moves must or may be played.

#include "words.hpp"

namespace hakem::arbiter {

/// What the player on move has to do.
struct Duty {
    std::vector<chess::Move> moves; ///< one of them; empty only where the game is over
    bool free = false;              ///< all legal moves
    std::vector<Step> steps;        ///< of kind `play`, the articles that decided
    std::vector<Decision> turned_down;
};

/// The duty that touched pieces make. Every square has a piece.
Duty duty_of(const chess::Position& position, const TouchIncident& incident,
             std::string_view edition);

/// The touches with those that carrying a piece from one square to another makes besides: the
/// piece, what it captures, in castling the rook.
std::vector<Touch> with_carried(const chess::Position& position, std::vector<Touch> touches,
                                const Carried& carried);

/// Whether a king goes two squares along its rank, as only castling does (3.8.2).
bool is_castling_way(const chess::Position& position, const Carried& carried);

}
