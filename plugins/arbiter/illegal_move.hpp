#pragma once
/// What follows a completed illegal move (7.5, A.5, B.3), for all rules.

#include "words.hpp"

namespace hakem::arbiter {

/// Whether 7.5 applies in full: standard chess, and rapid and blitz with adequate supervision.
bool is_regulated(const Circumstances& circumstances);

Step step_of(Step::Kind kind, Decision why, Certainty certainty = Certainty::law);

/// The cases of 7.5 and A.5.4, as the rule "illegal" has them.
Ruling rule_illegal(const Incident& incident);

/// 7.5.1 and 7.1: the position before it, and times by best judgement; nothing where 7.5.5 ends
/// the game.
void add_restore(Ruling& ruling, const Circumstances& circumstances);

/// 7.5.5: time for the opponent, at the second illegal move the loss, or a draw where the opponent
/// cannot mate in `position` (nullptr where it is not known).
void add_penalty(Ruling& ruling, const Circumstances& circumstances, Colour player,
                 const chess::Position* position);

/// Without adequate supervision: acting and claiming until the opponent's next move, A.5.2 (in 2018
/// A.4.2).
std::string_view article_of_claim(const Circumstances& circumstances);

/// Likewise: both kings in check and a pawn on its last rank, A.5.4 (in 2018 A.4.4).
std::string_view article_of_waiting(const Circumstances& circumstances);

/// What sends unsupervised blitz to the articles of rapid, B.3 (in 2018 B.4); else none.
std::vector<std::string> articles_of_blitz(const Circumstances& circumstances);

}
