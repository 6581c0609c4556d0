#include "judgement.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::dutch {

namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

}

Judgement::Judgement(const Tournament& tournament, const Field& field, const Completion& completion,
                     const std::optional<PairedRound>& round)
    : field_(field), completion_(completion), round_(round), wording_(tournament, field) {
    for (int i = 0; i < field.size(); ++i) index_of_[field[i].id] = i;
}

Verdict Judgement::of(const RoundPairing& played) const {
    Verdict verdict;
    const auto boards = read(played, verdict);
    judge_legality(boards, verdict);
    judge_bye(boards, verdict);
    if (round_) {
        judge_brackets(boards, verdict);
        judge_colours(boards, verdict);
    }
    return verdict;
}

Judgement::Played Judgement::read(const RoundPairing& played, Verdict& verdict) const {
    Played result;
    result.opponent.assign(field_.entrants.size(), -1);
    std::vector<char> seen(field_.entrants.size());
    for (const auto& pair : played.pairs) {
        const auto white = index_of_.find(pair.white), black = index_of_.find(pair.black);
        if (white == index_of_.end()) continue;
        ++seen[at(white->second)];
        if (pair.black == 0) {
            result.byes.push_back(white->second);
        } else if (black != index_of_.end()) {
            ++seen[at(black->second)];
            result.boards.push_back({pair.board, white->second, black->second});
            result.opponent[at(white->second)] = black->second;
            result.opponent[at(black->second)] = white->second;
        }
    }
    for (int i = 0; i < field_.size(); ++i) {
        if (seen[at(i)] == 1) continue;
        verdict.legal = false;
        verdict.faults.push_back(wording_.decision(
            fmt::format("player {}", field_[i].id), wording_.article("1.9", "A.9"),
            seen[at(i)] == 0 ? "dutch.fault.left_out" : "dutch.fault.twice", {wording_.player(i)}));
    }
    return result;
}

void Judgement::judge_legality(const Played& played, Verdict& verdict) const {
    for (const auto& board : played.boards) {
        auto barred = wording_.bar(board.white, board.black);
        if (barred.reason.empty()) continue;
        barred.subject = fmt::format("board {}", board.number);
        verdict.legal = false;
        verdict.faults.push_back(std::move(barred));
    }
    for (const int player : played.byes)
        if (auto barred = wording_.bye_bar(player); !barred.reason.empty()) {
            verdict.legal = false;
            verdict.faults.push_back(std::move(barred));
        }
    const auto allowed = field_.entrants.size() % 2;
    if (played.byes.size() > allowed) {
        verdict.legal = false;
        verdict.faults.push_back(wording_.decision(
            "bye", "C.04.1, 3", allowed == 0 ? "dutch.fault.bye_in_even" : "dutch.fault.byes",
            {wording_.players(played.byes)}));
    }
}

/// C5: somebody with fewer points could have had the bye.
void Judgement::judge_bye(const Played& played, Verdict& verdict) const {
    if (!round_ || !completion_.bye_score() || played.byes.size() != 1) return;
    const int receiver = played.byes.front();
    if (field_[receiver].bye_barred || field_[receiver].score <= *completion_.bye_score()) return;
    verdict.faults.push_back(wording_.decision("bye", "C5", "dutch.fault.bye_score",
                                               {wording_.player(receiver), wording_.score(receiver),
                                                points_argument(*completion_.bye_score())}));
}

/// From the top: the first bracket that was not paired as the rules want decides; what follows is
/// its consequence.
void Judgement::judge_brackets(const Played& played, Verdict& verdict) const {
    if (!verdict.faults.empty()) return; // the pairing cannot be measured by the lower criteria
    for (std::size_t i = 0; i < round_->brackets.size(); ++i) {
        const auto& pairs = round_->brackets[i].pairing.pairs;
        const bool same = std::all_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
            return played.opponent[at(pair.first)] == pair.second;
        });
        if (same) continue;
        verdict.faults.push_back(fault_of(i, played));
        return;
    }
}

Decision Judgement::fault_of(std::size_t index, const Played& played) const {
    const auto& [bracket, pairing, penultimate] = round_->brackets[index];
    std::vector<char> here(field_.entrants.size());
    Demands demands;
    for (const auto* part : {&bracket.moved_down, &bracket.residents})
        for (const int player : *part) here[at(player)] = 1;
    for (const auto* part : {&bracket.moved_down, &bracket.residents})
        for (const int player : *part) {
            const int opponent = played.opponent[at(player)];
            if (opponent < 0 || !here[at(opponent)])
                demands.downfloaters.push_back(player);
            else if (player < opponent)
                demands.pairs.emplace_back(player, opponent);
        }
    const auto subject =
        fmt::format("bracket {}", to_text(field_[bracket.residents.front()].score));
    const auto loss = Comparison(field_, completion_, *round_, index).with(demands);
    auto fault = loss.cause == Loss::Cause::order ? fault_of_order(index, played)
                                                  : wording_.loss(subject, loss);
    fault.subject = subject;
    if (demands.downfloaters != pairing.downfloaters) {
        auto floats = wording_.decision(
            subject, wording_.article("1.4", "A.4"), "dutch.fault.downfloaters",
            {wording_.players(demands.downfloaters), wording_.players(pairing.downfloaters)});
        floats.alternatives.push_back(std::move(fault));
        return floats;
    }
    return fault;
}

/// As good in every criterion: the first pair that differs is generated later.
Decision Judgement::fault_of_order(std::size_t index, const Played& played) const {
    const auto& pairing = round_->brackets[index].pairing;
    for (const auto& [upper, lower] : pairing.pairs) {
        const int opponent = played.opponent[at(upper)];
        if (opponent == lower) continue;
        return wording_.decision("", wording_.article("3.8, 4", "B.8, D"), "dutch.fault.order",
                                 {wording_.player(upper), wording_.player(lower),
                                  opponent < 0 ? std::string("-") : wording_.player(opponent)});
    }
    return {};
}

void Judgement::judge_colours(const Played& played, Verdict& verdict) const {
    for (const auto& board : played.boards) {
        const auto right = allocate_colours(field_, board.white, board.black);
        if (right.white == board.white) continue;
        const auto subject = fmt::format("board {}", board.number);
        auto fault =
            wording_.decision(subject, wording_.article("5.2", "E"), "dutch.fault.colours",
                              {wording_.player(board.white), wording_.player(board.black)});
        fault.alternatives.push_back(wording_.colours(subject, board.white, board.black));
        fault.rule = fault.alternatives.front().rule;
        verdict.faults.push_back(std::move(fault));
    }
}

}
