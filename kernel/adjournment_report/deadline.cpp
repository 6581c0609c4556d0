// Until when a game may stay open.

#include "calendar.hpp"

namespace hakem::adjournments {

namespace {

Date day_of_round(const Tournament& tournament, std::int32_t round) {
    const auto at = static_cast<std::size_t>(round) - 1;
    return at < tournament.round_dates.size() ? tournament.round_dates[at] : Date();
}

}

Deadline deadline_of(const Tournament& tournament, const GameKey& game) {
    const auto last = static_cast<std::int32_t>(rounds_scheduled(tournament));
    if (game.round <= 0 || game.round >= last) return {};
    // All adjourned games are over before the last round.
    Deadline deadline{last, false, day_of_round(tournament, last)};
    if (!follows_regulation(tournament) || system_of(tournament) != System::swiss) return deadline;
    // 22.1: one pairing goes by with a provisional draw, the one after it does not; and none of
    // the last two rounds is paired so.
    const bool soon = game.round + 1 > last - 2;
    deadline.round = game.round + (soon ? 1 : 2);
    if (deadline.round > last) deadline.round = last;
    deadline.pairing = true;
    deadline.day = day_of_round(tournament, deadline.round);
    return deadline;
}

}
