// Completions of fish: a line for everything that may stand somewhere.

#include "usage/completions.hpp"

#include <fmt/format.h>

namespace hakem::usage {

namespace {

std::string quoted(std::string_view text) {
    std::string inside = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') inside += '\\';
        inside += c;
    }
    return inside + '\'';
}

/// Where a line holds; those of the program hold everywhere.
std::string at(const Command& command) {
    if (command.path.empty()) return {};
    return fmt::format(" -n '__hakem_at {}'", joined(command.path));
}

std::string offer(const Option& option) {
    const auto words = joined(option.values);
    if (option.takes == Takes::nothing) return {};
    if (option.takes == Takes::file)
        return words.empty() ? " -r -F" : fmt::format(" -r -F -a {}", quoted(words));
    if (option.takes == Takes::folder) return " -x -a '(__fish_complete_directories)'";
    if (words.empty()) return " -x";
    if (option.separator == 0) return fmt::format(" -x -a {}", quoted(words));
    return fmt::format(" -x -a {}",
                       quoted(fmt::format("(__fish_complete_list {} {})", option.separator,
                                          quoted("printf '%s\\n' " + words))));
}

std::string line(const Command& command, const Option& option, std::string_view name) {
    const auto kind = name.starts_with("--") ? " -l " : " -s ";
    name.remove_prefix(name.starts_with("--") ? 2 : 1);
    return fmt::format("complete -c hakem{}{}{}{} -d {}\n", at(command), kind, name, offer(option),
                       quoted(option.about));
}

/// Only the path counts, so a word is looked up behind the words before it.
std::string path_function(const Command& program) {
    std::string lines;
    for (const auto* command : all_commands(program)) {
        if (command->path.empty()) continue;
        auto before = command->path;
        before.pop_back();
        lines += fmt::format("            case '{}/{}'\n                set path {}\n",
                             joined(before), command->path.back(), joined(command->path));
    }
    return fmt::format("function __hakem_path\n    set -l path\n"
                       "    for word in (commandline -opc)[2..-1]\n"
                       "        switch \"$path/$word\"\n{}        end\n    end\n"
                       "    echo $path\nend\n",
                       lines);
}

std::string arguments(const Command& command) {
    std::string lines;
    for (const auto& argument : command.arguments) {
        if (argument.takes == Takes::file || argument.takes == Takes::folder)
            return lines + fmt::format("complete -c hakem{} -F\n", at(command));
        if (!argument.values.empty())
            lines += fmt::format("complete -c hakem{} -a {}\n", at(command),
                                 quoted(joined(argument.values)));
    }
    return lines;
}

std::string commands(const Command& command) {
    const auto where = command.path.empty() ? std::string(" -n __hakem_at") : at(command);
    std::string lines;
    for (const auto& sub : command.commands)
        lines += fmt::format("complete -c hakem{} -a {} -d {}\n", where, sub.path.back(),
                             quoted(sub.about));
    return lines;
}

}

std::string fish_completions(const Command& program) {
    auto script = "# Completions of hakem for fish, made by `hakem completions fish`.\n\n" +
                  path_function(program) +
                  "function __hakem_at\n    set -l path (__hakem_path)\n"
                  "    test \"$path\" = \"$argv\"\nend\n\ncomplete -c hakem -f\n";
    for (const auto* command : all_commands(program)) {
        script += commands(*command) + arguments(*command);
        for (const auto& option : command->options) {
            for (const auto& name : option.names) script += line(*command, option, name);
            for (const auto& name : option.opposites) script += line(*command, option, name);
        }
    }
    return script;
}

}
