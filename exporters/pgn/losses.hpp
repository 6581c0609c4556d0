#pragma once

#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

namespace hakem::pgn {

/// What a tournament has and PGN has no tag for: each a note.
void say_left_out(const Tournament& tournament, Diagnostics& diagnostics);

}
