// Offers of a draw over the break (I.4, 9.1, 5.2.3).

#include "articles.hpp"
#include "board.hpp"

namespace hakem::adjourning {

namespace {

using enum AdjournmentPhase;

/// Where the sealed move is written down and nobody has opened it.
bool is_unopened(AdjournmentPhase phase) {
    return phase == sealed || phase == adjourned || phase == ready || phase == waiting;
}

/// 5.2.3: both have made a move.
bool both_have_moved(const AdjournedGame& game) { return half_moves_before(game.position) >= 2; }

/// The draw ends the game at once; what is in the envelope is of no weight any more. Whether a mate
/// in it would be is contested.
void a5_2_3_drawn(Turn& turn, std::string_view article, std::string_view reason) {
    if (!both_have_moved(turn.game)) return turn.refuse("5.2.3", "no-move-made");
    const bool unopened = is_unopened(turn.game.phase);
    turn.law(article, reason);
    if (unopened) turn.reading("5.2.3", "unopened-mate");
    turn.drawn();
}

/// 9.1.2.1 while the move is being sealed: the sealer offers with his move; the opponent's offer of
/// before, or in the sealer's time, is valid too.
void a9_1_2_1_while_sealing(Turn& turn, Colour by) {
    if (by == turn.game.sealer) {
        if (!turn.game.written && !turn.game.shown)
            return turn.refuse("9.1.2.1", "offer-before-move", {word_of(by)});
        return turn.law("9.1.2.1", "offer-with-sealed-move", {word_of(by)});
    }
    turn.law("9.1.2.1", "offer-stands", {word_of(by)});
    turn.warn("11.5", "offer-in-opponents-time", {word_of(by)});
}

/// Whether the player may answer an offer.
bool may_answer(Turn& turn, Colour by) {
    if (!turn.only_in(
            {sealing, sealed, adjourned, ready, waiting, envelope_lost, playing, reply_sealed},
            "9.1"))
        return false;
    if (by == Colour::none) turn.refuse("9.1", "no-colour");
    if (turn.game.offer_by == Colour::none) turn.refuse("9.1", "no-offer");
    if (turn.game.offer_by == by) turn.refuse("9.1.2.1", "own-offer", {word_of(by)});
    return !turn.refused();
}

}

void i_4_offer(Turn& turn, const adjournment::DrawOffered& event) {
    const auto by = event.by;
    if (!turn.only_in(
            {sealing, sealed, adjourned, ready, waiting, envelope_lost, playing, reply_sealed},
            "I.4"))
        return;
    if (by == Colour::none) return turn.refuse("9.1", "no-colour");
    if (turn.game.offer_by != Colour::none)
        return turn.refuse("9.1.2.1", "offer-stands-already", {word_of(turn.game.offer_by)});
    const auto phase = turn.game.phase;
    if (phase == sealing)
        a9_1_2_1_while_sealing(turn, by);
    else if (phase == playing || phase == reply_sealed)
        turn.law("9.1.2.1", "offer-stands", {word_of(by)});
    else if (by == turn.game.sealer)
        turn.refuse("I.4", "sealer-offers", {word_of(by)});
    else
        turn.law("I.4", "offer-over-the-break", {word_of(by), word_of(turn.game.sealer)});
    turn.game.offer_by = by;
    turn.game.offer_last = by;
}

void a9_1_accept(Turn& turn, const adjournment::DrawAccepted& event) {
    if (!may_answer(turn, event.by)) return;
    a5_2_3_drawn(turn, "5.2.3", is_unopened(turn.game.phase) ? "accepted-unopened" : "accepted");
}

void a9_1_refuse(Turn& turn, const adjournment::DrawRefused& event) {
    if (!may_answer(turn, event.by)) return;
    turn.game.offer_by = Colour::none;
    turn.law("9.1.2.1", "offer-refused", {word_of(event.by)});
}

void i_6_agree(Turn& turn, const adjournment::DrawAgreed&) {
    if (!turn.only_in(
            {sealing, sealed, adjourned, ready, waiting, envelope_lost, playing, reply_sealed},
            "I.6"))
        return;
    const auto phase = turn.game.phase;
    a5_2_3_drawn(turn,
                 phase == playing || phase == sealing || phase == reply_sealed ? "5.2.3" : "I.6",
                 "agreed");
}

}
