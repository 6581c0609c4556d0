#pragma once
/// Lines that are not what they seem: one that alone stands a blank to the right, the second
/// tournament of a file, a last line that was cut off.

#include "kinds.hpp"
#include <hakem/source.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace hakem::trf {

/// The line in which a second tournament begins: a name (012) behind players, and then players
/// with numbers that are taken. 0 = there is none.
std::uint32_t second_event_of(const Source& source);

/// Lines (1-based, up to `end`) that begin with blanks and are a record or player that the file
/// does not have elsewhere.
std::vector<std::uint32_t> shifted_lines_of(const Source& source, std::uint32_t end);

/// Whether the file ends in the middle of its last line, a player's.
bool is_cut_off(const Source& source);

}
