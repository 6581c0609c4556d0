#pragma once
/// From the command line as it is read to its description as data.

#include "usage/description.hpp"

#include <CLI/CLI.hpp>

namespace hakem::command {

/// Of the program with all its commands. `app` must not have been parsed: what its options hold
/// now is what holds without them.
usage::Command description_of(CLI::App& app);

}
