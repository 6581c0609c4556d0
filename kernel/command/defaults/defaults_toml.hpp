#pragma once
/// The defaults file as TOML.

#include "defaults_file.hpp"

namespace hakem::command {

/// Reads file.source into file.values; what cannot be taken becomes a finding.
void read_toml(DefaultsFile& file);

}
