// The moment of adjournment: whether a game may be adjourned, and by whom (I.1.1, I.1.2, 6.4, 6.9).

#include "articles.hpp"
#include "board.hpp"
#include <hakem/chess/endings.hpp>
#include <hakem/chess/fen.hpp>

namespace hakem::adjourning {

namespace {

using adjournment::Handed;
using enum AdjournmentPhase;

/// I.2.1: the names stand on the envelope.
void i_2_1_names(Turn& turn, const Handed& event) {
    if (event.white_name.empty() || event.black_name.empty()) turn.refuse("I.2.1", "no-names");
}

/// I.2.2: the position before the sealed move, one in which the game goes on.
void i_2_2_position(Turn& turn, const Handed& event) {
    const auto reading = chess::read_fen(event.fen);
    using chess::FenFault;
    for (const auto fault :
         {FenFault::fields_missing, FenFault::side_missing, FenFault::move_number})
        if (reading.has(fault)) return turn.refuse("I.2.2", "no-position");
    if (!reading.position) return turn.refuse("I.2.2", "no-position");
    if (const auto ended = ending_of(*reading.position))
        return turn.refuse(ended->article, "already-over", {message_argument(ended->key)});
    if (turn.game.phase == playing &&
        half_moves_before(*reading.position) < half_moves_before(turn.game.position))
        return turn.refuse("I.2.5", "move-number-before",
                           {std::to_string(reading.position->fullmove_number()),
                            std::to_string(turn.game.position.fullmove_number())});
    turn.game.position = *reading.position;
    turn.game.sealer = reading.position->to_move();
    turn.game.move_number = reading.position->fullmove_number();
}

/// Numbers that no clock and no time control has.
void a6_1_numbers(Turn& turn, const Handed& event) {
    const bool numbers = event.quota >= 0 && event.quota <= 9999 && event.given >= 0 &&
                         event.given <= longest && event.next_period >= 0 &&
                         event.next_period <= longest && event.increment >= 0 &&
                         event.increment <= 3600;
    const bool moments = (!event.session_start || is_moment(event.session_start)) &&
                         (!event.session_end || is_moment(event.session_end));
    if (!numbers || !moments || !can_be_shown(event.left)) return turn.refuse("6.1", "numbers");
    if (event.increment > 0) turn.warn("I.1.1", "increment", {std::to_string(event.increment)});
}

/// I.2.3: no clock shows more than the player was given.
void i_2_3_times(Turn& turn, const Handed& event, const AdjournedGame& before) {
    if (event.increment > 0) return;
    for (const auto colour : {Colour::white, Colour::black}) {
        const auto most = before.phase == playing ? before.resumed_with.of(colour) : event.given;
        if (most > 0 && event.left.of(colour) > most)
            return turn.refuse(
                "I.2.3", "clock-shows-more",
                {word_of(colour), clock_text(event.left.of(colour)), clock_text(most)});
    }
}

/// I.14: the session by the arbiter's clock, and the time that both used in it.
void i_14_session(Turn& turn, const Handed& event, const AdjournedGame& before) {
    constexpr std::int64_t near = 60; // events are often written down to the minute
    const auto start = before.phase == playing ? before.started : event.session_start;
    if (event.session_end && start > event.session_end)
        return turn.refuse("I.14", "session-ends-before-start",
                           {to_readable_text(start), to_readable_text(event.session_end)});
    if (start > turn.at) return turn.refuse("I.14", "before-session", {to_readable_text(start)});
    const auto given = before.phase == playing
                           ? before.resumed_with.white + before.resumed_with.black
                           : 2 * event.given;
    if (!start || given == 0 || event.increment > 0) return;
    const auto used = given - event.left.white - event.left.black;
    const auto held = turn.at.seconds - start.seconds;
    if (used > held + near)
        turn.refuse("I.2.3", "used-more-than-session", {clock_text(used), clock_text(held)});
    else if (used > held)
        turn.warn("I.2.3", "used-more-than-session", {clock_text(used), clock_text(held)});
}

/// 6.4 and 6.9: the moves of the period come first; who did not make them has lost on time or
/// plays on.
void a6_4_quota(Turn& turn, const Handed& event) {
    const auto number = turn.game.move_number;
    const auto made = ClockTimes{number - (turn.game.sealer == Colour::white), number - 1};
    for (const auto colour : {Colour::white, Colour::black}) {
        const bool fallen = event.left.of(colour) == 0;
        const Arguments numbers = {word_of(colour), std::to_string(made.of(colour)),
                                   std::to_string(event.quota)};
        if (event.quota > 0 && made.of(colour) < event.quota)
            return fallen ? turn.refuse("6.9", "flag-before-quota", numbers)
                          : turn.refuse(event.early ? "I.1.2" : "6.4", "quota-not-made", numbers);
        if (!fallen) continue;
        if (event.quota == 0 || event.next_period == 0)
            return turn.refuse("6.9", "flag-has-fallen", {word_of(colour)});
        turn.reading("6.9", "next-period-judges", {word_of(colour)});
    }
}

/// I.14: the session ends when it was announced to end.
void i_14_after_the_end(Turn& turn, const Handed& event) {
    constexpr std::int64_t near = 60; // events are often written down to the minute
    const auto over = turn.at.seconds - event.session_end.seconds;
    if (event.session_end && over > near)
        turn.warn(
            "I.14", "after-session-end",
            {to_readable_text(turn.at), to_readable_text(event.session_end), clock_text(over)});
}

/// I.1.1: at the end of the time prescribed for play.
void i_1_1_at_the_end(Turn& turn, const Handed& event) {
    if (event.session_end && turn.at < event.session_end)
        return turn.refuse("I.1.1", "session-not-over", {to_readable_text(event.session_end)});
    turn.law("I.1.1", "must-seal", {word_of(turn.game.sealer)});
}

/// I.1.2: before it, at the wish of the player on move, who loses the rest of the session's time.
void i_1_2_before_the_end(Turn& turn, const Handed& event) {
    const auto sealer = turn.game.sealer;
    if (!event.session_end) return turn.refuse("I.1.2", "early-without-end");
    const auto rest = event.session_end.seconds - turn.at.seconds;
    if (rest <= 0) {
        turn.warn("I.1.2", "not-early", {to_readable_text(event.session_end)});
        return turn.law("I.1.1", "must-seal", {word_of(sealer)});
    }
    const auto left = event.left.of(sealer);
    const Arguments numbers = {word_of(sealer), clock_text(left), clock_text(rest)};
    if (left <= rest && (event.quota == 0 || left + event.next_period <= rest))
        return turn.refuse("6.9", "early-flag", numbers);
    turn.law("I.1.2", "early", {word_of(sealer), to_readable_text(event.session_end)});
    if (left <= rest) turn.warn("6.9", "early-into-next-period", numbers);
}

}

void i_1_1_hand_envelope(Turn& turn, const Handed& event) {
    if (!turn.only_in({none, playing}, "I.1.1")) return;
    const auto before = turn.game;
    AdjournedGame fresh;
    fresh.key = turn.key;
    fresh.position = before.position;
    fresh.phase = before.phase;
    fresh.adjourned_times = before.adjourned_times + 1;
    fresh.last = turn.at;
    turn.game = fresh;
    i_2_1_names(turn, event);
    a6_1_numbers(turn, event);
    if (!turn.refused()) i_2_2_position(turn, event);
    if (!turn.refused()) i_2_3_times(turn, event, before);
    if (!turn.refused()) i_14_session(turn, event, before);
    if (!turn.refused()) a6_4_quota(turn, event);
    if (turn.refused()) return;
    if (event.early)
        i_1_2_before_the_end(turn, event);
    else
        i_1_1_at_the_end(turn, event);
    if (turn.refused()) return;
    i_14_after_the_end(turn, event);
    turn.law("8.5", "complete-scoresheets");
    turn.law("I.1.1", "hand-envelope", {word_of(turn.game.sealer)});
    turn.game.phase = sealing;
    turn.game.envelope = event;
    turn.game.handed = turn.at;
    turn.game.clocks = event.left;
    turn.game.running = turn.game.sealer;
    if (before.offer_by != turn.game.replier()) return;
    turn.game.offer_by = turn.game.offer_last = before.offer_by; // not answered yet (9.1.2.1)
}

}
