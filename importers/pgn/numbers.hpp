#pragma once

#include "people.hpp"
#include <hakem/tournament.hpp>

#include <vector>

namespace hakem::pgn {

/// Starting numbers: those of the tags WhiteStartNo and BlackStartNo; where nobody has one, by
/// rating, title and name (FIDE C.04.2), and `numbers_assumed` says so. 0 = there was none left.
std::vector<std::int32_t> numbers_of(const std::vector<Person>& people, Tournament& tournament,
                                     Diagnostics& diagnostics);

}
