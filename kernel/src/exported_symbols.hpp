#pragma once
/// What a shared library exports, read from the file as it lies: nothing of it is loaded or run.

#include <filesystem>
#include <string>
#include <vector>

namespace hakem {

/// The names in its table of dynamic symbols, which stripping leaves in place. Empty where the file
/// is no library of this machine or says of itself what is not so.
std::vector<std::string> exported_symbols(const std::filesystem::path& path);

}
