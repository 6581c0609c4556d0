#pragma once
/// The sealed move on the board.

#include "turn.hpp"

namespace hakem::adjourning {

/// The sealed move is made on the board: it may have ended the game (I.10), else the late lose,
/// else the replier's clock runs (I.9.1, I.9.2).
void i_9_1_make_move(Turn& turn, chess::Move move);

/// The board's own word on a move just made by a player: the game is over. Tells whether it is.
bool a5_ended(Turn& turn, Colour mover);

}
