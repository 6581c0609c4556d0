#include "judgement.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::ulusal {

Judgement::Judgement(const Field& field, const std::optional<PairedRound>& round)
    : field_(field), round_(round), wording_(field), opponent_(field.entrants.size(), -1) {
    for (int i = 0; i < field.size(); ++i) index_of_[field[i].id] = i;
}

Verdict Judgement::of(const RoundPairing& played) {
    read(played);
    judge_boards();
    judge_byes();
    if (round_ && verdict_.faults.empty()) judge_choice_of_bye();
    // A wrong bye changes the groups: what follows is its consequence.
    if (round_ && verdict_.faults.empty()) judge_groups();
    if (round_) judge_colours();
    return std::move(verdict_);
}

void Judgement::illegal(Decision fault) {
    verdict_.legal = false;
    verdict_.faults.push_back(std::move(fault));
}

/// 22.2, 22.4: only those who are present are paired.
Decision Judgement::absent(std::int32_t id) const {
    const bool removed = std::binary_search(field_.removed.begin(), field_.removed.end(), id);
    return Wording::decision(wording_.subject(id), {removed ? "22.2" : "22.4", !removed},
                             removed ? "ulusal.fault.removed" : "ulusal.fault.absent",
                             {fmt::to_string(id)});
}

void Judgement::read(const RoundPairing& played) {
    std::vector<int> seen(field_.entrants.size());
    const auto find = [&](std::int32_t id) {
        const auto found = index_of_.find(id);
        if (found == index_of_.end()) {
            illegal(absent(id));
            return -1;
        }
        ++seen[at(found->second)];
        return found->second;
    };
    for (const auto& pair : played.pairs) {
        const int white = find(pair.white);
        if (pair.black == 0) {
            if (white >= 0) byes_.push_back(white);
            continue;
        }
        const int black = find(pair.black);
        if (white < 0 || black < 0) continue;
        boards_.push_back({pair.board, white, black});
        opponent_[at(white)] = black;
        opponent_[at(black)] = white;
    }
    for (int i = 0; i < field_.size(); ++i)
        if (seen[at(i)] != 1)
            illegal(
                Wording::decision(wording_.subject(field_[i].id), {"16.1"},
                                  seen[at(i)] == 0 ? "ulusal.fault.left_out" : "ulusal.fault.twice",
                                  {wording_.player(i)}));
}

/// 21.6 or E.2: the colour limits are lifted for this pair.
bool Judgement::is_covered(const Board& board) const {
    const bool lifted = round_ && lifts_colours(round_->start.relaxation);
    return lifted || (field_.last_round && field_[board.white].score == field_[board.black].score);
}

/// 16.3, 21.4.
void Judgement::judge_boards() {
    for (const auto& board : boards_) {
        auto barred = wording_.bar(board.white, board.black);
        barred.subject = fmt::format("board {}", board.number);
        const bool apart = field_.kept_apart(board.white, board.black);
        if (apart || (!barred.reason.empty() && !is_covered(board))) {
            illegal(std::move(barred));
            continue;
        }
        // The pair may be made, but not with these colours.
        const auto &white = field_[board.white], &black = field_[board.black];
        if (!barred.reason.empty() || (white.may_have_white && black.may_have_black)) continue;
        const int player = white.may_have_white ? board.black : board.white;
        illegal(Wording::decision(
            barred.subject, {"21.4"}, "ulusal.fault.limit",
            {wording_.player(player),
             Wording::colour(player == board.white ? Colour::white : Colour::black),
             Wording::list(field_[player])}));
    }
}

/// 17.2, 17.3, 22.1: who may not have the bye at all.
void Judgement::judge_byes() {
    if (byes_.size() > at(field_.size() % 2))
        illegal(Wording::decision("bye", {"17.2"}, "ulusal.fault.byes", {wording_.players(byes_)}));
    for (const int player : byes_) {
        using Reason = ByeCandidate::Reason;
        const bool second = round_ && round_->start.bye && field_[*round_->start.bye].bye_barred;
        if (field_[player].unfinished)
            illegal(wording_.bye_candidate({player, Reason::unfinished}));
        else if (field_[player].bye_barred && !second)
            illegal(wording_.bye_candidate({player, Reason::barred}));
    }
}

void Judgement::judge_choice_of_bye() {
    if (!round_->start.bye || byes_ == Players{*round_->start.bye}) return;
    auto fault = Wording::decision("bye", {"17.2, 17.3"}, "ulusal.fault.bye",
                                   {wording_.players(byes_), wording_.player(*round_->start.bye)});
    const auto& candidates = round_->start.candidates;
    for (const auto& candidate : candidates)
        if (!byes_.empty() && candidate.player == byes_.front())
            fault.alternatives.push_back(wording_.bye_candidate(candidate));
    verdict_.faults.push_back(std::move(fault));
}

/// In the order of 20.2: the groups above from the highest, those below from the lowest, the
/// median last. The first that was not paired as the rules want decides.
void Judgement::judge_groups() {
    std::vector<const PairedGroup*> order;
    for (const auto role : {Role::above, Role::below, Role::median}) {
        std::vector<const PairedGroup*> part;
        for (const auto& group : round_->groups)
            if (group.group.role == role) part.push_back(&group);
        if (role == Role::below) std::reverse(part.begin(), part.end());
        order.insert(order.end(), part.begin(), part.end());
    }
    for (const auto* group : order)
        if (judge_floaters(*group) || judge_steps(*group)) return;
}

/// Articles 19 and 20.3: others left the group than should.
bool Judgement::judge_floaters(const PairedGroup& paired) {
    const auto& group = paired.group;
    if (group.role == Role::median) return false;
    Players members = group.floaters, left;
    for (const auto* part : {&group.residents, &group.from_above, &group.from_below})
        members.insert(members.end(), part->begin(), part->end());
    std::sort(members.begin(), members.end());
    for (const int player : members)
        if (!std::binary_search(members.begin(), members.end(), opponent_[at(player)]))
            left.push_back(player);
    auto right = group.floaters;
    std::sort(right.begin(), right.end());
    if (left == right) return false;
    auto fault = Wording::decision(
        fmt::format("bracket {}", to_text(group.high)),
        group.role == Role::above ? Article{"17.5, 19"} : Article{"17.6, 19"},
        "ulusal.fault.floaters", {wording_.players(left), wording_.players(right)});
    const Explanation explanation(field_, *round_);
    for (const int player : without(right, left))
        if (auto why = explanation.floater(paired, player); !why.reason.empty())
            fault.alternatives.push_back(std::move(why));
    verdict_.faults.push_back(std::move(fault));
    return true;
}

/// 20.5, 20.1: the first pair that is another one.
bool Judgement::judge_steps(const PairedGroup& group) {
    for (std::size_t i = 0; i < group.size(); ++i) {
        const auto [player, second] = group.pair(i);
        if (opponent_[at(player)] == second) continue;
        verdict_.faults.push_back(step_fault(group, i, opponent_[at(player)]));
        return true;
    }
    return false;
}

Decision Judgement::step_fault(const PairedGroup& paired, std::size_t index, int opponent) const {
    const Explanation explanation(field_, *round_);
    const auto& step = paired.steps[index];
    const auto [player, second] = paired.pair(index);
    auto why = explanation.step(paired, index);
    auto fault =
        Wording::decision(fmt::format("bracket {}", to_text(paired.group.high)),
                          step.floater ? Article{"20.5"} : Article{"20.1"}, "ulusal.fault.pair",
                          {wording_.player(player), wording_.player(second),
                           opponent < 0 ? std::string("-") : wording_.player(opponent)});
    const auto passed =
        std::find_if(step.passed.begin(), step.passed.end(),
                     [&](const Passed& candidate) { return candidate.candidate == opponent; });
    for (const auto& made : paired.exchanges)
        if (made.one == index || made.other == index)
            fault.alternatives.push_back(explanation.exchange(paired, made));
    if (!fault.alternatives.empty()) {
        fault.rule = fault.alternatives.front().rule;
    } else if (passed != step.passed.end()) {
        fault.alternatives.push_back(wording_.passed(player, opponent, passed->reason));
    } else {
        fault.rule = why.rule;
        why.alternatives.clear();
        fault.alternatives.push_back(std::move(why));
    }
    return fault;
}

/// 21.
void Judgement::judge_colours() {
    for (const auto& board : boards_) {
        const auto right = colours_of(field_, board.white, board.black);
        if (right.white == board.white) continue;
        const auto subject = fmt::format("board {}", board.number);
        auto fault =
            Wording::decision(subject, {"21"}, "ulusal.fault.colours",
                              {wording_.player(board.white), wording_.player(board.black)});
        fault.alternatives.push_back(wording_.colours(subject, board.white, board.black));
        fault.rule = fault.alternatives.front().rule;
        verdict_.faults.push_back(std::move(fault));
    }
}

}
