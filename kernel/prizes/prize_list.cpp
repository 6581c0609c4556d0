#include "prizes/prize_list.hpp"

#include "prizes/decisions.hpp"
#include "prizes/director.hpp"
#include "prizes/field.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace hakem::prizes {

namespace {

/// Positions in the field's list of categories become those of the plan.
void renumber(Allocation& allocation, const Field& field) {
    for (auto& settlement : allocation.settlements)
        for (auto& prize : settlement.prizes) prize.category = field.categories[prize.category];
    for (auto& prize : allocation.left) prize.category = field.categories[prize.category];
    for (auto& given : allocation.given_up)
        if (given.category != pool_category) given.category = field.categories[given.category];
}

void add_awards(PrizeList& list, const Plan& plan, const Field& field, const Allocation& allocation,
                bool by_percentage) {
    const auto first = list.awards.size();
    for (const auto& settlement : allocation.settlements)
        for (std::size_t i = 0; i < settlement.takers.size(); ++i) {
            const auto& contender = field.contenders[settlement.takers[i]];
            Award award{contender.id,
                        contender.name,
                        by_percentage,
                        contender.score,
                        contender.rank,
                        settlement.prizes,
                        settlement.takers.size(),
                        settlement.shares[i],
                        settlement.paid[i],
                        decisions_of({plan, field, allocation, settlement, i})};
            list.paid += award.amount;
            list.awards.push_back(std::move(award));
        }
    const auto begin = list.awards.begin() + static_cast<std::ptrdiff_t>(first);
    std::stable_sort(begin, list.awards.end(),
                     [](const Award& a, const Award& b) { return a.rank < b.rank; });
}

/// Cups and medals in the order of the tie-breaks; those whom nothing separates stand together.
void add_trophies(PrizeList& list, const Plan& plan, const Field& field) {
    for (std::size_t c = 0; c < field.categories.size(); ++c) {
        const auto& category = plan.categories[field.categories[c]];
        std::vector<const Contender*> order;
        for (const auto& contender : field.contenders)
            if (contender.may[c] == Answer::yes) order.push_back(&contender);
        for (std::size_t first = 0; first < order.size() && first < category.trophies.size();) {
            TrophyAward award{field.categories[c], first, {}, {}, {}};
            auto last = first;
            for (; last < order.size() && order[last]->rank == order[first]->rank; ++last) {
                award.ids.push_back(order[last]->id);
                award.names.push_back(order[last]->name);
                if (last < category.trophies.size())
                    award.trophies.push_back(category.trophies[last]);
            }
            list.trophies.push_back(std::move(award));
            first = last;
        }
    }
}

void share_out_field(PrizeList& list, const Plan& plan, const Tournament& tournament,
                     const Field& field, bool by_percentage, Diagnostics& diagnostics) {
    std::vector<const Category*> categories;
    for (const auto c : field.categories) {
        const auto& category = plan.categories[c];
        categories.push_back(&category);
        list.planned +=
            std::accumulate(category.amounts.begin(), category.amounts.end(), Amount{0});
    }
    if (categories.empty()) return;
    auto allocation = allocate(categories, field.contenders, plan.rounding);
    renumber(allocation, field);
    const auto first_trophy = list.trophies.size();
    add_awards(list, plan, field, allocation, by_percentage);
    add_trophies(list, plan, field);
    tell_director({plan, tournament, field, allocation}, diagnostics);
    for (auto i = first_trophy; i < list.trophies.size(); ++i)
        tell_director(list.trophies[i], plan, diagnostics);
    list.left.insert(list.left.end(), allocation.left.begin(), allocation.left.end());
}

}

std::string names_of(const std::vector<Prize>& prizes, const Plan& plan) {
    std::string names;
    for (std::size_t first = 0; first < prizes.size();) {
        auto last = first + 1;
        while (last < prizes.size() && prizes[last].category == prizes[first].category) ++last;
        const auto& name = plan.categories[prizes[first].category].name;
        names += fmt::format("{}{} {}", names.empty() ? "" : ", ", name, prizes[first].number + 1);
        if (last - first > 1) names += fmt::format("-{}", prizes[last - 1].number + 1);
        first = last;
    }
    return names;
}

PrizeList share_out(const Plan& plan, const Tournament& tournament, const Standings& standings,
                    Diagnostics& diagnostics) {
    PrizeList list;
    share_out_field(list, plan, tournament, standings_field(plan, tournament, standings), false,
                    diagnostics);
    share_out_field(list, plan, tournament, percentage_field(plan, tournament), true, diagnostics);
    return list;
}

}
