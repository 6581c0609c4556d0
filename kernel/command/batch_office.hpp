#pragma once

#include "batch/run.hpp"
#include "command.hpp"
#include <hakem/date.hpp>

namespace hakem::command {

/// The date of letters: --date, else SOURCE_DATE_EPOCH, else none; never the clock. Throws Error
/// wrong_usage.
Date letter_date(const BatchCommand& command);

/// What the office reads and sends: index (the summary), findings, with --yearbook the year book,
/// and letters with a letter or a receipt for each file.
void write_office(Session session, const BatchCommand& command,
                  const std::vector<batch::Entry>& entries);

}
