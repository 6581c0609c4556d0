#pragma once
/// The calendar of adjourned games: whether they can be played on when it is said they are, and
/// until when they must be over.

#include "reports.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hakem::adjournments {

/// What the event's rules lay down, or the arbiter tells.
struct Calendar {
    std::vector<Date> pooled;         ///< days on which adjourned games are played on; empty = any
    std::vector<Moment> round_starts; ///< [r-1]; those not told are looked for in the envelopes
    std::int64_t most_a_day = std::int64_t{12} * 3600; ///< seconds of play (FIDE B.02)
};

/// "2026-11-09,12.11.2026": the days of `--pooled`. Nothing where one is no day.
std::optional<std::vector<Date>> parse_days(std::string_view text);

/// The limit of a game: it must be over before a round is paired, or played.
struct Deadline {
    std::int32_t round = 0; ///< 0 = no limit: it is a game of the last round, or of no known one
    bool pairing = false;   ///< before its pairing (regulation 22.1); else before it is played
    Date day;               ///< of that round, where it is known
};

Deadline deadline_of(const Tournament& tournament, const GameKey& game);

/// What is wrong with the calendar of the open games, what is near its limit, and what is to be
/// kept in mind: findings ADJ-03xx, in the order of the games, those without a line in a file.
void check_calendar(const Papers& papers, const Calendar& calendar, Diagnostics& diagnostics);

}
