#pragma once
/// What a tournament sees of the record beside it.

#include "record.hpp"
#include <hakem/tournament.hpp>

#include <filesystem>

namespace hakem::adjournments {

/// The last round that is paired in the tournament as it stands.
std::int32_t rounds_paired(const Tournament& tournament);

/// Open games become adjourned, those that are over get their result, with an XXJ where a later
/// round had been paired meanwhile, annulled ones are still to be played: each with a note ADJ-02xx
/// that names the record, its line and event. What contradicts the tournament is an error, and the
/// tournament stays as it is. `shown`: the record's path as it may be shown.
void apply_record(Tournament& tournament, const std::vector<RecordLine>& lines,
                  const std::vector<AdjournmentHistory>& games, const std::string& shown,
                  Diagnostics& diagnostics);

}
