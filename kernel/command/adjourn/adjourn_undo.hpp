#pragma once
/// hakem adjourn undo: the arbiter checks what was recorded and takes it back (I.3).

#include "adjourn_command.hpp"
#include "command/command.hpp"
#include "command/inputs.hpp"

namespace hakem::command {

/// Takes back the last event of a game that is in force, or all of its last command.
ExitCode undo_adjourned(Session session, const AdjournCommand& command, const Input& input);

}
