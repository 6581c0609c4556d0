#include "prizes/decisions.hpp"

#include "prizes/prize_list.hpp"
#include "prizes/sharing.hpp"
#include "src/argument_marks.hpp"

#include <fmt/format.h>

namespace hakem::prizes {

namespace {

bool by_percentage(const Share& share) {
    return share.plan.categories[share.settlement.prizes.front().category].by_percentage;
}

/// Article 31 wants equal parts; what the plan has in their place is no rule of the regulation.
bool departs(const Settlement& settlement) {
    return settlement.takers.size() > 1 &&
           (settlement.sharing == Sharing::hort || settlement.sharing == Sharing::tie_break);
}

std::string rule_of(const Settlement& settlement, bool percentage) {
    if (settlement.sharing == Sharing::us_pooling) return "US Chess 32B3 (2014)";
    if (departs(settlement))
        return settlement.sharing == Sharing::hort ? "Hort (plan) ≠ Regulation 31"
                                                   : "Plan ≠ Regulation 31";
    return percentage ? "Regulation 31, 33" : "Regulation 31";
}

Amount sum_of(const Settlement& settlement, const Plan& plan) {
    Amount sum = 0;
    for (const auto& prize : settlement.prizes)
        sum += plan.categories[prize.category].amounts[prize.number];
    return sum;
}

/// The message; those on percentages have a twin of their own.
std::string reason_of(const Settlement& settlement, std::size_t taker, bool percentage) {
    if (settlement.takers.size() > 1 && settlement.capped[taker]) return "prizes.reason.capped";
    if (settlement.takers.size() > 1 && settlement.pooled) return "prizes.reason.pooled";
    std::string reason = "prizes.reason.shared";
    if (settlement.sharing == Sharing::hort) reason = "prizes.reason.hort";
    if (settlement.sharing == Sharing::tie_break) reason = "prizes.reason.place";
    if (settlement.takers.size() == 1) reason = "prizes.reason.alone";
    return percentage ? reason + "-percent" : reason;
}

Decision given_up(const Share& share, const GivenUp& given) {
    Decision decision;
    const bool pool = given.category == pool_category;
    decision.rule = pool ? "US Chess 32B3 (2014)" : "Regulation 31";
    decision.edition = pool ? "2014" : "regulation";
    decision.reason = pool ? "prizes.reason.not-the-pool" : "prizes.reason.given-up";
    decision.arguments = {pool ? std::string() : share.plan.categories[given.category].name,
                          money_argument(given.share, share.plan)};
    return decision;
}

/// Half of the prize of the place, for the sentence on Hort.
Exact own_half(const Share& share) {
    const auto& settlement = share.settlement;
    const Exact part(sum_of(settlement, share.plan),
                     2 * static_cast<Amount>(settlement.takers.size()));
    return settlement.shares[share.taker] - part;
}

/// A score as an argument: points, or a percentage.
std::string score_argument(const Exact& score, bool percentage) {
    return decimal_mark + hakem::to_text(percentage ? score * 100 : score);
}

}

std::string money_argument(const Exact& amount, const Plan& plan) {
    const auto doubled = amount * 2 + 1; // half up
    const auto rounded = doubled.numerator() / (doubled.denominator() * 2);
    return decimal_mark + to_text(rounded, plan.decimals);
}

std::vector<Decision> decisions_of(const Share& share) {
    const auto& settlement = share.settlement;
    const auto& contender = share.field.contenders[settlement.takers[share.taker]];
    const bool percentage = by_percentage(share);
    Decision decision;
    decision.subject = fmt::format("{} {}", contender.id, contender.name);
    decision.rule = rule_of(settlement, percentage);
    decision.edition = settlement.sharing == Sharing::us_pooling ? "2014"
                       : departs(settlement)                     ? "plan"
                                                                 : "regulation";
    decision.reason = reason_of(settlement, share.taker, percentage);
    decision.arguments = {names_of(settlement.prizes, share.plan),
                          money_argument(sum_of(settlement, share.plan), share.plan),
                          fmt::to_string(settlement.takers.size()),
                          score_argument(contender.score, percentage),
                          money_argument(settlement.shares[share.taker], share.plan)};
    if (settlement.sharing == Sharing::hort)
        decision.arguments.push_back(money_argument(own_half(share), share.plan));
    for (const auto& given : share.allocation.given_up)
        if (given.contender == settlement.takers[share.taker])
            decision.alternatives.push_back(given_up(share, given));
    std::vector<Decision> decisions{std::move(decision)};
    if (Exact(settlement.paid[share.taker]) != settlement.shares[share.taker]) {
        auto& rounding = decisions.emplace_back();
        rounding.subject = decisions.front().subject;
        rounding.rule = decisions.front().rule;
        rounding.edition = decisions.front().edition;
        rounding.reason = Exact(settlement.paid[share.taker]) < settlement.shares[share.taker]
                              ? "prizes.reason.rounded-down"
                              : "prizes.reason.rounded-up";
        rounding.arguments = {money_argument(settlement.paid[share.taker], share.plan),
                              money_argument(share.plan.rounding, share.plan)};
    }
    return decisions;
}

}
