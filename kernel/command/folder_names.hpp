#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace hakem::command {

/// A folder name for each file, from its own name; where it is taken, with -2, -3 ... No two are
/// alike, even where the file system does not tell capitals apart.
/// Identity numbers in them are hidden.
std::vector<std::string> folder_names(const std::vector<std::filesystem::path>& paths,
                                      bool with_identity);

/// "1", "2", ...: names that tell nothing of a file.
std::vector<std::string> numbers_as_names(std::size_t count);

}
