#pragma once
/// What `hakem explain` was asked.

#include <filesystem>
#include <string>
#include <vector>

namespace hakem::command {

struct ExplainCommand {
    std::vector<std::string> codes; ///< or beginnings of codes: "RTG-02"
    bool list = false;              ///< all, a line each
    std::vector<std::string> to = {"text"};
    std::filesystem::path out; ///< folder; empty = stdout
};

}
