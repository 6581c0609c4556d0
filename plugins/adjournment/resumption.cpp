// Resumption: position and clocks are set up, players come (I.5, I.9, I.11, I.14).

#include "articles.hpp"
#include "late.hpp"

namespace hakem::adjourning {

namespace {

using namespace adjournment;
using enum AdjournmentPhase;

/// I.14: the start was announced; before it nobody need be there.
void i_14_start(Turn& turn, const SetUp& event) {
    constexpr std::int64_t near = 60; // events are often written down to the minute
    const auto announced = turn.game.kept.resume;
    const Arguments times = {to_readable_text(turn.at), to_readable_text(announced)};
    if (turn.at < announced) {
        if (!event.white_present || !event.black_present)
            return turn.refuse("I.14", "before-announced-start", times);
        turn.warn("I.14", "before-announced-start", times);
    } else if (turn.at.seconds - announced.seconds > near) {
        turn.warn("I.14", "after-announced-start", times);
    }
    turn.law("I.14", "start-by-arbiters-clock", {to_readable_text(turn.at)});
}

/// I.5: the times of the adjournment, with those of the next period.
void i_5_times(Turn& turn, const std::optional<ClockTimes>& set) {
    const auto due = resumption_clocks(turn.game);
    const auto times = set.value_or(due);
    if (!can_be_shown(times) || times.white == 0 || times.black == 0)
        return turn.refuse("I.5", "no-such-times",
                           {clock_text(times.white), clock_text(times.black)});
    turn.law(
        "I.5", "set-clocks",
        {clock_text(due.white), clock_text(due.black), clock_text(turn.game.envelope.next_period)});
    if (times != due)
        turn.warn("I.5", "clocks-set-otherwise",
                  {clock_text(times.white), clock_text(times.black), clock_text(due.white),
                   clock_text(due.black)});
    turn.game.clocks = times;
    turn.game.resumed_with = times;
}

/// I.9.1: he is there, and the envelope is opened.
void i_9_1_present(Turn& turn) {
    const auto replier = turn.game.replier();
    if (turn.game.phase != envelope_lost) {
        turn.game.phase = ready;
        turn.law("I.7", "open-now", {word_of(replier)});
    }
}

/// I.9.2 and I.11: he is absent; his clock runs until he comes, whether or not the sealer is there.
void i_9_2_absent(Turn& turn, bool sealer_present) {
    const auto replier = turn.game.replier();
    if (turn.game.phase != envelope_lost) {
        turn.game.phase = waiting;
        turn.law("I.7", "keep-closed", {word_of(replier)});
    }
    turn.law("I.9.2", "start-absent-clock", {word_of(replier)});
    turn.game.running = replier;
    if (sealer_present) return;
    if (turn.game.kept.default_time != 0)
        turn.law("I.11", "both-absent", {word_of(replier)});
    else
        turn.reading("I.10", "both-absent-default-zero");
}

/// 6.7.1: with a default time of zero who is absent at the start is late.
void a6_7_1_zero(Turn& turn) {
    if (turn.game.kept.default_time != 0) return;
    for (const auto who : {Colour::white, Colour::black})
        if (!turn.game.here(who)) turn.law("I.10", "absent-default-zero", {word_of(who)});
}

/// A player is there, since now.
void note_presence(AdjournedGame& game, Colour who, Moment at) {
    (who == Colour::white ? game.white_here : game.black_here) = true;
    (who == Colour::white ? game.white_came : game.black_came) = at;
}

/// I.10: he came later than the default time.
void i_10_came_late(Turn& turn, Colour who) {
    const auto& game = turn.game;
    if (!is_late(game, who)) return;
    const auto late = turn.at.seconds - game.started.seconds;
    turn.law("I.10", "came-late",
             {word_of(who), clock_text(late), clock_text(game.kept.default_time)});
    if (who == game.replier() && game.phase == ready)
        turn.law("I.10", "sealed-move-may-have-ended");
}

/// I.9.2: the replier may stop his clock and call the arbiter; what has gone by is lost.
void i_9_2_replier_comes(Turn& turn, bool paused) {
    auto& game = turn.game;
    const auto who = game.replier();
    const auto lost = game.resumed_with.of(who) - game.clocks.of(who);
    turn.law("I.9.2", "time-until-arrival-lost", {word_of(who), clock_text(lost)});
    if (paused) {
        game.running = Colour::none;
        turn.law("I.9.2", "paused-on-arrival", {word_of(who)});
    } else {
        turn.warn("I.9.2", "may-pause", {word_of(who)});
    }
    if (game.phase == waiting) {
        game.phase = ready;
        turn.law("I.7", "open-now", {word_of(who)});
    }
}

/// I.9.3: the absent sealer comes; a sealed reply is opened now.
void i_9_3_sealer_comes(Turn& turn, bool paused) {
    auto& game = turn.game;
    const auto who = game.sealer;
    if (game.phase == waiting)
        return turn.law("I.11", "replier-clock-goes-on", {word_of(game.replier())});
    if (game.phase != reply_sealed) return turn.law("I.9.3", "sealer-comes", {word_of(who)});
    if (paused) {
        game.running = Colour::none;
        turn.reading("I.9.3", "sealer-paused-on-arrival", {word_of(who)});
    }
    turn.law("I.9.3", "open-reply-now", {word_of(who)});
}

}

void i_5_set_up(Turn& turn, const SetUp& event) {
    if (!turn.only_in({adjourned, envelope_lost}, "I.5")) return;
    auto& game = turn.game;
    if (game.started)
        return turn.refuse("I.5", "resumed-already", {to_readable_text(game.started)});
    i_14_start(turn, event);
    if (turn.refused()) return;
    turn.law("I.5", "set-up-position");
    i_5_times(turn, event.set);
    if (turn.refused()) return;
    game.started = turn.at;
    if (event.white_present) note_presence(game, Colour::white, turn.at);
    if (event.black_present) note_presence(game, Colour::black, turn.at);
    if (game.here(game.replier()))
        i_9_1_present(turn);
    else
        i_9_2_absent(turn, game.here(game.sealer));
    a6_7_1_zero(turn);
    if (game.phase == envelope_lost) turn.law("I.12.1", "sealer-tells", {word_of(game.sealer)});
}

void i_9_2_arrive(Turn& turn, const Arrived& event) {
    if (!turn.only_in({ready, waiting, playing, reply_sealed, envelope_lost}, "I.9.2")) return;
    auto& game = turn.game;
    if (event.who == Colour::none) return turn.refuse("I.9.2", "no-colour");
    if (!game.started) return turn.refuse("I.9.2", "not-resumed");
    if (game.here(event.who)) return turn.refuse("I.9.2", "here-already", {word_of(event.who)});
    note_presence(game, event.who, turn.at);
    if (event.who == game.replier())
        i_9_2_replier_comes(turn, event.paused);
    else
        i_9_3_sealer_comes(turn, event.paused);
    i_10_came_late(turn, event.who);
}

}
