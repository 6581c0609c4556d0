// The envelope is opened, and the sealed move judged and made (I.7, I.8, I.9, I.10).

#include "opening.hpp"

#include "articles.hpp"
#include "board.hpp"
#include "conclusion.hpp"
#include "late.hpp"
#include "verdict.hpp"
#include <hakem/chess/notation.hpp>

namespace hakem::adjourning {

namespace {

using namespace adjournment;
using enum AdjournmentPhase;

/// I.7: only with the player there who must reply; when he has lost by his absence, it is opened to
/// see whether the sealed move ended the game.
void i_7_replier_there(Turn& turn) {
    const auto replier = turn.game.replier();
    if (turn.game.here(replier)) return;
    if (is_late(turn.game, replier))
        turn.reading("I.7", "opened-in-absence", {word_of(replier)});
    else if (turn.game.flag_over)
        turn.reading("I.7", "opened-after-flag", {word_of(replier)});
    else
        turn.refuse("I.7", "replier-absent", {word_of(replier)});
}

/// A move shown on the board while sealing binds; what the envelope says instead is for the arbiter
/// to judge.
std::optional<chess::Move> i_1_1_shown_move(Turn& turn, const Verdict& verdict) {
    const auto& shown = turn.game.shown;
    if (!shown || verdict.move == shown) return verdict.move;
    turn.reading("I.1.1", "shown-move-counts", {to_uci(turn.game.position, *shown)});
    return shown;
}

std::string text_of(const Opened& found) {
    return found.found == Found::text ? found.text : std::string();
}

void note_contradictions(Turn& turn, const Opened& found) {
    if (found.found == Found::text && !turn.game.own_scoresheet)
        turn.warn("I.1.1", "scoresheet-found-after-all");
    if (found.found == Found::no_scoresheet && turn.game.own_scoresheet)
        turn.warn("I.3", "scoresheet-gone");
}

/// The fresh envelope with the reply, when the absent sealer has come (I.9.3); I.8 applies to it as
/// well (settled reading).
void i_9_3_open_reply(Turn& turn, const Opened& found) {
    auto& game = turn.game;
    const auto replier = game.replier();
    if (!game.here(game.sealer))
        return turn.refuse("I.9.3", "sealer-absent", {word_of(game.sealer)});
    if (is_late(game, game.sealer))
        return turn.refuse("I.10", "decide-first", {word_of(game.sealer)});
    const auto verdict = i_8_verdict(game.position, found);
    if (verdict.asks) return turn.refuse(verdict.article, verdict.reason, verdict.arguments);
    game.reply_text = text_of(found);
    if (!verdict.move) {
        turn.reading("I.8", "reply-likewise", {word_of(replier)});
        return i_8_loses(turn, verdict, replier);
    }
    turn.law("I.9.3", verdict.reason, verdict.arguments);
    note_reading(turn, verdict);
    game.reply_move = verdict.move;
    game.position.play(*verdict.move);
    if (a5_ended(turn, replier)) return;
    game.phase = playing;
    game.running = game.sealer;
    turn.law("I.9.3", "reply-made", {word_of(game.sealer)});
}

}

bool a5_ended(Turn& turn, Colour mover) {
    const auto ending = ending_of(turn.game.position);
    if (!ending) return false;
    turn.law(ending->article, "ended-on-board", {message_argument(ending->key)});
    if (ending->mate)
        turn.lost_by(opposite(mover));
    else
        turn.drawn();
    return true;
}

void i_9_1_make_move(Turn& turn, chess::Move move) {
    auto& game = turn.game;
    const auto replier = game.replier();
    game.sealed_move = move;
    game.position.play(move);
    const bool late = is_late(game, Colour::white) || is_late(game, Colour::black);
    if (a5_ended(turn, game.sealer)) {
        if (late) turn.law("I.10", "conclusion-stands");
        if (game.flag_over && !late) turn.reading("6.9", "conclusion-before-flag");
        return;
    }
    if (i_10_late_lose(turn)) return;
    if (game.flag_over) return lost_unless_no_mate(turn, replier, "6.9", "flag-loses");
    game.phase = playing;
    game.running = replier;
    const bool came_later = game.came(replier) > game.started;
    turn.law(came_later ? "I.9.2" : "I.9.1", came_later ? "restart-clock" : "start-clock",
             {word_of(replier)});
    if (!game.here(game.sealer))
        turn.law("I.9.3", "may-seal-reply", {word_of(replier), word_of(game.sealer)});
}

void i_7_open(Turn& turn, const Opened& event) {
    if (!turn.only_in({ready, waiting, reply_sealed}, "I.7")) return;
    if (turn.game.phase == reply_sealed) {
        if (can_be_judged(turn, event)) i_9_3_open_reply(turn, event);
        return;
    }
    i_7_replier_there(turn);
    if (turn.refused() || !can_be_judged(turn, event)) return;
    const auto verdict = i_8_verdict(turn.game.position, event);
    if (verdict.asks && !turn.game.shown)
        return turn.refuse(verdict.article, verdict.reason, verdict.arguments);
    note_contradictions(turn, event);
    const auto move = i_1_1_shown_move(turn, verdict);
    turn.game.sealed_text = text_of(event);
    if (move) {
        if (verdict.move == move) {
            turn.law(verdict.article, verdict.reason, verdict.arguments);
            note_reading(turn, verdict);
        }
        return i_9_1_make_move(turn, *move);
    }
    if (is_late(turn.game, Colour::white) || is_late(turn.game, Colour::black))
        turn.reading("I.10", "faulty-and-late");
    if (turn.game.flag_over) turn.reading("6.9", "faulty-and-flag");
    i_8_loses(turn, verdict, turn.game.sealer);
}

}
