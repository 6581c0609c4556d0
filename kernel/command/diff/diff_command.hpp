#pragma once
/// What `hakem diff` was asked.

#include <filesystem>
#include <string>
#include <vector>

namespace hakem::command {

struct DiffCommand {
    std::filesystem::path a, b;
    std::vector<std::string> only; ///< words of content::Part; empty = all
    std::vector<std::string> to = {"text"};
    std::filesystem::path out; ///< folder; empty = stdout
};

}
