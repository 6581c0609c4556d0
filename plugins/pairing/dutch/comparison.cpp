#include "comparison.hpp"

#include <algorithm>
#include <iterator>

namespace hakem::dutch {

namespace {

/// Up to so many players the question is asked of everybody at once.
constexpr std::size_t small_field = 150;

/// A demand that names everything the bracket did.
Demands demands_of(const BracketPairing& pairing) {
    return {pairing.pairs, pairing.downfloaters, {}};
}

}

Comparison::Comparison(const Field& field, const Completion& completion, const PairedRound& round,
                       std::size_t index)
    : field_(field), completion_(completion), round_(round), index_(index), outlook_(outlook()) {
    for (auto i = index + 2; i < round.brackets.size(); ++i) {
        const auto& residents = round.brackets[i].bracket.residents;
        below_two_.insert(below_two_.end(), residents.begin(), residents.end());
    }
    BracketProblem problem(field, completion, round.brackets[index].bracket, outlook_,
                           demands_of(round.brackets[index].pairing));
    problem.solve_in_any_order();
    chosen_ = problem.values();
}

Outlook Comparison::outlook() const {
    const auto& edition = *field_.edition;
    const auto& here = round_.brackets[index_];
    const bool last = index_ + 1 == round_.brackets.size();
    Outlook outlook;
    outlook.whole = last || here.penultimate;
    std::size_t players = here.bracket.residents.size();
    for (auto i = index_ + 1; i < round_.brackets.size(); ++i)
        players += round_.brackets[i].bracket.residents.size();
    if (edition.completion_everywhere) {
        const auto bye = completion_.bye_score();
        const bool bye_here = bye && *bye >= field_[here.bracket.residents.back()].score;
        outlook.whole = outlook.whole || players <= small_field || bye_here;
        outlook.bye_games =
            edition.unplayed_games_of_bye && bye_here && here.pairing.downfloaters.size() == 1;
    }
    outlook.next_is_last =
        !edition.completion_everywhere && !outlook.whole && index_ + 2 == round_.brackets.size();
    const auto until = outlook.whole ? round_.brackets.size() : index_ + 2;
    for (auto i = index_ + 1; i < until; ++i) {
        const auto& residents = round_.brackets[i].bracket.residents;
        outlook.lower.insert(outlook.lower.end(), residents.begin(), residents.end());
        // 2017 C.7 is not asked of the penultimate bracket.
        if (i == index_ + 1 && !here.penultimate)
            outlook.next = static_cast<int>(outlook.lower.size());
    }
    return outlook;
}

bool Comparison::meets(const Demands& demands, const BracketPairing& pairing) const {
    const auto has = [&](std::pair<int, int> wanted) {
        return std::any_of(pairing.pairs.begin(), pairing.pairs.end(), [&](const auto& pair) {
            return std::minmax(pair.first, pair.second) == std::minmax(wanted.first, wanted.second);
        });
    };
    return std::all_of(demands.pairs.begin(), demands.pairs.end(), has) &&
           std::includes(pairing.downfloaters.begin(), pairing.downfloaters.end(),
                         demands.downfloaters.begin(), demands.downfloaters.end());
}

Loss Comparison::with(const Demands& demands) const {
    BracketProblem problem(field_, completion_, round_.brackets[index_].bracket, outlook_, demands);
    const auto pairing = problem.solve_in_any_order();
    if (!meets(demands, pairing)) return {Loss::Cause::impossible, {}, 0};
    if (!problem.complete()) return {Loss::Cause::completion, {}, 0};
    if (!outlook_.whole && field_.edition->completion_everywhere) {
        auto rest = problem.unpaired();
        rest.insert(rest.end(), below_two_.begin(), below_two_.end());
        std::sort(rest.begin(), rest.end());
        if (!completion_.possible(rest)) return {Loss::Cause::completion, {}, 0};
    }
    const auto& criteria = problem.quality().criteria();
    for (std::size_t i = 0; i < criteria.size(); ++i)
        if (problem.values()[i] != chosen_[i])
            return {Loss::Cause::criterion, criteria[i], chosen_[i] - problem.values()[i]};
    return {Loss::Cause::order, {}, 0};
}

}
