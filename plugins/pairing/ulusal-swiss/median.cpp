#include "median.hpp"

#include "floater_sets.hpp"

#include <algorithm>

namespace hakem::ulusal {

namespace {

void append(Players& players, const Players& more) {
    players.insert(players.end(), more.begin(), more.end());
}

Replaceable replaceable(const OuterGroup& group) {
    Replaceable result{group.pool.all(), group.floating.level, group.floating.count(), {}};
    for (auto claim = group.floating.keep_list.rbegin(); claim != group.floating.keep_list.rend();
         ++claim)
        result.most_replaceable.push_back(claim->player);
    return result;
}

void sort_set(Players& players) { std::sort(players.begin(), players.end()); }

bool same_set(Players a, Players b) {
    sort_set(a);
    sort_set(b);
    return a == b;
}

/// Gives an outer group other floaters than its keep list named.
void replace_floaters(OuterGroup& group, const Players& floaters) {
    group.floating.floaters = floaters;
    for (auto& claim : group.floating.keep_list) {
        const bool stays =
            std::find(floaters.begin(), floaters.end(), claim.player) == floaters.end();
        claim.replaced = claim.stays != stays;
        claim.stays = stays;
    }
}

class Planner {
public:
    Planner(const Completion& completion, const ScoreGroups& groups)
        : completion_(completion), field_(completion.field()), median_(groups.median),
          above_(outer_groups(completion, groups, Direction::down)),
          below_(outer_groups(completion, groups, Direction::up)) {}

    Plan plan() {
        auto median = median_group();
        if (!is_complete(median)) {
            note_who_is_alone(median);
            if (!replace() && !join_lower_group()) join_all();
        } else {
            last_ = median;
        }
        return gathered();
    }

private:
    /// 20.3: level 0 where it is complete there, else the top level.
    bool is_complete(Group& group) const {
        Players members = group.from_above;
        append(members, group.from_below);
        append(members, group.residents);
        for (group.level = 0; group.level <= completion_.top_level(); ++group.level)
            if (completion_.complete(members, group.level)) return true;
        return false;
    }

    static Players floaters_of_last(const std::vector<OuterGroup>& side, Direction direction) {
        auto floaters = side.empty() ? Players{} : side.back().floating.floaters;
        put_in_order(floaters, direction);
        return floaters;
    }

    Group median_group() const {
        Group median;
        median.high = median.low = Points::hundredths(field_.most.in_hundredths() / 2);
        median.residents = median_;
        median.from_above = floaters_of_last(above_, Direction::down);
        median.from_below = floaters_of_last(below_, Direction::up);
        return median;
    }

    void note_who_is_alone(const Group& median) {
        Players members = median.from_above;
        append(members, median.residents);
        append(members, median.from_below);
        sort_set(members);
        const auto mates = completion_.largest(members, completion_.top_level());
        for (const int player : members)
            if (mates[at(player)] < 0) repair_.alone.push_back(player);
    }

    /// 20.3a: other floaters from below; 20.3b: other floaters from above. One double loop, whose
    /// first turn is a.
    bool replace() {
        std::vector<Replaceable> pools;
        if (!above_.empty()) pools.push_back(replaceable(above_.back()));
        if (!below_.empty()) pools.push_back(replaceable(below_.back()));
        const auto sets = first_floaters(completion_, pools, median_);
        if (!sets) {
            repair_.failed = 3;
            return false;
        }
        repair_.kind = Repair::Kind::from_below;
        if (!above_.empty() && !same_set(sets->front(), above_.back().floating.floaters)) {
            repair_.kind = Repair::Kind::from_above;
            repair_.failed = 1;
            repair_.replaced_above = without(above_.back().floating.floaters, sets->front());
            repair_.by_above = without(sets->front(), above_.back().floating.floaters);
            replace_floaters(above_.back(), sets->front());
        }
        if (!below_.empty() && !same_set(sets->back(), below_.back().floating.floaters)) {
            repair_.replaced_below = without(below_.back().floating.floaters, sets->back());
            repair_.by_below = without(sets->back(), below_.back().floating.floaters);
            replace_floaters(below_.back(), sets->back());
        }
        last_ = median_group();
        is_complete(last_);
        return true;
    }

    /// 20.3c: what cannot be paired in the median group goes down to the group below, which takes
    /// its place.
    bool join_lower_group() {
        if (below_.empty()) return false;
        const auto& lower = below_.back().pool;
        OuterGroup joining{{Direction::down, floaters_of_last(above_, Direction::down), median_},
                           {}};
        joining.floating = floaters_of(completion_, joining.pool, lower.residents);
        const auto sets = first_floaters(completion_, {replaceable(joining)}, lower.all());
        if (!sets) {
            repair_.failed |= 4;
            return false;
        }
        repair_.kind = Repair::Kind::lower_joins;
        replace_floaters(joining, sets->front());
        last_ = Group{};
        last_.high = last_.low = field_[lower.residents.front()].score;
        last_.residents = lower.residents;
        put_in_order(last_.residents, Direction::down);
        last_.from_above = sets->front();
        put_in_order(last_.from_above, Direction::down);
        last_.from_below = lower.incoming;
        last_.joined = true;
        is_complete(last_);
        above_.push_back(std::move(joining));
        old_median_ = true;
        below_.pop_back();
        return true;
    }

    /// 20.3d: group after group joins, below and above in turn.
    void join_all() {
        repair_.kind = Repair::Kind::one_group;
        last_ = median_group();
        last_.joined = true;
        for (bool down = true;; down = !down) {
            if (above_.empty() && below_.empty()) return; // the field is complete (17.3, E)
            auto& side = down ? below_ : above_;
            if (side.empty()) continue;
            auto& joining = side.back().pool;
            const auto score = field_[joining.residents.front()].score;
            append(last_.residents, joining.residents);
            put_in_order(last_.residents, Direction::down);
            (down ? last_.from_below : last_.from_above) = joining.incoming;
            (down ? last_.low : last_.high) = score;
            repair_.joined.push_back(score);
            side.pop_back();
            if (is_complete(last_)) return;
        }
    }

    Group outer(const OuterGroup& from) const {
        Group group;
        const bool down = from.pool.direction == Direction::down;
        group.role = down ? Role::above : Role::below;
        if (from.pool.residents.empty()) // 20.3c, the median without residents
            group.high = group.low = median_group().high;
        else
            group.high = group.low = field_[from.pool.residents.front()].score;
        group.floaters = from.floating.floaters;
        group.residents = without(from.pool.residents, group.floaters);
        (down ? group.from_above : group.from_below) = without(from.pool.incoming, group.floaters);
        group.level = from.floating.level;
        group.keep_list = from.floating.keep_list;
        return group;
    }

    Plan gathered() {
        Plan plan;
        for (const auto& group : above_) plan.groups.push_back(outer(group));
        if (old_median_) plan.groups.back().joined = true;
        plan.groups.push_back(std::move(last_));
        for (auto group = below_.rbegin(); group != below_.rend(); ++group)
            plan.groups.push_back(outer(*group));
        plan.repair = std::move(repair_);
        return plan;
    }

    const Completion& completion_;
    const Field& field_;
    Players median_;
    std::vector<OuterGroup> above_, below_; ///< in the order in which they are handled
    Group last_;                            ///< the median group, or what took its place
    bool old_median_ = false;               ///< 20.3c: it is the last of `above_`
    Repair repair_;
};

}

Plan plan_round(const Completion& completion, const ScoreGroups& groups) {
    return Planner(completion, groups).plan();
}

}
