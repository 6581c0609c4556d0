#pragma once
/// What a sealed move is worth (I.8): exactly one legal move must fit it.

#include "turn.hpp"

namespace hakem::adjourning {

/// The move that was sealed, or why there is none.
struct Verdict {
    std::optional<chess::Move> move;
    std::string_view article; ///< "I.8.1" ambiguous, "I.8.2" not to be made out, "I.8.3" illegal
    std::string_view reason;
    Arguments arguments;
    bool asks = false;   ///< the letters decide, and only the arbiter can tell them
    std::string letters; ///< that were found out, where others would not do
    bool number = false,
         offer = false; ///< passed over: the number of the move, a draw offer's sign
};

/// Judges what was in an envelope by the board.
Verdict i_8_verdict(const chess::Position& position, const adjournment::Opened& found);

/// Refuses what cannot be judged: letters that nobody has, no text, too long a text.
bool can_be_judged(Turn& turn, const adjournment::Opened& found);

/// What was passed over and found out in reading it.
void note_reading(Turn& turn, const Verdict& verdict);

/// I.8: who sealed so loses. Where the opponent cannot mate the arbiter may declare it drawn.
void i_8_loses(Turn& turn, const Verdict& verdict, Colour sealer);

}
