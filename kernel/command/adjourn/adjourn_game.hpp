#pragma once
/// Which game `hakem adjourn` is about, and where it stands.

#include "adjourn_command.hpp"
#include "adjournment/games_in_round.hpp"
#include "command/command.hpp"
#include <hakem/chess/position.hpp>

namespace hakem::command {

/// By round and board, or round and one of the two players. A round that is not told is the last
/// one. Throws Error wrong_usage where nothing or several are meant.
adjournments::RoundGame adjourned_game(const AdjournCommand& command, const Tournament& tournament);

/// That of --fen, or after the last move of the game of --pgn. Throws Error wrong_usage,
/// answer_is_no.
chess::Position adjourned_position(Session session, const AdjournCommand& command);

/// What the tournament's time control (222, 122) says of the period that ended: quota, time given
/// until now, time of the next period, increment. What the command tells comes first.
void fill_period(const AdjournCommand& command, const Tournament& tournament,
                 adjournment::Handed& handed, const chess::Position& position);

}
