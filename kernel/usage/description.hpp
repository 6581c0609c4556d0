#pragma once
/// What the program can be asked, as data.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::usage {

/// What a value names, so that a shell can offer it.
enum class Takes : std::uint8_t { nothing, text, number, file, folder };

/// An option, or an argument: what stands without a name of its own.
struct Option {
    std::vector<std::string> names;     ///< "--to"; of an argument the word of the help, "FILE"
    std::vector<std::string> opposites; ///< "--single": says no to "--double"
    std::string value;                  ///< "FORMAT[,FORMAT]"; empty where nothing follows
    std::vector<std::string> values;    ///< the allowed ones; empty = not a matter of a list
    std::string least, greatest;        ///< of a number; empty = not said
    std::string fallback;               ///< what holds without the option; empty = nothing
    std::string about;
    std::vector<std::string> excludes; ///< names of options that do not go with it
    Takes takes = Takes::nothing;
    char separator = 0; ///< between several values in one word
    bool required = false, repeatable = false;
    bool in_file = false; ///< may stand in a defaults file
    bool others = false;  ///< besides `values` there is more that may be given
};

/// A command, or the program itself.
struct Command {
    std::vector<std::string> path; ///< {"rate", "diff"}; empty = the program
    std::string about;
    std::vector<Option> arguments, options; ///< of the program: the options of all commands
    std::vector<Command> commands;
    bool needs_command = false; ///< one of `commands` has to follow
};

/// The words with something between: "rate diff".
std::string joined(const std::vector<std::string>& words, std::string_view between = " ");

/// The command and all below it, the program first.
std::vector<const Command*> all_commands(const Command& program);

/// The command with that path; nullptr where there is none.
const Command* find_command(const Command& program, const std::vector<std::string>& path);

}
