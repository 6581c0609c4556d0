#pragma once
/// Byes of files that have one sign for the pairing-allocated and the full-point bye.

#include "checked_file.hpp"

namespace hakem::command {

/// A plus without an opponent, where the format or the program has no letters for byes.
bool has_byes_of_unknown_kind(const CheckedFile& file);

/// Of such a file the rounds that differ are paired again with one of their byes, or none, as the
/// pairing-allocated one and the others as full-point byes (FIDE C.04.1, 3); where a round is then
/// identical, its byes were so. `CheckedFile::byes_read` names these rounds.
void read_open_byes(Session session, CheckedFile& file, const CheckRequest& request);

}
