// The envelope: its seven fields and its keeper (I.2, I.3).

#include "articles.hpp"

namespace hakem::adjourning {

namespace {

using enum AdjournmentPhase;

/// I.2.7: date, time and venue of the resumption.
void i_2_7_resumption(Turn& turn, const adjournment::Kept& event) {
    if (!is_moment(event.resume)) return turn.refuse("I.2.7", "no-resumption");
    if (event.resume <= turn.at)
        return turn.refuse("I.2.7", "resumption-in-the-past", {to_readable_text(event.resume)});
    if (event.venue.empty()) return turn.refuse("I.2.7", "no-venue");
}

/// I.2: what is written on the envelope.
void i_2_fields(Turn& turn, const adjournment::Kept& event) {
    const auto& game = turn.game;
    turn.law("I.2.1", "names", {game.envelope.white_name, game.envelope.black_name});
    turn.law("I.2.2", "position-on-envelope");
    turn.law("I.2.3", "times-on-envelope",
             {clock_text(game.adjourned_with.white), clock_text(game.adjourned_with.black)});
    turn.law("I.2.4", "sealer-on-envelope", {word_of(game.sealer)});
    turn.law("I.2.5", "number-on-envelope", {std::to_string(game.move_number)});
    if (game.offer_by == Colour::none)
        turn.law("I.2.6", "no-offer-on-envelope");
    else
        turn.law("I.2.6", "offer-on-envelope", {word_of(game.offer_by)});
    turn.law("I.2.7", "invited", {to_readable_text(event.resume), event.venue});
}

}

void i_3_keep(Turn& turn, const adjournment::Kept& event) {
    if (!turn.only_in({sealed, adjourned}, "I.3")) return;
    i_2_7_resumption(turn, event);
    if (event.keeper.empty()) turn.refuse("I.3", "no-keeper");
    if (event.default_time < 0 || event.default_time > longest)
        turn.refuse("6.7.1", "default-time", {clock_text(event.default_time)});
    if (turn.refused()) return;
    const bool again = turn.game.phase == adjourned;
    turn.game.kept = event;
    turn.game.phase = adjourned;
    if (again) return turn.law("I.2.7", "put-off", {to_readable_text(event.resume), event.venue});
    i_2_fields(turn, event);
    turn.law("I.3", "kept", {event.keeper});
    if (event.default_time == 0) turn.law("6.7.1", "default-time-zero");
    if (!turn.game.own_scoresheet)
        turn.warn("I.8", "own-scoresheet-missing", {word_of(turn.game.sealer)});
    turn.law("Regulation 22.1", "draw-for-pairing");
}

}
