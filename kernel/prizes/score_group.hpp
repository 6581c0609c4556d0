#pragma once
/// One group of equal points at the prizes that those before it left.

#include "prizes/allocation.hpp"

#include <span>
#include <vector>

namespace hakem::prizes {

/// The prizes that are left, category by category.
class Stock {
public:
    explicit Stock(std::vector<const Category*> categories)
        : categories_(std::move(categories)), taken_(categories_.size()) {}

    std::size_t size() const { return categories_.size(); }
    const Category& operator[](std::size_t category) const { return *categories_[category]; }
    /// The amounts still to be had, the largest first.
    std::span<const Amount> left(std::size_t category) const {
        return std::span(categories_[category]->amounts).subspan(taken_[category]);
    }
    bool empty() const;
    /// Takes the next ones, at most as many as there are.
    std::vector<Prize> take(std::size_t category, std::size_t count);
    std::vector<Prize> rest() const;

private:
    std::vector<const Category*> categories_;
    std::vector<std::size_t> taken_;
};

/// What a group works with.
struct Group {
    const std::vector<Contender>& contenders;
    std::vector<std::size_t> members; ///< positions, best first
    Amount rounding = 1;

    bool may(std::size_t member, std::size_t category) const {
        return contenders[member].may[category] == Answer::yes;
    }
    std::vector<std::int32_t> ranks_of(const std::vector<std::size_t>& some) const;
};

/// Regulation 31: each the largest share that a single category has for him.
void settle_by_category(const Group& group, Stock& stock, Allocation& allocation);

/// US Chess 32B3 (2014): one prize a winner goes into a pool that is divided equally, unless those
/// of a class get more of its prizes alone; nobody gets more than the largest prize for which he
/// is eligible.
void settle_by_pool(Group group, Stock& stock, Allocation& allocation);

/// A settlement of one category; its prizes leave the stock.
Settlement settle(const Group& group, std::size_t category, std::vector<std::size_t> takers,
                  Sharing sharing, Stock& stock);

}
