#pragma once

#include "command/command.hpp"
#include "office_report/expected.hpp"

#include <cstddef>
#include <vector>

namespace hakem::command {

/// What --expected names.
struct ExpectedList {
    std::vector<office_report::Expected> events;
    std::size_t errors = 0; ///< rows or parts of them that were left out
};

/// Reads the list and tells what is wrong with it; empty where none was named. Throws Error where
/// it is no list.
ExpectedList read_expected(Session session, const BatchCommand& command);

}
