#pragma once

#include "batch/run.hpp"
#include "command/check/check_judging.hpp"
#include "command/command.hpp"
#include "office_report/expected.hpp"
#include <hakem/date.hpp>

namespace hakem::command {

/// The date of letters: --date, else SOURCE_DATE_EPOCH, else none; never the clock. Throws Error
/// wrong_usage.
Date letter_date(const BatchCommand& command);

/// What the office reads and sends: index (the summary), findings, with --yearbook or
/// --expected the year book, and letters with a letter or a receipt for each file.
void write_office(Session session, const BatchCommand& command, const Judging& judging,
                  const std::vector<office_report::Expected>& expected,
                  const std::vector<batch::Entry>& entries);

}
