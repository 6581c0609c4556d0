// Clocks after the resumption: set wrongly (I.13), and flags (6.9).

#include "articles.hpp"
#include "conclusion.hpp"

namespace hakem::adjourning {

namespace {

using namespace adjournment;
using enum AdjournmentPhase;

constexpr std::int64_t near = 60; // events are often written down to the minute

/// Whether the record has every move since the resumption, so that it knows whose clock runs.
bool all_told(const AdjournedGame& game) {
    return game.followed && (game.white_moved || game.black_moved);
}

/// 6.9 where moves were not told: no clock loses more than the time that has gone by.
void a6_9_can_fall_untold(Turn& turn, Colour of) {
    const auto& game = turn.game;
    const auto left = game.clocks.of(of), had = game.resumed_with.of(of);
    const auto gone = turn.at.seconds - game.started.seconds;
    if (had - gone > near)
        return turn.refuse("6.9", "flag-too-early",
                           {word_of(of), clock_text(had), clock_text(gone)});
    if (left > 0) turn.warn("6.9", "flag-untold", {word_of(of), clock_text(left)});
}

/// 6.9: no flag falls before its player's time is over.
void a6_9_can_fall(Turn& turn, Colour of) {
    const auto& game = turn.game;
    if (game.phase == playing && !all_told(game)) return a6_9_can_fall_untold(turn, of);
    const auto left = game.clocks.of(of);
    const Arguments numbers = {word_of(of), clock_text(left)};
    const bool runs = game.phase == sealed ? of == game.sealer && left <= 0 : of == game.running;
    if (!runs) return turn.refuse("6.9", "clock-does-not-run", numbers);
    if (left > near) return turn.refuse("6.9", "flag-cannot-have-fallen", numbers);
    if (left > 0) turn.warn("I.14", "flag-and-watch", numbers);
}

/// The envelope closed, the replier's time over: the game is lost unless the sealed move ended it.
void a6_9_before_opening(Turn& turn) {
    turn.game.flag_over = true;
    turn.law("6.9", "flag-would-lose", {word_of(turn.game.replier())});
    turn.reading("6.9", "flag-before-opening");
}

/// Events that tell the clocks themselves, or do not ask what they show.
bool tells_clocks(const AdjournmentEvent& event) {
    const auto& what = event.what;
    if (const auto* moved = std::get_if<Moved>(&what)) return moved->read.has_value();
    if (const auto* reply = std::get_if<ReplySealed>(&what)) return reply->read.has_value();
    return std::holds_alternative<Handed>(what) || std::holds_alternative<FlagFell>(what) ||
           std::holds_alternative<ClocksDisputed>(what) ||
           std::holds_alternative<PositionLost>(what);
}

}

void i_13_dispute_clocks(Turn& turn, const ClocksDisputed& event) {
    if (!turn.only_in({ready, waiting, playing, reply_sealed, envelope_lost}, "I.13")) return;
    auto& game = turn.game;
    const auto by = event.by;
    if (by == Colour::none) return turn.refuse("I.13", "no-colour");
    if (!game.started) return turn.refuse("I.13", "not-resumed");
    if (!can_be_shown(event.right))
        return turn.refuse("I.13", "no-such-times",
                           {clock_text(event.right.white), clock_text(event.right.black)});
    if (event.right == game.resumed_with) return turn.refuse("I.13", "clocks-as-told");
    if (game.moved(by)) {
        if (!event.allowed) return turn.refuse("I.13", "too-late", {word_of(by)});
        turn.law("I.13", "arbiter-corrects", {word_of(by)});
    } else {
        turn.law("I.13", "must-be-corrected", {word_of(by)});
    }
    const auto due = resumption_clocks(game);
    if (event.right != due)
        turn.warn("I.5", "clocks-set-otherwise",
                  {clock_text(event.right.white), clock_text(event.right.black),
                   clock_text(due.white), clock_text(due.black)});
    for (const auto colour : {Colour::white, Colour::black}) {
        const auto change = event.right.of(colour) - game.resumed_with.of(colour);
        if (change == 0) continue;
        game.clocks.of(colour) += change;
        turn.law("I.13", "corrected",
                 {word_of(colour), clock_text(change), clock_text(game.clocks.of(colour))});
    }
    game.resumed_with = event.right;
    if (game.flag_over && game.clocks.of(game.replier()) > 0) game.flag_over = false;
}

void a6_9_time_over(Turn& turn, const AdjournmentEvent& event) {
    auto& game = turn.game;
    const auto of = game.running;
    if (!game.started || of == Colour::none || game.clocks.of(of) >= 0 || tells_clocks(event))
        return;
    const auto over = -game.clocks.of(of);
    const Arguments numbers = {word_of(of), clock_text(over)};
    const bool makes_move = std::holds_alternative<Moved>(event.what) ||
                            std::holds_alternative<ReplySealed>(event.what);
    if (makes_move && game.phase == playing) return turn.refuse("6.9", "time-over", numbers);
    const bool ends = game.phase == playing && std::holds_alternative<Concluded>(event.what);
    if (game.flag_over || (ends && !all_told(game))) return;
    turn.warn("6.9", "time-over", numbers);
    if (game.phase == playing) game.clocks_known = false; // moves were not told
    if ((game.phase == ready || game.phase == waiting) && over > near) a6_9_before_opening(turn);
}

void a6_9_clocks_at_the_end(Turn& turn, const AdjournedGame& before,
                            const AdjournmentEvent& event) {
    auto& game = turn.game;
    const bool ends = before.phase == playing && game.over();
    if (!ends || std::holds_alternative<Moved>(event.what)) return;
    const bool read = game.clocks_read && turn.at.seconds - game.clocks_read.seconds <= near;
    if (!all_told(before) && !read) game.clocks_known = false;
}

void a6_9_flag_fell(Turn& turn, const FlagFell& event) {
    if (!turn.only_in({sealing, sealed, ready, waiting, playing, reply_sealed, envelope_lost},
                      "6.9"))
        return;
    auto& game = turn.game;
    const auto of = event.of;
    if (of == Colour::none) return turn.refuse("6.9", "no-colour");
    if (game.flag_over) return turn.refuse("6.9", "flag-declared-already");
    a6_9_can_fall(turn, of);
    if (turn.refused()) return;
    const auto left = game.clocks.of(of);
    const auto& envelope = game.envelope;
    const bool sealing_on = game.phase == sealing || game.phase == sealed;
    if (sealing_on && envelope.quota > 0 && left + envelope.next_period > 0)
        return turn.reading("6.9", "next-period-judges", {word_of(of)});
    if (game.phase == ready || game.phase == waiting) return a6_9_before_opening(turn);
    lost_unless_no_mate(turn, of, "6.9", "flag-loses");
}

}
