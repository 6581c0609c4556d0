#pragma once
/// The Berger tables, and the schedule of an event that is made of them.

#include <vector>

namespace hakem::round_robin {

/// A game of a table, in table numbers.
struct TableGame {
    int white = 0, black = 0;
};

/// Round `round` of the table for `size` numbers, `size` even: the games in board order.
std::vector<TableGame> berger_round(int size, int round);

/// Where a round of the event stands in the table.
struct Place {
    int table_round = 0;
    bool second_cycle = false;
};

/// The rounds of a field of `competitors`.
struct Schedule {
    int competitors = 0;
    bool double_cycle = false;
    bool swap_last_rounds = false;

    /// Regulation 28.3: an odd field takes the table with one number more.
    int table_size() const { return competitors + competitors % 2; }
    int cycle() const { return table_size() - 1; }
    int rounds() const { return double_cycle ? 2 * cycle() : cycle(); }

    /// The place of a round from 1 to rounds().
    Place place_of(int round) const;

    /// The games of a round with the colours of its cycle. A number above `competitors` means
    /// that the other one has the bye.
    std::vector<TableGame> games(int round) const;
};

}
