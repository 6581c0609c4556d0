#pragma once

#include "command/command.hpp"

#include <string>

namespace hakem::command {

/// The first line of the account of a batch: all that its outputs depend on beside the files. A run
/// with other settings does not go on with what this one has finished.
std::string batch_settings(Session session, const BatchCommand& command);

}
