#pragma once
/// Manual pages, in roff for `man`.

#include "usage/description.hpp"
#include <hakem/language.hpp>

namespace hakem::usage {

/// "hakem.1", "hakem-rate.1"; commands below a command are on its page.
std::string man_name(const Command& command);

/// The page of the program or of one of its commands.
std::string man_page(const Command& program, const Command& command, Language language);

}
