#pragma once
/// What the commands about the program itself were asked.

#include <filesystem>
#include <string>
#include <vector>

namespace hakem::command {

struct HelpCommand {
    std::vector<std::string> topic; ///< "rate", "diff"; empty = the program
    bool json = false;
};

struct CompletionsCommand {
    std::string shell; ///< bash, zsh, fish
};

struct ManCommand {
    std::string command;       ///< empty = the program
    std::filesystem::path out; ///< folder for the pages in both languages; empty = stdout
};

struct ConfigCommand {
    std::string to = "text";
};

}
