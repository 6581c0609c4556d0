// What cannot be found again: the envelope (I.12.1), the position (I.12.2).

#include "articles.hpp"
#include "late.hpp"
#include "opening.hpp"
#include "verdict.hpp"
#include <hakem/chess/notation.hpp>

namespace hakem::adjourning {

namespace {

using namespace adjournment;
using enum AdjournmentPhase;

}

void i_12_1_envelope_lost(Turn& turn, const EnvelopeLost& event) {
    if (!turn.only_in({sealed, adjourned, ready, waiting}, "I.12.1")) return;
    auto& game = turn.game;
    if (event.set && (!can_be_shown(*event.set) || event.set->white == 0 || event.set->black == 0))
        return turn.refuse("I.12.1", "no-such-times",
                           {clock_text(event.set->white), clock_text(event.set->black)});
    if (game.phase == sealed) return turn.refuse("I.3", "envelope-not-kept-yet");
    game.phase = envelope_lost;
    if (event.set && game.started) game.clocks = game.resumed_with = *event.set;
    if (event.set && !game.started) game.clocks = game.adjourned_with = *event.set;
    if (event.set) game.flag_over = false;
    const auto& times = game.started ? game.resumed_with : game.adjourned_with;
    turn.law("I.12.1", event.set ? "times-by-arbiter" : "times-as-recorded",
             {clock_text(times.white), clock_text(times.black)});
    turn.law("I.12.1", "sealer-tells", {word_of(game.sealer)});
    turn.warn("I.3", "custody");
}

void i_12_1_tell_move(Turn& turn, const MoveTold& event) {
    if (!turn.only_in({envelope_lost}, "I.12.1")) return;
    auto& game = turn.game;
    if (!game.started) return turn.refuse("I.12.1", "not-resumed");
    if (!game.here(game.sealer))
        return turn.refuse("I.12.1", "sealer-absent", {word_of(game.sealer)});
    if (!game.here(game.replier()) && !is_late(game, game.replier()) && !game.flag_over)
        return turn.refuse("I.7", "replier-absent", {word_of(game.replier())});
    const Opened told{Found::text, event.text, event.letters};
    if (!can_be_judged(turn, told)) return;
    const auto verdict = i_8_verdict(game.position, told);
    if (game.shown && verdict.move != game.shown)
        return turn.refuse("I.1.1", "another-move-shown", {to_uci(game.position, *game.shown)});
    if (verdict.asks) return turn.refuse(verdict.article, verdict.reason, verdict.arguments);
    if (!verdict.move) return turn.refuse("I.12.1", "told-move-not-one", {word_of(game.sealer)});
    turn.law("I.12.1", "told-move", {word_of(game.sealer), event.text});
    note_reading(turn, verdict);
    game.sealed_text = event.text;
    i_9_1_make_move(turn, *verdict.move);
}

void i_12_2_position_lost(Turn& turn, const PositionLost&) {
    if (!turn.only_in({sealed, adjourned, ready, waiting, envelope_lost}, "I.12.2")) return;
    turn.law("I.12.2", "annulled");
    turn.warn("I.12.2", "position-in-record");
    turn.conclude(Outcome::pending, Outcome::pending);
    turn.game.phase = annulled;
}

}
