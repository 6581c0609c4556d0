#pragma once
/// 20.2 and 20.3: which groups are paired, with whom in them.

#include "group.hpp"
#include "round.hpp"
#include "score_groups.hpp"

namespace hakem::ulusal {

struct Plan {
    std::vector<Group> groups; ///< from the highest to the lowest
    Repair repair;
};

Plan plan_round(const Completion& completion, const ScoreGroups& groups);

}
