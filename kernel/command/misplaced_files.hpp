#pragma once
/// Files of options among the inputs: what they say would silently not count.

#include <filesystem>
#include <vector>

namespace hakem::command {

/// Throws Error where an input that is named itself is a file of overrides, a profile or a
/// schedule: those stand behind an option each.
void refuse_files_of_options(const std::vector<std::filesystem::path>& inputs);

}
