#pragma once
/// The standings of a checked file as people read them.

#include "submitted/review.hpp"
#include <hakem/document.hpp>

namespace hakem::command {

/// "standings as in the file (PTS, BH/C1, BH; 2024-08)", or what the file carries instead; empty
/// where only points differ, which `points_of` tells.
Phrase outcome_of(const submitted::Review& review);

/// "37 (BH/C1): 3 of 21 values differ from ours".
Phrase outcome_of(const submitted::ValueCheck& check);
/// What gives the values of the file, or that nothing was found.
Phrase cause_of(const submitted::ValueCheck& check);

/// How many points differ; empty where none do.
Phrase points_of(const submitted::Review& review);

/// How whoever shares a place is ordered in the file; empty where that says nothing.
Phrase tie_order_of(const submitted::Review& review);

/// How whoever shares a place is ordered where the cause holds; empty where nothing says it.
Phrase order_in_cause(const submitted::Review& review);

/// What the cause changes, or that none was found; empty where nothing is to be explained.
Phrase cause_of(const submitted::Review& review);

/// How many differences the cause removes.
Phrase effect_of(const submitted::Review& review);

/// The outcome and below it who differs, each line begun with `indent` blanks.
std::string standings_text(const submitted::Review& review, Language language, std::size_t indent);

/// Whose tie-break values differ; without rows where none do.
Section values_section(const submitted::Review& review);

/// Who differs, the values that decide, the cause.
Section standings_section(const submitted::Review& review);

}
