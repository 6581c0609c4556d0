#include "prizes/score_group.hpp"

#include "prizes/sharing.hpp"

#include <algorithm>

namespace hakem::prizes {

namespace {

/// Who of the group is still after what. One that has chosen a category stays in that alone.
class Choices {
public:
    Choices(const Group& group, const Stock& stock)
        : group_(group), stock_(stock), choice_(group.contenders.size(), none) {
        for (std::size_t c = 0; c < stock.size(); ++c) {
            auto& column = columns_.emplace_back();
            if (stock.left(c).empty()) continue;
            for (const auto member : group.members)
                if (group.may(member, c)) column.members.push_back(member);
            count(c);
        }
    }

    /// The largest share there is goes to all who have it; false when there is none left.
    bool choose(std::vector<GivenUp>& given_up) {
        std::size_t best = columns_.size();
        Exact most = 0;
        for (std::size_t c = 0; c < columns_.size(); ++c)
            for (std::size_t i = 0; i < columns_[c].members.size(); ++i)
                if (!has_chosen(columns_[c].members[i]) && most < columns_[c].shares[i]) {
                    most = columns_[c].shares[i];
                    best = c;
                }
        if (best == columns_.size()) return false;
        for (std::size_t i = 0; i < columns_[best].members.size(); ++i)
            if (const auto member = columns_[best].members[i];
                !has_chosen(member) && columns_[best].shares[i] == most)
                choice_[member] = best;
        for (std::size_t c = 0; c < columns_.size(); ++c)
            if (c != best) let_go(c, given_up);
        return true;
    }

    /// After the last choice: who takes prizes of the category.
    const std::vector<std::size_t>& takers(std::size_t category) const {
        return columns_[category].members;
    }

    bool has_chosen(std::size_t member) const { return choice_[member] != none; }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    struct Column {
        std::vector<std::size_t> members;
        std::vector<Exact> shares;
    };

    void count(std::size_t c) {
        columns_[c].shares =
            shares_of(stock_[c].sharing, stock_.left(c), group_.ranks_of(columns_[c].members));
    }

    /// Who has chosen another category leaves this one.
    void let_go(std::size_t c, std::vector<GivenUp>& given_up) {
        auto& column = columns_[c];
        std::vector<std::size_t> stay;
        for (std::size_t i = 0; i < column.members.size(); ++i) {
            const auto member = column.members[i];
            if (!has_chosen(member) || choice_[member] == c)
                stay.push_back(member);
            else if (column.shares[i] > 0)
                given_up.push_back({member, c, column.shares[i]});
        }
        if (stay.size() == column.members.size()) return;
        column.members = std::move(stay);
        count(c);
    }

    const Group& group_;
    const Stock& stock_;
    std::vector<Column> columns_;
    std::vector<std::size_t> choice_; ///< [contender]: the category
};

}

bool Stock::empty() const {
    for (std::size_t c = 0; c < size(); ++c)
        if (!left(c).empty()) return false;
    return true;
}

std::vector<Prize> Stock::take(std::size_t category, std::size_t count) {
    std::vector<Prize> prizes;
    for (auto n = std::min(count, left(category).size()); n > 0; --n)
        prizes.push_back({category, taken_[category]++});
    return prizes;
}

std::vector<Prize> Stock::rest() const {
    std::vector<Prize> prizes;
    for (std::size_t c = 0; c < size(); ++c)
        for (auto n = taken_[c]; n < categories_[c]->amounts.size(); ++n) prizes.push_back({c, n});
    return prizes;
}

std::vector<std::int32_t> Group::ranks_of(const std::vector<std::size_t>& some) const {
    std::vector<std::int32_t> ranks;
    ranks.reserve(some.size());
    for (const auto member : some) ranks.push_back(contenders[member].rank);
    return ranks;
}

Settlement settle(const Group& group, std::size_t category, std::vector<std::size_t> takers,
                  Sharing sharing, Stock& stock) {
    Settlement settlement;
    settlement.sharing = sharing;
    settlement.shares = shares_of(sharing, stock.left(category), group.ranks_of(takers));
    settlement.paid = in_units(settlement.shares, group.rounding);
    settlement.capped.resize(takers.size());
    settlement.prizes = stock.take(category, takers.size());
    settlement.takers = std::move(takers);
    return settlement;
}

void settle_by_category(const Group& group, Stock& stock, Allocation& allocation) {
    Choices choices(group, stock);
    while (choices.choose(allocation.given_up)) {
    }
    for (std::size_t c = 0; c < stock.size(); ++c) {
        auto takers = choices.takers(c);
        // Places behind the last prize that tie-breaks gave: no prize, and no part in it.
        std::erase_if(takers, [&](std::size_t member) { return !choices.has_chosen(member); });
        if (takers.empty()) continue;
        const auto sharing = stock[c].sharing;
        allocation.settlements.push_back(settle(group, c, std::move(takers), sharing, stock));
    }
}

}
