#pragma once
/// A command line as it was understood: what is checked is what is run.

#include "command/defaults/defaults_file.hpp"
#include "usage/description.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hakem::command {

/// An option that has a value, or an argument.
struct LineOption {
    std::string name; ///< "--to", of an argument "FILE"
    std::vector<std::string> values;
    usage::Takes takes = usage::Takes::nothing;
    std::string type;    ///< "NAME|FILE"
    char separator = 0;  ///< between values in one word
    bool in_row = false; ///< its values follow each other

    bool is_argument() const { return !name.starts_with("--"); }
};

/// Options of all commands first, then those of the command, in the order of the help.
struct Line {
    std::vector<std::string> command; ///< {"rate", "diff"}
    std::vector<LineOption> options;

    LineOption* find(std::string_view name);
    const LineOption* find(std::string_view name) const;
};

/// Reads the words with all that the defaults say. Throws Error wrong_usage.
Line understood(Language language, const DefaultsFile& defaults,
                const std::vector<std::string>& words);

/// The words that are understood so, whatever the defaults say.
std::vector<std::string> words_of(const Line& line);

}
