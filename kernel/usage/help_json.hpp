#pragma once
/// The description for programs: "hakem.help/1".

#include "usage/description.hpp"
#include <hakem/language.hpp>

namespace hakem::usage {

/// Of the program with all its commands; with a command of that one alone.
std::string help_json(const Command& program, const Command& command, Language language);

}
