#pragma once
/// What a file has and a reader could not take over.

#include <hakem/diagnostic.hpp>

namespace hakem {

/// Whether games were left out because a player whom they name is not in the file: then that
/// nobody played is not true.
bool has_left_out_games(const Diagnostics& diagnostics);

}
