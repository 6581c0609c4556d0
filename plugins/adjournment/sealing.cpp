// Sealing: the move is written, shown or changed, and the clock is stopped (I.1.1, I.1.2).

#include "articles.hpp"
#include "board.hpp"
#include <hakem/chess/notation.hpp>

#include <algorithm>

namespace hakem::adjourning {

namespace {

using namespace adjournment;
using enum AdjournmentPhase;

/// The opponent's clock must not be started; what it lost by mistake it is given back.
void i_1_1_opponents_clock(Turn& turn, std::optional<ClockTimes>& read, bool started) {
    const auto other = turn.game.replier();
    const auto had = turn.game.envelope.left.of(other);
    const auto lost = read ? had - read->of(other) : 0;
    if (!started) {
        if (lost > 0)
            turn.refuse("I.1.1", "opponents-clock-ran",
                        {word_of(other), clock_text(read->of(other)), clock_text(had)});
        return;
    }
    turn.warn("I.1.1", "opponents-clock-started", {word_of(other), clock_text(had)});
    if (lost > 0) read->of(other) = had;
}

/// Both scoresheets belong in the closed envelope; the arbiter answers for it too.
void i_1_1_scoresheets(Turn& turn, const Stopped& event) {
    turn.game.own_scoresheet = event.own_scoresheet;
    turn.game.opponent_scoresheet = event.opponent_scoresheet;
    const auto sealer = word_of(turn.game.sealer);
    if (!event.own_scoresheet) turn.warn("I.1.1", "own-scoresheet-missing", {sealer});
    if (!event.opponent_scoresheet) turn.warn("I.1.1", "opponents-scoresheet-missing", {sealer});
    if (!event.closed) turn.warn("I.1.1", "envelope-open", {sealer});
    if (!turn.game.written && !turn.game.shown) turn.warn("I.1.1", "nothing-written", {sealer});
}

/// The move counts as sealed at the nominal end of the session: the rest of its time is lost.
void i_1_2_lost_time(Turn& turn) {
    const auto& envelope = turn.game.envelope;
    if (!envelope.early) return;
    const auto sealer = turn.game.sealer;
    const auto lost = std::max<std::int64_t>(0, envelope.session_end.seconds - turn.at.seconds);
    const auto before = turn.game.clocks.of(sealer);
    turn.game.lost_early = lost;
    turn.game.clocks.of(sealer) -= lost;
    turn.law("I.1.2", "time-lost",
             {word_of(sealer), clock_text(lost), clock_text(before),
              clock_text(turn.game.clocks.of(sealer))});
}

/// A flag that falls while the player seals.
void a6_9_while_sealing(Turn& turn) {
    const auto sealer = turn.game.sealer;
    const auto& envelope = turn.game.envelope;
    if (turn.game.clocks.of(sealer) > 0) return;
    if (envelope.quota > 0 && turn.game.clocks.of(sealer) + envelope.next_period > 0)
        turn.reading("6.9", "next-period-judges", {word_of(sealer)});
    else
        turn.warn("6.9", "flag-must-have-fallen", {word_of(sealer)});
}

}

void i_1_1_write(Turn& turn, const Written& event) {
    if (!turn.only_in({sealing}, "I.1.1")) return;
    const auto sealer = word_of(turn.game.sealer);
    turn.law("I.1.1", turn.game.written ? "rewritten" : "written", {sealer});
    if (turn.game.shown)
        turn.law("I.1.1", "must-be-shown-move", {to_uci(turn.game.position, *turn.game.shown)});
    turn.game.written = true;
    turn.game.digital = event.digital;
}

void i_1_1_show_on_board(Turn& turn, const ShownOnBoard& event) {
    if (!turn.only_in({sealing}, "I.1.1")) return;
    const auto move = move_told(turn.game.position, event.move);
    if (!move) return turn.refuse("7.5.1", "shown-move-illegal", {word_of(turn.game.sealer)});
    if (turn.game.shown && *turn.game.shown != *move)
        return turn.refuse("4.7", "another-move-shown",
                           {to_uci(turn.game.position, *turn.game.shown)});
    turn.game.shown = move;
    turn.law("I.1.1", "must-be-shown-move", {to_uci(turn.game.position, *move)});
    if (turn.game.offer_by == turn.game.replier()) {
        turn.game.offer_by = Colour::none;
        turn.law("9.1.2.1", "offer-refused-by-touch", {word_of(turn.game.sealer)});
    }
}

void i_1_1_stop_clock(Turn& turn, const Stopped& event) {
    if (!turn.only_in({sealing}, "I.1.1")) return;
    auto read = event.read;
    i_1_1_opponents_clock(turn, read, event.started_opponent);
    turn.read_clocks(read, turn.game.envelope.left, "I.2.3");
    if (turn.refused()) return;
    turn.law("I.1.1", "move-stands", {word_of(turn.game.sealer)});
    i_1_1_scoresheets(turn, event);
    i_1_2_lost_time(turn);
    a6_9_while_sealing(turn);
    turn.game.phase = sealed;
    turn.game.stopped = turn.at;
    turn.game.running = Colour::none;
    turn.game.adjourned_with = turn.game.clocks;
}

}
