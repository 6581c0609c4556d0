#pragma once
/// Who competes for the prizes of an event.

#include "prizes/allocation.hpp"
#include <hakem/standings.hpp>

namespace hakem::prizes {

/// One that has no prize whatever his points (regulation 33, 34).
struct Barred {
    Contender contender;
    std::string_view why; ///< message key: "prizes.withdrawn"
};

/// Those who compete by one order, and the categories of the plan that they compete for.
struct Field {
    std::vector<std::size_t> categories; ///< positions in the plan; `Contender::may` is by these
    std::vector<Contender> contenders;   ///< best first
    std::vector<Barred> barred;
};

/// The players, or in a team event the teams, in the order of the standings.
Field standings_field(const Plan& plan, const Tournament& tournament, const Standings& standings);

/// Regulation 33: the players of a team event by the share of points that they made of those that
/// their games had, if they played in at least two thirds of the rounds.
Field percentage_field(const Plan& plan, const Tournament& tournament);

}
