#pragma once
/// From a command to the events that it tells.

#include "adjourn_game.hpp"
#include "adjournment/record.hpp"

#include <vector>

namespace hakem::command {

/// What a command stands on.
struct AdjournScene {
    Session session;
    const AdjournCommand& command;
    const Tournament& tournament;
    adjournments::RoundGame game;
    const adjournments::ReadRecord& record;
    AdjournedGame now; ///< the game as the record has it
    Moment last;       ///< the latest event of the record, or of this game
};

/// The lines in their order, all of one command. Throws Error wrong_usage for what is missing.
std::vector<adjournments::RecordLine> events_of(const AdjournScene& scene);

}
