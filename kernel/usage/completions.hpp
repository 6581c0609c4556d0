#pragma once
/// Scripts by which shells complete the command line.

#include "usage/description.hpp"

namespace hakem::usage {

std::string bash_completions(const Command& program);
std::string zsh_completions(const Command& program);
std::string fish_completions(const Command& program);

}
