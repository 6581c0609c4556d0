// Why two players are not paired with each other.

#include "explanation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::ulusal {

namespace {

bool contains(const Players& players, int player) {
    return std::find(players.begin(), players.end(), player) != players.end();
}

}

std::vector<Decision> Explanation::why_not(int a, int b) const {
    const auto seat = seat_of(a);
    if (seat) {
        const auto [one, other] = seat->group->pair(seat->step);
        if (one == b || other == b)
            return {Wording::decision(wording_.pair_subject(a, b), {"20"}, "ulusal.why_not.paired",
                                      {wording_.player(a), wording_.player(b)})};
    }
    if (auto barred = wording_.bar(a, b); !barred.reason.empty()) return {barred};
    if (round_.start.bye == a || round_.start.bye == b) return {bye()};
    for (const auto& paired : round_.groups)
        if (is_in(paired, a) && is_in(paired, b)) return in_one_group(paired, a, b);
    return in_two_groups(a, b);
}

/// The other one was not reached any more.
Decision Explanation::later_in_order(const Step& step, int a, int b) const {
    const int other = step.player == a ? b : a;
    return Wording::decision(
        wording_.pair_subject(step.player, other),
        step.floater ? Article{"20.5", true, "3.6, 3.7"} : Article{"20.1b", true, "4"},
        "ulusal.why_not.later",
        {wording_.player(step.player), wording_.player(step.taken), wording_.player(other)});
}

/// The first step that holds one of them decided.
std::vector<Decision> Explanation::in_one_group(const PairedGroup& paired, int a, int b) const {
    std::vector<Decision> decisions{place(a), place(b), group(paired)};
    for (std::size_t i = 0; i < paired.size(); ++i) {
        const auto& found = paired.steps[i];
        const bool chooses = found.player == a || found.player == b;
        const bool chosen = found.taken == a || found.taken == b;
        if (!chooses && !chosen) continue;
        if (chooses && chosen) { // made, and then exchanged
            add_exchanges(paired, i, decisions);
            return decisions;
        }
        if (!chooses) {
            decisions.push_back(step(paired, i));
            return decisions;
        }
        const int other = found.player == a ? b : a;
        const auto passed =
            std::find_if(found.passed.begin(), found.passed.end(),
                         [&](const Passed& candidate) { return candidate.candidate == other; });
        auto decision = passed == found.passed.end()
                            ? later_in_order(found, a, b)
                            : wording_.passed(found.player, other, passed->reason);
        decisions.push_back(std::move(decision));
        decisions.push_back(step(paired, i));
        return decisions;
    }
    return decisions;
}

/// Somebody would have to float: who did instead, and why.
std::vector<Decision> Explanation::in_two_groups(int a, int b) const {
    std::vector<Decision> decisions{place(a), place(b)};
    for (const auto& paired : round_.groups) {
        const auto& members = paired.group;
        for (const int player : {a, b}) {
            if (!is_in(paired, player) || members.role == Role::median) continue;
            const int other = player == a ? b : a;
            const bool outward = members.role == Role::above ? other > player : other < player;
            if (!outward) continue;
            decisions.push_back(
                Wording::decision(wording_.pair_subject(a, b), {"17.4"},
                                  members.floaters.empty() ? "ulusal.why_not.nobody_floats"
                                                           : "ulusal.why_not.others_float",
                                  {wording_.player(player), points_argument(members.high),
                                   wording_.players(members.floaters)}));
            for (const int floated : members.floaters)
                if (!contains({a, b}, floated)) decisions.push_back(floater(paired, floated));
        }
    }
    if (decisions.size() == 2)
        for (const int player : {a, b})
            if (const auto seat = seat_of(player)) decisions.push_back(group(*seat->group));
    return decisions;
}

}
