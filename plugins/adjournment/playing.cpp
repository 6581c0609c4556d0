// After the sealed move: a sealed reply (I.9.3), and moves as they are told.

#include "articles.hpp"
#include "board.hpp"
#include "late.hpp"
#include "opening.hpp"

namespace hakem::adjourning {

namespace {

using namespace adjournment;
using enum AdjournmentPhase;

void note_move(AdjournedGame& game, Colour by) {
    (by == Colour::white ? game.white_moved : game.black_moved) = true;
}

/// 6.1: the clock of a player goes on to the move he has made, with the increment.
void a6_1_clock(Turn& turn, Colour by, const std::optional<ClockTimes>& read) {
    auto& game = turn.game;
    const auto increment = game.envelope.increment;
    if (!read) {
        game.clocks.of(by) += increment;
        return;
    }
    auto most = game.resumed_with;
    if (increment > 0) most = {longest, longest};
    turn.read_clocks(read, most, "6.1");
}

/// 9.1.2.1: who touches a piece refuses the offer.
void a9_1_2_1_refused_by_move(Turn& turn, Colour by) {
    if (turn.game.offer_by != opposite(by)) return;
    turn.game.offer_by = Colour::none;
    turn.law("9.1.2.1", "offer-refused-by-touch", {word_of(by)});
}

}

void i_9_3_seal_reply(Turn& turn, const ReplySealed& event) {
    if (!turn.only_in({playing}, "I.9.3")) return;
    auto& game = turn.game;
    const auto replier = game.replier();
    if (game.here(game.sealer))
        return turn.refuse("I.9.3", "sealer-is-here", {word_of(game.sealer)});
    if (game.running != replier || game.moved(replier))
        return turn.refuse("I.9.3", "replied-already", {word_of(replier)});
    a6_1_clock(turn, replier, event.read);
    if (turn.refused()) return;
    note_move(game, replier);
    game.reply_digital = event.digital;
    game.phase = reply_sealed;
    game.running = game.sealer;
    turn.law("I.9.3", "reply-sealed", {word_of(replier), word_of(game.sealer)});
    turn.law("I.9.3", "keep-reply");
}

void a6_2_move(Turn& turn, const Moved& event) {
    if (!turn.only_in({playing}, "6.2")) return;
    auto& game = turn.game;
    const auto by = event.by;
    if (by == Colour::none) return turn.refuse("6.2", "no-colour");
    if (by != game.running) return turn.refuse("6.2", "not-on-move", {word_of(game.running)});
    if (!game.here(by)) return turn.refuse("I.9.3", "mover-absent", {word_of(by)});
    if (is_late(game, by)) return turn.refuse("I.10", "decide-first", {word_of(by)});
    std::optional<chess::Move> move;
    if (game.followed && !event.text.empty()) {
        move = move_told(game.position, event.text);
        if (!move) return turn.refuse("7.5.1", "move-illegal", {word_of(by)});
    }
    a6_1_clock(turn, by, event.read);
    if (turn.refused()) return;
    if (!game.moved(by)) turn.law("I.13", "first-move", {word_of(by)});
    note_move(game, by);
    a9_1_2_1_refused_by_move(turn, by);
    game.running = opposite(by);
    game.followed = game.followed && move;
    if (!move) return;
    game.position.play(*move);
    a5_ended(turn, by);
}

}
