#pragma once
/// Starting numbers that are none.

#include "checked_file.hpp"

namespace hakem::command {

/// Whether the players of a Swiss are numbered by the points that they made, and not by their
/// ratings: some programs write the final places where starting numbers belong (FIDE C.04.2).
bool are_numbers_places(const CheckedFile& file);

}
