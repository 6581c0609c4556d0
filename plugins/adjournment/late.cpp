// Late beyond the default time (I.10, I.11, 6.7.1).

#include "late.hpp"

#include "articles.hpp"

namespace hakem::adjourning {

namespace {

using enum AdjournmentPhase;

constexpr Colour both[] = {Colour::white, Colour::black};

bool is_absent(const AdjournedGame& game, Colour who) {
    return !game.here(who) && !game.excused(who);
}

}

bool is_late(const AdjournedGame& game, Colour who) {
    if (!game.started || game.excused(who)) return false;
    if (!game.here(who)) return game.default_over;
    return game.came(who).seconds - game.started.seconds > game.kept.default_time;
}

bool i_10_late_lose(Turn& turn) {
    auto& game = turn.game;
    if (!is_late(game, Colour::white) && !is_late(game, Colour::black)) return false;
    // Who has not come by now is no better off.
    if (turn.at.seconds - game.started.seconds > game.kept.default_time) game.default_over = true;
    const bool white = is_late(game, Colour::white), black = is_late(game, Colour::black);
    for (const auto who : both)
        if (is_late(turn.game, who))
            turn.law("I.10", "late-loses", {word_of(who), clock_text(turn.game.kept.default_time)});
    if (white && black) {
        turn.reading("I.10", "both-late");
        turn.conclude(Outcome::loss, Outcome::loss);
    } else {
        turn.lost_by(white ? Colour::white : Colour::black);
    }
    return true;
}

void i_10_default_time_over(Turn& turn, const adjournment::DefaultTimeOver&) {
    if (!turn.only_in({ready, waiting, playing, reply_sealed, envelope_lost}, "I.10")) return;
    auto& game = turn.game;
    if (!game.started) return turn.refuse("I.10", "not-resumed");
    const auto waited = turn.at.seconds - game.started.seconds;
    const bool over = waited >= game.kept.default_time;
    const bool absent = is_absent(game, Colour::white) || is_absent(game, Colour::black);
    const bool came_late = is_late(game, Colour::white) || is_late(game, Colour::black);
    if (!came_late && (!absent || !over))
        return turn.refuse("I.10", "nobody-late",
                           {clock_text(game.kept.default_time), clock_text(waited)});
    if (game.default_over && (game.phase == ready || game.phase == waiting))
        return turn.refuse("I.10", "default-declared-already");
    if (over) game.default_over = true;
    if (game.phase == ready || game.phase == waiting) {
        for (const auto who : both)
            if (is_late(game, who))
                turn.law("I.10", "would-lose", {word_of(who), clock_text(game.kept.default_time)});
        turn.law("I.10", "sealed-move-may-have-ended");
        return;
    }
    if (game.phase == envelope_lost) turn.reading("I.12.1", "sealed-move-unknown");
    i_10_late_lose(turn);
}

void i_10_excuse(Turn& turn, const adjournment::Excused& event) {
    if (!turn.only_in({ready, waiting, playing, reply_sealed, envelope_lost}, "I.10")) return;
    auto& game = turn.game;
    if (!game.started) return turn.refuse("I.10", "not-resumed");
    if (event.who == Colour::none) return turn.refuse("I.10", "no-colour");
    if (game.excused(event.who))
        return turn.refuse("I.10", "excused-already", {word_of(event.who)});
    if (game.here(event.who) && !is_late(game, event.who))
        return turn.refuse("I.10", "not-late", {word_of(event.who)});
    (event.who == Colour::white ? game.white_excused : game.black_excused) = true;
    if (!is_absent(game, Colour::white) && !is_absent(game, Colour::black))
        game.default_over = false;
    turn.law("I.10", "excused", {word_of(event.who)});
    if (event.reason.empty()) turn.warn("I.10", "no-reason");
}

}
