#pragma once
/// Why an amount is what it is.

#include "prizes/field.hpp"
#include <hakem/decision.hpp>

namespace hakem::prizes {

/// One taker of a settlement, and all around him. Categories are those of the plan.
struct Share {
    const Plan& plan;
    const Field& field;
    const Allocation& allocation;
    const Settlement& settlement;
    std::size_t taker = 0;
};

/// The sharing with what was given up for it, and the rounding where there was one.
std::vector<Decision> decisions_of(const Share& share);

/// An exact amount of the smallest unit as an argument: rounded to it, "3333.33".
std::string money_argument(const Exact& amount, const Plan& plan);

}
