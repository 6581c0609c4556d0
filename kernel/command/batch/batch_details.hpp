#pragma once
/// What `check` knows besides its findings, for letters: boards, articles, likely causes.

#include "batch/entry.hpp"
#include "command/check/checked_file.hpp"

namespace hakem::command {

/// Adds it to the findings that the entry keeps. All of it was computed before.
void add_details(batch::Entry& entry, const CheckedFile& file);

}
