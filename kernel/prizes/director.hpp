#pragma once
/// Regulation 34: what is not clear is for the director to decide; here it is named.

#include "prizes/field.hpp"
#include "prizes/prize_list.hpp"
#include <hakem/diagnostic.hpp>

namespace hakem::prizes {

/// Everything that a decision may hang on. Categories are those of the plan.
struct Case {
    const Plan& plan;
    const Tournament& tournament;
    const Field& field;
    const Allocation& allocation;
};

/// Missing facts, ties that nothing breaks, prizes lost and left, worse results with larger prizes.
void tell_director(const Case& the_case, Diagnostics& diagnostics);

/// Trophies that several have an equal right to.
void tell_director(const TrophyAward& award, const Plan& plan, Diagnostics& diagnostics);

}
