#pragma once

#include "adjourn_command.hpp"
#include "command/inputs.hpp"

namespace hakem::command {

/// The verbs that write nothing: list, show, print.
ExitCode look_at_adjourned(Session session, const AdjournCommand& command, const Input& input);

}
