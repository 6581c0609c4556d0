#include "round.hpp"

#include "median.hpp"

namespace hakem::ulusal {

std::optional<PairedRound> pair_round(const Field& field) {
    auto start = decide_bye(field); // 17.2, 17.3, E
    if (!start) return std::nullopt;
    const Completion completion(field, lifts_colours(start->relaxation));
    PairedRound round;
    round.start = std::move(*start);
    const ScoreGroups groups(field, all_but(field, round.start.bye));
    // 20.2: each side passes its floaters on (19.4); the median comes last.
    auto plan = plan_round(completion, groups);
    round.repair = std::move(plan.repair);
    for (auto& group : plan.groups)
        round.groups.push_back(pair_group(completion, std::move(group)));
    return round;
}

}
