#pragma once
/// What happened in an event, as a plain table: the tests' own reading of the entries of its
/// players, to compare the tie-breaks with. Slow and obvious.

#include <hakem/points.hpp>
#include <hakem/tournament.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace hakem::test::plain {

/// The two scores of a team. A player has the same in both places.
enum Side : std::size_t { of_match = 0, of_games = 1 };

using Pair = std::array<Exact, 2>; ///< [Side]

/// One round of one competitor.
struct Cell {
    int opponent = -1; ///< position; -1 = none
    Colour colour = Colour::none;
    Outcome outcome = Outcome::absent;
    Pair points;
    std::vector<Exact> boards; ///< of a team: what it made on each board, the first one first
    bool annulled = false;     ///< regulation 29a
};

struct Entrant {
    std::int32_t id = 0;
    std::int32_t rating = 0; ///< 0 = unrated
    std::vector<Cell> rounds;
    Pair extra; ///< penalties and awards of no round (TRF26 299)
    bool annulled = false;
};

struct Event {
    bool teams = false, round_robin = false;
    Side primary = of_match;
    int rounds = 0, scheduled = 0, boards = 1, cycles = 1;
    Pair win, draw, loss; ///< of a round
    std::vector<Entrant> entrants;
};

/// All rounds held; `regulation` = teams by articles 23 and 26.
Event event_of(const Tournament& tournament, bool regulation);

/// The final score.
Exact score(const Entrant& entrant, Side side);

/// Points that a round brought; none where it does not count.
Exact points_of_round(const Cell& cell, Side side);

/// A bye asked for: half-point and zero-point byes; who has left has a zero-point bye.
bool is_requested_bye(const Cell& cell);

// Parts of event_of.

/// The rounds of the teams, put together from those of their players.
void fill_teams(Event& event, const Tournament& tournament, bool regulation);

/// Regulation 29, FIDE GR 6.6: who left a round robin before half of the games.
void annul(Event& event);

/// TRF26 299.
void add_abnormal_points(Event& event, const Tournament& tournament);

}
