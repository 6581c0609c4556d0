#include "explanation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hakem::ulusal {

namespace {

/// So many are enough to see the reason.
constexpr std::size_t most_alternatives = 12;

bool contains(const Players& players, int player) {
    return std::find(players.begin(), players.end(), player) != players.end();
}

std::string direction_of(const Group& group) {
    return message_argument(group.role == Role::below ? "ulusal.up" : "ulusal.down");
}

std::string subject_of(const PairedGroup& group) {
    return fmt::format("bracket {}", to_text(group.group.high));
}

std::string grade_text(Grade grade, bool down) {
    constexpr std::string_view names[] = {"incoming", "barred_alone", "barred", "alone", "other"};
    const auto name = names[static_cast<std::size_t>(grade)];
    const bool by_direction = grade == Grade::barred || grade == Grade::barred_alone;
    return message_argument(fmt::format("ulusal.grade.{}{}", name,
                                        !by_direction ? ""
                                        : down        ? ".down"
                                                      : ".up"));
}

}

bool is_in(const PairedGroup& group, int player) {
    return contains(group.group.residents, player) || contains(group.group.from_above, player) ||
           contains(group.group.from_below, player);
}

std::optional<Explanation::Seat> Explanation::seat_of(int index) const {
    for (const auto& group : round_.groups)
        for (std::size_t i = 0; i < group.size(); ++i) {
            const auto [a, b] = group.pair(i);
            if (a == index || b == index) return Seat{&group, i};
        }
    return std::nullopt;
}

Decision Explanation::bye() const {
    const auto& candidates = round_.start.candidates;
    auto decision = wording_.bye_candidate(candidates.back());
    for (std::size_t i = 0; i + 1 < candidates.size(); ++i)
        decision.alternatives.push_back(wording_.bye_candidate(candidates[i]));
    return decision;
}

/// E: what had to yield before anything was paired.
std::vector<Decision> Explanation::relaxation() const {
    std::vector<Decision> decisions;
    const auto relaxation = round_.start.relaxation;
    if (lifts_colours(relaxation)) decisions.push_back(wording_.report({"E.2", {}, {}}));
    if (relaxation == Relaxation::second_bye || relaxation == Relaxation::both)
        decisions.push_back(wording_.report({"17.3", {*round_.start.bye}, {}}));
    return decisions;
}

Decision Explanation::group(const PairedGroup& paired) const {
    const auto& group = paired.group;
    const bool repaired = group.joined;
    const Article article = repaired ? Article{"20.3", true}
                            : group.role == Role::median && group.residents.empty()
                                ? Article{"20.2", true, "2.2"}
                                : Article{"20.2"};
    const auto* reason = group.role == Role::above
                             ? repaired ? "ulusal.group.old_median" : "ulusal.group.above"
                         : group.role == Role::below ? "ulusal.group.below"
                         : repaired                  ? "ulusal.group.joined"
                                                     : "ulusal.group.median";
    auto decision = Wording::decision(
        subject_of(paired), article, reason,
        {fmt::to_string(group.residents.size()), wording_.players(group.from_above),
         wording_.players(group.from_below), wording_.players(group.floaters),
         fmt::to_string(paired.size()), points_argument(group.high), points_argument(group.low)});
    if (group.level == 1)
        decision.alternatives.push_back(Wording::decision(
            subject_of(paired),
            round_.start.relaxation == Relaxation::none ? Article{"21.6"} : Article{"E.2", true},
            "ulusal.group.lifted", {fmt::to_string(paired.breaking)}));
    return decision;
}

/// Why somebody who stands nearer to the way out does not float in his place.
Decision Explanation::stays(const Claim& claim, const Claim& floater) const {
    const auto subject = fmt::format("floater {}", field_[claim.player].id);
    const auto name = wording_.player(claim.player);
    if (floater.forced)
        return Wording::decision(subject, {"19", true}, "ulusal.stays.needed", {name});
    switch (claim.grade) {
    case Grade::incoming:
        return Wording::decision(subject, {"20.5", true}, "ulusal.stays.incoming", {name});
    case Grade::barred_alone:
    case Grade::barred:
        return Wording::decision(subject, {"17.7"}, "ulusal.stays.barred", {name});
    default:
        return Wording::decision(subject, {"19", true, "3.3, 3.9"}, "ulusal.stays.alone", {name});
    }
}

/// Those of the keep list who speak for or against a floater: behind him where nobody else could
/// float, else those who stand nearer to the way out (20.4).
std::vector<Decision> Explanation::others_who_stay(const Group& group, const Claim& floater) const {
    const bool down = group.role != Role::below;
    std::vector<Decision> decisions;
    for (const auto& other : group.keep_list) {
        const bool nearer = down ? other.player > floater.player : other.player < floater.player;
        const bool behind = &other > &floater;
        if (!other.stays || !(floater.forced ? behind : nearer)) continue;
        if (decisions.size() < most_alternatives) decisions.push_back(stays(other, floater));
    }
    return decisions;
}

Decision Explanation::floater(const PairedGroup& paired, int player) const {
    const auto& group = paired.group;
    const bool down = group.role != Role::below;
    const auto claim = std::find_if(group.keep_list.begin(), group.keep_list.end(),
                                    [&](const Claim& other) { return other.player == player; });
    if (claim == group.keep_list.end()) return {};
    const auto by = [&](Article article, std::string_view reason) {
        return Wording::decision(fmt::format("floater {}", field_[player].id), article, reason,
                                 {wording_.player(player), direction_of(group),
                                  points_argument(group.high), grade_text(claim->grade, down)});
    };
    if (claim->replaced) return by({"20.3"}, "ulusal.float.replaced");
    if (group.keep_list.size() == 1) return by({"19d"}, "ulusal.float.single");
    if (group.keep_list.size() == group.floaters.size())
        return by({"19a-c, 21.4"}, "ulusal.float.all");
    auto others = others_who_stay(group, *claim);
    auto decision = claim->forced     ? by({"19a-c, 21.4"}, "ulusal.float.forced")
                    : !others.empty() ? by({"19, 17.7", true, "3.3, 3.9"}, "ulusal.float.by_claim")
                    : down            ? by({"17.5, 20.4"}, "ulusal.float.lowest")
                                      : by({"17.6, 20.4"}, "ulusal.float.highest");
    decision.alternatives = std::move(others);
    return decision;
}

Decision Explanation::repair() const {
    const auto& repair = round_.repair;
    const auto alone = wording_.players(repair.alone);
    const auto failed = [&](std::string_view number, std::string_view reason) {
        return Wording::decision("median", {number}, reason, {});
    };
    Decision decision;
    switch (repair.kind) {
    case Repair::Kind::none:
        return decision;
    case Repair::Kind::from_below:
        return Wording::decision(
            "median", {"20.3"}, "ulusal.repair.below",
            {alone, wording_.players(repair.replaced_below), wording_.players(repair.by_below)});
    case Repair::Kind::from_above:
        decision = Wording::decision(
            "median", {"20.3"}, "ulusal.repair.above",
            {alone, wording_.players(repair.replaced_above), wording_.players(repair.by_above),
             wording_.players(repair.replaced_below), wording_.players(repair.by_below)});
        break;
    case Repair::Kind::lower_joins:
        decision =
            Wording::decision("median", {"20.3", true}, "ulusal.repair.lower_joins", {alone});
        break;
    case Repair::Kind::one_group:
        decision = Wording::decision("median", {"20.3", true}, "ulusal.repair.one_group",
                                     {alone, fmt::to_string(repair.joined.size())});
        break;
    }
    if ((repair.failed & 1) != 0)
        decision.alternatives.push_back(failed("20.3", "ulusal.failed.below"));
    if ((repair.failed & 2) != 0)
        decision.alternatives.push_back(failed("20.3", "ulusal.failed.above"));
    if ((repair.failed & 4) != 0)
        decision.alternatives.push_back(failed("20.3", "ulusal.failed.joins"));
    return decision;
}

Decision Explanation::step(const PairedGroup& paired, std::size_t index) const {
    const auto& step = paired.steps[index];
    const auto& group = paired.group;
    const bool up = step.floater && contains(group.from_below, step.player);
    const bool first = step.passed.empty();
    std::vector<std::string> arguments{wording_.player(step.player), wording_.player(step.taken),
                                       fmt::to_string(index + 1)};
    const auto subject = wording_.pair_subject(step.player, step.taken);
    Decision decision;
    if (step.floater && !contains(group.residents, step.taken)) {
        decision = Wording::decision(subject, {"20.5", true, "2.2"}, "ulusal.step.floaters",
                                     std::move(arguments));
    } else if (step.floater) {
        const Article article = !first ? Article{"20.5", true, "3.6, 3.7"}
                                : up   ? Article{"17.6, 20.5"}
                                       : Article{"17.5, 20.5"};
        const auto* reason = !first ? "ulusal.step.floater"
                             : up   ? "ulusal.step.bottom"
                                    : "ulusal.step.top";
        decision = Wording::decision(subject, article, reason, std::move(arguments));
    } else {
        decision = Wording::decision(subject, first ? Article{"20.1"} : Article{"20.1b", true, "4"},
                                     first ? "ulusal.step.opposite" : "ulusal.step.next",
                                     std::move(arguments));
    }
    for (const auto& passed : step.passed)
        if (decision.alternatives.size() < most_alternatives)
            decision.alternatives.push_back(
                wording_.passed(step.player, passed.candidate, passed.reason));
    return decision;
}

Decision Explanation::exchange(const PairedGroup& paired, const Exchange& exchange) const {
    // The second members as they stood before this exchange and those after it.
    auto second = paired.second;
    for (auto i = paired.exchanges.rbegin(); i != paired.exchanges.rend(); ++i) {
        std::swap(second[i->one], second[i->other]);
        if (&*i == &exchange) break;
    }
    const int a = paired.steps[exchange.one].player, b = second[exchange.one];
    const int c = paired.steps[exchange.other].player, d = second[exchange.other];
    return Wording::decision(wording_.pair_subject(a, d), {"20.1c", true, "5.2"}, "ulusal.exchange",
                             {wording_.player(a), wording_.player(b), wording_.player(c),
                              wording_.player(d), wording_.due(a)});
}

void Explanation::add_exchanges(const PairedGroup& group, std::size_t step,
                                std::vector<Decision>& decisions) const {
    for (const auto& made : group.exchanges)
        if (made.one == step || made.other == step) decisions.push_back(exchange(group, made));
}

std::vector<Decision> Explanation::round(const std::vector<Pair>& boards) const {
    auto decisions = relaxation();
    if (round_.start.bye) decisions.push_back(bye());
    for (const auto& paired : round_.groups) {
        if (paired.size() == 0 && paired.group.floaters.empty()) continue;
        decisions.push_back(group(paired));
        for (const int player : paired.group.floaters)
            if (auto why = floater(paired, player); !why.reason.empty())
                decisions.push_back(std::move(why));
        for (std::size_t i = 0; i < paired.size(); ++i)
            if (paired.steps[i].floater || !paired.steps[i].passed.empty())
                decisions.push_back(step(paired, i));
        for (const auto& made : paired.exchanges) decisions.push_back(exchange(paired, made));
    }
    if (auto repaired = repair(); !repaired.reason.empty())
        decisions.push_back(std::move(repaired));
    std::map<std::int32_t, int> index_of;
    for (int i = 0; i < field_.size(); ++i) index_of[field_[i].id] = i;
    for (const auto& board : boards)
        if (board.black != 0)
            decisions.push_back(wording_.colours(fmt::format("board {}", board.board),
                                                 index_of.at(board.white),
                                                 index_of.at(board.black)));
    return decisions;
}

/// Where the player stands before anything is paired.
Decision Explanation::place(int index) const {
    const auto& entrant = field_[index];
    const auto arrow = message_argument(entrant.arrow == Arrow::down ? "ulusal.arrow.down"
                                        : entrant.arrow == Arrow::up ? "ulusal.arrow.up"
                                                                     : "ulusal.arrow.none");
    return Wording::decision(wording_.subject(entrant.id), {"17.4, 17.7, 21.3"}, "ulusal.place",
                             {wording_.player(index), wording_.score(index), arrow,
                              wording_.due(index), Wording::list(entrant)});
}

std::vector<Decision> Explanation::why(int index) const {
    std::vector<Decision> decisions{place(index)};
    if (round_.start.bye == index) {
        decisions.push_back(bye());
        return decisions;
    }
    for (const auto& paired : round_.groups) {
        if (!contains(paired.group.floaters, index)) continue;
        decisions.push_back(group(paired));
        decisions.push_back(floater(paired, index));
    }
    const auto seat = seat_of(index);
    if (!seat) return decisions;
    decisions.push_back(group(*seat->group));
    if (seat->group->group.role == Role::median && round_.repair.kind != Repair::Kind::none)
        decisions.push_back(repair());
    decisions.push_back(step(*seat->group, seat->step));
    add_exchanges(*seat->group, seat->step, decisions);
    const auto [a, b] = seat->group->pair(seat->step);
    decisions.push_back(wording_.colours(wording_.pair_subject(a, b), a, b));
    return decisions;
}

}
