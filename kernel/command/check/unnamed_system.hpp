#pragma once
/// Files that do not say by which system they were paired, or that say another one.

#include "checked_file.hpp"

namespace hakem::command {

/// Where the rounds differ from those of the system that was taken, and all of them are those of
/// another one (an edition, an acceleration, the national Swiss), that one takes its place where
/// the file leaves it open; where the file says otherwise, it is `CheckedFile::fitting`.
void find_system(Session session, CheckedFile& file, const CheckRequest& request);

/// Whether rounds that differ are no errors of their own: `add_unnamed_system` tells them.
bool are_differences_open(const CheckedFile& file);

/// What was found, or that the rounds differ from what was taken: no error, since nobody says that
/// they are of it. Where most of them differ they are hardly of it.
void add_unnamed_system(const CheckedFile& file, Diagnostics& findings);

}
