#pragma once
/// What the scripts of all shells need.

#include "usage/description.hpp"

namespace hakem::usage {

/// For bash and zsh: nothing in single quotes means anything.
inline std::string single_quoted(std::string_view text) {
    std::string quoted = "'";
    for (const char c : text)
        if (c == '\'')
            quoted += "'\\''";
        else
            quoted += c;
    return quoted + '\'';
}

/// The names of options, those that say no among them.
inline std::string names_of(const std::vector<Option>& options) {
    std::vector<std::string> names;
    for (const auto& option : options) {
        names.insert(names.end(), option.names.begin(), option.names.end());
        names.insert(names.end(), option.opposites.begin(), option.opposites.end());
    }
    return joined(names);
}

inline std::string names_of(const std::vector<Command>& commands) {
    std::vector<std::string> names;
    for (const auto& command : commands) names.push_back(command.path.back());
    return joined(names);
}

}
