// Completions of zsh: one function a command, each a call of _arguments.

#include "usage/completions.hpp"
#include "usage/shell_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::usage {

namespace {

/// In a specification of _arguments brackets and colons have a meaning.
std::string plain(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

/// "ID[@EDITION]" as one word inside of an action.
std::string single_word(std::string_view text) { return '"' + plain(text) + '"'; }

std::string function_of(const Command& command) {
    auto name = command.path.empty() ? "_hakem" : "_hakem_" + joined(command.path, "_");
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

/// What is offered for a value.
std::string action(const Option& option) {
    const auto words = joined(option.values);
    if (!words.empty() && option.separator != 0)
        return fmt::format("_values -s {} {} {}", option.separator,
                           option.names.front().substr(option.names.front().find_first_not_of('-')),
                           words);
    if (option.takes == Takes::file)
        return words.empty()
                   ? "_files"
                   : fmt::format("_alternative \"words\\::({})\" \"files\\::_files\"", words);
    if (!words.empty()) return fmt::format("({})", words);
    if (option.takes == Takes::folder) return "_files -/";
    // Only told, and not where an option begins.
    return fmt::format("_guard \"^-*\" {}", single_word(option.value));
}

/// "(--other)--name=[about]:VALUE:action"
std::string specification(const Option& option, const std::string& name) {
    std::string text;
    if (option.repeatable)
        text = "*";
    else if (!option.excludes.empty())
        text = fmt::format("({})", joined(option.excludes));
    text += name;
    if (option.takes != Takes::nothing && name.starts_with("--")) text += '=';
    text += fmt::format("[{}]", plain(option.about));
    if (option.takes != Takes::nothing)
        text += fmt::format(":{}:{}", plain(option.value), action(option));
    return "        " + single_quoted(text) + " \\\n";
}

std::string specifications(const std::vector<Option>& options) {
    std::string lines;
    for (const auto& option : options) {
        for (const auto& name : option.names) lines += specification(option, name);
        for (const auto& name : option.opposites) lines += specification(option, name);
    }
    return lines;
}

std::string arguments(const Command& command) {
    std::string lines;
    for (const auto& argument : command.arguments)
        lines += fmt::format(
            "        {} \\\n",
            single_quoted(fmt::format("{}:{}:{}", argument.repeatable ? "*" : "",
                                      plain(argument.names.front()), action(argument))));
    return lines;
}

std::string descriptions(const Command& command) {
    std::string lines;
    for (const auto& sub : command.commands)
        lines += "        " + single_quoted(sub.path.back() + ':' + plain(sub.about)) + '\n';
    return fmt::format("    local -a commands=(\n{}    )\n", lines);
}

std::string cases(const Command& command) {
    std::string lines;
    for (const auto& sub : command.commands)
        lines += fmt::format("            {}) {} ;;\n", sub.path.back(), function_of(sub));
    return lines;
}

/// `hakem rate diff`: the word behind `rate` decides.
std::string to_commands_below(const Command& command) {
    if (command.commands.empty()) return {};
    return descriptions(command) +
           fmt::format("    if (( CURRENT > 2 )) && [[ -n ${{commands[(r)$words[2]:*]}} ]]; then\n"
                       "        shift words\n        (( CURRENT-- ))\n"
                       "        case $words[1] in\n{}        esac\n        return\n    fi\n"
                       "    (( CURRENT != 2 )) || _describe -t commands command commands\n",
                       cases(command));
}

std::string function(const Command& command) {
    return fmt::format("{}() {{\n{}    _arguments $_hakem_common \\\n{}{}        && return\n}}\n\n",
                       function_of(command), to_commands_below(command),
                       specifications(command.options), arguments(command));
}

}

std::string zsh_completions(const Command& program) {
    std::string script = "#compdef hakem\n"
                         "# Completions of hakem for zsh, made by `hakem completions zsh`.\n\n";
    script += fmt::format("typeset -ga _hakem_common=(\n{})\n\n", [&] {
        auto lines = specifications(program.options);
        std::string without_marks;
        for (std::size_t at = 0, end; at < lines.size(); at = end + 3) {
            end = lines.find(" \\\n", at);
            without_marks += lines.substr(at, end - at) + '\n';
        }
        return without_marks;
    }());
    for (const auto* command : all_commands(program))
        if (!command->path.empty()) script += function(*command);
    script += fmt::format(
        "_hakem() {{\n    local context state state_descr line\n    typeset -A opt_args\n{}"
        "    _arguments -C $_hakem_common '1: :->command' '*:: :->rest' && return\n"
        "    case $state in\n"
        "        command) _describe -t commands command commands ;;\n"
        "        rest) case $words[1] in\n{}            esac ;;\n    esac\n}}\n\n",
        descriptions(program), cases(program));
    return script + "if [[ $funcstack[1] == _hakem ]]; then\n    _hakem \"$@\"\nelse\n"
                    "    compdef _hakem hakem\nfi\n";
}

}
