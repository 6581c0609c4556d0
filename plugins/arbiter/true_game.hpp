#pragma once
/// A game played again with the piece that really stands on the square of promotion.

#include "words.hpp"
#include <hakem/chess/endings.hpp>

namespace hakem::arbiter {

/// What comes first in the game when the pieces are what they are.
struct TrueGame {
    chess::Position promoted;                          ///< after the promotion
    chess::Position end;                               ///< where the replay stopped
    std::size_t next = 0;                              ///< the ply that was not played any more
    bool irregular = false;                            ///< `next` is illegal with the true pieces
    chess::BoardState state = chess::BoardState::open; ///< the game ended there, by mate ...
};

/// The state by mate, stalemate and dead position alone.
chess::BoardState ended(const chess::Position& position);

/// Plays from the start to the first irregular move or the end of the game (5.1.1, 5.2), both
/// sides. Throws Error answer_is_no where the ply is no promotion, or a move before it is illegal.
TrueGame replay(const chess::Position& start, const PromotionIncident& game);

/// Goes on behind an irregular move that stands (A.5.2); nothing where no position can come of it.
std::optional<chess::Position> after_irregular(const chess::Position& position,
                                               const Carried& carried);

/// Goes on from a position to the next irregular move or the end.
TrueGame go_on(chess::Position position, const PromotionIncident& game, std::size_t next);

/// How the game ended for the players, who took the piece for what it was called.
chess::BoardState ended_as_played(const chess::Position& start, const PromotionIncident& game);

/// "62…": number and side of a ply, as an argument.
std::string number_of(const chess::Position& start, std::size_t ply);

}
