#pragma once
/// The options of `hakem generate`, from the words of the command line.

#include "generator/wishes.hpp"
#include "options.hpp"

namespace hakem::command {

/// Throws Error wrong_usage for a value that is misspelt, out of its range, or does not go with
/// another.
generator::Wishes wishes_of(const GenerateCommand& command);

}
