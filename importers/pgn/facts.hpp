#pragma once
/// What the tags tell of the event itself.

#include "events.hpp"
#include "placing.hpp"
#include <hakem/tournament.hpp>

namespace hakem::pgn {

/// Title, place, federation, type, number of rounds, time control.
void enter_facts(Tournament& tournament, const EventGames& event, const EventGroup& group);

/// Scoring, accelerations and prohibited pairings, as our exporter writes them.
void enter_pairing_rules(Tournament& tournament, const EventGames& event,
                         Diagnostics& diagnostics);

/// Dates of the rounds by those of their games, beginning and end of the event.
void enter_dates(Tournament& tournament, const EventGames& event);

/// Players who have nothing in a round that was held: a PGN rarely tells of byes.
void say_missing(const Tournament& tournament, Diagnostics& diagnostics);

}
