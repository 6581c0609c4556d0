#include "usage/description.hpp"

namespace hakem::usage {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const auto& word : words) {
        if (!text.empty() && !word.empty()) text += between;
        text += word;
    }
    return text;
}

std::vector<const Command*> all_commands(const Command& program) {
    std::vector<const Command*> all = {&program};
    for (const auto& command : program.commands) {
        const auto below = all_commands(command);
        all.insert(all.end(), below.begin(), below.end());
    }
    return all;
}

const Command* find_command(const Command& program, const std::vector<std::string>& path) {
    for (const auto* command : all_commands(program))
        if (command->path == path) return command;
    return nullptr;
}

}
