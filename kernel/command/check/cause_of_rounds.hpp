#pragma once
/// Standings that differ because of the rounds they are computed from.

#include "checked_file.hpp"

namespace hakem::command {

/// Rounds that contradict themselves, or differ from the system, come before any guess at another
/// edition, list or scoring; and a guess that explains too little is none.
void doubt_cause(CheckedFile& file);

}
