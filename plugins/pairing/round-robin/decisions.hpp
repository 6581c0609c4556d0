#pragma once
/// Why a board is what it is: the place in the table, and the article.

#include "table.hpp"
#include <hakem/history.hpp>
#include <hakem/pairing_system.hpp>

#include <cstdint>
#include <vector>

namespace hakem::round_robin {

/// The field with its table numbers, and the schedule that follows from its size.
struct Event {
    const History& history;
    Schedule schedule;
    std::vector<std::int32_t> ids; ///< [k] has table number k + 1
};

/// Of one board or bye of a round; `game` is what the table has there.
Decision decision_of(const Event& event, int round, const Pair& pair, const TableGame& game);

/// Who drew which table number.
std::vector<Decision> decisions_of_lot(const Event& event, std::uint64_t seed);

}
