#pragma once
/// Who gets what, and why (regulation 31 to 35).

#include "prizes/allocation.hpp"
#include <hakem/decision.hpp>
#include <hakem/diagnostic.hpp>
#include <hakem/standings.hpp>

#include <string>
#include <vector>

namespace hakem::prizes {

/// The money of one competitor.
struct Award {
    std::int32_t id = 0; ///< of a player, or of a team
    std::string name;
    bool by_percentage = false;
    Exact score;
    std::int32_t rank = 0;
    std::vector<Prize> prizes; ///< those that he takes or shares; categories of the plan
    std::size_t takers = 1;    ///< how many share them
    Exact share;               ///< exact, in the smallest unit
    Amount amount = 0;         ///< paid out
    std::vector<Decision> decisions;
};

/// Cups and medals: one to one, or several that the tie-breaks leave to a decision.
struct TrophyAward {
    std::size_t category = 0;
    std::size_t number = 0; ///< the first, from 0
    std::vector<std::string> trophies;
    std::vector<std::int32_t> ids;
    std::vector<std::string> names;
};

struct PrizeList {
    std::vector<Award> awards; ///< the best first, teams and players before prizes by percentage
    std::vector<TrophyAward> trophies;
    std::vector<Prize> left; ///< without a taker; categories of the plan
    Amount planned = 0, paid = 0;
};

/// Whether all rounds are played and no game is open; says what is missing.
bool is_over(const Tournament& tournament, Diagnostics& diagnostics);

/// What of the plan does not fit the event: numbers that nobody has, classes that nobody is in.
void check_plan(const Plan& plan, const Tournament& tournament, Diagnostics& plan_diagnostics);

/// Shares out the prizes of a plan. What is for the director to decide (regulation 34) is a
/// finding: an error where it may change an amount.
PrizeList share_out(const Plan& plan, const Tournament& tournament, const Standings& standings,
                    Diagnostics& diagnostics);

/// "Open 3-5, Youth 1".
std::string names_of(const std::vector<Prize>& prizes, const Plan& plan);

}
