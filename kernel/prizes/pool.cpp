#include "prizes/score_group.hpp"
#include "prizes/sharing.hpp"

#include <algorithm>

namespace hakem::prizes {

namespace {

/// "No more than one cash prize for each winner": the largest prizes that can go to different
/// members, found by taking them from the largest down as long as all still find a taker.
class OnePrizeEach {
public:
    OnePrizeEach(const Group& group, const Stock& stock)
        : group_(group), holds_(group.members.size(), none) {
        std::vector<std::pair<Amount, std::size_t>> offered;
        for (std::size_t c = 0; c < stock.size(); ++c) {
            const auto left = stock.left(c);
            for (std::size_t i = 0; i < std::min(left.size(), group.members.size()); ++i)
                offered.emplace_back(left[i], c);
        }
        std::stable_sort(offered.begin(), offered.end(),
                         [](const auto& a, const auto& b) { return b.first < a.first; });
        counts_.resize(stock.size());
        for (const auto& [amount, category] : offered) {
            if (found_ == group.members.size()) break;
            seen_.assign(group.members.size(), false);
            if (!find_taker(category)) continue;
            ++found_;
            ++counts_[category];
            sum_ += amount;
        }
    }

    Amount sum() const { return sum_; }
    std::size_t count(std::size_t category) const { return counts_[category]; }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    /// A free member, or one who can take another prize instead.
    bool find_taker(std::size_t category) {
        for (std::size_t m = 0; m < holds_.size(); ++m) {
            if (seen_[m] || !group_.may(group_.members[m], category)) continue;
            seen_[m] = true;
            if (holds_[m] != none && !find_taker(holds_[m])) continue;
            holds_[m] = category;
            return true;
        }
        return false;
    }

    const Group& group_;
    std::vector<std::size_t> holds_; ///< [member]: the category of the prize
    std::vector<bool> seen_;
    std::vector<std::size_t> counts_; ///< [category]
    std::size_t found_ = 0;
    Amount sum_ = 0;
};

/// The largest prize that each could win if there were no tie.
std::vector<Amount> caps_of(const Group& group, const Stock& stock) {
    std::vector<Amount> caps;
    for (const auto member : group.members) {
        auto& cap = caps.emplace_back(0);
        for (std::size_t c = 0; c < stock.size(); ++c)
            if (group.may(member, c) && !stock.left(c).empty())
                cap = std::max(cap, stock.left(c).front());
    }
    return caps;
}

/// Equal parts of the sum, none above its cap: what a cap leaves is for the others.
Exact level_of(Amount sum, std::vector<Amount> caps) {
    std::sort(caps.begin(), caps.end());
    for (std::size_t i = 0; i < caps.size(); ++i) {
        const Exact part(sum, static_cast<Amount>(caps.size() - i));
        if (part <= caps[i]) return part;
        sum -= caps[i];
    }
    return Exact(caps.empty() ? 0 : caps.back());
}

/// A class whose members get more of its prizes alone than in the pool.
struct Better {
    std::size_t category = 0;
    std::vector<std::size_t> members;
    Exact share;
};

Better best_alone(const Group& group, const Stock& stock, const Exact& level) {
    Better best{0, {}, level};
    for (std::size_t c = 0; c < stock.size(); ++c) {
        std::vector<std::size_t> members;
        for (const auto member : group.members)
            if (group.may(member, c)) members.push_back(member);
        if (members.empty() || members.size() == group.members.size()) continue;
        const auto share =
            shares_of(Sharing::equal, stock.left(c), group.ranks_of(members)).front();
        if (best.share < share) best = {c, members, share};
    }
    return best;
}

Settlement pool(const Group& group, const OnePrizeEach& prizes, const std::vector<Amount>& caps,
                const Exact& level, Stock& stock) {
    Settlement settlement;
    settlement.sharing = Sharing::us_pooling;
    for (std::size_t c = 0; c < stock.size(); ++c)
        for (const auto& prize : stock.take(c, prizes.count(c))) settlement.prizes.push_back(prize);
    settlement.takers = group.members;
    for (const auto cap : caps) {
        settlement.capped.push_back(Exact(cap) < level);
        settlement.shares.push_back(std::min(Exact(cap), level));
    }
    settlement.paid = in_units(settlement.shares, group.rounding);
    const auto first = settlement.prizes.front().category;
    settlement.pooled = std::any_of(settlement.prizes.begin(), settlement.prizes.end(),
                                    [&](const Prize& prize) { return prize.category != first; });
    return settlement;
}

}

void settle_by_pool(Group group, Stock& stock, Allocation& allocation) {
    for (;;) {
        std::erase_if(group.members, [&](std::size_t member) {
            for (std::size_t c = 0; c < stock.size(); ++c)
                if (group.may(member, c) && !stock.left(c).empty()) return false;
            return true;
        });
        if (group.members.empty()) return;
        const OnePrizeEach prizes(group, stock);
        const auto caps = caps_of(group, stock);
        const auto level = level_of(prizes.sum(), caps);
        auto better = best_alone(group, stock, level);
        if (better.members.empty()) {
            allocation.settlements.push_back(pool(group, prizes, caps, level, stock));
            return;
        }
        for (const auto member : better.members) {
            allocation.given_up.push_back({member, pool_category, level});
            std::erase(group.members, member);
        }
        allocation.settlements.push_back(
            settle(group, better.category, std::move(better.members), Sharing::us_pooling, stock));
    }
}

}
