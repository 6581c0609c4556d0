#pragma once
/// A batch as a person reads it on the screen.

#include "batch/run.hpp"
#include "command/command.hpp"

#include <string>

namespace hakem::command {

/// A line for each file that is not clean, papers of accepted packages left out, and the account of
/// all.
std::string batch_text(const batch::RunResult& result, Language language);

/// The account alone: how many files have which answer.
std::string batch_counts(const batch::RunResult& result, Language language);

/// "open.trf: back to the arbiter: points of player 3 differ (and 4 more findings)".
std::string batch_line(const batch::Entry& entry, Language language);

}
