// The end of an adjourned game: resignation (I.6, 5.1.2), its result and the arbiter's word (8.7).

#include "conclusion.hpp"

#include "articles.hpp"
#include "late.hpp"
#include <hakem/chess/endings.hpp>

namespace hakem::adjourning {

namespace {

using enum AdjournmentPhase;

bool is_default(Outcome outcome) {
    return outcome == Outcome::forfeit_win || outcome == Outcome::forfeit_loss;
}

/// I.10, I.11: lost by default only who is absent, or came late.
void i_10_by_default(Turn& turn, const adjournment::Concluded& event) {
    const auto& game = turn.game;
    const bool both = is_default(event.white) && is_default(event.black);
    if (!both || (event.white == Outcome::forfeit_win && event.black == Outcome::forfeit_win))
        return turn.refuse("8.7", "no-result");
    if (!game.started) return turn.refuse("I.10", "not-resumed");
    for (const auto who : {Colour::white, Colour::black}) {
        const auto outcome = who == Colour::white ? event.white : event.black;
        if (outcome == Outcome::forfeit_loss && game.here(who) && !is_late(game, who))
            return turn.refuse("I.10", "here-in-time", {word_of(who)});
    }
}

/// More time than both clocks had cannot have gone by (6.9).
void a6_9_duration(Turn& turn) {
    constexpr std::int64_t near = 60; // events are often written down to the minute
    const auto& game = turn.game;
    if (!game.started || game.envelope.increment > 0) return;
    const auto both = game.resumed_with.white + game.resumed_with.black;
    const auto gone = turn.at.seconds - game.started.seconds;
    if (gone > both + near)
        turn.warn("6.9", "more-time-than-clocks", {clock_text(gone), clock_text(both)});
}

/// Whether a pair of outcomes can be the result of a game that was begun: not two winners, and the
/// loser of a won game lost it.
bool is_result(Outcome white, Outcome black) {
    const auto lost_or_drawn = [](Outcome outcome) {
        return outcome == Outcome::draw || outcome == Outcome::loss;
    };
    if (white == Outcome::win) return black == Outcome::loss;
    if (black == Outcome::win) return white == Outcome::loss;
    return lost_or_drawn(white) && lost_or_drawn(black);
}

}

void lost_unless_no_mate(Turn& turn, Colour loser, std::string_view article,
                         std::string_view reason) {
    if (!turn.game.followed) turn.warn(article, "look-at-the-board", {word_of(opposite(loser))});
    if (can_mate(turn.game.position, opposite(loser))) {
        turn.law(article, reason, {word_of(loser)});
        turn.lost_by(loser);
    } else {
        turn.law(article, "drawn-no-mate", {word_of(opposite(loser))});
        turn.drawn();
    }
}

void i_6_resign(Turn& turn, const adjournment::Resigned& event) {
    if (!turn.only_in(
            {sealing, sealed, adjourned, ready, waiting, envelope_lost, playing, reply_sealed},
            "I.6"))
        return;
    if (event.by == Colour::none) return turn.refuse("I.6", "no-colour");
    const auto phase = turn.game.phase;
    const bool unopened = phase == sealed || phase == adjourned || phase == ready ||
                          phase == waiting || phase == envelope_lost;
    if (unopened) turn.law("I.6", "resigned-over-the-break", {word_of(event.by)});
    lost_unless_no_mate(turn, event.by, "5.1.2", "resigned");
}

void a8_7_conclude(Turn& turn, const adjournment::Concluded& event) {
    if (turn.game.may_be_drawn) {
        if (event.reason.empty()) return turn.refuse("8.7", "reason-missing");
        turn.reading("I.8", "declared-drawn", {event.reason});
        turn.game.may_be_drawn = false;
        return turn.drawn();
    }
    if (!turn.only_in(
            {sealing, sealed, adjourned, ready, waiting, envelope_lost, playing, reply_sealed},
            "8.7"))
        return;
    if (is_default(event.white) || is_default(event.black))
        i_10_by_default(turn, event);
    else if (!is_result(event.white, event.black))
        turn.refuse("8.7", "no-result");
    if (turn.refused()) return;
    if (turn.game.phase == playing && !is_default(event.white)) {
        a6_9_duration(turn);
        turn.law("8.7", "played-to-its-end");
    } else {
        if (event.reason.empty()) return turn.refuse("8.7", "reason-missing");
        turn.reading("8.7", "arbiter-decided", {event.reason});
    }
    turn.conclude(event.white, event.black);
}

}
