#pragma once
/// The heart: the prizes of the categories go out, one to each. Knows nothing of tournaments.

#include "prizes/eligibility.hpp"
#include "prizes/plan.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::prizes {

/// One who may win, a player or a team.
struct Contender {
    std::int32_t id = 0;
    std::string name;
    Exact score;             ///< points, or the share of the points that were to be had
    std::int32_t rank = 0;   ///< after tie-breaks; shared by those whom nothing separates
    std::vector<Answer> may; ///< [c]: of the categories that `allocate` is given
};

/// A prize: the category and its number in it, both from 0.
struct Prize {
    std::size_t category = 0, number = 0;

    bool operator==(const Prize&) const = default;
};

/// Prizes that contenders with equal points divide, or that one takes.
struct Settlement {
    bool pooled = false; ///< prizes of several categories (US Chess 32B3)
    Sharing sharing = Sharing::equal;
    std::vector<Prize> prizes;
    std::vector<std::size_t> takers; ///< positions of contenders, best first
    std::vector<Exact> shares;       ///< [i] of takers[i], exact
    std::vector<Amount> paid;        ///< the same, as paid out
    std::vector<bool> capped;        ///< no more than the largest prize that he could win alone
};

/// Stands for the pool where a category is named.
inline constexpr std::size_t pool_category = static_cast<std::size_t>(-1);

/// What one could have had of another category, and left to the next.
struct GivenUp {
    std::size_t contender = 0, category = 0;
    Exact share; ///< at the moment when the larger one was taken
};

struct Allocation {
    std::vector<Settlement> settlements; ///< the best points first
    std::vector<GivenUp> given_up;
    std::vector<Prize> left; ///< nobody could take them
};

/// Gives the prizes to the contenders, who are in the order of their ranks. From the best points
/// down, each takes the largest prize, alone or shared, that is left to him (regulation 31); a
/// prize taken leaves the next one of its category to those behind.
Allocation allocate(const std::vector<const Category*>& categories,
                    const std::vector<Contender>& contenders, Amount rounding);

}
