#include "group.hpp"

#include "colours.hpp"

#include <algorithm>

namespace hakem::ulusal {

namespace {

class GroupPairer {
public:
    GroupPairer(const Completion& completion, Group group)
        : field_(completion.field()), rest_(completion, members_of(group), group.level) {
        paired_.group = std::move(group);
        paired_.breaking = rest_.breaking();
    }

    PairedGroup pair() {
        pair_floaters(paired_.group.from_above, paired_.group.from_below, Direction::down);
        pair_floaters(paired_.group.from_below, {}, Direction::up);
        pair_residents();
        for (const auto& step : paired_.steps) paired_.second.push_back(step.taken);
        scrutinise_colours();
        return std::move(paired_);
    }

private:
    static Players members_of(const Group& group) {
        Players members = group.from_above;
        for (const auto* part : {&group.from_below, &group.residents})
            members.insert(members.end(), part->begin(), part->end());
        return members;
    }

    /// 20.5: floaters first. `others`: those from the other side.
    void pair_floaters(const Players& floaters, const Players& others, Direction direction) {
        auto residents = paired_.group.residents;
        put_in_order(residents, direction);
        for (const int floater : floaters) {
            if (!rest_.is_free(floater)) continue;
            take_first(floater, candidates_of_floater(residents, floaters, others, direction),
                       true);
            note_barred(residents, direction);
        }
    }

    /// 17.7: a resident whom the floater would make float again in the same direction.
    bool is_barred(int resident, Direction direction) const {
        return direction == Direction::down ? field_.barred_up(resident)
                                            : field_.barred_down(resident);
    }

    /// 20.5: residents whom 17.7 does not bar, residents whom it bars, other floaters.
    Players candidates_of_floater(Players residents, const Players& floaters, const Players& others,
                                  Direction direction) const {
        std::stable_partition(residents.begin(), residents.end(),
                              [&](int player) { return !is_barred(player, direction); });
        residents.insert(residents.end(), others.begin(), others.end());
        residents.insert(residents.end(), floaters.begin(), floaters.end());
        return residents;
    }

    /// Records who stands before the one just taken by a floater, but is barred.
    void note_barred(const Players& residents, Direction direction) {
        auto& step = paired_.steps.back();
        const auto taken = std::find(residents.begin(), residents.end(), step.taken);
        if (taken == residents.end() || is_barred(step.taken, direction)) return;
        std::vector<Passed> barred;
        for (auto i = residents.begin(); i != taken; ++i)
            if (rest_.is_free(*i) && is_barred(*i, direction))
                barred.push_back({*i, PassedOver::arrow});
        step.passed.insert(step.passed.begin(), barred.begin(), barred.end());
    }

    /// 20.1a, b: upper half against lower half, in the walking order.
    void pair_residents() {
        Players x;
        for (const int player : paired_.group.residents)
            if (rest_.is_free(player)) x.push_back(player);
        const auto half = x.size() / 2;
        for (std::size_t i = 0; i < x.size(); ++i)
            if (rest_.is_free(x[i])) take_first(x[i], candidates(x, i, half), false);
    }

    /// 20.1b: the lower half from the player opposite downward, then upward; the own half last.
    static Players candidates(const Players& x, std::size_t i, std::size_t half) {
        if (i >= half) return Players(x.begin() + static_cast<std::ptrdiff_t>(i) + 1, x.end());
        Players order;
        for (auto k = i + half; k < x.size(); ++k) order.push_back(x[k]);
        for (auto k = i + half; k-- > half;) order.push_back(x[k]);
        for (auto k = half; k-- > i + 1;) order.push_back(x[k]);
        return order;
    }

    void take_first(int player, const Players& candidates, bool floater) {
        Step step{floater, player, -1, {}};
        for (const int candidate : candidates) {
            if (candidate == player || !rest_.is_free(candidate)) continue;
            const auto answer = rest_.take(player, candidate);
            if (answer == PassedOver::no) {
                step.taken = candidate;
                break;
            }
            step.passed.push_back({candidate, answer});
        }
        paired_.steps.push_back(std::move(step));
    }

    /// 20.1c: one pass of exchanges between two pairs.
    void scrutinise_colours() {
        std::size_t first = 0;
        while (first < paired_.size() && paired_.steps[first].floater) ++first;
        for (auto i = first; i < paired_.size(); ++i) {
            if (!in_conflict(i)) continue;
            bool exchanged = false;
            for (auto j = i + 1; j < paired_.size() && !exchanged; ++j) exchanged = exchange(i, j);
            for (auto j = i; j-- > first && !exchanged;) exchanged = exchange(i, j);
        }
    }

    bool in_conflict(std::size_t i) const {
        const auto [a, b] = paired_.pair(i);
        return ulusal::in_conflict(field_, a, b);
    }

    bool exchange(std::size_t i, std::size_t j) {
        const auto [a, b] = paired_.pair(i);
        const auto [c, d] = paired_.pair(j);
        if (!field_.legal(a, d) || !field_.legal(c, b)) return false;
        const int before = int{in_conflict(i)} + int{in_conflict(j)};
        const int after =
            int{ulusal::in_conflict(field_, a, d)} + int{ulusal::in_conflict(field_, c, b)};
        if (after >= before) return false;
        std::swap(paired_.second[i], paired_.second[j]);
        paired_.exchanges.push_back({i, j});
        return true;
    }

    const Field& field_;
    Rest rest_;
    PairedGroup paired_;
};

}

PairedGroup pair_group(const Completion& completion, Group group) {
    return GroupPairer(completion, std::move(group)).pair();
}

}
