#pragma once

#include "batch/versions.hpp"

#include <vector>

namespace hakem::command {

/// Files of one event that are taken no further because of an accepted one: the same event in
/// another format, its interim file, and what it mends. An accepted file and another one that went
/// back tell of each other. `fixed`: those whose answer is not changed here.
void replace_files(std::vector<batch::Entry>& entries, const batch::Versions& versions,
                   const std::vector<bool>& fixed);

}
